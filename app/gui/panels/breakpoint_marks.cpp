#include "gui/panels/breakpoint_marks.hpp"

#include "gui/model/breakpoints.hpp"
#include "gui/widgets/widgets.hpp"

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr double markShare = 0.2;  // of the cell's side, for the radius
constexpr float smallestMark = 2.5F;
constexpr float largestMark = 6;

}  // namespace

void drawBreakpointMarks(const Ui& ui, std::size_t lane, const render::Placement& placement,
                         ImVec2 corner, ImVec2 size) {
  const Grid& grid = ui.model.lanes()[lane].run.grid();
  const auto density = double{ImGui::GetIO().DisplayFramebufferScale.x};
  const float radius = std::clamp(static_cast<float>(placement.cell * markShare / density),
                                  ui.px(smallestMark), ui.px(largestMark));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(corner, {corner.x + size.x, corner.y + size.y}, true);
  for (const Breakpoint& breakpoint : ui.model.breakpoints()) {
    const auto* const touched = std::get_if<condition::CellTouched>(&breakpoint.condition);
    if (touched == nullptr || !isFor(breakpoint, lane) || !grid.contains(touched->cell)) continue;
    const render::Placement::Vector at = placement.cornerOf(touched->cell);
    const float inset = 1.5F * radius;
    widgets::breakpointDot(ui, list,
                           {corner.x + static_cast<float>(at.x / density) + inset,
                            corner.y + static_cast<float>(at.y / density) + inset},
                           radius, breakpoint.on);
  }
  list.PopClipRect();
}

}  // namespace mazescope::gui
