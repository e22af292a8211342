#include <mazescope/overlay.hpp>

#include <array>

namespace mazescope {

namespace {

using Colors = OverlayInfo::Colors;

constexpr std::array<OverlayInfo, 6> allOverlays{{
    {OverlayKind::distance, "distance", "Distance",
     "How many passages lead to each cell from one cell, by the shortest way.", Colors::scale,
     "distance {value}", "{value}"},
    {OverlayKind::order, "order", "Order of making",
     "The tick at which each cell came to belong to the maze or the cave.", Colors::scale,
     "made at tick {value}", "tick {value}"},
    {OverlayKind::deadEnds, "dead-ends", "Dead ends", "The cells that have exactly one passage.",
     Colors::single, "a dead end", "{value}"},
    {OverlayKind::longestPath, "longest-path", "Longest path",
     "The longest of all shortest paths between two cells.", Colors::single,
     "{value} passages along the longest path", "{value} passages"},
    {OverlayKind::components, "components", "Components",
     "The parts that are connected in themselves and not with each other.", Colors::groups,
     "component of {value} cells", "{value}"},
    {OverlayKind::sets, "sets", "Sets", "The sets of cells that the algorithm keeps to itself.",
     Colors::groups, "set of {value} cells", "{value}"},
}};

}  // namespace

std::span<const OverlayInfo> overlays() { return allOverlays; }

const OverlayInfo& overlayInfo(OverlayKind kind) {
  return allOverlays[static_cast<std::size_t>(kind) - 1];  // the table is in the order of the kinds
}

}  // namespace mazescope
