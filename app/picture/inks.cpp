#include "picture/inks.hpp"

#include <mazescope/color_scale.hpp>

namespace mazescope::picture {

namespace {

constexpr unsigned firstRoomInk = 2;
constexpr unsigned firstRockInk = firstRoomInk + markCount;
constexpr unsigned firstOpenInk = firstRockInk + markCount;
constexpr unsigned singleInk = firstOpenInk + markCount;
constexpr unsigned firstGroupInk = singleInk + 1;
constexpr unsigned firstScaleInk = firstGroupInk + groupColors;
constexpr unsigned scaleInks = 256 - firstScaleInk;
static_assert(scaleInks == 220);

constexpr unsigned levelCount = 255;
constexpr unsigned openBit = 1U << 1U;  // of Grid::words()

constexpr Ink inkOf(unsigned first, Mark mark) {
  return static_cast<Ink>(first + static_cast<unsigned>(mark));
}

std::uint8_t mean(unsigned a, unsigned b) { return static_cast<std::uint8_t>((a + b) / 2); }

/// Of the one or two levels that share a step of the scale.
void addScale(std::vector<Color>& colors) {
  const auto& byLevel = levelColors(OverlayInfo::Colors::scale);
  for (unsigned level = 1; level <= levelCount; ++level) {
    const Color color = byLevel.at(level);
    const Ink ink = levelInk(OverlayInfo::Colors::scale, static_cast<std::uint8_t>(level));
    if (ink == colors.size()) {
      colors.push_back(color);
    } else {
      Color& shared = colors[ink];
      shared = {mean(shared.red, color.red), mean(shared.green, color.green),
                mean(shared.blue, color.blue)};
    }
  }
}

}  // namespace

Ink cellInk(GridKind kind, std::uint16_t word) {
  const unsigned first = kind == GridKind::maze  ? firstRoomInk
                         : (word & openBit) != 0 ? firstOpenInk
                                                 : firstRockInk;
  return inkOf(first, Grid::markOf(word));
}

Ink levelInk(OverlayInfo::Colors colors, std::uint8_t level) {
  const unsigned index = level - 1U;
  switch (colors) {
    case OverlayInfo::Colors::scale: break;
    case OverlayInfo::Colors::groups: return static_cast<Ink>(firstGroupInk + index % groupColors);
    case OverlayInfo::Colors::single: return singleInk;
  }
  return static_cast<Ink>(firstScaleInk + index * scaleInks / levelCount);
}

Ink groundInk(GridKind kind) {
  return inkOf(kind == GridKind::maze ? firstRoomInk : firstOpenInk, Mark::done);
}

std::vector<Color> colors(const Palette& palette, bool overlaid) {
  std::vector<Color> colors{palette.wall, palette.here};
  for (const auto& byMark : {palette.room, palette.rock, palette.open})
    colors.insert(colors.end(), byMark.begin(), byMark.end());
  if (!overlaid) return colors;
  colors.push_back(levelColors(OverlayInfo::Colors::single)[1]);
  const auto& groups = levelColors(OverlayInfo::Colors::groups);
  colors.insert(colors.end(), groups.begin() + 1, groups.begin() + 1 + groupColors);
  addScale(colors);
  return colors;
}

}  // namespace mazescope::picture
