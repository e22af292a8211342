#include "gui/panels/explanation_marks.hpp"

#include "gui/panels/mark_colors.hpp"
#include "gui/widgets/widgets.hpp"

#include <algorithm>
#include <array>

namespace mazescope::gui {

namespace {

constexpr double readableSpeed = 10;  // moves a second
// Screen units a cell: in smaller ones a mark cannot be told from its neighbours.
constexpr float leastForArrows = 7;
constexpr float leastForBlock = 2;

// Filled is told from hollow without seeing colour.
using mark::dark;
using mark::filled;
using mark::light;

class Marks {
public:
  Marks(const Ui& ui, const Grid& grid, const render::Placement& placement, ImVec2 corner)
      : ui_(ui), grid_(grid), placement_(placement), corner_(corner),
        density_(ImGui::GetIO().DisplayFramebufferScale.x),
        cell_(static_cast<float>(placement.cell) / density_) {}

  void draw(const Explanation& explanation) const {
    // The chosen one last: nothing lies over it.
    for (const bool chosen : {false, true})
      for (const Explanation::Arrow& arrow : explanation.arrows)
        if (arrow.chosen == chosen && cell_ >= leastForArrows) drawArrow(arrow);
    if (explanation.block && cell_ >= leastForBlock) drawBlock(*explanation.block);
  }

private:
  /// The upper left corner of a cell, and its middle, on the screen.
  [[nodiscard]] ImVec2 cornerOf(Point point) const {
    const render::Placement::Vector at = placement_.cornerOf(point);
    return {corner_.x + static_cast<float>(at.x) / density_,
            corner_.y + static_cast<float>(at.y) / density_};
  }
  [[nodiscard]] ImVec2 middleOf(Cell cell) const {
    const ImVec2 at = cornerOf(grid_.pointOf(cell));
    return {at.x + cell_ / 2, at.y + cell_ / 2};
  }

  /// On the side between two cells; in small cells further out, so that four do not touch.
  void drawArrow(const Explanation::Arrow& arrow) const {
    const ImVec2 from = middleOf(arrow.from);
    const ImVec2 to = middleOf(grid_.neighborOf(arrow.from, arrow.direction));
    const ImVec2 ahead{(to.x - from.x) / cell_, (to.y - from.y) / cell_};
    const float length = std::clamp(cell_ / 2, 5.0F, ui_.px(14));
    const float half = length * 0.55F;
    const float base = std::max((cell_ - length) / 2, half + 0.5F);
    /// The tip and the two ends of the base, all sides moved out by a border.
    const auto corners = [&](float border) {
      const auto at = [&](float along, float aside) {
        return ImVec2{from.x + ahead.x * along - ahead.y * aside,
                      from.y + ahead.y * along + ahead.x * aside};
      };
      return std::array{at(base + length + 2 * border, 0), at(base - border, half + 1.65F * border),
                        at(base - border, -half - 1.65F * border)};
    };
    const auto [tip, right, left] = corners(0);
    const auto [outerTip, outerRight, outerLeft] = corners(ui_.px(1.5F));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddTriangleFilled(outerTip, outerRight, outerLeft, dark);
    if (arrow.chosen)
      list.AddTriangleFilled(tip, right, left, filled);
    else
      list.AddTriangle(tip, right, left, light, ui_.px(1.2F));
  }

  void drawBlock(const Explanation::Block& block) const {
    const Point center = grid_.pointOf(block.center);
    const auto [width, height] = grid_.size();
    const ImVec2 from =
        cornerOf({center.x - std::min(center.x, 1U), center.y - std::min(center.y, 1U)});
    const ImVec2 to = cornerOf({std::min(center.x + 2, width), std::min(center.y + 2, height)});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRect(from, to, dark, 0, 0, ui_.px(4));
    list.AddRect(from, to, light, 0, 0, ui_.px(1.5F));
    if (cell_ < leastForArrows) return;
    const float radius = std::clamp(cell_ * 0.16F, 1.5F, ui_.px(4));
    for (const Cell cell : block.counted) {
      list.AddCircleFilled(middleOf(cell), radius + ui_.px(1), dark);
      list.AddCircleFilled(middleOf(cell), radius, filled);
    }
    drawCount(block.counted.size(), from, to);
  }

  /// To the right of the block; at the eastern border to its left.
  void drawCount(std::size_t count, ImVec2 from, ImVec2 to) const {
    const std::string text = std::to_string(count);
    ImGui::PushFont(ui_.fonts.small);
    const ImVec2 size = ImGui::CalcTextSize(text.c_str());
    ImGui::PopFont();
    const float padding = ui_.px(4);
    const float width = size.x + 2 * padding;
    const ImVec2 end = cornerOf({grid_.size().width, 0});
    const float x =
        to.x + ui_.px(4) + width <= end.x ? to.x + ui_.px(4) : from.x - ui_.px(4) - width;
    const float y = (from.y + to.y - size.y) / 2;
    ImGui::GetWindowDrawList()->AddRectFilled({x, y}, {x + width, y + size.y}, dark, ui_.px(3));
    widgets::smallTextAt(ui_, {x + padding, y}, light, text);
  }

  const Ui& ui_;
  const Grid& grid_;
  const render::Placement& placement_;
  ImVec2 corner_;
  float density_;  // pixels a screen unit
  float cell_;     // screen units
};

bool readable(const Transport& transport) {
  return !transport.playing() || transport.playback().speed <= readableSpeed;
}

}  // namespace

void drawExplanationMarks(const Ui& ui, const Lane& lane, const render::Placement& placement,
                          ImVec2 corner, ImVec2 size) {
  if (!ui.model.settings().explainMoves || !readable(ui.model.transport())) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(corner, {corner.x + size.x, corner.y + size.y}, true);
  Marks(ui, lane.run.grid(), placement, corner).draw(lane.run.explain());
  list.PopClipRect();
}

}  // namespace mazescope::gui
