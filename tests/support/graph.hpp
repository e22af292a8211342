#pragma once

#include <mazescope/grid.hpp>

#include <cstdint>
#include <vector>

namespace mazescope::test {

inline std::uint32_t passagesAt(const Grid& grid, Cell cell) {
  std::uint32_t count = 0;
  for (const Direction direction : allDirections)
    if (grid.passage(cell, direction)) ++count;
  return count;
}

/// Each passage counted once.
inline std::uint64_t passageCount(const Grid& grid) {
  std::uint64_t ends = 0;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) ends += passagesAt(grid, cell);
  return ends / 2;
}

/// How many cells can be reached from the first one, itself included.
inline std::uint64_t reachable(const Grid& grid) {
  std::vector<bool> seen(grid.cellCount());
  std::vector<Cell> waiting{0};
  seen[0] = true;
  std::uint64_t count = 0;
  while (!waiting.empty()) {
    const Cell here = waiting.back();
    waiting.pop_back();
    ++count;
    for (const Direction direction : allDirections) {
      if (!grid.passage(here, direction)) continue;
      const Cell next = grid.neighborOf(here, direction);
      if (seen[next]) continue;
      seen[next] = true;
      waiting.push_back(next);
    }
  }
  return count;
}

/// Connected by n-1 passages: a tree, so there is no loop either.
inline bool perfect(const Grid& grid) {
  return passageCount(grid) == grid.cellCount() - 1 && reachable(grid) == grid.cellCount();
}

inline std::uint64_t deadEnds(const Grid& grid) {
  std::uint64_t count = 0;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (passagesAt(grid, cell) == 1) ++count;
  return count;
}

inline double deadEndShare(const Grid& grid) {
  return static_cast<double>(deadEnds(grid)) / grid.cellCount();
}

}  // namespace mazescope::test
