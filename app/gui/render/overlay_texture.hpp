#pragma once

#include "gui/model/lane_overlay.hpp"
#include "gui/render/cell_texture.hpp"

#include <cstdint>
#include <optional>

namespace mazescope::gui::render {

/// A lane's overlay on the graphics card: one byte a cell, and the colours that they stand for.
class OverlayTexture {
public:
  OverlayTexture(Size size, std::uint32_t limit) : size_(size), limit_(limit) {}

  /// Uploads the map that is shown, if it is another than at the last call, and adds that to
  /// `uploads`; returns whether it is.
  bool update(const LaneOverlay& overlay, Uploads& uploads);

  // Names of textures; 0 as long as no map was shown.
  [[nodiscard]] GLuint levels() const { return levels_ ? levels_->name() : 0; }
  [[nodiscard]] GLuint colors() const { return colors_.get(); }

private:
  void uploadColors(const OverlayMap& map);

  Size size_;
  std::uint32_t limit_;
  std::optional<CellTexture> levels_;
  Texture colors_;  // 256 by 1
  std::uint64_t revision_ = 0;
};

}  // namespace mazescope::gui::render
