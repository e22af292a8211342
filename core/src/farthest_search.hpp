#pragma once

#include "border.hpp"

#include <mazescope/grid.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mazescope {

/// A breadth-first search for the cell farthest from a given one, move by move, a ring of cells at
/// a time. A cell is marked as queued when it is found, and gets its mark back when it is looked
/// at. Memory: a bit a cell, and two rings.
class FarthestSearch {
public:
  /// The lines that its moves have in the pseudocode of whoever uses it.
  struct Lines {
    std::uint8_t begin, find, lookAt;
  };

  /// Before any search. With `atBorder`, cells at the border go before all others.
  FarthestSearch(Lines lines, bool atBorder) : lines_(lines), atBorder_(atBorder) {}

  /// Begins a search, with its first move. Requires an open cell. O(cells).
  void begin(const Grid& grid, Cell from, Mutation& out) {
    *this = FarthestSearch(lines_, atBorder_);
    known_.resize(grid.cellCount());
    out = add(grid, from, Direction::north);
    ring_.swap(nextRing_);
    out.phaseStart = true;
    out.line = lines_.begin;
  }

  /// The next move; false: every cell that can be reached was looked at.
  bool next(const Grid& grid, Mutation& out) {
    if (at_ == ring_.size()) endRing();
    if (ring_.empty()) return false;
    const auto [here, before] = ring_[at_];
    const DirectionSet passages = grid.passages(here);
    for (std::uint32_t i = 0; i < passages.size(); ++i) {
      const Cell cell = grid.neighborOf(here, passages.at(i));
      if (known_[cell]) continue;
      out = add(grid, cell, opposite(passages.at(i)));
      return true;
    }
    ++at_;
    ++looked_;
    passageEnds_ += passages.size();
    compare(grid, here);
    out = Mutation{.cell = here, .before = Mark::queued, .after = before, .line = lines_.lookAt};
    return true;
  }

  /// Of the cell looked at, in passages.
  [[nodiscard]] std::uint32_t distance() const { return distance_; }
  /// Of the cells looked at; of several, the first. Requires one.
  [[nodiscard]] Cell farthest() const { return farthest_.value(); }
  [[nodiscard]] std::uint32_t farthestDistance() const { return farthestDistance_; }
  [[nodiscard]] std::uint64_t looked() const { return looked_; }
  /// Once it has ended: no loop was met, as n cells hang together by n - 1 passages.
  [[nodiscard]] bool foundTree() const { return passageEnds_ == 2 * (looked_ - 1); }

  [[nodiscard]] std::uint64_t waiting() const { return ring_.size() - at_ + nextRing_.size(); }
  /// The next first, at most `limit`.
  [[nodiscard]] std::vector<Cell> queue(std::size_t limit) const {
    const std::size_t left = ring_.size() - at_;
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < std::min<std::uint64_t>(limit, waiting()); ++i)
      cells.push_back((i < left ? ring_[at_ + i] : nextRing_[i - left]).cell);
    return cells;
  }

  [[nodiscard]] std::size_t bytes() const {
    return known_.capacity() / 8 + (ring_.capacity() + nextRing_.capacity()) * sizeof(Waiting);
  }

private:
  struct Waiting {
    Cell cell;
    Mark before;
  };

  Mutation add(const Grid& grid, Cell cell, Direction back) {
    known_[cell] = true;
    nextRing_.push_back({cell, grid.mark(cell)});
    return Mutation{.cell = cell,
                    .direction = back,
                    .before = grid.mark(cell),
                    .after = Mark::queued,
                    .line = lines_.find};
  }

  void endRing() {
    ring_.swap(nextRing_);
    nextRing_.clear();
    at_ = 0;
    ++distance_;
  }

  void compare(const Grid& grid, Cell here) {
    const bool border = atBorder_ && !borderSides(grid, here).empty();
    const bool stays =
        border == farthestAtBorder_ ? distance_ <= farthestDistance_ : farthestAtBorder_;
    if (farthest_ && stays) return;
    farthest_ = here;
    farthestDistance_ = distance_;
    farthestAtBorder_ = border;
  }

  Lines lines_;
  bool atBorder_;
  std::vector<bool> known_;
  std::vector<Waiting> ring_;  // all at one distance
  std::size_t at_ = 0;
  std::vector<Waiting> nextRing_;
  std::uint32_t distance_ = 0;
  std::uint64_t looked_ = 0;
  std::uint64_t passageEnds_ = 0;  // of the cells looked at
  std::optional<Cell> farthest_;
  std::uint32_t farthestDistance_ = 0;
  bool farthestAtBorder_ = false;
};

}  // namespace mazescope
