#pragma once

#include "picture/inks.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// PNG files (W3C, "Portable Network Graphics (PNG) Specification"). The same pixels give the same bytes,
// as long as the same version of zlib compresses them.

namespace mazescope::picture {

inline constexpr std::uint64_t maximumPixels = 1'200'000'000;  ///< of a picture

/// Writes a picture row by row, from the top; holds none of it but what is being compressed.
class PngWriter {
public:
  using Sink = std::function<void(std::string_view bytes)>;

  /// Of at most 256 colours; without any, of red, green and blue. Throws Error if there are too many
  /// pixels.
  PngWriter(std::uint32_t width, std::uint32_t height, std::span<const Color> colors, Sink sink);
  PngWriter(const PngWriter&) = delete;
  PngWriter& operator=(const PngWriter&) = delete;
  ~PngWriter();

  /// Requires `width` inks, or three times as many bytes.
  void write(std::span<const std::uint8_t> row);
  void finish();  ///< once, after all rows

private:
  class Compressor;

  void writeChunk(std::string_view type, std::string_view data);

  Sink sink_;
  std::unique_ptr<Compressor> compressor_;
};

/// The whole of a file. `paintRow` is called for y = 0, 1, ... with a row of `width` inks to fill, all
/// wallInk. Throws Error if there are too many pixels.
[[nodiscard]] std::string
encodePng(std::uint32_t width, std::uint32_t height, std::span<const Color> colors,
          const std::function<void(std::uint32_t y, std::span<Ink>)>& paintRow);

/// Of red, green and blue bytes, row by row from the top. Requires width * height * 3 of them.
[[nodiscard]] std::string encodePng(std::uint32_t width, std::uint32_t height,
                                    std::span<const std::uint8_t> rgb);

}  // namespace mazescope::picture
