#pragma once

#include "gui/render/gl.hpp"

#include <mazescope/run.hpp>

#include <cstdint>
#include <vector>

namespace mazescope::gui::render {

/// A run's grid on the graphics card: one 16-bit texel a cell, as Run::paint gives them. Grids
/// larger than the card's textures lie in tiles, one layer each.
class GridTexture {
public:
  /// `limit`: the longest side a texture may have, in texels.
  GridTexture(const Run& run, std::uint32_t limit);

  /// Uploads the rows that changed since the last call; returns whether there were any.
  bool update(const Run& run);

  [[nodiscard]] GLuint name() const { return texture_.get(); }
  [[nodiscard]] Size tile() const { return tile_; }  ///< in cells
  [[nodiscard]] std::uint32_t tilesAcross() const { return across_; }

private:
  void upload(const Run& run, std::uint32_t firstRow, std::uint32_t endRow);

  Size size_;
  Size tile_;
  std::uint32_t across_;
  Texture texture_;
  std::uint64_t revision_ = 0;
  std::vector<std::uint16_t> staging_;
};

}  // namespace mazescope::gui::render
