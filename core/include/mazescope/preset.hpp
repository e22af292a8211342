#pragma once

#include <mazescope/breakpoint.hpp>
#include <mazescope/overlay.hpp>
#include <mazescope/playback.hpp>
#include <mazescope/spec.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazescope {

/// How a lane looks at its grid.
struct LaneView {
  double zoom = 1;  ///< 1 fits the whole grid into the lane; from minimumZoom to maximumZoom
  double x = 0.5;   ///< the place of the grid in the middle of the lane, as shares of its width
  double y = 0.5;   ///< and height, from 0 to 1

  static constexpr double minimumZoom = 0.25;
  static constexpr double maximumZoom = 4096;
  friend bool operator==(const LaneView&, const LaneView&) = default;
};

struct PresetLane {
  Spec spec;
  LaneView view;
  Overlay overlay;
  friend bool operator==(const PresetLane&, const PresetLane&) = default;
};

/// All that a user arranges: what is run, how it is played, and how it is looked at.
struct Preset {
  static constexpr std::size_t maximumLanes = 6;
  static constexpr std::size_t maximumBreakpoints = 1000;
  // Of a file. A drawn maze has room for 64 million cells, as a spec holds a byte for each.
  static constexpr std::size_t maximumBytes = std::size_t{1} << 26U;
  static constexpr std::size_t maximumValues = std::size_t{1} << 19U;  ///< of JSON
  static constexpr std::size_t maximumDepth = 16;                      ///< of nested JSON values

  std::string about;                    ///< one or two sentences for whoever opens it; may be empty
  std::vector<PresetLane> lanes;        ///< 1 to maximumLanes
  std::vector<Breakpoint> breakpoints;  ///< at most maximumBreakpoints
  Playback playback;
  bool linked = true;  ///< all lanes share one seed and size, and keep doing so when one is edited
  std::size_t selected = 0;          ///< index of a lane
  std::string palette = "standard";  ///< id of a palette

  friend bool operator==(const Preset&, const Preset&) = default;
};

/// Reads a preset in JSON, `schema` 1, as `presets/preset.schema.json` describes it.
///
/// Strict: unknown keys, a key named twice, comments and trailing commas are refused, so nothing
/// that was written is silently lost or misread. A byte order mark and CRLF are accepted. Numbers
/// are never rounded, wrapped or clamped; seeds are exact over all 64 bits.
///
/// Throws Error. For text that is not JSON the field is empty and the message starts with
/// "LINE:COLUMN: ", both counted from 1, columns in characters. Else the field is the key, as a
/// JSON pointer without its first slash, and the message says what was expected. `schema` is
/// looked at before all other keys. Every spec that comes back is resolved. Allocates no grid.
[[nodiscard]] Preset parsePreset(std::string_view text);

/// As JSON, two spaces a level, keys in the order of the schema, ended by a line feed; the same
/// preset gives the same bytes, and parsePreset gives back an equal one. Requires a preset that is
/// valid, its specs resolved; bytes of `about` that are not UTF-8 are replaced by U+FFFD.
[[nodiscard]] std::string toJson(const Preset& preset);

/// A spec as an object of one line, with the keys that a preset's lane has for it.
[[nodiscard]] std::string toJson(const Spec& spec);

}  // namespace mazescope
