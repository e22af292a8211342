#pragma once

#include <mazescope/grid.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mazescope {

struct Color {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  friend bool operator==(const Color&, const Color&) = default;
};

/// The colours of a picture, sRGB. Algorithms say marks, never colours.
struct Palette {
  std::string_view id;                ///< as in presets
  std::string_view name;              ///< as in the menu
  Color wall;                         ///< between the cells of a maze, and around it
  Color here;                         ///< the cell of the last mutation
  std::array<Color, markCount> room;  ///< cells of a maze, by mark
  std::array<Color, markCount> rock;  ///< rock in a cave, by mark
  std::array<Color, markCount> open;  ///< open cells of a cave, by mark
};

/// The first is the default; it can be told apart by colour-blind eyes (after M. Okabe and K. Ito,
/// "Color Universal Design", 2002).
[[nodiscard]] std::span<const Palette> palettes();

/// Throws Error ("palette") that lists the known ids.
[[nodiscard]] const Palette& palette(std::string_view id);

/// The colour of a cell given its state; `open` counts in caves only, `mark` is the mark shown.
[[nodiscard]] inline Color colorOf(const Palette& palette, GridKind kind, bool open, Mark mark) {
  const auto& byMark = kind == GridKind::maze ? palette.room : open ? palette.open : palette.rock;
  return byMark[static_cast<std::size_t>(mark)];
}

}  // namespace mazescope
