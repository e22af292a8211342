#pragma once

#include "picture/painter.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

// PNG files in memory (W3C, "Portable Network Graphics (PNG) Specification"). The same pixels give
// the same bytes.

namespace mazescope::picture {

inline constexpr std::uint64_t maximumPixels = 1'200'000'000;  ///< of a picture

/// A picture of at most 16 colours, four bits a pixel. `paintRow` is called for y = 0, 1, ... with
/// a row of `width` inks to fill, all wallInk. Throws Error if there are too many pixels.
[[nodiscard]] std::string
encodePng(std::uint32_t width, std::uint32_t height, const std::vector<Color>& colors,
          const std::function<void(std::uint32_t y, std::span<Ink>)>& paintRow);

/// Of red, green and blue bytes, row by row from the top. Requires width * height * 3 of them.
[[nodiscard]] std::string encodePng(std::uint32_t width, std::uint32_t height,
                                    std::span<const std::uint8_t> rgb);

}  // namespace mazescope::picture
