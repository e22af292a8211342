#pragma once

#include "picture/gif.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace mazescope::picture {

/// The picture that is shown and the next one, which is painted row by row; of both it holds every
/// pixel, a byte each. No pixel of the first picture is as before.
class Difference {
public:
  Difference(std::uint32_t width, std::uint32_t height);

  /// The row of the next picture, to be filled; then it is compared with the one that is shown.
  [[nodiscard]] std::span<std::uint8_t> row(std::uint32_t y) {
    return std::span(next_).subspan(std::size_t{y} * width_, width_);
  }
  void compare(std::uint32_t y);

  /// The smallest rectangle that holds all changes; if there is none, one pixel.
  [[nodiscard]] Part part() const;
  /// What a row of that part has become, with `unchanged` for each pixel that is as it was. Valid
  /// until the next call.
  [[nodiscard]] std::span<const std::uint8_t> changes(std::uint32_t y, std::uint8_t unchanged);

  /// The next picture is shown. The one after it is to be painted as a whole.
  void advance();

private:
  std::uint32_t width_;
  std::vector<std::uint8_t> shown_;
  std::vector<std::uint8_t> next_;
  std::vector<std::uint8_t> changes_;
  // The rectangle: its first pixel, and the one behind its last. Empty if they are 0.
  std::uint32_t left_ = 0, top_ = 0, right_ = 0, bottom_ = 0;
};

}  // namespace mazescope::picture
