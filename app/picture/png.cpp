#include "picture/png.hpp"

#include <mazescope/error.hpp>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>
#include <string_view>

// Static: the system's Dear ImGui brings a library that has these functions too.
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb_image_write.h>

namespace mazescope::picture {

namespace {

constexpr int compression = 8;  // the library's own default

std::string bigEndian(std::uint32_t number) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xffU);
  return bytes;
}

/// CRC-32 as annex D of the specification has it.
std::uint32_t checksum(std::string_view bytes) {
  std::uint32_t crc = 0xffffffffU;
  for (const char c : bytes) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1U ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
  }
  return ~crc;
}

void addChunk(std::string& png, const char* type, std::string_view data) {
  png += bigEndian(static_cast<std::uint32_t>(data.size()));
  const std::size_t start = png.size();
  png += type;
  png += data;
  png += bigEndian(checksum(std::string_view(png).substr(start)));
}

void checkPixels(std::uint32_t width, std::uint32_t height) {
  if (std::uint64_t{width} * height > maximumPixels)
    throw Error("", "the picture would have " + std::to_string(width) + " by " +
                        std::to_string(height) + " pixels, more than " +
                        std::to_string(maximumPixels) + " in all");
}

struct Freer {
  // NOLINTNEXTLINE(cppcoreguidelines-no-malloc): it comes from malloc
  void operator()(unsigned char* memory) const { std::free(memory); }
};
using Allocated = std::unique_ptr<unsigned char, Freer>;

std::string compressed(std::vector<unsigned char>& bytes) {
  int length = 0;
  const Allocated result(
      stbi_zlib_compress(bytes.data(), static_cast<int>(bytes.size()), &length, compression));
  if (!result) throw std::bad_alloc();
  return {result.get(), result.get() + length};
}

}  // namespace

std::string encodePng(std::uint32_t width, std::uint32_t height, const std::vector<Color>& colors,
                      const std::function<void(std::uint32_t y, std::span<Ink>)>& paintRow) {
  checkPixels(width, height);
  const std::size_t rowBytes = (std::size_t{width} + 1) / 2 + 1;
  std::vector<unsigned char> packed(rowBytes * height);
  std::vector<Ink> row(width);
  for (std::uint32_t y = 0; y < height; ++y) {
    std::fill(row.begin(), row.end(), wallInk);
    paintRow(y, row);
    // Each row begins with the number of its filter: 0, none, which is best for few colours.
    unsigned char* const bytes = &packed[y * rowBytes + 1];
    for (std::uint32_t x = 0; x < width; ++x)
      bytes[x / 2] = static_cast<unsigned char>(bytes[x / 2] | row[x] << (x % 2 == 0 ? 4U : 0U));
  }

  std::string palette;
  for (const Color& color : colors)
    for (const std::uint8_t part : {color.red, color.green, color.blue})
      palette += static_cast<char>(part);
  constexpr std::string_view fourBitPalette("\4\3\0\0\0", 5);  // depth, kind; usual methods
  std::string png = "\x89PNG\r\n\x1a\n";
  addChunk(png, "IHDR", bigEndian(width) + bigEndian(height) + std::string(fourBitPalette));
  addChunk(png, "PLTE", palette);
  addChunk(png, "IDAT", compressed(packed));
  addChunk(png, "IEND", "");
  return png;
}

std::string encodePng(std::uint32_t width, std::uint32_t height,
                      std::span<const std::uint8_t> rgb) {
  // Counted in colours the limit would be too high for the library's own arithmetic.
  checkPixels(width, height * 3);
  int length = 0;
  const Allocated png(stbi_write_png_to_mem(rgb.data(), static_cast<int>(3 * width),
                                            static_cast<int>(width), static_cast<int>(height), 3,
                                            &length));
  if (!png) throw std::bad_alloc();
  return {png.get(), png.get() + length};
}

}  // namespace mazescope::picture
