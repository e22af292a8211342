#include "border.hpp"

#include <mazescope/counts.hpp>

namespace mazescope {

Ends borderEnds(const Grid& grid) {
  Ends ends;
  const auto steps = [&grid](Cell cell) {  // from the north-west corner
    const Point point = grid.pointOf(cell);
    return point.x + point.y;
  };
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (!Counts::isNode(grid, cell) || borderSides(grid, cell).empty()) continue;
    if (!ends.start || steps(cell) < steps(*ends.start)) ends.start = cell;
    if (!ends.goal || steps(cell) > steps(*ends.goal)) ends.goal = cell;
  }
  return ends;
}

}  // namespace mazescope
