#pragma once

#include <mazescope/grid.hpp>
#include <mazescope/inspection.hpp>
#include <mazescope/stepper.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace mazescope {

/// The regions of a cave, that is, the parts whose open cells hang together, labelled move by move.
///
/// Then regions may be united. The sets are a forest in which the smaller goes under the larger (B.
/// A. Galler and M. J. Fischer, "An improved equivalence algorithm", CACM 7(5), 1964), so finding
/// costs O(log regions) and changes nothing. Memory: 4 bytes a cell, 4 an open cell, 12 a region.
class Regions {
public:
  /// The lines of the labelling, to stand first in the pseudocode of whoever uses it.
  enum Line : std::uint8_t { eachCell, begin, whileQueued, queueBeside, lookAt, lineCount };

  static constexpr std::uint32_t none = 0xffffffffU;

  struct Region {
    Cell first;            ///< of its cells, row by row
    std::uint32_t cells;   ///< of all that were united in it
    std::uint32_t parent;  ///< itself: it stands for its set
  };

  /// O(cells).
  explicit Regions(const Grid& grid) : of_(grid.cellCount(), none) {}

  /// The next move of the labelling; false: all open cells have their region. The looks for first
  /// cells add up to one look at the grid.
  bool next(const Grid& grid, Mutation& out);

  /// All so far, in the order in which they were found. They keep their places when they are
  /// united.
  [[nodiscard]] const std::vector<Region>& all() const { return regions_; }
  /// The first of those with the most cells. Requires one.
  [[nodiscard]] std::uint32_t largest() const { return largest_; }
  /// How many sets they form.
  [[nodiscard]] std::uint32_t sets() const { return sets_; }

  /// The place of the region that the cell was given to, or none.
  [[nodiscard]] std::uint32_t of(Cell cell) const { return of_[cell]; }
  /// Gives rock to a region.
  void give(Cell cell, std::uint32_t region) { of_[cell] = region; }

  /// The first cell of the region that stands for the cell's set. Requires of(cell) != none.
  [[nodiscard]] Cell setOf(Cell cell) const { return regions_[root(of_[cell])].first; }
  void unite(Cell one, Cell other);

  /// The open cells, region by region.
  [[nodiscard]] const std::vector<Cell>& order() const { return order_; }
  /// Gives that list away. Requires that all are labelled.
  [[nodiscard]] std::vector<Cell> takeOrder() {
    looked_ = 0;
    return std::exchange(order_, {});
  }
  /// Cells found and not yet looked at, the next first.
  [[nodiscard]] Inspection::List queue(std::size_t limit) const;
  /// The first cells of the regions.
  [[nodiscard]] Inspection::List list(std::size_t limit) const;
  /// Of a move of the labelling.
  [[nodiscard]] Explanation explain(const Grid& grid, const Mutation& last) const;

  [[nodiscard]] std::size_t bytes() const;

private:
  void lookAround(const Grid& grid, Mutation& out);
  void add(Cell cell);
  [[nodiscard]] std::uint32_t root(std::uint32_t region) const;

  std::vector<std::uint32_t> of_;
  std::vector<Region> regions_;
  std::vector<Cell> order_;
  std::size_t looked_ = 0;  // of order_
  Cell scanned_ = 0;
  std::uint32_t largest_ = 0;
  std::uint32_t sets_ = 0;
};

}  // namespace mazescope
