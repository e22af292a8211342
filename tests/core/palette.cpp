#include <support/catch.hpp>
#include <support/errors.hpp>

#include <mazescope/palette.hpp>

#include <cmath>
#include <set>

using namespace mazescope;

namespace {

/// Relative luminance and contrast as the Web Content Accessibility Guidelines define them.
double luminance(Color color) {
  const auto linear = [](std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}
double contrast(Color a, Color b) {
  const double x = luminance(a) + 0.05;
  const double y = luminance(b) + 0.05;
  return x > y ? x / y : y / x;
}

Color of(const std::array<Color, markCount>& colors, Mark mark) {
  return colors.at(static_cast<std::size_t>(mark));
}

}  // namespace

TEST_CASE("The default palette has the colours of the design") {
  const Palette& standard = palettes().front();
  CHECK(standard.id == "standard");
  CHECK(standard.here == Color{0xe6, 0x9f, 0x00});
  CHECK(of(standard.closed, Mark::unvisited) == Color{0x26, 0x2b, 0x35});
  CHECK(of(standard.closed, Mark::frontier) == Color{0xcc, 0x79, 0xa7});
  CHECK(of(standard.closed, Mark::active) == Color{0x56, 0xb4, 0xe9});
  CHECK(of(standard.closed, Mark::done) == Color{0xe8, 0xea, 0xed});
  CHECK(of(standard.rock, Mark::done) == Color{0x2b, 0x30, 0x3b});
  CHECK(of(standard.open, Mark::done) == Color{0xe8, 0xea, 0xed});
}

TEST_CASE("Palettes are found by their ids, and an unknown one is refused with the list") {
  std::set<std::string_view> ids;
  for (const Palette& each : palettes()) {
    CHECK(ids.insert(each.id).second);
    CHECK_FALSE(each.name.empty());
    CHECK(&palette(each.id) == &each);
  }
  const Error error = test::errorOf([] { (void)palette("mauve"); });
  CHECK(error.field() == "palette");
  CHECK(std::string(error.what()).find("\"standard\"") != std::string::npos);
}

TEST_CASE("In every palette marks, walls and the current cell can be told apart") {
  for (const Palette& each : palettes()) {
    CAPTURE(each.id);
    std::set<std::array<int, 3>> colors;
    for (const Color color :
         {each.wall, each.here, each.closed[0], each.closed[1], each.closed[2], each.closed[3]})
      colors.insert({color.red, color.green, color.blue});
    CHECK(colors.size() == 6);
    CHECK(contrast(each.wall, of(each.closed, Mark::done)) > 7);
    CHECK(contrast(each.wall, of(each.closed, Mark::active)) > 3);
  }
}

TEST_CASE("In every palette the open cells of a cave stand out from its rock") {
  for (const Palette& each : palettes()) {
    CAPTURE(each.id);
    CHECK(contrast(of(each.open, Mark::done), of(each.rock, Mark::done)) > 3);
    CHECK(contrast(of(each.open, Mark::done), of(each.rock, Mark::unvisited)) > 1.5);
    CHECK_FALSE(of(each.open, Mark::active) == of(each.rock, Mark::frontier));
  }
}
