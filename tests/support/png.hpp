#pragma once

#include <mazescope/palette.hpp>

#include <png.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace mazescope::test {

/// A PNG read by somebody else's decoder.
class Png {
public:
  explicit Png(const std::string& bytes) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0)
      throw std::runtime_error(image.message);
    image.format = PNG_FORMAT_RGB;
    width = image.width;
    height = image.height;
    rgb_.resize(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, rgb_.data(), 0, nullptr) == 0)
      throw std::runtime_error(image.message);
  }

  Color at(std::uint32_t x, std::uint32_t y) const {
    const std::uint8_t* const pixel = &rgb_.at(3 * (std::size_t{y} * width + x));
    return {pixel[0], pixel[1], pixel[2]};
  }

  std::uint32_t width = 0;
  std::uint32_t height = 0;

private:
  std::vector<std::uint8_t> rgb_;
};

}  // namespace mazescope::test
