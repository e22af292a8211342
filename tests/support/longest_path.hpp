#pragma once

#include <support/graph.hpp>

#include <mazescope/analysis.hpp>

#include <algorithm>
#include <deque>

namespace mazescope::test {

/// How far any two cells of a small grid are apart: a search from every cell.
class Distances {
public:
  explicit Distances(const Grid& grid) : cells_(grid.cellCount()), table_(cells_ * cells_, none) {
    for (Cell start = 0; start < cells_; ++start)
      if (node(grid, start)) searchFrom(grid, start);
  }

  std::uint32_t between(Cell from, Cell to) const { return table_[from * cells_ + to]; }
  std::uint32_t longest() const {
    std::uint32_t longest = 0;
    for (const std::uint32_t distance : table_)
      if (distance != none) longest = std::max(longest, distance);
    return longest;
  }
  /// Each counted at its first cell.
  std::uint32_t components() const {
    std::uint32_t count = 0;
    for (Cell cell = 0; cell < cells_; ++cell) {
      Cell first = 0;
      while (first < cells_ && between(cell, first) == none) ++first;
      if (first == cell) ++count;
    }
    return count;
  }

private:
  static constexpr std::uint32_t none = 0xffffffffU;

  static bool node(const Grid& grid, Cell cell) {
    if (grid.kind() == GridKind::cave) return grid.open(cell);
    const Mark mark = grid.mark(cell);
    return mark == Mark::active || mark == Mark::done || passagesAt(grid, cell) > 0;
  }

  void searchFrom(const Grid& grid, Cell start) {
    std::deque<Cell> waiting{start};
    table_[start * cells_ + start] = 0;
    for (; !waiting.empty(); waiting.pop_front())
      for (const Direction direction : allDirections) {
        const Cell here = waiting.front();
        if (!grid.passage(here, direction)) continue;
        const Cell next = grid.neighborOf(here, direction);
        if (between(start, next) != none) continue;
        table_[start * cells_ + next] = between(start, here) + 1;
        waiting.push_back(next);
      }
  }

  std::size_t cells_;
  std::vector<std::uint32_t> table_;
};

/// The dead-end branches alone, each walked from its dead end.
inline Structure plainBranchesOf(const Grid& grid) {
  Structure structure;
  for (Cell end = 0; end < grid.cellCount(); ++end) {
    if (passagesAt(grid, end) != 1) continue;
    Cell before = end;
    Cell here = end;
    std::uint32_t length = 0;
    do {
      for (const Direction direction : allDirections) {
        if (!grid.passage(here, direction) || grid.neighborOf(here, direction) == before) continue;
        before = here;
        here = grid.neighborOf(here, direction);
        break;
      }
      ++length;
    } while (passagesAt(grid, here) == 2);
    ++structure.deadEndBranches;
    structure.deadEndBranchSum += length;
    structure.longestDeadEndBranch = std::max(structure.longestDeadEndBranch, length);
  }
  return structure;
}

}  // namespace mazescope::test
