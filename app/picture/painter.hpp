#pragma once

#include <mazescope/palette.hpp>
#include <mazescope/run.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace mazescope::picture {

/// A pixel as the index of a colour. No picture needs more than 16 of them.
using Ink = std::uint8_t;

inline constexpr Ink wallInk = 0;

/// The colours of the inks.
[[nodiscard]] std::vector<Color> colors(const Palette& palette);

// In pixels a cell, its wall to the west or north included. A maze needs one for the wall.
[[nodiscard]] std::uint32_t minimumScale(GridKind kind);
inline constexpr std::uint32_t maximumScale = 256;

/// Paints the state of a run, one row of pixels after the other, so that no picture has to be
/// held as a whole.
///
/// A maze of W by H cells at scale P has W * P + T by H * P + T pixels, where T is the thickness of a
/// wall, P / 8 rounded and at least 1: walls are even, and there is one around the whole. A cave
/// has W * P + 2 * T by H * P + 2 * T: its cells, and the wall around them.
/// The cell of the last move stands out until the run is finished. A passage between cells of
/// different marks takes the later mark's colour (of unvisited, frontier, active, done).
class Painter {
public:
  /// The run must outlive it and keep still. Requires minimumScale to maximumScale.
  Painter(const Run& run, std::uint32_t scale);

  [[nodiscard]] std::uint32_t width() const;   ///< in pixels
  [[nodiscard]] std::uint32_t height() const;  ///< in pixels

  /// Requires y < height() and row.size() == width(). Rows are cheapest in order.
  void paintRow(std::uint32_t y, std::span<Ink> row);

private:
  void load(std::uint32_t cellRow);
  void paintMazeRow(std::uint32_t y, std::span<Ink> row);
  void paintCaveRow(std::uint32_t y, std::span<Ink> row);

  const Run* run_;
  Size size_;
  std::uint32_t scale_;
  std::uint32_t thickness_;
  Cell here_;                         // cellCount() if none is to stand out
  std::uint32_t cellRow_;             // the one that is loaded
  std::vector<std::uint16_t> words_;  // of that row of cells
  std::vector<std::uint16_t> above_;  // of the row before it
};

}  // namespace mazescope::picture
