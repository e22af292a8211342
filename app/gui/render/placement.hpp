#pragma once

#include <mazescope/grid.hpp>
#include <mazescope/preset.hpp>

#include <optional>

namespace mazescope::gui::render {

/// Where a grid lies in its pane, in pixels from the pane's upper left corner.
struct Placement {
  struct Vector {
    double x = 0;
    double y = 0;
    friend bool operator==(const Vector&, const Vector&) = default;
  };

  Vector pane;      ///< whole pixels
  Vector origin;    ///< of the grid's north-west corner
  double cell = 1;  ///< pixels a cell
  friend bool operator==(const Placement&, const Placement&) = default;

  /// `margin`: pixels left free around a grid that fits.
  static Placement of(Size size, const LaneView& view, Vector pane, double margin);

  /// The cell at a place of the pane, if there is one.
  [[nodiscard]] std::optional<Point> cellAt(Size size, Vector place) const;
  /// The first cell of which a part lies in the pane, or the last one if all lie before it.
  [[nodiscard]] Point firstSeen(Size size) const;
  /// The upper left corner of a cell.
  [[nodiscard]] Vector cornerOf(Point point) const {
    return {origin.x + point.x * cell, origin.y + point.y * cell};
  }
};

/// The view after a zoom by a factor that leaves the grid at `place` of the pane where it is.
[[nodiscard]] LaneView zoomed(const LaneView& view, Size size, const Placement& placement,
                              double factor, Placement::Vector place);
/// The view after the grid was dragged by so many pixels.
[[nodiscard]] LaneView panned(const LaneView& view, Size size, const Placement& placement,
                              Placement::Vector by);

}  // namespace mazescope::gui::render
