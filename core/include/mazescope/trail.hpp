#pragma once

#include <mazescope/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazescope {

/// A stack of cells of which each is a neighbour of the one below it, as in a depth-first search
/// or a walk. It keeps the top cell and one byte a step: a quarter of a stack of cells.
class Trail {
public:
  /// Throws away what was there and starts from one cell.
  void start(Cell first) {
    top_ = first;
    back_.clear();
    empty_ = false;
  }
  /// `back` is the direction from `cell` to the present top, which must be its neighbour.
  void push(Cell cell, Direction back) {
    top_ = cell;
    back_.push_back(back);
  }
  /// Requires !empty().
  void pop(const Grid& grid) {
    if (back_.empty()) {
      empty_ = true;
      return;
    }
    top_ = grid.neighborOf(top_, back_.back());
    back_.pop_back();
  }

  [[nodiscard]] bool empty() const { return empty_; }
  /// Requires !empty().
  [[nodiscard]] Cell top() const { return top_; }
  [[nodiscard]] std::size_t size() const { return empty_ ? 0 : back_.size() + 1; }
  /// The top and the cells below it, at most `limit`. O(limit).
  [[nodiscard]] std::vector<Cell> newest(const Grid& grid, std::size_t limit) const;

  /// Puts four steps into a byte; until they are unpacked, only bytes() may be asked.
  void pack();
  void unpack();
  [[nodiscard]] std::size_t bytes() const { return back_.capacity() + packed_.capacity(); }

private:
  Cell top_ = 0;
  bool empty_ = true;
  std::vector<Direction> back_;
  std::vector<std::uint8_t> packed_;
  std::size_t packedSteps_ = 0;
};

}  // namespace mazescope
