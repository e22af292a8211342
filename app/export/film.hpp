#pragma once

#include "export/format.hpp"

#include <cstdint>
#include <vector>

namespace mazescope::exports {

inline constexpr std::uint64_t maximumFrames = 99'999;  ///< so that five digits number them

/// When a film of a run from tick 0 to its present tick shows which tick. Each frame is shown for the
/// same time; the last tick is shown while the end is held, too.
class Film {
public:
  /// `length`: the last tick to be shown. `options`: those of filmOptions.
  Film(std::uint64_t length, const Parameters& options);

  [[nodiscard]] std::uint64_t frames() const { return played_ + held_; }
  /// Requires frame < frames(). Never falls from one frame to the next; the first is 0.
  [[nodiscard]] std::uint64_t tick(std::uint64_t frame) const;
  /// When a frame begins, in hundredths of a second from the start, rounded down; that of frames()
  /// is the end.
  [[nodiscard]] std::uint64_t begins(std::uint64_t frame) const { return frame * 100 / rate_; }
  /// The first frame after this one that shows another tick, or frames().
  [[nodiscard]] std::uint64_t nextChange(std::uint64_t frame) const;

private:
  std::uint64_t length_;
  std::uint64_t rate_;         // frames a second
  std::uint64_t ticksAFrame_;  // 0: as many as fill the seconds that are given
  std::uint64_t played_;       // frames from the first to the one that reaches the last tick
  std::uint64_t held_;         // frames after it
};

/// "rate", "ticks", "seconds" and "hold".
[[nodiscard]] std::vector<ParameterInfo> filmOptions(std::int64_t maximumRate);

/// Throws Error ("ticks") if there are too many frames.
void checkFilm(const Subject& subject, const Parameters& options);

}  // namespace mazescope::exports
