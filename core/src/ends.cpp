#include <mazescope/ends.hpp>

#include <tuple>

namespace mazescope {

Ends cornerEnds(const Grid& grid) {
  if (grid.kind() == GridKind::maze) return {0, grid.cellCount() - 1};
  Ends ends;
  std::uint32_t least = 0;
  std::uint32_t most = 0;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (!grid.open(cell)) continue;
    const auto [x, y] = grid.pointOf(cell);
    if (!ends.start || x + y < least) std::tie(ends.start, least) = std::pair(cell, x + y);
    if (!ends.goal || x + y > most) std::tie(ends.goal, most) = std::pair(cell, x + y);
  }
  return ends;
}

Ends orCorners(Ends ends, const Grid& grid) {
  if (ends.start && ends.goal) return ends;
  const Ends corners = cornerEnds(grid);
  if (!ends.start) ends.start = corners.start;
  if (!ends.goal) ends.goal = corners.goal;
  return ends;
}

}  // namespace mazescope
