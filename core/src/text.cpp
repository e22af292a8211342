#include <mazescope/text.hpp>

namespace mazescope {

namespace {

constexpr char wall = '#';
constexpr char room = ' ';

std::string mazeLine(const Grid& grid, std::uint32_t line) {
  const std::uint32_t width = grid.size().width;
  std::string text(2 * std::size_t{width} + 1, wall);
  const std::uint32_t y = line / 2;  // of the row that the line runs through or lies above
  const bool above = line % 2 == 0;
  for (std::uint32_t x = 0; y < grid.size().height && x < width; ++x) {
    const Cell cell = grid.cellAt({x, y});
    const std::size_t column = 2 * std::size_t{x} + 1;
    if (above) {
      if (grid.passage(cell, Direction::north)) text[column] = room;
      continue;
    }
    if (grid.mark(cell) != Mark::unvisited) text[column] = room;
    if (grid.passage(cell, Direction::west)) text[column - 1] = room;
  }
  return text + '\n';
}

std::string caveLine(const Grid& grid, std::uint32_t line) {
  const Size size = grid.size();
  std::string text(std::size_t{size.width} + 2, wall);
  if (line == 0 || line > size.height) return text + '\n';
  for (std::uint32_t x = 0; x < size.width; ++x)
    if (grid.open(grid.cellAt({x, line - 1}))) text[std::size_t{x} + 1] = room;
  return text + '\n';
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
