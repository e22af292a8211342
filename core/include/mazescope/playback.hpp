#pragma once

#include <cstdint>
#include <limits>

namespace mazescope {

/// What playing moves by.
enum class PlayUnit : std::uint8_t { tick, phase };

/// How lanes of different lengths go together: each at the same tick, at the same share of its own
/// length, or at the end of the phase of the same number.
enum class KeepStep : std::uint8_t { tick, percent, phase };

inline constexpr double slowest = 1;             ///< units a second
inline constexpr double fastestGiven = 1000000;  ///< units a second, the most that can be asked for
inline constexpr double asFastAsItGoes = std::numeric_limits<double>::infinity();

/// How all lanes are played, and where they stand.
struct Playback {
  double speed = 60;  ///< units a second: slowest to fastestGiven, or asFastAsItGoes
  PlayUnit unit = PlayUnit::tick;
  KeepStep keepStep = KeepStep::tick;
  /// By tick: of every lane. By percent: of the selected lane. By phase: the phase of every lane.
  std::uint64_t tick = 0;

  friend bool operator==(const Playback&, const Playback&) = default;
};

}  // namespace mazescope
