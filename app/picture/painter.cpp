#include "picture/painter.hpp"

#include <algorithm>
#include <limits>

namespace mazescope::picture {

namespace {

constexpr std::uint32_t nothingLoaded = std::numeric_limits<std::uint32_t>::max();

// The bits of Grid::words().
bool passes(std::uint16_t word, Direction side) {
  return (unsigned{word} >> static_cast<unsigned>(side) & 1U) != 0;
}
bool leadsOut(std::uint16_t word, Direction side) { return passes(word >> 12U, side); }

/// The free pixels left and right of a marker in row `y` of a square room of `side` pixels: a disc
/// or a square of about half its width. All of them where there is no marker.
std::uint32_t besideMarker(std::uint32_t side, std::uint32_t y, bool disc) {
  constexpr std::uint32_t smallestRoom = 6;  // in which a disc looks like one
  const std::uint32_t least = side / 2 + 1;
  const std::uint32_t width = least + (side - least) % 2;
  const std::uint32_t free = (side - width) / 2;
  if (side < smallestRoom || y < free || y >= free + width) return side;
  if (!disc) return free;
  // In half pixels from the middle: that of a pixel's centre, on both axes.
  const auto squared = [width](std::uint32_t pixel) {
    const std::int64_t distance = std::int64_t{2} * pixel + 1 - width;
    return distance * distance;
  };
  std::uint32_t x = 0;
  while (squared(x) + squared(y - free) > std::int64_t{width} * width) ++x;
  return free + x;
}

}  // namespace

/// Puts runs of equal pixels one after the other.
class Painter::Pen {
public:
  explicit Pen(std::span<Ink> row) : rest_(row) {}

  void draw(std::uint32_t count, Ink ink) {
    std::fill_n(rest_.begin(), count, ink);
    rest_ = rest_.subspan(count);
  }

private:
  std::span<Ink> rest_;
};

std::uint32_t minimumScale(GridKind kind) { return kind == GridKind::maze ? 2 : 1; }

Painter::Painter(const Run& run, std::uint32_t scale, const OverlayMap* overlay)
    : run_(&run), overlay_(overlay), size_(run.grid().size()), scale_(scale),
      thickness_(std::max(1U, (scale + 4) / 8)),
      here_(run.last() && !run.finished() ? run.last()->cell : run.grid().cellCount()),
      ends_(run.ends()), cellRow_(nothingLoaded) {
  for (Row* const row : {&row_, &above_}) {
    row->words.resize(size_.width);
    row->inks.resize(size_.width);
  }
}

std::uint32_t Painter::outerWalls() const {
  return (run_->grid().kind() == GridKind::maze ? 1 : 2) * thickness_;
}
std::uint32_t Painter::width() const { return size_.width * scale_ + outerWalls(); }
std::uint32_t Painter::height() const { return size_.height * scale_ + outerWalls(); }

void Painter::paintRow(std::uint32_t y, std::span<Ink> row) {
  Pen pen(row);
  if (run_->grid().kind() == GridKind::maze)
    paintMazeRow(y, pen);
  else
    paintCaveRow(y, pen);
}

void Painter::load(std::uint32_t cellRow) {
  if (cellRow == cellRow_) return;
  if (cellRow > 0 && cellRow == cellRow_ + 1)
    std::swap(above_, row_);
  else if (cellRow > 0)
    read(cellRow - 1, above_);
  read(cellRow, row_);
  cellRow_ = cellRow;
}

void Painter::read(std::uint32_t cellRow, Row& row) const {
  const Grid& grid = run_->grid();
  Cell cell = grid.cellAt({0, cellRow});
  run_->paint(cell, row.words);
  for (std::uint32_t x = 0; x < size_.width; ++x, ++cell) {
    const std::uint8_t level = overlay_ == nullptr ? std::uint8_t{0} : overlay_->levels()[cell];
    row.inks[x] = cell == here_ ? hereInk
                  : level != 0  ? levelInk(overlayInfo(overlay_->overlay().kind).colors, level)
                                : cellInk(grid.kind(), row.words[x]);
  }
}

/// The wall to the north of the loaded row of cells, or to the south of the last one.
void Painter::paintWallRow(Direction side, std::uint32_t y, Pen& pen) const {
  const bool ofAbove = side == Direction::north && y < thickness_ / 2;
  for (std::uint32_t x = 0; x < size_.width; ++x) {
    const std::uint16_t word = row_.words[x];
    const Ink ink = leadsOut(word, side)  ? row_.inks[x]
                    : !passes(word, side) ? wallInk
                    : ofAbove             ? above_.inks[x]
                                          : row_.inks[x];
    pen.draw(thickness_, wallInk);
    pen.draw(scale_ - thickness_, ink);
  }
  pen.draw(thickness_, wallInk);
}

void Painter::paintMazeRow(std::uint32_t y, Pen& pen) {
  const bool below = y / scale_ == size_.height;
  const std::uint32_t cellRow = below ? size_.height - 1 : y / scale_;
  load(cellRow);
  if (y % scale_ < thickness_) {
    paintWallRow(below ? Direction::south : Direction::north, y % scale_, pen);
    return;
  }
  const std::uint32_t ofWest = thickness_ / 2;
  Cell cell = run_->grid().cellAt({0, cellRow});
  for (std::uint32_t x = 0; x < size_.width; ++x, ++cell) {
    const std::uint16_t word = row_.words[x];
    const Ink ink = row_.inks[x];
    if (passes(word, Direction::west)) {
      pen.draw(ofWest, row_.inks[x - 1]);
      pen.draw(thickness_ - ofWest, ink);
    } else {
      pen.draw(thickness_, leadsOut(word, Direction::west) ? ink : wallInk);
    }
    paintRoom(cell, ink, y % scale_ - thickness_, scale_ - thickness_, pen);
  }
  pen.draw(thickness_, leadsOut(row_.words.back(), Direction::east) ? row_.inks.back() : wallInk);
}

void Painter::paintCaveRow(std::uint32_t y, Pen& pen) {
  const bool above = y < thickness_;
  const bool below = y >= size_.height * scale_ + thickness_;
  const std::uint32_t cellRow = above ? 0 : std::min((y - thickness_) / scale_, size_.height - 1);
  load(cellRow);
  const auto outer = [this](std::uint32_t x, Direction side) {
    return leadsOut(row_.words[x], side) ? row_.inks[x] : wallInk;
  };
  const bool inWall = above || below;
  pen.draw(thickness_, inWall ? wallInk : outer(0, Direction::west));
  Cell cell = run_->grid().cellAt({0, cellRow});
  for (std::uint32_t x = 0; x < size_.width; ++x, ++cell) {
    if (inWall)
      pen.draw(scale_, outer(x, above ? Direction::north : Direction::south));
    else
      paintRoom(cell, row_.inks[x], (y - thickness_) % scale_, scale_, pen);
  }
  pen.draw(thickness_, inWall ? wallInk : outer(size_.width - 1, Direction::east));
}

/// One row of pixels of a cell that has `side` of them between its walls.
void Painter::paintRoom(Cell cell, Ink ink, std::uint32_t y, std::uint32_t side, Pen& pen) const {
  const bool marked = ends_.start == cell || ends_.goal == cell;
  const std::uint32_t beside = marked ? besideMarker(side, y, ends_.start == cell) : side;
  pen.draw(beside, ink);
  if (beside == side) return;
  pen.draw(side - 2 * beside, wallInk);
  pen.draw(beside, ink);
}

}  // namespace mazescope::picture
