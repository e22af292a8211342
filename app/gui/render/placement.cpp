#include "gui/render/placement.hpp"

#include <algorithm>
#include <cmath>

namespace mazescope::gui::render {

namespace {

constexpr double wholeCells = 6;  // pixels: from here on a fitted cell has whole pixels

}  // namespace

Placement Placement::of(Size size, const LaneView& view, Vector pane, double margin) {
  double fit = std::min(std::max(1.0, pane.x - 2 * margin) / size.width,
                        std::max(1.0, pane.y - 2 * margin) / size.height);
  if (fit >= wholeCells) fit = std::floor(fit);
  Placement placement;
  placement.pane = pane;
  placement.cell = fit * view.zoom;
  placement.origin = {std::round(pane.x / 2 - size.width * placement.cell * view.x),
                      std::round(pane.y / 2 - size.height * placement.cell * view.y)};
  return placement;
}

std::optional<Point> Placement::cellAt(Size size, Vector place) const {
  const double x = std::floor((place.x - origin.x) / cell);
  const double y = std::floor((place.y - origin.y) / cell);
  if (x < 0 || y < 0 || x >= size.width || y >= size.height) return std::nullopt;
  return Point{static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)};
}

Point Placement::firstSeen(Size size) const {
  const auto first = [this](double start, std::uint32_t cells) {
    return static_cast<std::uint32_t>(std::clamp(std::floor(-start / cell), 0.0, cells - 1.0));
  };
  return {first(origin.x, size.width), first(origin.y, size.height)};
}

LaneView zoomed(const LaneView& view, Size size, const Placement& placement, double factor,
                Placement::Vector place) {
  LaneView result = view;
  result.zoom = std::clamp(view.zoom * factor, LaneView::minimumZoom, LaneView::maximumZoom);
  // What is `off` pixels from the middle of the pane comes to be off * growth pixels from it.
  const double growth = result.zoom / view.zoom;
  const auto shift = [&](double at, double pane, std::uint32_t cells) {
    const double off = at - pane / 2;
    return (off - off / growth) / (placement.cell * cells);
  };
  result.x = std::clamp(view.x + shift(place.x, placement.pane.x, size.width), 0.0, 1.0);
  result.y = std::clamp(view.y + shift(place.y, placement.pane.y, size.height), 0.0, 1.0);
  return result;
}

LaneView panned(const LaneView& view, Size size, const Placement& placement, Placement::Vector by) {
  LaneView result = view;
  result.x = std::clamp(view.x - by.x / (placement.cell * size.width), 0.0, 1.0);
  result.y = std::clamp(view.y - by.y / (placement.cell * size.height), 0.0, 1.0);
  return result;
}

}  // namespace mazescope::gui::render
