#include <mazescope/sight.hpp>

#include <algorithm>

namespace mazescope {

namespace {

/// Rounds the quotient down. Requires a positive divisor.
std::int64_t floorOf(std::int64_t dividend, std::int64_t divisor) {
  const std::int64_t quotient = dividend / divisor;
  return dividend % divisor < 0 ? quotient - 1 : quotient;
}

/// Columns aside for each row away from the viewer, as an exact fraction.
struct Slope {
  std::int64_t aside;
  std::int64_t away;  ///< positive

  /// Where it is at a depth, rounded to a column; a half goes up, or down.
  [[nodiscard]] std::int64_t roundedUp(std::int64_t depth) const {
    return floorOf(2 * depth * aside + away, 2 * away);
  }
  [[nodiscard]] std::int64_t roundedDown(std::int64_t depth) const {
    return -floorOf(away - 2 * depth * aside, 2 * away);
  }
  /// The sign of a column's middle compared with it.
  [[nodiscard]] bool atMost(std::int64_t depth, std::int64_t column) const {
    return depth * aside <= column * away;
  }
  [[nodiscard]] bool atLeast(std::int64_t depth, std::int64_t column) const {
    return depth * aside >= column * away;
  }
};

/// A row of a quarter of the view, as far as it lies between two rays.
struct Row {
  std::int64_t depth;
  Slope start;
  Slope end;
};

/// Looks into one of the four quarters around the viewer, row by row. A row is cut by its rock into
/// pieces, each of which goes on behind.
class Quarter {
public:
  Quarter(const Grid& grid, Cell from, Direction ahead, std::vector<Cell>& seen)
      : grid_(grid), from_(grid.pointOf(from)), ahead_(ahead), seen_(seen) {}

  void look() {
    std::vector<Row> rows{{1, {-1, 1}, {1, 1}}};
    while (!rows.empty()) {
      const Row row = rows.back();
      rows.pop_back();
      if (row.depth <= sightRadius) look(row, rows);
    }
  }

private:
  void look(Row row, std::vector<Row>& rows) {
    const std::int64_t last = row.end.roundedDown(row.depth);
    std::int64_t column = row.start.roundedUp(row.depth);
    bool open = false;  // of the column looked at
    bool first = true;
    for (; column <= last; ++column) {
      const std::optional<Cell> cell = cellAt(row.depth, column);
      const bool wasOpen = open;
      open = cell && grid_.open(*cell);
      const bool central =
          row.start.atMost(row.depth, column) && row.end.atLeast(row.depth, column);
      if (cell && (!open || central) && near(row.depth, column)) seen_.push_back(*cell);
      const Slope edge{2 * column - 1, 2 * row.depth};
      if (!first && !wasOpen && open) row.start = edge;
      if (!first && wasOpen && !open) rows.push_back({row.depth + 1, row.start, edge});
      first = false;
    }
    if (open) rows.push_back({row.depth + 1, row.start, row.end});
  }

  static bool near(std::int64_t depth, std::int64_t column) {
    return depth * depth + column * column <= std::int64_t{sightRadius} * sightRadius;
  }

  [[nodiscard]] std::optional<Cell> cellAt(std::int64_t depth, std::int64_t column) const {
    const bool upright = ahead_ == Direction::north || ahead_ == Direction::south;
    const bool backwards = ahead_ == Direction::north || ahead_ == Direction::west;
    const std::int64_t along = backwards ? -depth : depth;
    const std::int64_t x = from_.x + (upright ? column : along);
    const std::int64_t y = from_.y + (upright ? along : column);
    if (x < 0 || y < 0) return std::nullopt;
    const Point point{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)};
    return grid_.contains(point) ? std::optional(grid_.cellAt(point)) : std::nullopt;
  }

  const Grid& grid_;
  Point from_;
  Direction ahead_;
  std::vector<Cell>& seen_;
};

}  // namespace

std::vector<Cell> cellsInSight(const Grid& grid, Cell from) {
  std::vector<Cell> seen{from};
  for (const Direction direction : allDirections) {
    if (grid.kind() == GridKind::maze)
      for (Cell cell = from; grid.passage(cell, direction); seen.push_back(cell))
        cell = grid.neighborOf(cell, direction);
    else if (grid.open(from))
      Quarter(grid, from, direction, seen).look();
  }
  // Two quarters share their diagonal.
  std::sort(seen.begin(), seen.end());
  seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
  return seen;
}

}  // namespace mazescope
