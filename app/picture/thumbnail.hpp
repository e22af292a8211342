#pragma once

#include <mazescope/overlay_map.hpp>
#include <mazescope/palette.hpp>
#include <mazescope/run.hpp>

#include <cstdint>
#include <vector>

namespace mazescope::picture {

/// Red, green and blue bytes, row by row from the top.
struct Pixels {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::vector<std::uint8_t> rgb;
};

/// A small picture of the state of a run, no side of which has more than `longest` pixels: painted at
/// the largest scale up to `largestScale` for which there is room, or else with single cells for a
/// whole block of them and without walls. Requires longest > 0, and of `overlay` what Painter does. Cost: O(longest * the larger side).
[[nodiscard]] Pixels thumbnail(const Run& run, const Palette& palette, const OverlayMap* overlay,
                               std::uint32_t longest, std::uint32_t largestScale);

}  // namespace mazescope::picture
