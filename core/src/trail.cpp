#include <mazescope/trail.hpp>

namespace mazescope {

std::vector<Cell> Trail::newest(const Grid& grid, std::size_t limit) const {
  std::vector<Cell> cells;
  Cell cell = top_;
  for (std::size_t below = size(); below > 0 && cells.size() < limit; --below) {
    cells.push_back(cell);
    if (below > 1) cell = grid.neighborOf(cell, back_[below - 2]);
  }
  return cells;
}

}  // namespace mazescope
