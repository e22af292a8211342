#include <mazescope/text.hpp>

namespace mazescope {

namespace {

constexpr char wall = '#';
constexpr char room = ' ';

/// Whether one can leave the cell in this direction, to a neighbour or out of the grid.
bool gap(const Grid& grid, Cell cell, Direction direction) {
  return grid.passage(cell, direction) || grid.opening(cell, direction);
}

/// The walls above the row y, or below the last one.
std::string mazeWalls(const Grid& grid, std::uint32_t y) {
  const Size size = grid.size();
  std::string text(2 * std::size_t{size.width} + 1, wall);
  const bool below = y == size.height;
  for (std::uint32_t x = 0; x < size.width; ++x)
    if (gap(grid, grid.cellAt({x, below ? y - 1 : y}), below ? Direction::south : Direction::north))
      text[2 * std::size_t{x} + 1] = room;
  return text + '\n';
}

std::string mazeRow(const Grid& grid, std::uint32_t y) {
  const std::uint32_t width = grid.size().width;
  std::string text(2 * std::size_t{width} + 1, wall);
  for (std::uint32_t x = 0; x < width; ++x) {
    const Cell cell = grid.cellAt({x, y});
    const std::size_t column = 2 * std::size_t{x} + 1;
    if (grid.mark(cell) != Mark::unvisited) text[column] = room;
    if (gap(grid, cell, Direction::west)) text[column - 1] = room;
    if (gap(grid, cell, Direction::east)) text[column + 1] = room;
  }
  return text + '\n';
}

std::string mazeLine(const Grid& grid, std::uint32_t line) {
  return line % 2 == 0 ? mazeWalls(grid, line / 2) : mazeRow(grid, line / 2);
}

/// The rock around a cave, with its openings to the north or to the south.
std::string caveBorder(const Grid& grid, std::uint32_t y, Direction outwards) {
  const std::uint32_t width = grid.size().width;
  std::string text(std::size_t{width} + 2, wall);
  for (std::uint32_t x = 0; x < width; ++x)
    if (grid.opening(grid.cellAt({x, y}), outwards)) text[std::size_t{x} + 1] = room;
  return text + '\n';
}

std::string caveRow(const Grid& grid, std::uint32_t y) {
  const std::uint32_t width = grid.size().width;
  std::string text(std::size_t{width} + 2, wall);
  for (std::uint32_t x = 0; x < width; ++x)
    if (grid.open(grid.cellAt({x, y}))) text[std::size_t{x} + 1] = room;
  if (grid.opening(grid.cellAt({0, y}), Direction::west)) text.front() = room;
  if (grid.opening(grid.cellAt({width - 1, y}), Direction::east)) text.back() = room;
  return text + '\n';
}

std::string caveLine(const Grid& grid, std::uint32_t line) {
  const std::uint32_t height = grid.size().height;
  if (line == 0) return caveBorder(grid, 0, Direction::north);
  if (line > height) return caveBorder(grid, height - 1, Direction::south);
  return caveRow(grid, line - 1);
}

}  // namespace

std::uint32_t textLines(const Grid& grid) {
  return grid.kind() == GridKind::maze ? 2 * grid.size().height + 1 : grid.size().height + 2;
}

std::string textLine(const Grid& grid, std::uint32_t line) {
  return grid.kind() == GridKind::maze ? mazeLine(grid, line) : caveLine(grid, line);
}

std::string toText(const Grid& grid) {
  std::string text;
  for (std::uint32_t line = 0; line < textLines(grid); ++line) text += textLine(grid, line);
  return text;
}

}  // namespace mazescope
