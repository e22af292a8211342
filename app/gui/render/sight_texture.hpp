#pragma once

#include "gui/model/lane_walk.hpp"
#include "gui/render/cell_texture.hpp"

#include <cstdint>
#include <optional>

namespace mazescope::gui::render {

/// What a walker has seen, on the graphics card: one byte a cell, the values of Sight.
class SightTexture {
public:
  SightTexture(Size size, std::uint32_t limit) : size_(size), limit_(limit) {}

  /// Uploads what has changed since the last call, and adds that to `uploads`; returns whether there
  /// was anything. After one move that is the rows of what was in sight before and after it.
  bool update(const LaneWalk& shown, Uploads& uploads);

  /// 0 before the first update.
  [[nodiscard]] GLuint sights() const { return sights_ ? sights_->name() : 0; }

private:
  struct Rows {
    std::uint32_t first;
    std::uint32_t end;
  };
  [[nodiscard]] Rows rowsInSight(const Walk& walk) const;

  Size size_;
  std::uint32_t limit_;
  std::optional<CellTexture> sights_;
  std::uint64_t walk_ = 0;  // the id of the one that was uploaded, with how many moves
  std::uint64_t moves_ = 0;
  Rows inSight_{0, 0};
};

}  // namespace mazescope::gui::render
