#include "drawn_cells.hpp"

#include <mazescope/drawing.hpp>
#include <mazescope/error.hpp>
#include <mazescope/registry.hpp>
#include <mazescope/words.hpp>

#include <algorithm>

namespace mazescope {

namespace {

[[noreturn]] void refuse(const std::string& message) { throw Error("parameters/cells", message); }

void checkShape(Size size, std::string_view cells) {
  const std::string expected = "must have " + counted(size.height, "row", "rows") + " of " +
                               counted(size.width, "cell", "cells") + ", as the grid has; ";
  const auto rows = static_cast<std::uint64_t>(std::count(cells.begin(), cells.end(), '/')) + 1;
  if (rows != size.height) refuse(expected + "it has " + counted(rows, "row", "rows"));
  for (std::uint32_t y = 0; y < size.height; ++y) {
    const std::size_t length = std::min(cells.find('/'), cells.size());
    if (length != size.width)
      refuse(expected + "row " + std::to_string(y) + " has " + std::to_string(length));
    cells.remove_prefix(std::min(length + 1, cells.size()));
  }
}

/// The cells as a picture to look around in, without a grid.
class Around {
public:
  Around(Size size, std::string_view cells) : size_(size), cells_(cells) {}

  [[nodiscard]] std::optional<Point> neighbor(Point at, Direction direction) const {
    switch (direction) {
      case Direction::north: return at.y == 0 ? std::nullopt : point(at.x, at.y - 1);
      case Direction::east: return at.x + 1 == size_.width ? std::nullopt : point(at.x + 1, at.y);
      case Direction::south: return at.y + 1 == size_.height ? std::nullopt : point(at.x, at.y + 1);
      case Direction::west: return at.x == 0 ? std::nullopt : point(at.x - 1, at.y);
    }
    return std::nullopt;
  }
  [[nodiscard]] DirectionSet ways(Point at) const {
    const std::size_t row = at.y * (std::size_t{size_.width} + 1);
    return drawn::waysOf(cells_[row + at.x]).value_or(DirectionSet());
  }

private:
  static std::optional<Point> point(std::uint32_t x, std::uint32_t y) { return Point{x, y}; }

  Size size_;
  std::string_view cells_;
};

bool contains(DirectionSet set, Direction direction) {
  return (set.bits() >> static_cast<unsigned>(direction) & 1U) != 0;
}

void checkWays(GridKind kind, const Around& around, Point at) {
  const DirectionSet ways = around.ways(at);
  for (std::uint32_t i = 0; i < ways.size(); ++i) {
    const Direction direction = ways.at(i);
    const auto there = around.neighbor(at, direction);
    if (!there) continue;  // an opening in the border
    if (kind == GridKind::cave)
      refuse("must have openings at the border alone; " + toText(at) + " has one to the " +
             std::string(inWords(direction)));
    if (!contains(around.ways(*there), opposite(direction)))
      refuse("must have each passage in both its cells; " + toText(at) + " has one to the " +
             std::string(inWords(direction)) + ", " + toText(*there) + " has none to the " +
             std::string(inWords(opposite(direction))));
  }
}

}  // namespace

std::string drawnRow(const Grid& grid, std::uint32_t y) {
  std::string row(grid.size().width, drawn::absent);
  for (std::uint32_t x = 0; x < grid.size().width; ++x) {
    const Cell cell = grid.cellAt({x, y});
    const std::uint32_t openings = grid.openings(cell).bits();
    if (grid.kind() == GridKind::cave) {
      if (grid.open(cell)) row[x] = drawn::digitOf(openings);
      continue;
    }
    const std::uint32_t ways = grid.passages(cell).bits() | openings;
    if (ways != 0 || grid.mark(cell) != Mark::unvisited) row[x] = drawn::digitOf(ways);
  }
  return row;
}

std::string drawnCells(const Grid& grid) {
  std::string cells;
  for (std::uint32_t y = 0; y < grid.size().height; ++y)
    cells += (y == 0 ? "" : "/") + drawnRow(grid, y);
  return cells;
}

void checkDrawnCells(GridKind kind, Size size, std::string_view cells) {
  if (cells.empty()) return;
  checkShape(size, cells);
  const Around around(size, cells);
  for (std::uint32_t y = 0; y < size.height; ++y)
    for (std::uint32_t x = 0; x < size.width; ++x) checkWays(kind, around, {x, y});
}

Spec specOf(const Drawing& drawing) {
  Spec spec;
  spec.algorithm = drawing.kind == GridKind::maze ? "maze-file" : "cave-file";
  spec.size = drawing.size;
  spec.parameters["cells"] = drawing.cells;
  if (drawing.start || drawing.goal) {
    StageSpec entrances{"entrances", {{"openings", "no"}}};
    const auto set = [&entrances](const char* id, const std::optional<Point>& end) {
      if (end) entrances.parameters[id] = std::to_string(end->x) + ',' + std::to_string(end->y);
    };
    set("start", drawing.start);
    set("goal", drawing.goal);
    spec.stages.push_back(std::move(entrances));
  }
  return resolved(std::move(spec));
}

}  // namespace mazescope
