#pragma once

#include <mazescope/grid.hpp>

#include <cstdint>
#include <vector>

namespace mazescope {

/// How far one sees in a cave, in cells. It only bounds the cost: few caves are as wide.
inline constexpr std::uint32_t sightRadius = 64;

/// What is seen from a cell, itself included: each cell once, row by row.
///
///   maze  the straight lines in the four directions, through passages, up to the first wall
///   cave  the open cells whose middle is seen from the middle of this one past the rock, and the
///         rock that bounds the view, by symmetric shadowcasting (A. Ford, "Symmetric
///         Shadowcasting", 2017): of two open cells each sees the other, or neither does
///
/// Rock itself sees nothing but itself. Cost: O(width + height) in a maze, O(sightRadius^2) in a
/// cave.
[[nodiscard]] std::vector<Cell> cellsInSight(const Grid& grid, Cell from);

}  // namespace mazescope
