#include "gui/panels/walk_marks.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace mazescope::gui {

namespace {

// Told apart by form, and by colours of M. Okabe and K. Ito that stand out on every palette's rooms.
constexpr ImU32 trailColor = IM_COL32(0x00, 0x72, 0xb2, 0xff);
constexpr ImU32 hintColor = IM_COL32(0xd5, 0x5e, 0x00, 0xff);
constexpr ImU32 walkerColor = IM_COL32(0xe6, 0x9f, 0x00, 0xff);
constexpr ImU32 rim = IM_COL32(0x14, 0x16, 0x1b, 0xff);

constexpr float leastForDashes = 6;        // screen units a cell
constexpr std::size_t mostPieces = 16384;  // of one line: the nearest to the walker

class WalkMarks {
public:
  WalkMarks(const Ui& ui, const Grid& grid, const render::Placement& placement, ImVec2 corner,
            ImVec2 size)
      : ui_(ui), grid_(grid), placement_(placement),
        corner_(corner), end_{corner.x + size.x, corner.y + size.y},
        density_(ImGui::GetIO().DisplayFramebufferScale.x),
        cell_(static_cast<float>(placement.cell) / density_) {}

  void draw(const LaneWalk& walk) const {
    std::vector<Cell> trail(walk.walk.trail().rbegin(), walk.walk.trail().rend());
    drawWay(trail, trailColor, std::clamp(cell_ * 0.2F, ui_.px(1.5F), ui_.px(6)), false);
    if (walk.hint)
      drawWay(walk.walk.hint(grid_), hintColor, std::clamp(cell_ * 0.2F, ui_.px(1.5F), ui_.px(5)),
              cell_ >= leastForDashes);
    drawWalker(walk.walk.here());
  }

private:
  [[nodiscard]] ImVec2 middleOf(Cell cell) const {
    const render::Placement::Vector at = placement_.cornerOf(grid_.pointOf(cell));
    return {corner_.x + static_cast<float>(at.x) / density_ + cell_ / 2,
            corner_.y + static_cast<float>(at.y) / density_ + cell_ / 2};
  }

  /// A way from the walker on: straight pieces in one, or a dash over each side that it passes.
  void drawWay(std::span<const Cell> way, ImU32 color, float thickness, bool dashed) const {
    std::size_t pieces = 0;
    for (std::size_t from = 0; from + 1 < way.size() && pieces < mostPieces;) {
      std::size_t to = from + 1;
      const auto step = [&](std::size_t at) { return way[at] - way[at - 1]; };  // modulo 2^32
      while (!dashed && to + 1 < way.size() && step(to + 1) == step(from + 1)) ++to;
      if (drawPiece(middleOf(way[from]), middleOf(way[to]), color, thickness, dashed)) ++pieces;
      from = to;
    }
  }

  /// Upright or level; returns whether any of it is to be seen.
  bool drawPiece(ImVec2 from, ImVec2 to, ImU32 color, float thickness, bool dash) const {
    const float half = thickness / 2;
    ImVec2 least{std::min(from.x, to.x) - half, std::min(from.y, to.y) - half};
    ImVec2 most{std::max(from.x, to.x) + half, std::max(from.y, to.y) + half};
    if (dash) {
      const float cut = cell_ * 0.25F;
      (from.x == to.x ? least.y : least.x) += cut + half;
      (from.x == to.x ? most.y : most.x) -= cut + half;
    }
    if (most.x < corner_.x || most.y < corner_.y || least.x > end_.x || least.y > end_.y)
      return false;
    ImGui::GetWindowDrawList()->AddRectFilled(onPixel(least), onPixel(most), color);
    return true;
  }

  [[nodiscard]] ImVec2 onPixel(ImVec2 at) const {
    return {std::round(at.x * density_) / density_, std::round(at.y * density_) / density_};
  }

  void drawWalker(Cell cell) const {
    const ImVec2 middle = middleOf(cell);
    const float radius = std::clamp(cell_ * 0.32F, ui_.px(3.5F), ui_.px(11));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCircleFilled(middle, radius + ui_.px(1.5F), rim);
    list.AddCircleFilled(middle, radius, walkerColor);
  }

  const Ui& ui_;
  const Grid& grid_;
  const render::Placement& placement_;
  ImVec2 corner_;
  ImVec2 end_;
  float density_;  // pixels a screen unit
  float cell_;     // screen units
};

}  // namespace

void drawWalkMarks(const Ui& ui, const Lane& lane, const render::Placement& placement,
                   ImVec2 corner, ImVec2 size) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(corner, {corner.x + size.x, corner.y + size.y}, true);
  WalkMarks(ui, lane.run.grid(), placement, corner, size).draw(*lane.walk);
  list.PopClipRect();
}

}  // namespace mazescope::gui
