#pragma once

#include <mazescope/overlay.hpp>
#include <mazescope/palette.hpp>

#include <array>

namespace mazescope {

/// The colours of an overlay by level, the byte of OverlayMap::levels; that of level 0 is unused.
///
/// All are made in OKLab, a space in which equal distances look about equally large (B. Ottosson,
/// "A perceptual color space for image processing", 2020), and lie within sRGB.
///   scale   level 1 to 255, from a dark violet over teal to a light yellow: lightness grows evenly,
///           while hue and chroma follow an arc of a circle, so every step looks the same
///   groups  `groupColors` hues of one lightness and one chroma, over and over; one follows another
///           that is far from it
///   single  one colour
[[nodiscard]] const std::array<Color, 256>& levelColors(OverlayInfo::Colors colors);

inline constexpr unsigned groupColors = 12;

}  // namespace mazescope
