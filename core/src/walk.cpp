#include <mazescope/sight.hpp>
#include <mazescope/walk.hpp>

namespace mazescope {

namespace {

/// The direction in which a point lies straight ahead, if it does.
std::optional<Direction> straightTo(Point from, Point to) {
  if (from == to) return std::nullopt;
  if (from.x == to.x) return from.y < to.y ? Direction::south : Direction::north;
  if (from.y == to.y) return from.x < to.x ? Direction::east : Direction::west;
  return std::nullopt;
}

}  // namespace

Walk::Walk(const Grid& grid, Cell start, Cell goal)
    : goal_(goal), trail_{start}, distances_(grid.cellCount(), Search::unreached),
      sights_(grid.cellCount(), Sight::unseen) {
  search_.start(goal, 0, distances_);
  look(grid);
}

void Walk::look(const Grid& grid) {
  for (const Cell cell : inSight_) sights_[cell] = Sight::remembered;
  inSight_ = cellsInSight(grid, here());
  for (const Cell cell : inSight_) sights_[cell] = Sight::inSight;
}

bool Walk::move(const Grid& grid, Direction direction) {
  if (arrived() || !grid.passage(here(), direction)) return false;
  trail_.push_back(grid.neighborOf(here(), direction));
  look(grid);
  return true;
}

bool Walk::walkTo(const Grid& grid, Cell cell) {
  const auto direction = straightTo(grid.pointOf(here()), grid.pointOf(cell));
  if (!direction || arrived()) return false;
  for (Cell passed = here(); passed != cell; passed = grid.neighborOf(passed, *direction))
    if (!grid.passage(passed, *direction)) return false;
  while (here() != cell && move(grid, *direction)) {
  }
  return true;
}

bool Walk::work(const Grid& grid, std::uint64_t cells) {
  if (complete_ || !search_.work(grid, cells, distances_)) return complete_;
  search_ = Search(1);  // its memory goes with it
  return complete_ = true;
}

std::optional<std::uint64_t> Walk::shortest() const {
  if (!complete_ || distances_[start()] == Search::unreached) return std::nullopt;
  return distances_[start()];
}

std::vector<Cell> Walk::hint(const Grid& grid) const {
  if (!complete_ || distances_[here()] == Search::unreached) return {};
  std::vector<Cell> way{here()};
  while (way.back() != goal_) {
    const Cell cell = way.back();
    const DirectionSet passages = grid.passages(cell);
    for (std::uint32_t i = 0; i < passages.size() && way.back() == cell; ++i) {
      const Cell next = grid.neighborOf(cell, passages.at(i));
      if (distances_[next] + 1 == distances_[cell]) way.push_back(next);
    }
  }
  return way;
}

}  // namespace mazescope
