#pragma once

#include <mazescope/transport.hpp>

#include <deque>
#include <vector>

namespace mazescope::test {

/// Some runs and a transport, worked to the end of what there is to do.
struct Session {
  explicit Session(std::vector<Size> sizes, const Playback& playback = {}) : transport(playback) {
    for (const Size size : sizes) runs.emplace_back(Spec{"backtracker", size, 7, {}, {}});
    for (Run& run : runs) pointers.push_back(&run);
  }

  Transport::Runs all() { return {pointers, selected, breakpoints}; }
  void settle() {
    while (transport.work(all(), 100)) {
    }
  }
  void learnLengths() {
    for (Run& run : runs) run.scout(UINT64_MAX);
  }
  std::vector<std::uint64_t> ticks() {
    std::vector<std::uint64_t> found;
    for (const Run& run : runs) found.push_back(run.tick());
    return found;
  }
  /// As a window would: time passes, then the runs move.
  void play(double seconds, double frame = 0.02) {
    for (double past = 0; past < seconds - frame / 2; past += frame) {
      transport.elapse(frame);
      settle();
    }
  }

  std::deque<Run> runs;
  std::vector<Run*> pointers;
  std::size_t selected = 0;
  std::vector<Breakpoint> breakpoints;
  Transport transport;
};

}  // namespace mazescope::test
