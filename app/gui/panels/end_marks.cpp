#include "gui/panels/end_marks.hpp"

#include "gui/panels/mark_colors.hpp"

#include <algorithm>
#include <cfloat>

namespace mazescope::gui {

namespace {

constexpr double signShare = 0.36;  // of the cell's side, for the radius
constexpr float smallestSign = 4;   // in small cells a sign covers its neighbours
constexpr float largestSign = 11;
constexpr float leastForLetter = 6;

void drawLetter(const Ui& ui, ImDrawList& list, const char* letter, ImVec2 middle, float radius) {
  const float height = radius * 1.7F;
  const ImVec2 size = ui.fonts.bold->CalcTextSizeA(height, FLT_MAX, 0, letter);
  list.AddText(ui.fonts.bold, height, {middle.x - size.x / 2, middle.y - size.y / 2}, mark::dark,
               letter);
}

}  // namespace

void drawEndSign(const Ui& ui, ImDrawList& list, End end, ImVec2 middle, float radius) {
  const float border = std::max(1.0F, radius * 0.25F);
  if (end == End::start) {
    list.AddCircleFilled(middle, radius + border, mark::dark);
    list.AddCircleFilled(middle, radius, mark::light);
  } else {
    const auto square = [&](float half, ImU32 color) {
      list.AddRectFilled({middle.x - half, middle.y - half}, {middle.x + half, middle.y + half},
                         color);
    };
    square(radius + border, mark::dark);
    square(radius, mark::filled);
  }
  if (radius >= ui.px(leastForLetter))
    drawLetter(ui, list, end == End::start ? "S" : "G", middle, radius);
}

void drawEndMarks(const Ui& ui, const Run& run, const render::Placement& placement, ImVec2 corner,
                  ImVec2 size) {
  const auto density = double{ImGui::GetIO().DisplayFramebufferScale.x};
  const float radius = std::clamp(static_cast<float>(placement.cell * signShare / density),
                                  ui.px(smallestSign), ui.px(largestSign));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto draw = [&](End end, Cell cell, float around) {
    const render::Placement::Vector at = placement.cornerOf(run.grid().pointOf(cell));
    drawEndSign(ui, list, end,
                {corner.x + static_cast<float>((at.x + placement.cell / 2) / density),
                 corner.y + static_cast<float>((at.y + placement.cell / 2) / density)},
                around);
  };
  list.PushClipRect(corner, {corner.x + size.x, corner.y + size.y}, true);
  const Ends ends = run.ends();
  // Where both are the same cell, the start lies within the goal.
  if (ends.goal) draw(End::goal, *ends.goal, ends.goal == ends.start ? radius * 1.5F : radius);
  if (ends.start) draw(End::start, *ends.start, radius);
  list.PopClipRect();
}

}  // namespace mazescope::gui
