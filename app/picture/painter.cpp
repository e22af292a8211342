#include "picture/painter.hpp"

#include <algorithm>
#include <limits>

namespace mazescope::picture {

namespace {

constexpr Ink hereInk = 1;
constexpr Ink firstRoomInk = 2;
constexpr Ink firstRockInk = firstRoomInk + markCount;
constexpr Ink firstOpenInk = firstRockInk + markCount;

// The bits of Grid::words().
constexpr unsigned northBit = 1U << 0U;
constexpr unsigned westBit = 1U << 3U;
constexpr unsigned openBit = 1U << 1U;
constexpr unsigned markShift = 8;

Ink mazeInk(std::uint16_t word) { return static_cast<Ink>(firstRoomInk + (word >> markShift)); }
Ink caveInk(std::uint16_t word) {
  const Ink first = (word & openBit) != 0 ? firstOpenInk : firstRockInk;
  return static_cast<Ink>(first + (word >> markShift));
}

constexpr std::uint32_t nothingLoaded = std::numeric_limits<std::uint32_t>::max();

/// Puts runs of equal pixels one after the other.
class Pen {
public:
  explicit Pen(std::span<Ink> row) : rest_(row) {}

  void draw(std::uint32_t count, Ink ink) {
    std::fill_n(rest_.begin(), count, ink);
    rest_ = rest_.subspan(count);
  }

private:
  std::span<Ink> rest_;
};

}  // namespace

std::vector<Color> colors(const Palette& palette) {
  std::vector<Color> colors{palette.wall, palette.here};
  for (const auto& byMark : {palette.room, palette.rock, palette.open})
    colors.insert(colors.end(), byMark.begin(), byMark.end());
  return colors;
}

std::uint32_t minimumScale(GridKind kind) { return kind == GridKind::maze ? 2 : 1; }

Painter::Painter(const Run& run, std::uint32_t scale)
    : run_(&run), size_(run.grid().size()), scale_(scale),
      thickness_(std::max(1U, (scale + 4) / 8)),
      here_(run.last() && !run.finished() ? run.last()->cell : run.grid().cellCount()),
      cellRow_(nothingLoaded), words_(size_.width), above_(size_.width) {}

std::uint32_t Painter::width() const {
  return size_.width * scale_ + (run_->grid().kind() == GridKind::maze ? 1 : 2) * thickness_;
}
std::uint32_t Painter::height() const {
  return size_.height * scale_ + (run_->grid().kind() == GridKind::maze ? 1 : 2) * thickness_;
}

void Painter::paintRow(std::uint32_t y, std::span<Ink> row) {
  if (run_->grid().kind() == GridKind::maze)
    paintMazeRow(y, row);
  else
    paintCaveRow(y, row);
}

void Painter::load(std::uint32_t cellRow) {
  if (cellRow == cellRow_) return;
  const auto read = [this](std::uint32_t wanted, std::vector<std::uint16_t>& words) {
    run_->paint(run_->grid().cellAt({0, wanted}), words);
  };
  if (cellRow > 0 && cellRow == cellRow_ + 1)
    std::swap(above_, words_);
  else if (cellRow > 0)
    read(cellRow - 1, above_);
  read(cellRow, words_);
  cellRow_ = cellRow;
}

void Painter::paintMazeRow(std::uint32_t y, std::span<Ink> row) {
  const std::uint32_t cellRow = y / scale_;
  if (cellRow == size_.height) {
    std::fill(row.begin(), row.end(), wallInk);
    return;
  }
  load(cellRow);
  Pen pen(row);
  const bool inWall = y % scale_ < thickness_;
  const std::uint32_t inside = scale_ - thickness_;
  Cell cell = run_->grid().cellAt({0, cellRow});
  for (std::uint32_t x = 0; x < size_.width; ++x, ++cell) {
    const std::uint16_t word = words_[x];
    if (inWall) {
      const bool passage = (word & northBit) != 0;
      pen.draw(thickness_, wallInk);
      pen.draw(inside, passage ? std::max(mazeInk(word), mazeInk(above_[x])) : wallInk);
    } else {
      const bool passage = (word & westBit) != 0;
      pen.draw(thickness_, passage ? std::max(mazeInk(word), mazeInk(words_[x - 1])) : wallInk);
      pen.draw(inside, cell == here_ ? hereInk : mazeInk(word));
    }
  }
  pen.draw(thickness_, wallInk);
}

void Painter::paintCaveRow(std::uint32_t y, std::span<Ink> row) {
  if (y < thickness_ || y >= size_.height * scale_ + thickness_) {
    std::fill(row.begin(), row.end(), wallInk);
    return;
  }
  const std::uint32_t cellRow = (y - thickness_) / scale_;
  load(cellRow);
  Pen pen(row);
  pen.draw(thickness_, wallInk);
  Cell cell = run_->grid().cellAt({0, cellRow});
  for (const std::uint16_t word : words_) {
    pen.draw(scale_, cell++ == here_ ? hereInk : caveInk(word));
  }
  pen.draw(thickness_, wallInk);
}

}  // namespace mazescope::picture
