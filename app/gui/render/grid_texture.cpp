#include "gui/render/grid_texture.hpp"

#include <algorithm>

namespace mazescope::gui::render {

namespace {

constexpr std::uint32_t stagingCells = 1U << 20U;  // uploaded at once, at most, or one row

std::uint32_t tilesFor(std::uint32_t side, std::uint32_t tile) { return (side + tile - 1) / tile; }

}  // namespace

GridTexture::GridTexture(const Run& run, std::uint32_t limit)
    : size_(run.grid().size()), tile_{std::min(size_.width, limit), std::min(size_.height, limit)},
      across_(tilesFor(size_.width, tile_.width)) {
  GLuint name = 0;
  glGenTextures(1, &name);
  texture_ = Texture(name);
  glBindTexture(GL_TEXTURE_2D_ARRAY, name);
  const std::uint32_t layers = across_ * tilesFor(size_.height, tile_.height);
  glTexImage3D(GL_TEXTURE_2D_ARRAY, 0, GL_R16UI, static_cast<GLsizei>(tile_.width),
               static_cast<GLsizei>(tile_.height), static_cast<GLsizei>(layers), 0, GL_RED_INTEGER,
               GL_UNSIGNED_SHORT, nullptr);
  // Integer textures are incomplete, and read as black, with any other filter.
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
}

bool GridTexture::update(const Run& run) {
  if (revision_ == run.revision()) return false;
  glBindTexture(GL_TEXTURE_2D_ARRAY, texture_.get());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 2);
  std::uint32_t uploadedTo = 0;  // rows before this one are up to date
  for (std::size_t block = 0; block < run.blockCount(); ++block) {
    if (!run.changedSince(revision_, block)) continue;
    std::size_t last = block;
    while (last + 1 < run.blockCount() && run.changedSince(revision_, last + 1)) ++last;
    // A passage may have been reported for one of its cells: a row more on either side.
    const auto firstRow = static_cast<std::uint32_t>(block * Run::blockCells / size_.width);
    const std::size_t endCell =
        std::min<std::size_t>((last + 1) * Run::blockCells, run.grid().cellCount());
    const auto endRow = static_cast<std::uint32_t>((endCell + size_.width - 1) / size_.width) + 1;
    const std::uint32_t from = std::max(uploadedTo, firstRow - std::min(firstRow, 1U));
    const std::uint32_t to = std::min(endRow, size_.height);
    if (from < to) upload(run, from, to);
    uploadedTo = std::max(uploadedTo, to);
    block = last;
  }
  revision_ = run.revision();
  return true;
}

/// Uploads whole rows, in portions that bound the memory, each cut along the tiles' edges.
void GridTexture::upload(const Run& run, std::uint32_t firstRow, std::uint32_t endRow) {
  const std::uint32_t portion = std::max(1U, stagingCells / size_.width);
  glPixelStorei(GL_UNPACK_ROW_LENGTH, static_cast<GLint>(size_.width));
  for (std::uint32_t row = firstRow; row < endRow;) {
    const std::uint32_t layerRow = row % tile_.height;
    const std::uint32_t rows = std::min({portion, endRow - row, tile_.height - layerRow});
    staging_.resize(std::size_t{rows} * size_.width);
    run.paint(run.grid().cellAt({0, row}), staging_);
    for (std::uint32_t tile = 0; tile < across_; ++tile) {
      const std::uint32_t column = tile * tile_.width;
      const std::uint32_t columns = std::min(tile_.width, size_.width - column);
      glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 0, 0, static_cast<GLint>(layerRow),
                      static_cast<GLint>(row / tile_.height * across_ + tile),
                      static_cast<GLsizei>(columns), static_cast<GLsizei>(rows), 1, GL_RED_INTEGER,
                      GL_UNSIGNED_SHORT, staging_.data() + column);
    }
    row += rows;
  }
  glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
}

}  // namespace mazescope::gui::render
