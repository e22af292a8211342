#include "gui/panels/lane_picture.hpp"

#include "gui/model/breakpoints.hpp"
#include "gui/panels/breakpoint_marks.hpp"
#include "gui/panels/end_marks.hpp"
#include "gui/panels/explanation_marks.hpp"
#include "gui/panels/lane_overlay_bar.hpp"
#include "gui/panels/walk_marks.hpp"
#include "gui/render/painter.hpp"
#include "gui/widgets/texture_id.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/describe.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

using render::Placement;

constexpr float margin = 6;  // around a picture that fits
constexpr double wheelFactor = 1.25;
constexpr float dragStart = 3;  // the mouse has to move so far, in screen units

std::string passagesOf(const Grid& grid, Cell cell) {
  DirectionSet open;
  for (const Direction direction : allDirections)
    if (grid.passage(cell, direction)) open.insert(direction);
  return inWords(open);
}

/// In the dark, and never seen.
bool hidden(const Lane& lane, Cell cell) {
  return lane.walk && lane.walk->darkness && lane.walk->walk.sight(cell) == Sight::unseen;
}

void moveView(Ui& ui, std::size_t index, const Lane& lane, const Placement& placement,
              Placement::Vector mouse) {
  const ImGuiIO& io = ImGui::GetIO();
  const auto density = double{io.DisplayFramebufferScale.x};
  const Size cells = lane.run.grid().size();
  LaneView view = lane.view;
  if (ImGui::IsItemHovered() && io.MouseWheel != 0)
    view =
        render::zoomed(view, cells, placement, std::pow(wheelFactor, double{io.MouseWheel}), mouse);
  if (ImGui::IsItemActive() && (ImGui::IsMouseDragging(ImGuiMouseButton_Left, dragStart) ||
                                ImGui::IsMouseDragging(ImGuiMouseButton_Middle, dragStart)))
    view = render::panned(view, cells, placement,
                          {double{io.MouseDelta.x} * density, double{io.MouseDelta.y} * density});
  // Two steps of a walker are no double click.
  if (!lane.walk && ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left))
    view = {};
  if (view != lane.view) ui.send(command::SetLaneView{index, view});
}

/// A click that drags nothing sends the walker there.
void walk(Ui& ui, std::size_t index, const Lane& lane, std::optional<Point> at) {
  const bool clicked =
      ImGui::IsItemDeactivated() && ImGui::IsMouseReleased(ImGuiMouseButton_Left) &&
      ImGui::GetIO().MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] < dragStart * dragStart;
  if (lane.walk && at && clicked) ui.send(command::WalkTo{index, *at});
}

/// Names the cell under the mouse. A walker is not told what the algorithms know of it.
void point(Ui& ui, std::size_t index, const Lane& lane, std::optional<Point> at) {
  if (!at || ImGui::IsItemActive()) return;
  const Grid& grid = lane.run.grid();
  const Cell cell = grid.cellAt(*at);
  ui.pointed = Pointed{index, cell};
  ImGui::BeginTooltip();
  ImGui::PushFont(ui.fonts.bold);
  widgets::text(toText(*at));
  ImGui::PopFont();
  if (!lane.walk) {
    ImGui::SameLine();
    widgets::text(legendName(lane.run.variant(), grid, cell, lane.run.shown(cell)));
  }
  if (!hidden(lane, cell)) widgets::quietText(ui, "passages: " + passagesOf(grid, cell));
  if (const std::string overlaid = overlayText(lane, cell); !overlaid.empty() && !lane.walk)
    widgets::text(overlaid);
  ImGui::EndTooltip();
}

void breakpointItem(Ui& ui, std::size_t index, Point cell) {
  const Condition touched = condition::CellTouched{cell};
  const auto found = findBreakpoint(ui.model, touched, index);
  if (ImGui::MenuItem(fmt::format("Stop when {} is touched", toText(cell)).c_str(), nullptr,
                      found && ui.model.breakpoints()[*found].on))
    ui.send(command::ToggleBreakpoint{touched, index});
  ui.note("stop when touched");
}

/// Where a way through begins or ends: no matter of the generator.
void endItem(Ui& ui, std::size_t index, End end, Point cell) {
  const char* const name = end == End::start ? "Start here" : "Goal here";
  if (ImGui::MenuItem(fmt::format("{}: {}", name, toText(cell)).c_str()))
    ui.send(command::SetEnd{index, end, cell});
  ui.note(name);
  widgets::tooltip(ui, end == End::start ? "Solvers start from this cell"
                                         : "Solvers look for this cell");
}

void beginItem(Ui& ui, std::size_t index, const Lane& lane, Point cell) {
  if (!lane.run.stages().front().algorithm->hasStart) return;
  if (ImGui::MenuItem(fmt::format("Begin the generator at {}", toText(cell)).c_str())) {
    Spec spec = lane.run.spec();
    spec.start = cell;
    ui.send(command::EditSpec{index, std::move(spec)});
  }
  ui.note("begin here");
}

/// What can be done with the cell that was clicked.
void cellMenu(Ui& ui, std::size_t index, const Lane& lane, std::optional<Point> at) {
  if (!ImGui::BeginPopupContextItem("cell menu")) return;
  // The mouse has moved on to the menu; the click was where the popup opened.
  if (ImGui::IsWindowAppearing() && at)
    ImGui::GetStateStorage()->SetInt(ImGui::GetID("cell"),
                                     static_cast<int>(lane.run.grid().cellAt(*at)));
  const int cell = ImGui::GetStateStorage()->GetInt(ImGui::GetID("cell"), 0);
  const Point clicked = lane.run.grid().pointOf(static_cast<Cell>(cell));
  endItem(ui, index, End::start, clicked);
  endItem(ui, index, End::goal, clicked);
  ImGui::Separator();
  beginItem(ui, index, lane, clicked);
  if (ImGui::MenuItem(fmt::format("Distance from {}", toText(clicked)).c_str()))
    ui.send(command::SetOverlay{index, {OverlayKind::distance, clicked}});
  ui.note("distance from here");
  breakpointItem(ui, index, clicked);
  ImGui::EndPopup();
}

void outline(const Ui& ui, const Lane& lane, const Placement& placement, ImVec2 corner,
             ImVec2 size) {
  const Placement::Vector at = placement.cornerOf(lane.run.grid().pointOf(ui.pointed->cell));
  const auto density = double{ImGui::GetIO().DisplayFramebufferScale.x};
  const double side = std::max(placement.cell, double{ui.px(6)} * density);
  const double inset = (placement.cell - side) / 2;
  const ImVec2 from{corner.x + static_cast<float>((at.x + inset) / density),
                    corner.y + static_cast<float>((at.y + inset) / density)};
  const auto length = static_cast<float>(side / density);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(corner, {corner.x + size.x, corner.y + size.y}, true);
  list.AddRect(from, {from.x + length, from.y + length}, ui.look.here, 0, 0, ui.px(2));
  list.PopClipRect();
}

}  // namespace

void drawLanePicture(Ui& ui, std::size_t index, ImVec2 corner, ImVec2 size) {
  const Lane& lane = ui.model.lanes()[index];
  // Where a screen unit has several pixels, the picture is painted in pixels all the same.
  const auto density = double{ImGui::GetIO().DisplayFramebufferScale.x};
  const Placement::Vector pane{std::floor(double{size.x} * density),
                               std::floor(double{size.y} * density)};
  if (pane.x < 1 || pane.y < 1) return;
  const Size cells = lane.run.grid().size();
  const Placement placement =
      Placement::of(cells, lane.view, pane, double{ui.px(margin)} * density);
  const GLuint texture =
      ui.painter.paint({lane, placement, mazescope::palette(ui.model.palette()), ui.look.panel});
  ImGui::SetCursorScreenPos(corner);
  ImGui::InvisibleButton("picture", size,
                         ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                             ImGuiButtonFlags_MouseButtonMiddle);
  ui.note(fmt::format("lane {} picture", index + 1));
  // OpenGL counts rows from the bottom.
  ImGui::GetWindowDrawList()->AddImage(widgets::textureId(texture), corner,
                                       {corner.x + static_cast<float>(pane.x / density),
                                        corner.y + static_cast<float>(pane.y / density)},
                                       {0, 1}, {1, 0});
  drawEndMarks(ui, lane.run, placement, corner, size);
  if (lane.walk)
    drawWalkMarks(ui, lane, placement, corner, size);
  else
    drawExplanationMarks(ui, lane, placement, corner, size);
  const Placement::Vector mouse{double{ImGui::GetIO().MousePos.x - corner.x} * density,
                                double{ImGui::GetIO().MousePos.y - corner.y} * density};
  moveView(ui, index, lane, placement, mouse);
  walk(ui, index, lane, placement.cellAt(cells, mouse));
  if (ImGui::IsItemHovered()) point(ui, index, lane, placement.cellAt(cells, mouse));
  cellMenu(ui, index, lane, placement.cellAt(cells, mouse));
  drawBreakpointMarks(ui, index, placement, corner, size);
  if (ui.pointed && ui.pointed->lane == index) outline(ui, lane, placement, corner, size);
}

}  // namespace mazescope::gui
