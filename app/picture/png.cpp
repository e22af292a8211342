#include "picture/png.hpp"

#include <mazescope/error.hpp>

#define ZLIB_CONST
#include <zlib.h>

#include <algorithm>
#include <array>
#include <new>

namespace mazescope::picture {

namespace {

/// Of zlib's calls, which speak of bytes so.
const unsigned char* unsignedBytes(const void* bytes) {
  return static_cast<const unsigned char*>(bytes);
}

std::string bigEndian(std::uint32_t number) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xffU);
  return bytes;
}

}  // namespace

/// A stream of zlib's, whose bytes are taken away in pieces of equal size.
class PngWriter::Compressor {
public:
  Compressor() {
    if (deflateInit(&stream_, Z_DEFAULT_COMPRESSION) != Z_OK) throw std::bad_alloc();
    restart();
  }
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;
  ~Compressor() { deflateEnd(&stream_); }

  /// Hands on what is complete to `take`.
  template <class Take>
  void add(std::span<const std::uint8_t> bytes, Take take) {
    stream_.next_in = bytes.data();
    stream_.avail_in = static_cast<uInt>(bytes.size());
    while (stream_.avail_in > 0) {
      deflate(&stream_, Z_NO_FLUSH);
      if (stream_.avail_out == 0) take(restart());
    }
  }
  template <class Take>
  void end(Take take) {
    while (deflate(&stream_, Z_FINISH) != Z_STREAM_END) take(restart());
    take(restart());
  }

private:
  /// What has been compressed so far.
  std::string_view restart() {
    const std::size_t length = stream_.next_out == nullptr ? 0 : piece_.size() - stream_.avail_out;
    stream_.next_out = piece_.data();
    stream_.avail_out = static_cast<uInt>(piece_.size());
    return {static_cast<const char*>(static_cast<const void*>(piece_.data())), length};
  }

  z_stream stream_{};
  std::array<unsigned char, std::size_t{1} << 16U> piece_{};
};

PngWriter::PngWriter(std::uint32_t width, std::uint32_t height, std::span<const Color> colors,
                     Sink sink)
    : sink_(std::move(sink)) {
  if (std::uint64_t{width} * height > maximumPixels)
    throw Error("", "the picture would have " + std::to_string(width) + " by " +
                        std::to_string(height) + " pixels, more than " +
                        std::to_string(maximumPixels) + " in all");
  compressor_ = std::make_unique<Compressor>();
  // Eight bits a sample; 3 an index of the palette, 2 red, green and blue; the usual methods.
  const std::string kind{'\x8', colors.empty() ? '\2' : '\3', '\0', '\0', '\0'};
  sink_("\x89PNG\r\n\x1a\n");
  writeChunk("IHDR", bigEndian(width) + bigEndian(height) + kind);
  std::string palette;
  for (const Color& color : colors)
    for (const std::uint8_t part : {color.red, color.green, color.blue})
      palette += static_cast<char>(part);
  if (!palette.empty()) writeChunk("PLTE", palette);
}

PngWriter::~PngWriter() = default;

void PngWriter::writeChunk(std::string_view type, std::string_view data) {
  const std::string body = std::string(type) + std::string(data);
  const auto checksum = static_cast<std::uint32_t>(
      crc32(0, unsignedBytes(body.data()), static_cast<uInt>(body.size())));
  sink_(bigEndian(static_cast<std::uint32_t>(data.size())) + body + bigEndian(checksum));
}

void PngWriter::write(std::span<const std::uint8_t> row) {
  // Each row begins with the number of its filter: 0, none, which is best for few colours.
  constexpr std::array<std::uint8_t, 1> noFilter{0};
  const auto take = [this](std::string_view piece) { writeChunk("IDAT", piece); };
  compressor_->add(noFilter, take);
  compressor_->add(row, take);
}

void PngWriter::finish() {
  compressor_->end([this](std::string_view piece) { writeChunk("IDAT", piece); });
  writeChunk("IEND", "");
}

std::string encodePng(std::uint32_t width, std::uint32_t height, std::span<const Color> colors,
                      const std::function<void(std::uint32_t y, std::span<Ink>)>& paintRow) {
  std::string png;
  PngWriter writer(width, height, colors, [&png](std::string_view bytes) { png += bytes; });
  std::vector<Ink> row(width);
  for (std::uint32_t y = 0; y < height; ++y) {
    std::fill(row.begin(), row.end(), wallInk);
    paintRow(y, row);
    writer.write(row);
  }
  writer.finish();
  return png;
}

std::string encodePng(std::uint32_t width, std::uint32_t height,
                      std::span<const std::uint8_t> rgb) {
  std::string png;
  PngWriter writer(width, height, {}, [&png](std::string_view bytes) { png += bytes; });
  const std::size_t length = 3 * std::size_t{width};
  for (std::uint32_t y = 0; y < height; ++y) writer.write(rgb.subspan(y * length, length));
  writer.finish();
  return png;
}

}  // namespace mazescope::picture
