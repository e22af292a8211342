#include "picture/painter.hpp"

#include "picture/png.hpp"

#include <support/catch.hpp>
#include <support/every_variant.hpp>
#include <support/png.hpp>

#include <mazescope/color_scale.hpp>

#include <algorithm>
#include <cstdlib>

using namespace mazescope;

namespace {

Spec specOf(const AlgorithmInfo& info, Size size) {
  return {
      .algorithm = std::string(info.id), .size = size, .seed = 7, .start = {}, .parameters = {}};
}

test::Png painted(const Run& run, const Palette& palette, std::uint32_t scale,
                  const OverlayMap* overlay = nullptr) {
  picture::Painter painter(run, scale, overlay);
  return test::Png(picture::encodePng(
      painter.width(), painter.height(), picture::colors(palette, overlay != nullptr),
      [&painter](std::uint32_t y, std::span<picture::Ink> row) { painter.paintRow(y, row); }));
}

/// Is no part of the one further than 1 from that of the other?
bool close(const Color& a, const Color& b) {
  const auto near = [](int one, int other) { return std::abs(one - other) <= 1; };
  return near(a.red, b.red) && near(a.green, b.green) && near(a.blue, b.blue);
}

/// How many pixels of a picture differ from what `expected` says of each.
template <class Expected>
int differences(const test::Png& png, Expected expected, bool exactly = true) {
  int count = 0;
  for (std::uint32_t y = 0; y < png.height; ++y)
    for (std::uint32_t x = 0; x < png.width; ++x) {
      const Color color = png.at(x, y);
      const Color wanted = expected(x, y);
      if (exactly ? !(color == wanted) : !close(color, wanted)) ++count;
    }
  return count;
}

std::vector<std::uint16_t> wordsOf(const Run& run) {
  std::vector<std::uint16_t> words(run.grid().cellCount());
  run.paint(0, words);
  return words;
}

/// The colour of a cell by the palette's own rules.
Color cellColor(const Run& run, const std::vector<std::uint16_t>& words, const Palette& palette,
                Cell cell) {
  if (run.last() && run.last()->cell == cell && !run.finished()) return palette.here;
  const Grid& grid = run.grid();
  return colorOf(palette, grid.kind(), grid.open(cell), Grid::markOf(words[cell]));
}

/// Every pixel of a maze, looked up one by one; `ofCell` tells the colour of a cell.
template <class OfCell>
auto mazePixels(const Grid& grid, const Palette& palette, std::uint32_t scale,
                std::uint32_t thickness, OfCell ofCell) {
  return [=, &grid](std::uint32_t px, std::uint32_t py) {
    const bool wallX = px % scale < thickness;
    const bool wallY = py % scale < thickness;
    if (wallX && wallY) return palette.wall;
    const Size size = grid.size();
    const Point at{px / scale, py / scale};
    const Cell cell =
        grid.cellAt({std::min(at.x, size.width - 1), std::min(at.y, size.height - 1)});
    if (!wallX && !wallY) return ofCell(cell);
    const Direction side = at.x == size.width    ? Direction::east
                           : at.y == size.height ? Direction::south
                           : wallX               ? Direction::west
                                                 : Direction::north;
    if (grid.opening(cell, side)) return ofCell(cell);
    if (!grid.passage(cell, side)) return palette.wall;
    const bool firstHalf = (wallX ? px : py) % scale < thickness / 2;
    return ofCell(firstHalf ? grid.neighborOf(cell, side) : cell);
  };
}

int mazeDifferences(const Run& run, const Palette& palette, std::uint32_t scale,
                    std::uint32_t thickness) {
  const auto words = wordsOf(run);
  const auto ofCell = [&](Cell cell) { return cellColor(run, words, palette, cell); };
  return differences(painted(run, palette, scale),
                     mazePixels(run.grid(), palette, scale, thickness, ofCell));
}

int caveDifferences(const Run& run, const Palette& palette, std::uint32_t scale,
                    std::uint32_t thickness) {
  const auto words = wordsOf(run);
  const Grid& grid = run.grid();
  const auto [width, height] = grid.size();
  const std::uint32_t endX = thickness + width * scale;
  const std::uint32_t endY = thickness + height * scale;
  const auto cellOf = [&](std::uint32_t px, std::uint32_t py) {
    const auto index = [&](std::uint32_t pixel, std::uint32_t end) {
      return (std::clamp(pixel, thickness, end - 1) - thickness) / scale;
    };
    return grid.cellAt({index(px, endX), index(py, endY)});
  };
  return differences(painted(run, palette, scale), [&](std::uint32_t px, std::uint32_t py) {
    const Cell cell = cellOf(px, py);
    DirectionSet beyond;
    if (py < thickness) beyond.insert(Direction::north);
    if (px >= endX) beyond.insert(Direction::east);
    if (py >= endY) beyond.insert(Direction::south);
    if (px < thickness) beyond.insert(Direction::west);
    const bool wall =
        beyond.size() > 1 || (beyond.size() == 1 && !grid.opening(cell, beyond.at(0)));
    return wall ? palette.wall : cellColor(run, words, palette, cell);
  });
}

}  // namespace

TEST_CASE("F38, F45: a picture agrees with its grid in every pixel, at every tick and scale") {
  test::forEveryVariant([](const test::Subject& subject) {
    for (const Size size : {Size{1, 1}, Size{1, 9}, Size{13, 7}}) {
      Run run(subject.spec(size, 7));
      run.toEnd();
      const std::uint64_t total = run.tick();
      for (const std::uint64_t tick : {std::uint64_t{0}, total / 2, total - 1, total}) {
        run.seek(tick);
        for (const auto& [scale, thickness] :
             {std::pair(2U, 1U), std::pair(3U, 1U), std::pair(12U, 2U), std::pair(20U, 3U)}) {
          const bool roomForMarkers = scale > 3;
          if (roomForMarkers && run.ends().start) continue;
          CAPTURE(size.width, size.height, tick, scale);
          const Palette& palette = palettes()[scale % palettes().size()];
          const bool maze = run.grid().kind() == GridKind::maze;
          CHECK((maze ? mazeDifferences : caveDifferences)(run, palette, scale, thickness) == 0);
        }
      }
    }
  });
}

TEST_CASE("A disc marks the start, a square the goal") {
  Spec spec = specOf(algorithm("prim"), {5, 4});
  spec.stages.push_back({"entrances", {}});
  Run run(spec);
  run.toEnd();
  const Palette& palette = palettes().front();
  const test::Png png = painted(run, palette, 16);
  // Of a cell: the pixels between its walls that have the colour of walls.
  const auto marked = [&](std::uint32_t cellX, std::uint32_t cellY) {
    std::vector<Point> pixels;
    for (std::uint32_t y = 2; y < 16; ++y)
      for (std::uint32_t x = 2; x < 16; ++x)
        if (png.at(16 * cellX + x, 16 * cellY + y) == palette.wall) pixels.push_back({x, y});
    return pixels;
  };
  const auto goal = marked(4, 3);
  CHECK(goal.size() == 64);
  CHECK(goal.front() == Point{5, 5});
  CHECK(goal.back() == Point{12, 12});
  const auto start = marked(0, 0);
  CHECK(start.size() == 52);  // 64 without three pixels at each corner
  CHECK(start.front() == Point{7, 5});
  CHECK(start.back() == Point{10, 12});
  CHECK(marked(2, 2).empty());
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

TEST_CASE("An overlay lies over the marks, but not over the cell of the last move") {
  for (const Overlay& overlay :
       {Overlay{OverlayKind::distance, Point{3, 3}}, Overlay{OverlayKind::order, {}},
        Overlay{OverlayKind::deadEnds, {}}, Overlay{OverlayKind::components, {}}}) {
    Run run(specOf(algorithm("prim"), {41, 23}));
    run.seek(1000);
    OverlayMap map(run, overlay);
    while (!map.work(1000)) {
    }
    const Palette& palette = palettes().front();
    const auto words = wordsOf(run);
    const auto& byLevel = levelColors(overlayInfo(overlay.kind).colors);
    const auto ofCell = [&](Cell cell) {
      const std::uint8_t level = map.levels()[cell];
      return level == 0 || cell == run.last()->cell ? cellColor(run, words, palette, cell)
                                                    : byLevel.at(level);
    };
    CAPTURE(overlayInfo(overlay.kind).id);
    CHECK(differences(painted(run, palette, 4, &map), mazePixels(run.grid(), palette, 4, 1, ofCell),
                      false) == 0);
  }
}

TEST_CASE("No colour of an overlay's picture is far from that of the window") {
  const std::vector<Color> colors = picture::colors(palettes().front(), true);
  REQUIRE(colors.size() == 256);
  for (const auto kind :
       {OverlayInfo::Colors::scale, OverlayInfo::Colors::groups, OverlayInfo::Colors::single})
    for (unsigned level = 1; level < 256; ++level) {
      const picture::Ink ink = picture::levelInk(kind, static_cast<std::uint8_t>(level));
      CAPTURE(level);
      CHECK(close(colors[ink], levelColors(kind).at(level)));
    }
}
