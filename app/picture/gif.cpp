#include "picture/gif.hpp"

#include <mazescope/error.hpp>

#include <gif_lib.h>

#include <array>
#include <bit>
#include <new>
#include <string>
#include <utility>

namespace mazescope::picture {

namespace {

struct MapFreer {
  void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using Map = std::unique_ptr<ColorMapObject, MapFreer>;

/// A table has a power of two of colours; those behind ours are black and nobody uses them.
Map mapOf(std::span<const Color> colors) {
  std::vector<GifColorType> table(std::bit_ceil(colors.size() + 1));
  for (std::size_t i = 0; i < colors.size(); ++i)
    table[i] = {colors[i].red, colors[i].green, colors[i].blue};
  Map map(GifMakeMapObject(static_cast<int>(table.size()), table.data()));
  if (!map) throw std::bad_alloc();
  return map;
}

}  // namespace

/// The library's file. What it writes waits in a text until no C code is on the stack: the sink
/// may throw.
class GifWriter::Encoder {
public:
  explicit Encoder(Sink sink) : sink_(std::move(sink)) {
    int error = 0;
    file_ = EGifOpen(
        &written_,
        [](GifFileType* file, const GifByteType* bytes, int count) {
          static_cast<std::string*>(file->UserData)
              ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
          return count;
        },
        &error);
    if (file_ == nullptr) throw std::bad_alloc();
  }
  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;
  ~Encoder() {
    if (file_ != nullptr) EGifCloseFile(file_, nullptr);
  }

  [[nodiscard]] GifFileType* file() const { return file_; }

  /// Takes what a call of the library returned.
  void check(int result) const {
    if (result == GIF_ERROR)
      throw Error("", std::string("cannot write GIF: ") + GifErrorString(file_->Error));
  }

  void begin(std::uint32_t width, std::uint32_t height, std::span<const Color> colors) {
    EGifSetGifVersion(file_, true);
    const Map map = mapOf(colors);
    check(EGifPutScreenDesc(file_, static_cast<int>(width), static_cast<int>(height),
                            map->BitsPerPixel, 0, map.get()));
  }

  /// The extension that every reader takes from the Netscape Navigator.
  void repeatForever() const {
    constexpr std::string_view name = "NETSCAPE2.0";
    constexpr std::array<GifByteType, 3> noCount{1, 0, 0};
    check(EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(file_, static_cast<int>(name.size()), name.data()));
    check(EGifPutExtensionBlock(file_, static_cast<int>(noCount.size()), noCount.data()));
    check(EGifPutExtensionTrailer(file_));
  }

  void end() {
    int error = 0;
    if (EGifCloseFile(std::exchange(file_, nullptr), &error) == GIF_ERROR)
      throw Error("", std::string("cannot write GIF: ") + GifErrorString(error));
  }

  void flush() {
    sink_(written_);
    written_.clear();
  }

private:
  Sink sink_;
  std::string written_;
  GifFileType* file_ = nullptr;
};

GifWriter::GifWriter(std::uint32_t width, std::uint32_t height, std::span<const Color> colors,
                     bool forever, Sink sink)
    : unchanged_(static_cast<std::uint8_t>(colors.size())),
      encoder_(std::make_unique<Encoder>(std::move(sink))) {
  encoder_->begin(width, height, colors);
  if (forever) encoder_->repeatForever();
}

GifWriter::~GifWriter() = default;

void GifWriter::begin(const Part& part, std::uint16_t hundredths) {
  GraphicsControlBlock control{};
  control.DisposalMode = DISPOSE_DO_NOT;
  control.DelayTime = hundredths;
  control.TransparentColor = unchanged_;
  std::array<GifByteType, 4> bytes{};
  EGifGCBToExtension(&control, bytes.data());
  encoder_->check(EGifPutExtension(encoder_->file(), GRAPHICS_EXT_FUNC_CODE,
                                   static_cast<int>(bytes.size()), bytes.data()));
  encoder_->check(EGifPutImageDesc(encoder_->file(), static_cast<int>(part.left),
                                   static_cast<int>(part.top), static_cast<int>(part.width),
                                   static_cast<int>(part.height), false, nullptr));
}

void GifWriter::write(std::span<const std::uint8_t> row) {
  std::vector<GifPixelType> line(row.begin(), row.end());  // it is masked in place
  encoder_->check(EGifPutLine(encoder_->file(), line.data(), static_cast<int>(line.size())));
  encoder_->flush();
}

void GifWriter::finish() {
  encoder_->end();
  encoder_->flush();
}

}  // namespace mazescope::picture
