#pragma once

#include <mazescope/grid.hpp>
#include <mazescope/overlay.hpp>
#include <mazescope/palette.hpp>

#include <cstdint>
#include <vector>

// The colours of all pictures, as one table of at most 256: what PNG and GIF have room for.

namespace mazescope::picture {

/// A pixel as the index of its colour.
using Ink = std::uint8_t;

inline constexpr Ink wallInk = 0;
inline constexpr Ink hereInk = 1;

/// Of a cell, by its state as Grid::words tells it.
[[nodiscard]] Ink cellInk(GridKind kind, std::uint16_t word);

/// Of a cell that an overlay colours, by its level, 1 to 255.
[[nodiscard]] Ink levelInk(OverlayInfo::Colors colors, std::uint8_t level);

/// Of the ground of a finished maze or cave.
[[nodiscard]] Ink groundInk(GridKind kind);

/// The colours of the inks. Those of overlays follow those of marks, and are left out if no overlay
/// is painted. A scale has 220 steps here, not 255: no part of a colour differs by more than 1 from
/// that of levelColors.
[[nodiscard]] std::vector<Color> colors(const Palette& palette, bool overlaid = false);

}  // namespace mazescope::picture
