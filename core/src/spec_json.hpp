#pragma once

#include "json_field.hpp"

#include <mazescope/spec.hpp>

#include <array>
#include <string_view>
#include <vector>

// A spec in JSON, as the lanes of presets and exported mazes have it.

namespace mazescope::json {

inline constexpr std::array<std::string_view, 7> specKeys{
    "algorithm", "width", "height", "seed", "start", "parameters", "stages"};

/// Of an object whose keys were checked. Resolved.
[[nodiscard]] Spec readSpec(const Field& lane);

/// The point that the keys x and y name, each below a side.
[[nodiscard]] Point readPoint(const Field& field, Size sides);
/// The same of an object that has no other keys.
[[nodiscard]] Point readCell(const Field& field, Size sides);

/// The ids of algorithms, parameters, palettes or overlays.
template <class Infos>
std::vector<std::string_view> ids(const Infos& infos) {
  std::vector<std::string_view> ids;
  ids.reserve(infos.size());
  for (const auto& info : infos) ids.push_back(info.id);
  return ids;
}

}  // namespace mazescope::json
