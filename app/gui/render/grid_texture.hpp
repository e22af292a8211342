#pragma once

#include "gui/render/cell_texture.hpp"

#include <mazescope/run.hpp>

#include <cstdint>
#include <vector>

namespace mazescope::gui::render {

/// A run's grid on the graphics card: one 16-bit texel a cell, as Run::paint gives them.
class GridTexture {
public:
  /// `limit`: the longest side a texture may have, in texels.
  GridTexture(const Run& run, std::uint32_t limit)
      : size_(run.grid().size()), cells_(size_, CellTexture::Texel::word, limit) {}

  /// Uploads the rows that changed since the last call, which it adds to `uploads`; returns whether
  /// there were any.
  bool update(const Run& run, Uploads& uploads);

  [[nodiscard]] const CellTexture& cells() const { return cells_; }

private:
  Uploads upload(const Run& run, std::uint32_t firstRow, std::uint32_t endRow);

  Size size_;
  CellTexture cells_;
  std::uint64_t revision_ = 0;
  std::vector<std::uint16_t> staging_;
};

}  // namespace mazescope::gui::render
