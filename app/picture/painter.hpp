#pragma once

#include "picture/inks.hpp"

#include <mazescope/overlay_map.hpp>
#include <mazescope/run.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace mazescope::picture {

// In pixels a cell, its wall to the west or north included. A maze needs one for the wall.
[[nodiscard]] std::uint32_t minimumScale(GridKind kind);
inline constexpr std::uint32_t maximumScale = 256;

/// Paints the state of a run, one row of pixels after the other, so that no picture has to be
/// held as a whole.
///
/// A maze of W by H cells at scale P has W * P + T by H * P + T pixels, where T is the thickness of a
/// wall, P / 8 rounded and at least 1: walls are even, and there is one around the whole. A cave
/// has W * P + 2 * T by H * P + 2 * T: its cells, and the wall around them. An opening in the border is
/// a gap in that wall.
/// The cell of the last move stands out until the run is finished. A passage, as wide as a wall is
/// thick, is half in the colour of the one cell, half in that of the other; an odd pixel belongs to
/// the cell in the east or south.
/// Where there is room, a disc marks the start and a square the goal, as far as they are set.
class Painter {
public:
  /// Run and overlay must outlive it and keep still. Requires minimumScale to maximumScale, and an
  /// overlay of the run's tick that is done, or null: only marks are painted.
  Painter(const Run& run, std::uint32_t scale, const OverlayMap* overlay = nullptr);

  [[nodiscard]] std::uint32_t width() const;   ///< in pixels
  [[nodiscard]] std::uint32_t height() const;  ///< in pixels

  /// Requires y < height() and row.size() == width(). Rows are cheapest in order.
  void paintRow(std::uint32_t y, std::span<Ink> row);

private:
  /// A row of cells.
  struct Row {
    std::vector<std::uint16_t> words;
    std::vector<Ink> inks;
  };
  class Pen;

  [[nodiscard]] std::uint32_t outerWalls() const;
  void load(std::uint32_t cellRow);
  void read(std::uint32_t cellRow, Row& row) const;
  void paintWallRow(Direction side, std::uint32_t y, Pen& pen) const;
  void paintMazeRow(std::uint32_t y, Pen& pen);
  void paintCaveRow(std::uint32_t y, Pen& pen);
  void paintRoom(Cell cell, Ink ink, std::uint32_t y, std::uint32_t side, Pen& pen) const;

  const Run* run_;
  const OverlayMap* overlay_;
  Size size_;
  std::uint32_t scale_;
  std::uint32_t thickness_;  // of a wall
  Cell here_;                // cellCount() if none is to stand out
  Ends ends_;
  std::uint32_t cellRow_;  // the one that is loaded
  Row row_;                // that one
  Row above_;              // the one before it
};

}  // namespace mazescope::picture
