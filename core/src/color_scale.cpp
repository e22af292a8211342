#include <mazescope/color_scale.hpp>

#include <algorithm>
#include <cmath>

namespace mazescope {

namespace {

using Table = std::array<Color, 256>;

constexpr double degree = 3.14159265358979323846 / 180;

struct Oklab {
  double lightness;  ///< 0 black, 1 white
  double a;          ///< green to red
  double b;          ///< blue to yellow
};

/// The transfer curve of sRGB (IEC 61966-2-1).
std::uint8_t encoded(double linear) {
  const double bounded = std::clamp(linear, 0.0, 1.0);
  const double curved =
      bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * std::pow(bounded, 1 / 2.4) - 0.055;
  return static_cast<std::uint8_t>(std::lround(255 * curved));
}

/// With Ottosson's matrices.
Color toSrgb(const Oklab& lab) {
  const auto cube = [](double root) { return root * root * root; };
  const double l = cube(lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b);
  const double m = cube(lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b);
  const double s = cube(lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b);
  return {encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
          encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
          encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)};
}

/// A turn of a screw: the arc was chosen as the longest of its hues that stays within sRGB.
Table scale() {
  Table table;
  for (std::size_t level = 1; level < table.size(); ++level) {
    const double share = static_cast<double>(level - 1) / 254;
    const double angle = (285 + share * (125 - 285)) * degree;
    table[level] = toSrgb({0.26 + share * (0.93 - 0.26), 0.04 + 0.15 * std::cos(angle),
                           0.05 + 0.15 * std::sin(angle)});
  }
  return table;
}

Table groups() {
  constexpr double lightness = 0.74;
  constexpr double chroma = 0.125;
  constexpr std::size_t stride = 5;  // hues apart, of twelve: has no divisor in common with them
  Table table;
  for (std::size_t level = 1; level < table.size(); ++level) {
    const double hue =
        360.0 / groupColors * static_cast<double>((level - 1) * stride % groupColors);
    table[level] =
        toSrgb({lightness, chroma * std::cos(hue * degree), chroma * std::sin(hue * degree)});
  }
  return table;
}

Table single() {
  Table table;
  table.fill({0xd5, 0x5e, 0x00});
  return table;
}

}  // namespace

const Table& levelColors(OverlayInfo::Colors colors) {
  static const std::array<Table, 3> tables{scale(), groups(), single()};
  return tables[static_cast<std::size_t>(colors)];
}

}  // namespace mazescope
