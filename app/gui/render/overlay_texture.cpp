#include "gui/render/overlay_texture.hpp"

#include <mazescope/color_scale.hpp>

namespace mazescope::gui::render {

bool OverlayTexture::update(const LaneOverlay& overlay, Uploads& uploads) {
  if (revision_ == overlay.revision()) return false;
  revision_ = overlay.revision();
  const OverlayMap* const map = overlay.shown();
  if (map == nullptr) return true;
  if (!levels_) levels_.emplace(size_, CellTexture::Texel::byte, limit_);
  const std::uint8_t* const levels = map->levels().data();
  uploads += levels_->upload(0, size_.height, [&](std::uint32_t row, std::uint32_t) {
    return levels + std::size_t{row} * size_.width;
  });
  uploadColors(*map);
  return true;
}

void OverlayTexture::uploadColors(const OverlayMap& map) {
  if (colors_.get() == 0) {
    GLuint name = 0;
    glGenTextures(1, &name);
    colors_ = Texture(name);
  }
  const auto& colors = levelColors(overlayInfo(map.overlay().kind).colors);
  static_assert(sizeof(Color) == 3);
  glBindTexture(GL_TEXTURE_2D, colors_.get());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, static_cast<GLsizei>(colors.size()), 1, 0, GL_RGB,
               GL_UNSIGNED_BYTE, colors.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
}

}  // namespace mazescope::gui::render
