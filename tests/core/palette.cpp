#include <support/catch.hpp>
#include <support/errors.hpp>

#include <mazescope/palette.hpp>

#include <array>
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

Color room(const Palette& palette, Mark mark) {
  return colorOf(palette, GridKind::maze, true, mark);
}
Color rock(const Palette& palette, Mark mark) {
  return colorOf(palette, GridKind::cave, false, mark);
}
Color open(const Palette& palette, Mark mark) {
  return colorOf(palette, GridKind::cave, true, mark);
}

}  // namespace

TEST_CASE("The default palette has the colours of the design") {
  const Palette& standard = palettes().front();
  CHECK(standard.id == "standard");
  CHECK(standard.here == Color{0xe6, 0x9f, 0x00});
  CHECK(room(standard, Mark::unvisited) == Color{0x26, 0x2b, 0x35});
  CHECK(room(standard, Mark::frontier) == Color{0xcc, 0x79, 0xa7});
  CHECK(room(standard, Mark::active) == Color{0x56, 0xb4, 0xe9});
  CHECK(room(standard, Mark::done) == Color{0xe8, 0xea, 0xed});
  CHECK(rock(standard, Mark::done) == Color{0x2b, 0x30, 0x3b});
  CHECK(open(standard, Mark::done) == Color{0xe8, 0xea, 0xed});
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
         {each.wall, each.here, room(each, Mark::unvisited), room(each, Mark::frontier),
          room(each, Mark::active), room(each, Mark::done), room(each, Mark::reached),
          room(each, Mark::path)})
      colors.insert({color.red, color.green, color.blue});
    CHECK(colors.size() == 8);
    CHECK(contrast(each.wall, room(each, Mark::done)) > 7);
    CHECK(contrast(each.wall, room(each, Mark::active)) > 3);
  }
}

TEST_CASE("In every palette the open cells of a cave stand out from its rock") {
  for (const Palette& each : palettes()) {
    CAPTURE(each.id);
    CHECK(contrast(open(each, Mark::done), rock(each, Mark::done)) > 3);
    CHECK(contrast(open(each, Mark::done), rock(each, Mark::unvisited)) > 1.5);
    CHECK_FALSE(open(each, Mark::active) == rock(each, Mark::frontier));
  }
}
