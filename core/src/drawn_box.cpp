#include "drawn_lines.hpp"

namespace mazescope::drawn {

namespace {

constexpr std::size_t cellColumns = 4;
constexpr std::uint32_t north = 1;
constexpr std::uint32_t east = 2;
constexpr std::uint32_t south = 4;
constexpr std::uint32_t west = 8;
constexpr std::uint32_t across = east | west;
constexpr std::uint32_t upright = north | south;

void checkShape(const Lines& box) {
  if (box.rows.size() % 2 == 0 || box.rows.size() < 3)
    box.fail(
        0, box.rows.size() - 1,
        "a box of whole cells has an odd number of lines, two a cell and one more; this is line " +
            std::to_string(box.rows.size()) + ", the last");
  if (box.columns() % cellColumns != 1 || box.columns() < cellColumns + 1)
    box.fail(box.columns() - 1, box.longest,
             "a box of whole cells has four columns a cell and one more; this line has " +
                 std::to_string(box.columns()));
}

/// The wall of a line of corners that begins right of one of them.
bool wallAcross(const Lines& box, std::size_t column, std::size_t row) {
  const bool there = armsOf(box.at(column + 1, row)) == across;
  for (std::size_t i = 1; i < cellColumns; ++i) {
    const char symbol = box.at(column + i, row);
    if (there ? armsOf(symbol) != across : symbol != space)
      box.fail(column + i, row, "a wall between two corners is three lines across, or else spaces");
  }
  return there;
}

bool wallUpright(const Lines& box, std::size_t column, std::size_t row) {
  const char symbol = box.at(column, row);
  if (symbol != space && armsOf(symbol) != upright)
    box.fail(column, row, "a wall between two corners is an upright line, or else a space");
  return symbol != space;
}

/// What a cell shows in its middle, or a wall for one that is not there.
char room(const Lines& box, std::size_t column, std::size_t row) {
  const char symbol = box.at(column + 2, row);
  const char around = symbol == block ? block : space;
  for (const std::size_t beside : {column + 1, column + 3})
    if (box.at(beside, row) != around)
      box.fail(beside, row, "a cell has S, G or a dot in its middle, three blocks, or only spaces");
  if (armsOf(symbol) != 0) box.fail(column + 2, row, "no wall can stand in the middle of a cell");
  return symbol == block ? wall : symbol;
}

/// That a room which is not there has no passages either.
void checkRoom(const Lines& box, const Lines& signs, std::size_t x, std::size_t y) {
  const bool shutIn = signs.at(x, y - 1) == wall && signs.at(x + 1, y) == wall &&
                      signs.at(x, y + 1) == wall && signs.at(x - 1, y) == wall;
  if (signs.at(x, y) == wall && !shutIn)
    box.fail(2 * x, y, "a cell that is not there must have walls on all sides");
}

void checkCorner(const Lines& box, const Lines& signs, std::size_t x, std::size_t y) {
  std::uint32_t meeting = 0;
  if (y > 0 && signs.at(x, y - 1) == wall) meeting |= north;
  if (x + 1 < signs.columns() && signs.at(x + 1, y) == wall) meeting |= east;
  if (y + 1 < signs.rows.size() && signs.at(x, y + 1) == wall) meeting |= south;
  if (x > 0 && signs.at(x - 1, y) == wall) meeting |= west;
  const char corner = box.at(2 * x, y);
  const bool fits = meeting == 0 ? corner == space : armsOf(corner) == meeting;
  if (!fits)
    box.fail(2 * x, y, "this corner does not join the walls that meet here, and no others");
}

}  // namespace

Lines boxAsSigns(const Lines& box) {
  checkShape(box);
  Lines signs;
  signs.rows.assign(box.rows.size(), std::string(box.columns() / 2 + 1, wall));
  for (std::size_t y = 0; y < box.rows.size(); ++y)
    for (std::size_t column = 0; column < box.columns(); column += cellColumns) {
      std::string& row = signs.rows[y];
      const bool last = column + 1 == box.columns();
      if (y % 2 == 1) {
        if (!wallUpright(box, column, y)) row[column / 2] = space;
        if (!last) row[column / 2 + 1] = room(box, column, y);
      } else if (!last && !wallAcross(box, column, y)) {
        row[column / 2 + 1] = space;
      }
    }
  for (std::size_t y = 0; y < signs.rows.size(); y += 2)
    for (std::size_t x = 0; x < signs.columns(); x += 2) checkCorner(box, signs, x, y);
  for (std::size_t y = 1; y < signs.rows.size(); y += 2)
    for (std::size_t x = 1; x < signs.columns(); x += 2) checkRoom(box, signs, x, y);
  return signs;
}

Lines blocksAsSigns(const Lines& blocks) {
  checkNoneIsCut(blocks);
  if (blocks.columns() % 2 != 0)
    blocks.fail(blocks.columns() - 1, 0, "a cave drawn with blocks has two columns a cell");
  Lines signs;
  signs.columnWidth = 2;
  for (std::size_t y = 0; y < blocks.rows.size(); ++y) {
    std::string& row = signs.rows.emplace_back();
    for (std::size_t column = 0; column < blocks.columns(); column += 2) {
      const char left = blocks.at(column, y);
      const char right = blocks.at(column + 1, y);
      if ((left == block) != (right == block))
        blocks.fail(column + 1, y, "rock is two blocks wide");
      if (left != space && right != space && left != block)
        blocks.fail(column + 1, y, "a cell has room for one letter or dot");
      row += left == block ? wall : left == space ? right : left;
    }
  }
  return signs;
}

}  // namespace mazescope::drawn
