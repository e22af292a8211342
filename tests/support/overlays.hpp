#pragma once

#include <mazescope/overlay_map.hpp>

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace mazescope::test {

/// The values of an overlay, cell by cell.
using Values = std::vector<std::int64_t>;
inline constexpr std::int64_t nobody = -1;  ///< a cell that is not coloured

inline std::unique_ptr<OverlayMap> mapOf(const Run& run, const Overlay& overlay) {
  auto map = std::make_unique<OverlayMap>(run, overlay);
  while (!map->work(std::numeric_limits<std::uint64_t>::max())) {
  }
  return map;
}

inline Values valuesOf(const OverlayMap& map) {
  Values values;
  for (Cell cell = 0; cell < map.levels().size(); ++cell)
    values.push_back(map.value(cell) ? std::int64_t{*map.value(cell)} : nobody);
  return values;
}

}  // namespace mazescope::test
