#pragma once

#include <mazescope/ends.hpp>
#include <mazescope/grid.hpp>

namespace mazescope {

/// The directions in which the cell has no neighbour; none: it does not lie at the border.
[[nodiscard]] inline DirectionSet borderSides(const Grid& grid, Cell cell) {
  DirectionSet sides;
  for (const Direction direction : allDirections)
    if (!grid.hasNeighbor(cell, direction)) sides.insert(direction);
  return sides;
}

/// As cornerEnds, of the cells at the border alone that are part of the maze or cave. O(cells).
[[nodiscard]] Ends borderEnds(const Grid& grid);

}  // namespace mazescope
