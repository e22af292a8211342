#include <support/catch.hpp>

#include <mazescope/color_scale.hpp>

#include <algorithm>
#include <cmath>
#include <set>

using namespace mazescope;

namespace {

struct Lab {
  double lightness;
  double a;
  double b;
};

/// From sRGB to OKLab, the way back from what the program computes.
Lab toOklab(Color color) {
  const auto linear = [](std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  const double red = linear(color.red);
  const double green = linear(color.green);
  const double blue = linear(color.blue);
  const double l = std::cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const double m = std::cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const double s = std::cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
          1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

double difference(Color first, Color second) {
  const Lab from = toOklab(first);
  const Lab to = toOklab(second);
  return std::sqrt(std::pow(to.lightness - from.lightness, 2) + std::pow(to.a - from.a, 2) +
                   std::pow(to.b - from.b, 2));
}

}  // namespace

TEST_CASE("The colour scale goes from dark violet to light yellow in even steps of lightness") {
  const auto& scale = levelColors(OverlayInfo::Colors::scale);
  for (std::size_t level = 1; level < scale.size(); ++level) {
    CAPTURE(level);
    const double expected = 0.26 + 0.67 * (static_cast<double>(level) - 1) / 254;
    CHECK(std::abs(toOklab(scale[level]).lightness - expected) < 0.003);
  }
  CHECK(scale[1].blue > scale[1].red);
  CHECK(scale[1].red > scale[1].green);
  CHECK(scale[128].green > 2 * scale[128].red);
  CHECK(scale[255].red > 230);
  CHECK(scale[255].green > 230);
  CHECK(scale[255].blue < 128);
}

TEST_CASE("Equal steps on the colour scale are equally large to the eye") {
  const auto& scale = levelColors(OverlayInfo::Colors::scale);
  double smallest = 1;
  double largest = 0;
  for (std::size_t level = 1; level + 16 < scale.size(); ++level) {
    const double step = difference(scale[level], scale[level + 16]);
    smallest = std::min(smallest, step);
    largest = std::max(largest, step);
  }
  CHECK(largest < 1.2 * smallest);
}

TEST_CASE("Groups have twelve colours that can be told apart, again and again") {
  const auto& groups = levelColors(OverlayInfo::Colors::groups);
  for (std::size_t level = 1; level <= groupColors; ++level) {
    CAPTURE(level);
    const Lab lab = toOklab(groups[level]);
    CHECK(std::abs(lab.lightness - 0.74) < 0.005);
    CHECK(std::abs(std::hypot(lab.a, lab.b) - 0.125) < 0.005);
    for (std::size_t other = 1; other < level; ++other)
      CHECK(difference(groups[level], groups[other]) > 0.06);
    CHECK(difference(groups[level], groups[level + 1]) > 0.2);
    CHECK(groups[level] == groups[level + groupColors]);
  }
}

TEST_CASE("Single cells are in the colour of the path") {
  const auto& single = levelColors(OverlayInfo::Colors::single);
  CHECK(single[1] == Color{0xd5, 0x5e, 0x00});
  CHECK(single[255] == single[1]);
}
