#pragma once

#include <mazescope/walk.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace mazescope::gui {

/// Somebody's walk through the maze that a lane shows. It belongs to one tick of the run: should
/// the run move, the walk is over.
struct LaneWalk {
  std::uint64_t id;  ///< never used again
  Walk walk;
  std::uint64_t tick;
  bool hint = false;      ///< shows the shortest way from here
  bool darkness = false;  ///< hides what is not in sight
};

/// A walk that begins once the run of a lane has come to its end.
struct AwaitedWalk {
  std::uint64_t lane;  ///< its id
  bool darkness;
};

inline constexpr std::string_view walkEnded = "The maze changed: the walk has ended.";

/// "12 moves · the shortest way has 58".
[[nodiscard]] std::string progressText(const Walk& walk);
/// "Reached the goal in 64 moves; the shortest way has 58."
[[nodiscard]] std::string arrivalText(const Walk& walk);

}  // namespace mazescope::gui
