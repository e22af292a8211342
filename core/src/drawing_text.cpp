#include "drawn_cells.hpp"
#include "drawn_lines.hpp"

#include <mazescope/drawing.hpp>
#include <mazescope/error.hpp>

namespace mazescope {

namespace {

using drawn::Lines;

/// A place of the text, counted from 0.
struct TextPlace {
  std::size_t column;
  std::size_t row;
};

char at(const Lines& lines, TextPlace place) { return lines.at(place.column, place.row); }
bool open(const Lines& lines, TextPlace place) { return at(lines, place) != drawn::wall; }
bool isLetter(char symbol) { return symbol == drawn::startLetter || symbol == drawn::goalLetter; }

/// Requires a place that is not at the edge of the text.
TextPlace beside(TextPlace place, Direction direction) {
  switch (direction) {
    case Direction::north: return {place.column, place.row - 1};
    case Direction::east: return {place.column + 1, place.row};
    case Direction::south: return {place.column, place.row + 1};
    case Direction::west: return {place.column - 1, place.row};
  }
  return place;
}

DirectionSet openSides(const Lines& lines, TextPlace place) {
  DirectionSet sides;
  for (const Direction direction : allDirections)
    if (open(lines, beside(place, direction))) sides.insert(direction);
  return sides;
}

/// Posts at every second column of every second line, rooms below and right of them that are open or
/// shut in, and no letter but in a room.
bool hasFormOfMaze(const Lines& lines) {
  const auto fits = [](std::size_t length) { return length % 2 == 1 && length >= 3; };
  if (!fits(lines.rows.size()) || !fits(lines.columns())) return false;
  for (std::size_t row = 0; row < lines.rows.size(); ++row)
    for (std::size_t column = 0; column < lines.columns(); ++column) {
      const TextPlace place{column, row};
      const bool post = row % 2 == 0 && column % 2 == 0;
      const bool room = row % 2 == 1 && column % 2 == 1;
      if (post && open(lines, place)) return false;
      if (room && !open(lines, place) && !openSides(lines, place).empty()) return false;
      if (!room && isLetter(at(lines, place))) return false;
    }
  return true;
}

/// A place in the border of a cave, and the cell that it lies beside.
void checkBorder(const Lines& lines, TextPlace border, TextPlace cell) {
  if (!open(lines, border)) return;
  if (isLetter(at(lines, border)))
    lines.fail(border.column, border.row, "start and goal stand in cells, not in the border");
  if (!open(lines, cell))
    lines.fail(border.column, border.row,
               "the border must be closed here, as the cell beside it is");
}

void checkCave(const Lines& lines) {
  drawn::checkNoneIsCut(lines);
  const std::size_t right = lines.columns() - 1;
  const std::size_t bottom = lines.rows.size() - 1;
  if (right < 2) lines.fail(0, 0, "a cave has at least three columns, its border included");
  if (bottom < 2) lines.fail(0, bottom, "a cave has at least three lines, its border included");
  for (const std::size_t row : {std::size_t{0}, bottom})
    for (const std::size_t column : {std::size_t{0}, right})
      if (open(lines, {column, row}))
        lines.fail(column, row, "a corner of the border must be closed");
  for (std::size_t column = 1; column < right; ++column) {
    checkBorder(lines, {column, 0}, {column, 1});
    checkBorder(lines, {column, bottom}, {column, bottom - 1});
  }
  for (std::size_t row = 1; row < bottom; ++row) {
    checkBorder(lines, {0, row}, {1, row});
    checkBorder(lines, {right, row}, {right - 1, row});
  }
}

/// Of a cave: those of its open sides that lead out.
std::uint32_t outwards(const Lines& lines, TextPlace place, DirectionSet sides) {
  std::uint32_t out = 0;
  if (place.row == 1) out |= 1U;
  if (place.column + 2 == lines.columns()) out |= 2U;
  if (place.row + 2 == lines.rows.size()) out |= 4U;
  if (place.column == 1) out |= 8U;
  return out & sides.bits();
}

void setEnd(std::optional<Point>& end, const Lines& lines, TextPlace place, Point cell) {
  if (end) lines.fail(place.column, place.row, std::string("a second ") + at(lines, place));
  end = cell;
}

/// The cells lie `step` apart.
Drawing read(const Lines& lines, GridKind kind, std::size_t step) {
  Drawing drawing;
  drawing.kind = kind;
  drawing.size = {static_cast<std::uint32_t>((lines.columns() - 1) / step),
                  static_cast<std::uint32_t>((lines.rows.size() - 1) / step)};
  if (kind == GridKind::cave) drawing.size = {drawing.size.width - 1, drawing.size.height - 1};
  for (std::uint32_t y = 0; y < drawing.size.height; ++y) {
    if (y > 0) drawing.cells += '/';
    for (std::uint32_t x = 0; x < drawing.size.width; ++x) {
      const TextPlace place{x * step + 1, y * step + 1};
      const char symbol = at(lines, place);
      if (symbol == drawn::startLetter) setEnd(drawing.start, lines, place, {x, y});
      if (symbol == drawn::goalLetter) setEnd(drawing.goal, lines, place, {x, y});
      const DirectionSet sides = openSides(lines, place);
      const bool cave = kind == GridKind::cave;
      drawing.cells += symbol == drawn::wall
                           ? drawn::absent
                           : drawn::digitOf(cave ? outwards(lines, place, sides) : sides.bits());
    }
  }
  return drawing;
}

Lines asSigns(Lines lines) {
  switch (lines.style) {
    case drawn::Style::signs: break;
    case drawn::Style::blocks: return drawn::blocksAsSigns(lines);
    case drawn::Style::box: return drawn::boxAsSigns(lines);
  }
  return lines;
}

}  // namespace

Drawing parseDrawing(std::string_view text) {
  Lines lines = drawn::readLines(text);
  const bool blocks = lines.style == drawn::Style::blocks;
  lines = asSigns(std::move(lines));
  const bool maze = !blocks && hasFormOfMaze(lines);
  if (!maze) checkCave(lines);
  Drawing drawing = maze ? read(lines, GridKind::maze, 2) : read(lines, GridKind::cave, 1);
  try {
    checkSize(drawing.size);
  } catch (const Error& error) {
    throw Error("", "1:1: " + error.field() + ' ' + error.what());
  }
  return drawing;
}

}  // namespace mazescope
