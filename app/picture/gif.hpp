#pragma once

#include <mazescope/palette.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

// Animations as GIF files (CompuServe, "Graphics Interchange Format, Version 89a", 1990). The same pixels
// give the same bytes, as long as the same version of giflib compresses them.

namespace mazescope::picture {

inline constexpr std::uint32_t maximumGifSide = 65535;  ///< in pixels
inline constexpr std::size_t maximumGifColors = 255;    ///< and one index for "as it was"

/// A rectangle of pixels, at least one.
struct Part {
  std::uint32_t left = 0;
  std::uint32_t top = 0;
  std::uint32_t width = 0;
  std::uint32_t height = 0;
};

/// Writes one picture after the other, row by row, and holds none of them.
class GifWriter {
public:
  using Sink = std::function<void(std::string_view bytes)>;

  /// Requires 1 to maximumGifSide pixels a side and 1 to maximumGifColors colours. Without `forever`
  /// it is played once.
  GifWriter(std::uint32_t width, std::uint32_t height, std::span<const Color> colors, bool forever,
            Sink sink);
  GifWriter(const GifWriter&) = delete;
  GifWriter& operator=(const GifWriter&) = delete;
  ~GifWriter();

  /// The index of pixels that stay as they were.
  [[nodiscard]] std::uint8_t unchanged() const { return unchanged_; }

  /// Begins the next picture: this part of it is laid over the one before, and then shown for so
  /// many hundredths of a second. The first has to be complete.
  void begin(const Part& part, std::uint16_t hundredths);
  /// Its rows from the top. Requires as many indices of colours as the part is wide.
  void write(std::span<const std::uint8_t> row);
  void finish();  ///< once, after the last row

private:
  class Encoder;

  std::uint8_t unchanged_;
  std::unique_ptr<Encoder> encoder_;
};

}  // namespace mazescope::picture
