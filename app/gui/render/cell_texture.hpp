#pragma once

#include "gui/render/gl.hpp"
#include "gui/render/uploads.hpp"

#include <mazescope/geometry.hpp>

#include <cstdint>

namespace mazescope::gui::render {

/// One whole number a cell on the graphics card. What is larger than the card's textures lies in
/// tiles, one layer each.
class CellTexture {
public:
  enum class Texel : std::uint8_t { byte, word };  ///< 8 or 16 bits, without a sign

  /// `limit`: the longest side a texture may have, in texels.
  CellTexture(Size size, Texel texel, std::uint32_t limit);

  /// Uploads whole rows from firstRow to before endRow, in portions that bound the memory:
  /// `rows(row, count)` gives the address of `count` rows of texels from `row` on.
  template <class Rows>
  Uploads upload(std::uint32_t firstRow, std::uint32_t endRow, Rows rows) {
    Uploads uploads;
    while (firstRow < endRow) {
      const std::uint32_t count = portion(firstRow, endRow);
      uploads += uploadPortion(firstRow, count, rows(firstRow, count));
      firstRow += count;
    }
    return uploads;
  }

  [[nodiscard]] GLuint name() const { return texture_.get(); }
  [[nodiscard]] Size tile() const { return tile_; }  ///< in cells
  [[nodiscard]] std::uint32_t tilesAcross() const { return across_; }

private:
  [[nodiscard]] std::uint32_t portion(std::uint32_t firstRow, std::uint32_t endRow) const;
  Uploads uploadPortion(std::uint32_t row, std::uint32_t count, const void* texels);

  Size size_;
  Texel texel_;
  Size tile_;
  std::uint32_t across_;
  Texture texture_;
};

}  // namespace mazescope::gui::render
