#pragma once

#include <mazescope/geometry.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mazescope {

/// What may be laid over the marks of a grid. It speaks of the graph that a walker sees (see
/// Counts): its nodes and the passages between them.
enum class OverlayKind : std::uint8_t {
  none,
  distance,
  order,
  deadEnds,
  longestPath,
  components,
  sets,
};

struct Overlay {
  OverlayKind kind = OverlayKind::none;
  /// Of a distance: the cell it is measured from. Empty: where the run began, which is the cell
  /// of its first mutation, or the first node, row by row, should that cell be none.
  std::optional<Point> from;
  friend bool operator==(const Overlay&, const Overlay&) = default;
};

/// What a front end knows of a kind of overlay. The texts point to static storage.
struct OverlayInfo {
  enum class Colors : std::uint8_t {
    scale,   ///< from 0 to the maximum, on a colour scale
    groups,  ///< a colour for each group of cells; there are more groups than colours
    single,  ///< the cells in question, in one colour
  };

  OverlayKind kind = OverlayKind::none;
  std::string_view id;    ///< as in presets
  std::string_view name;  ///< as in menus
  std::string_view help;  ///< one sentence
  Colors colors = Colors::scale;
  std::string_view cellText;   ///< what is said of a coloured cell, {value} being its value
  std::string_view wholeText;  ///< what is said of the whole, {value} being the maximum
};

/// Every kind but `none`, in the order in which they are offered.
[[nodiscard]] std::span<const OverlayInfo> overlays();

/// Requires a kind other than `none`.
[[nodiscard]] const OverlayInfo& overlayInfo(OverlayKind kind);

}  // namespace mazescope
