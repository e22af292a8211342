#pragma once

#include <mazescope/grid.hpp>

#include <cstdint>
#include <optional>

namespace mazescope {

/// Where a walk through a maze begins, and where it is to lead.
struct Ends {
  std::optional<Cell> start;  ///< none: there is no cell to stand on
  std::optional<Cell> goal;
  friend bool operator==(const Ends&, const Ends&) = default;
};

/// The ends that a solver takes if no stage before it says otherwise: the open cells nearest to the
/// north-west and to the south-east corner, counted in steps over rock; of several, the first row
/// by row. None where nothing is open. O(1) in a maze, O(cells) in a cave.
[[nodiscard]] Ends cornerEnds(const Grid& grid);
/// These ends, and for one that is not set the corner's. Costs what cornerEnds does, if it is needed.
[[nodiscard]] Ends orCorners(Ends ends, const Grid& grid);

/// What a solver has found out so far.
struct Answer {
  std::uint64_t visited = 0;            ///< cells it looked at, each counted once
  std::optional<std::uint64_t> length;  ///< of the path it found, in passages; none: none so far
  friend bool operator==(const Answer&, const Answer&) = default;
};

}  // namespace mazescope
