#include "picture/png.hpp"

#include "picture/sheet.hpp"

#include <support/catch.hpp>
#include <support/errors.hpp>
#include <support/png.hpp>

#include <mazescope/random.hpp>

using namespace mazescope;

namespace {

std::vector<Color> manyColors() {
  std::vector<Color> colors;
  for (unsigned i = 0; i < 256; ++i)
    colors.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(255 - i),
                      static_cast<std::uint8_t>(i == 7 ? 128 : i * i)});
  return colors;
}

}  // namespace

TEST_CASE("A PNG of 256 colours is read back as it was painted") {
  const std::vector<Color> colors = manyColors();
  // Noise cannot be compressed: the largest of these sizes need several chunks.
  for (const auto& [width, height] : {std::pair(1U, 1U), std::pair(2U, 3U), std::pair(7U, 5U),
                                      std::pair(301U, 500U), std::pair(70000U, 3U)}) {
    CAPTURE(width, height);
    std::vector<picture::Ink> inks(std::size_t{width} * height);
    Random random(width);
    for (picture::Ink& ink : inks) ink = static_cast<picture::Ink>(random.below(256));
    const auto paint = [&inks](std::uint32_t y, std::span<picture::Ink> row) {
      std::copy_n(inks.begin() + static_cast<std::ptrdiff_t>(y * row.size()), row.size(),
                  row.begin());
    };
    const std::string bytes = picture::encodePng(width, height, colors, paint);
    CHECK(bytes == picture::encodePng(width, height, colors, paint));
    const test::Png png(bytes);
    REQUIRE(png.width == width);
    REQUIRE(png.height == height);
    int different = 0;
    for (std::uint32_t y = 0; y < height; ++y)
      for (std::uint32_t x = 0; x < width; ++x)
        if (!(png.at(x, y) == colors[inks[std::size_t{y} * width + x]])) ++different;
    CHECK(different == 0);
  }
}

TEST_CASE("A PNG of red, green and blue is read back as it was") {
  std::vector<std::uint8_t> rgb(3 * 13 * 7);
  for (std::size_t i = 0; i < rgb.size(); ++i) rgb[i] = static_cast<std::uint8_t>(i * 37);
  const test::Png png(picture::encodePng(13, 7, rgb));
  REQUIRE(png.width == 13);
  REQUIRE(png.height == 7);
  for (std::uint32_t y = 0; y < 7; ++y)
    for (std::uint32_t x = 0; x < 13; ++x) {
      const std::uint8_t* const pixel = &rgb[3 * (13 * y + x)];
      CHECK(png.at(x, y) == Color{pixel[0], pixel[1], pixel[2]});
    }
}

TEST_CASE("F39: a picture with too many pixels is refused before it is made") {
  bool painted = false;
  const auto paint = [&painted](std::uint32_t, std::span<picture::Ink>) { painted = true; };
  const Error error =
      test::errorOf([&] { (void)picture::encodePng(60000, 60000, manyColors(), paint); });
  CHECK(std::string(error.what()) ==
        "the picture would have 60000 by 60000 pixels, more than 1200000000 in all");
  CHECK_FALSE(painted);
}

TEST_CASE("A sheet shows every run once, none of them cut, at about the same size") {
  std::vector<Run> runs;
  for (std::uint32_t count = 1; count <= 6; ++count) {
    const std::uint32_t side = 8 * count;
    runs.emplace_back(Spec{.algorithm = count % 2 == 0 ? "cellular-automaton" : "prim",
                           .size = {side, side},
                           .seed = count,
                           .start = {},
                           .parameters = {}});
    runs.back().toEnd();
    picture::Sheet sheet(runs);
    const Palette& palette = palettes().front();
    const test::Png png(picture::encodePng(
        sheet.width(), sheet.height(), picture::colors(palette),
        [&sheet](std::uint32_t y, std::span<picture::Ink> row) { sheet.paintRow(y, row); }));
    CAPTURE(count);
    CHECK(png.width <= 3 * 700);
    CHECK(png.height <= 2 * 540);
    // Every run fills about 480 by 480 pixels, less its walls; all else is the wall's colour.
    std::uint64_t filled = 0;
    for (std::uint32_t y = 0; y < png.height; ++y)
      for (std::uint32_t x = 0; x < png.width; ++x)
        if (!(png.at(x, y) == palette.wall)) ++filled;
    CHECK(filled > std::uint64_t{count} * 480 * 480 * 7 / 10);
    CHECK(filled <= std::uint64_t{count} * 480 * 480);
  }
}

TEST_CASE("A run too large for its place in a sheet takes the room that it needs") {
  std::vector<Run> runs;
  for (const Size size : {Size{1000, 10}, Size{10, 10}})
    runs.emplace_back(
        Spec{.algorithm = "backtracker", .size = size, .seed = 1, .start = {}, .parameters = {}});
  const picture::Sheet sheet(runs);
  CHECK(sheet.width() == 3 * 24 + 2 * 2001);
}
