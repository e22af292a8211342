#pragma once

#include <mazescope/run.hpp>

#include <cstdint>
#include <optional>

namespace mazescope {

/// Finds the last breakpoint before the present tick of a run, in slices: the run is replayed from
/// one checkpoint after the other, the latest first. It works on a copy of the run's moment and
/// needs the same run, unmoved or moved, for its checkpoints. Cost: what a replay from the hit's
/// checkpoint costs; of the whole run if there is no hit.
class BackwardSearch {
public:
  BackwardSearch(const Run& run, Watch watch);

  /// Replays about so many ticks; returns whether it is done.
  bool work(const Run& run, std::uint64_t ticks);
  struct Hit {
    std::uint64_t tick = 0;
    std::uint64_t phase = 0;
    std::size_t breakpoint = 0;  ///< as Watch::Hits has them
  };
  /// The hit, once it is done; none: there is no breakpoint before.
  [[nodiscard]] const std::optional<Hit>& hit() const { return hit_; }
  [[nodiscard]] bool done() const { return done_; }
  /// Later ticks have been looked at.
  [[nodiscard]] std::uint64_t end() const { return end_; }
  /// How much of what came before has been looked at, from 0 to 1.
  [[nodiscard]] double progress() const;

private:
  void startInterval(const Run& run, std::uint64_t end);

  Watch watch_;
  Moment moment_;
  std::uint64_t before_;     // hits at this tick or later do not count
  std::uint64_t start_ = 0;  // of the interval that is replayed
  std::uint64_t end_ = 0;    // its last move is looked at too
  std::optional<Hit> hit_;
  bool done_ = false;
};

}  // namespace mazescope
