#include "gui/render/image_texture.hpp"

namespace mazescope::gui::render {

void ImageTexture::show(std::uint32_t width, std::uint32_t height,
                        std::span<const std::uint8_t> rgb) {
  if (texture_.get() == 0) {
    GLuint name = 0;
    glGenTextures(1, &name);
    texture_ = Texture(name);
  }
  glBindTexture(GL_TEXTURE_2D, texture_.get());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, static_cast<GLsizei>(width), static_cast<GLsizei>(height),
               0, GL_RGB, GL_UNSIGNED_BYTE, rgb.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
}

}  // namespace mazescope::gui::render
