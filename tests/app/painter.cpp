#include "picture/painter.hpp"

#include "picture/png.hpp"

#include <support/catch.hpp>
#include <support/png.hpp>

#include <algorithm>

using namespace mazescope;

namespace {

Spec specOf(const AlgorithmInfo& info, Size size) {
  return {
      .algorithm = std::string(info.id), .size = size, .seed = 7, .start = {}, .parameters = {}};
}

test::Png picture(const Run& run, const Palette& palette, std::uint32_t scale) {
  picture::Painter painter(run, scale);
  return test::Png(picture::encodePng(
      painter.width(), painter.height(), picture::colors(palette),
      [&painter](std::uint32_t y, std::span<picture::Ink> row) { painter.paintRow(y, row); }));
}

/// How many pixels of a picture differ from what `expected` says of each.
template <class Expected>
int differences(const test::Png& png, Expected expected) {
  int count = 0;
  for (std::uint32_t y = 0; y < png.height; ++y)
    for (std::uint32_t x = 0; x < png.width; ++x)
      if (!(png.at(x, y) == expected(x, y))) ++count;
  return count;
}

std::vector<std::uint16_t> wordsOf(const Run& run) {
  std::vector<std::uint16_t> words(run.grid().cellCount());
  run.paint(0, words);
  return words;
}

Mark markOf(std::uint16_t word) { return static_cast<Mark>(word >> 8U); }

/// The colour of a cell by the palette's own rules.
Color cellColor(const Run& run, const std::vector<std::uint16_t>& words, const Palette& palette,
                Cell cell) {
  if (run.last() && run.last()->cell == cell && !run.finished()) return palette.here;
  const Grid& grid = run.grid();
  return colorOf(palette, grid.kind(), grid.open(cell), markOf(words[cell]));
}

/// Every pixel of a maze, looked up one by one.
int mazeDifferences(const Run& run, const Palette& palette, std::uint32_t scale,
                    std::uint32_t thickness) {
  const auto words = wordsOf(run);
  const Grid& grid = run.grid();
  return differences(picture(run, palette, scale), [&](std::uint32_t px, std::uint32_t py) {
    const bool wallX = px % scale < thickness;
    const bool wallY = py % scale < thickness;
    const Point at{px / scale, py / scale};
    if (wallX && wallY) return palette.wall;
    if ((wallX && at.x == grid.size().width) || (wallY && at.y == grid.size().height))
      return palette.wall;
    const Cell cell = grid.cellAt(at);
    if (!wallX && !wallY) return cellColor(run, words, palette, cell);
    const Direction side = wallX ? Direction::west : Direction::north;
    if (!grid.passage(cell, side)) return palette.wall;
    const Mark later = std::max(markOf(words[cell]), markOf(words[grid.neighborOf(cell, side)]));
    return colorOf(palette, GridKind::maze, true, later);
  });
}

int caveDifferences(const Run& run, const Palette& palette, std::uint32_t scale,
                    std::uint32_t thickness) {
  const auto words = wordsOf(run);
  const Grid& grid = run.grid();
  return differences(picture(run, palette, scale), [&](std::uint32_t px, std::uint32_t py) {
    if (px < thickness || py < thickness) return palette.wall;
    const Point at{(px - thickness) / scale, (py - thickness) / scale};
    return grid.contains(at) ? cellColor(run, words, palette, grid.cellAt(at)) : palette.wall;
  });
}

}  // namespace

TEST_CASE("F38, F45: a picture agrees with its grid in every pixel, at every tick and scale") {
  for (const AlgorithmInfo& info : algorithms())
    for (const Size size : {Size{1, 1}, Size{1, 9}, Size{13, 7}, Size{33, 5}}) {
      Run run(specOf(info, size));
      run.toEnd();
      const std::uint64_t total = run.tick();
      for (const std::uint64_t tick :
           {std::uint64_t{0}, std::uint64_t{1}, total / 2, total - 1, total}) {
        run.seek(tick);
        for (const auto& [scale, thickness] :
             {std::pair(2U, 1U), std::pair(3U, 1U), std::pair(11U, 1U), std::pair(12U, 2U)}) {
          CAPTURE(info.id, size.width, size.height, tick, scale);
          const Palette& palette = palettes()[scale % palettes().size()];
          const bool maze = info.grid == GridKind::maze;
          CHECK((maze ? mazeDifferences : caveDifferences)(run, palette, scale, thickness) == 0);
        }
      }
    }
}

TEST_CASE("F3: the size of a picture") {
  const auto sizeOf = [](const char* id, Size size, std::uint32_t scale) {
    const Run run(specOf(algorithm(id), size));
    const picture::Painter painter(run, scale);
    return std::pair(painter.width(), painter.height());
  };
  for (const Size size : {Size{10, 10}, Size{11, 10}, Size{10, 11}, Size{127, 63}, Size{333, 5}}) {
    CHECK(sizeOf("backtracker", size, 2) == std::pair(2 * size.width + 1, 2 * size.height + 1));
    CHECK(sizeOf("cellular-automaton", size, 1) == std::pair(size.width + 2, size.height + 2));
  }
  CHECK(sizeOf("prim", {10, 5}, 24) == std::pair(243U, 123U));
  CHECK(sizeOf("cellular-automaton", {10, 5}, 24) == std::pair(246U, 126U));
}

TEST_CASE("F38: a large picture agrees with its grid too") {
  Run run(specOf(algorithm("prim"), {127, 63}));
  run.seek(9000);
  CHECK(mazeDifferences(run, palettes().front(), 2, 1) == 0);
  Run cave(specOf(algorithm("cellular-automaton"), {333, 5}));
  cave.seek(1900);
  CHECK(caveDifferences(cave, palettes().front(), 1, 1) == 0);
}

TEST_CASE("Rows of pixels can be painted in any order") {
  Run run(specOf(algorithm("prim"), {9, 9}));
  run.seek(50);
  picture::Painter inOrder(run, 5);
  picture::Painter backwards(run, 5);
  std::vector<std::vector<picture::Ink>> rows;
  for (std::uint32_t y = 0; y < inOrder.height(); ++y)
    inOrder.paintRow(y, rows.emplace_back(inOrder.width()));
  std::vector<picture::Ink> row(backwards.width());
  for (std::uint32_t y = backwards.height(); y-- > 0;) {
    backwards.paintRow(y, row);
    CHECK(row == rows[y]);
  }
}
