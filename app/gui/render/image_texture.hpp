#pragma once

#include "gui/render/gl.hpp"

#include <cstdint>
#include <span>

namespace mazescope::gui::render {

/// A picture that was painted on the processor, on the graphics card. Needs a current OpenGL context
/// whenever it shows another one and when it goes.
class ImageTexture {
public:
  /// Red, green and blue bytes, row by row from the top.
  void show(std::uint32_t width, std::uint32_t height, std::span<const std::uint8_t> rgb);
  [[nodiscard]] GLuint name() const { return texture_.get(); }  ///< first row first

private:
  Texture texture_;
};

}  // namespace mazescope::gui::render
