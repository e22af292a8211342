#pragma once

#include <cstdint>

namespace mazescope::gui::render {

/// How much went to the graphics card.
struct Uploads {
  std::uint64_t count = 0;  ///< of calls, each with a rectangle of texels
  std::uint64_t bytes = 0;

  Uploads& operator+=(const Uploads& more) {
    count += more.count;
    bytes += more.bytes;
    return *this;
  }
};

}  // namespace mazescope::gui::render
