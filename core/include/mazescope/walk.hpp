#pragma once

#include <mazescope/search.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mazescope {

/// What a walker knows of a cell.
enum class Sight : std::uint8_t {
  unseen,
  remembered,  ///< seen on the way
  inSight,     ///< seen from where the walker stands (see cellsInSight)
};

/// Somebody who walks through a grid on foot, from a start to a goal.
///
/// A walk only reads the grid, which it does not keep: every call wants the one it was made with,
/// unchanged. The shortest ways are found by a breadth-first search from the goal, in slices.
/// Memory: 5 bytes a cell, 4 more while the search is at work, and 4 a move. A copy goes its own
/// way.
class Walk {
public:
  /// Stands at the start. Requires cells of the grid. O(cells). Throws std::bad_alloc.
  Walk(const Grid& grid, Cell start, Cell goal);

  [[nodiscard]] Cell start() const { return trail_.front(); }
  [[nodiscard]] Cell goal() const { return goal_; }
  [[nodiscard]] Cell here() const { return trail_.back(); }
  /// The cells in the order in which they were walked: the start first, the present one last.
  [[nodiscard]] std::span<const Cell> trail() const { return trail_; }
  [[nodiscard]] std::uint64_t moves() const { return trail_.size() - 1; }
  /// At the goal. The walk is over then, and every move refused.
  [[nodiscard]] bool arrived() const { return here() == goal_; }

  /// One move through a passage; false, and nothing happens, where there is none. Costs what
  /// cellsInSight costs, as do the moves of walkTo.
  bool move(const Grid& grid, Direction direction);
  /// All moves to a cell that lies straight ahead through passages, such as a neighbour; they end
  /// at the goal. False, and nothing happens, if it does not lie so.
  bool walkTo(const Grid& grid, Cell cell);

  /// Goes on with the search by about so many cells; returns whether it is complete.
  bool work(const Grid& grid, std::uint64_t cells);
  [[nodiscard]] bool complete() const { return complete_; }
  /// The least number of moves from the start to the goal. None if no way leads there, and until
  /// the search is complete.
  [[nodiscard]] std::optional<std::uint64_t> shortest() const;
  /// A shortest way from the present cell to the goal, both included; empty if there is none, and
  /// until the search is complete. O(length).
  [[nodiscard]] std::vector<Cell> hint(const Grid& grid) const;

  [[nodiscard]] Sight sight(Cell cell) const { return sights_[cell]; }
  /// One for each cell.
  [[nodiscard]] std::span<const Sight> sights() const { return sights_; }
  /// The cells that are in sight, row by row.
  [[nodiscard]] std::span<const Cell> inSight() const { return inSight_; }

private:
  void look(const Grid& grid);

  Cell goal_;
  std::vector<Cell> trail_;
  Search search_{1};
  bool complete_ = false;
  std::vector<std::uint32_t> distances_;  // to the goal
  std::vector<Sight> sights_;
  std::vector<Cell> inSight_;
};

}  // namespace mazescope
