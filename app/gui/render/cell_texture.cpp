#include "gui/render/cell_texture.hpp"

#include <algorithm>

namespace mazescope::gui::render {

namespace {

constexpr std::uint32_t portionCells = 1U << 20U;  // uploaded at once, at most, or one row

std::uint32_t tilesFor(std::uint32_t side, std::uint32_t tile) { return (side + tile - 1) / tile; }

/// As glTexImage3D and glTexSubImage3D want it.
GLenum typeOf(CellTexture::Texel texel) {
  return texel == CellTexture::Texel::byte ? GL_UNSIGNED_BYTE : GL_UNSIGNED_SHORT;
}

}  // namespace

CellTexture::CellTexture(Size size, Texel texel, std::uint32_t limit)
    : size_(size), texel_(texel), tile_{std::min(size.width, limit), std::min(size.height, limit)},
      across_(tilesFor(size.width, tile_.width)) {
  GLuint name = 0;
  glGenTextures(1, &name);
  texture_ = Texture(name);
  glBindTexture(GL_TEXTURE_2D_ARRAY, name);
  const std::uint32_t layers = across_ * tilesFor(size_.height, tile_.height);
  glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, texel == Texel::byte ? GL_R8UI : GL_R16UI,
               static_cast<GLsizei>(tile_.width), static_cast<GLsizei>(tile_.height),
               static_cast<GLsizei>(layers), 0, GL_RED_INTEGER, typeOf(texel), nullptr);
  // Integer textures are incomplete, and read as black, with any other filter.
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
}

/// How many rows from this one on go together: they lie in one row of tiles.
std::uint32_t CellTexture::portion(std::uint32_t firstRow, std::uint32_t endRow) const {
  return std::min({std::max(1U, portionCells / size_.width), endRow - firstRow,
                   tile_.height - firstRow % tile_.height});
}

/// Cuts rows along the tiles' edges.
Uploads CellTexture::uploadPortion(std::uint32_t row, std::uint32_t count, const void* texels) {
  const std::uint32_t bytes = texel_ == Texel::byte ? 1 : 2;
  glBindTexture(GL_TEXTURE_2D_ARRAY, texture_.get());
  glPixelStorei(GL_UNPACK_ALIGNMENT, static_cast<GLint>(bytes));
  glPixelStorei(GL_UNPACK_ROW_LENGTH, static_cast<GLint>(size_.width));
  for (std::uint32_t tile = 0; tile < across_; ++tile) {
    const std::uint32_t column = tile * tile_.width;
    const std::uint32_t columns = std::min(tile_.width, size_.width - column);
    glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 0, 0, static_cast<GLint>(row % tile_.height),
                    static_cast<GLint>(row / tile_.height * across_ + tile),
                    static_cast<GLsizei>(columns), static_cast<GLsizei>(count), 1, GL_RED_INTEGER,
                    typeOf(texel_),
                    static_cast<const std::uint8_t*>(texels) + std::size_t{column} * bytes);
  }
  glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  return {across_, std::uint64_t{count} * size_.width * bytes};
}

}  // namespace mazescope::gui::render
