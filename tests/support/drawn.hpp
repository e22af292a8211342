#pragma once

#include <mazescope/grid.hpp>

#include <string_view>
#include <vector>

namespace mazescope::test {

/// A maze as it is drawn: cells at every second column of every second line, `o` done and `.`
/// unvisited, and between them `-` and `|` for passages.
///
///     o-o .
///     |
///     o-o-o
inline Grid drawnMaze(const std::vector<std::string_view>& lines) {
  const auto columns = static_cast<std::uint32_t>(lines[0].size());
  const auto rows = static_cast<std::uint32_t>(lines.size());
  Grid grid(GridKind::maze, {(columns + 1) / 2, (rows + 1) / 2});
  const auto at = [&lines](std::uint32_t x, std::uint32_t y) {
    return y < lines.size() && x < lines[y].size() ? lines[y][x] : ' ';
  };
  const auto carve = [&grid](Cell cell, Direction direction) {
    grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::carve, .direction = direction});
  };
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const Point point = grid.pointOf(cell);
    const std::uint32_t x = 2 * point.x;
    const std::uint32_t y = 2 * point.y;
    if (at(x + 1, y) == '-') carve(cell, Direction::east);
    if (at(x, y + 1) == '|') carve(cell, Direction::south);
  }
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const Point point = grid.pointOf(cell);
    if (at(2 * point.x, 2 * point.y) == 'o')
      grid.apply(Mutation{.cell = cell, .after = Mark::done});
  }
  return grid;
}

/// A cave as it is drawn: `#` rock and `.` open, all cells done.
inline Grid drawnCave(const std::vector<std::string_view>& lines) {
  Grid grid(GridKind::cave, {static_cast<std::uint32_t>(lines[0].size()),
                             static_cast<std::uint32_t>(lines.size())});
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const Point point = grid.pointOf(cell);
    const bool open = lines[point.y][point.x] == '.';
    grid.apply(Mutation{.cell = cell,
                        .kind = open ? Mutation::Kind::dig : Mutation::Kind::mark,
                        .after = Mark::done});
  }
  return grid;
}

}  // namespace mazescope::test
