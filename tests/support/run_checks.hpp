#pragma once

#include <support/bare.hpp>
#include <support/catch.hpp>

#include <mazescope/random.hpp>
#include <mazescope/run.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mazescope::test {

inline std::vector<std::uint16_t> painted(const Run& run) {
  std::vector<std::uint16_t> words(run.grid().cellCount());
  run.paint(0, words);
  return words;
}

/// In how many places two pictures differ.
inline std::size_t differences(std::span<const std::uint16_t> a, std::span<const std::uint16_t> b) {
  std::size_t count = a.size() == b.size() ? 0 : 1;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (a[i] != b[i]) ++count;
  return count;
}

/// All that can be seen of a run equals what a fresh one shows at the same tick.
inline void checkEqualsFresh(const Run& run) {
  Bare fresh(run.spec());
  fresh.step(run.tick());
  if (run.finished()) CHECK(fresh.step(1).empty());
  CAPTURE(run.tick());
  CHECK(run.tick() == fresh.at.tick);
  CHECK(run.phase() == fresh.at.phase);
  CHECK(run.last() == fresh.at.last);
  CHECK(run.grid() == fresh.grid);
  CHECK(run.counts() == Counts::of(fresh.grid));
  CHECK(run.stage() == fresh.pipeline.stage());
  CHECK(run.ends() == fresh.pipeline.ends());
  CHECK(run.answer() == fresh.pipeline.answer());
  CHECK(run.path() == fresh.pipeline.path(fresh.grid));
  for (std::size_t i = 0; i < run.figures().size(); ++i)
    CHECK(run.figure(i) == fresh.pipeline.figure(fresh.grid, i));
  CHECK(inWords(run.inspect(7)) == inWords(fresh.pipeline.inspect(fresh.grid, 7)));

  const std::vector<Mark> marks = fresh.painted();
  std::vector<std::uint16_t> words(fresh.grid.words().begin(), fresh.grid.words().end());
  for (std::size_t cell = 0; cell < words.size(); ++cell)
    words[cell] = Grid::withMark(words[cell], marks[cell]);
  CHECK(differences(painted(run), words) == 0);
}

/// Moves a run about at random, in every way there is, over ticks from 0 to a little past `total`.
class Wanderer {
public:
  Wanderer(std::uint64_t seed, std::uint64_t total) : random_(seed), total_(total) {}

  void move(Run& run) {
    const std::uint64_t from = run.tick();
    const std::uint64_t few = random_.below(40);
    const std::uint64_t many = random_.below(static_cast<std::uint32_t>(total_ + 50));
    switch (random_.below(11)) {
      case 0: return checkForward(run, from, few);
      case 1: return checkBack(run, from, few);
      case 2: return checkForward(run, from, many);
      case 3: return checkBack(run, from, many);
      case 4: return run.seek(many);
      case 5: return checkPhases(run, from, few / 8);
      case 6: return checkPhasesBack(run, from, few / 8);
      case 7: return (void)run.scout(many);
      case 8:
        while (!run.approach(many, 500)) run.scout(300);
        return;
      case 9: return (void)run.approach(many, 700);  // and perhaps not to its end
      default: return (void)run.approachPhaseEnd(run.phase() + few, 400);
    }
  }

private:
  void checkForward(Run& run, std::uint64_t from, std::uint64_t ticks) const {
    const std::uint64_t moved = run.forward(ticks);
    CHECK(run.tick() == std::min(from + ticks, total_));
    CHECK(moved == run.tick() - from);
  }
  static void checkBack(Run& run, std::uint64_t from, std::uint64_t ticks) {
    const std::uint64_t moved = run.back(ticks);
    CHECK(run.tick() == from - std::min(from, ticks));
    CHECK(moved == from - run.tick());
  }
  static void checkPhases(Run& run, std::uint64_t from, std::uint64_t phases) {
    const std::uint64_t moved = run.forwardPhases(phases);
    CHECK(moved == run.tick() - from);
  }
  static void checkPhasesBack(Run& run, std::uint64_t from, std::uint64_t phases) {
    const std::uint64_t moved = run.backPhases(phases);
    CHECK(moved == from - run.tick());
  }

  Random random_;
  std::uint64_t total_;
};

}  // namespace mazescope::test
