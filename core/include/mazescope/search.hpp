#pragma once

#include <mazescope/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace mazescope {

/// Breadth-first search over passages, cut into slices (E. F. Moore, "The shortest path through a
/// maze", Proceedings of the International Symposium on the Theory of Switching, 1959). It writes the
/// value of each cell it reaches, which is that of the cell it came from and `step` more: with a
/// step of 1 a distance, with 0 a label.
class Search {
public:
  static constexpr std::uint32_t unreached = std::numeric_limits<std::uint32_t>::max();

  explicit Search(std::uint32_t step) : step_(step) {}

  /// Starts from one more cell, which must be unreached. `values` has one for each cell of the grid.
  void start(Cell from, std::uint32_t value, std::vector<std::uint32_t>& values) {
    values[from] = value;
    waiting_.push_back(from);
  }

  /// Looks at as many cells as `cells` says, and takes them from it; returns whether all cells are
  /// reached that can be. Requires the same grid and values in every call. Each cell is looked at
  /// once. Memory while at work: up to 4 bytes a cell.
  bool work(const Grid& grid, std::uint64_t& cells, std::vector<std::uint32_t>& values) {
    for (; next_ < waiting_.size() && cells > 0; --cells) {
      const Cell here = waiting_[next_++];
      for (const Direction direction : allDirections) {
        if (!grid.passage(here, direction)) continue;
        const Cell there = grid.neighborOf(here, direction);
        if (values[there] != unreached) continue;
        values[there] = values[here] + step_;
        waiting_.push_back(there);
      }
    }
    if (next_ < waiting_.size()) return false;
    waiting_.clear();
    next_ = 0;
    return true;
  }

private:
  std::uint32_t step_;
  std::vector<Cell> waiting_;  // those before next_ have been looked at
  std::size_t next_ = 0;
};

}  // namespace mazescope
