#pragma once

#include <mazescope/grid.hpp>

namespace mazescope::exports {

/// The walls of a grid as pieces one cell long between corners, which are counted from 0 to the
/// grid's width and height. In a maze they stand between cells without a passage, in a cave between
/// what is open and what is rock; outside of the grid all is rock. An opening in the border is a gap.
class Walls {
public:
  /// The grid must outlive it.
  explicit Walls(const Grid& grid) : grid_(&grid), size_(grid.size()) {}

  /// From the corner (x, y) to (x + 1, y)? Requires x < width, y <= height.
  [[nodiscard]] bool eastOf(std::uint32_t x, std::uint32_t y) const {
    if (y == size_.height) return outer({x, y - 1}, Direction::south);
    return y == 0 ? outer({x, y}, Direction::north) : inner({x, y}, Direction::north);
  }
  /// From the corner (x, y) to (x, y + 1)? Requires x <= width, y < height.
  [[nodiscard]] bool southOf(std::uint32_t x, std::uint32_t y) const {
    if (x == size_.width) return outer({x - 1, y}, Direction::east);
    return x == 0 ? outer({x, y}, Direction::west) : inner({x, y}, Direction::west);
  }

private:
  [[nodiscard]] bool outer(Point point, Direction side) const {
    const Cell cell = grid_->cellAt(point);
    return grid_->open(cell) && !grid_->opening(cell, side);
  }
  [[nodiscard]] bool inner(Point point, Direction side) const {
    const Cell cell = grid_->cellAt(point);
    return grid_->kind() == GridKind::maze
               ? !grid_->passage(cell, side)
               : grid_->open(cell) != grid_->open(grid_->neighborOf(cell, side));
  }

  const Grid* grid_;
  Size size_;
};

}  // namespace mazescope::exports
