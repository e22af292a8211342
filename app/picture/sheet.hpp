#pragma once

#include "picture/painter.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace mazescope::picture {

/// The pictures of several runs side by side, at scales that make them about equally large.
class Sheet {
public:
  /// With an overlay for each run, or none at all. The runs must outlive it and keep still. Costs what
  /// the overlays do.
  explicit Sheet(std::span<const Run> runs, std::span<const Overlay> overlays = {});

  [[nodiscard]] std::uint32_t width() const { return width_; }
  [[nodiscard]] std::uint32_t height() const { return height_; }

  /// As Painter::paintRow; pixels beside the pictures are left as they were.
  void paintRow(std::uint32_t y, std::span<Ink> row);

private:
  struct Place {
    std::unique_ptr<OverlayMap> overlay;  // or null
    Painter painter;
    std::uint32_t x = 0;
    std::uint32_t y = 0;
  };

  std::vector<Place> places_;
  std::uint32_t width_ = 0;
  std::uint32_t height_ = 0;
};

}  // namespace mazescope::picture
