#include "gui/panels/lane_picture.hpp"

#include "gui/render/painter.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/describe.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace mazescope::gui {

namespace {

using render::Placement;

constexpr float margin = 6;  // around a picture that fits
constexpr double wheelFactor = 1.25;

/// Dear ImGui's name for a texture: a pointer in older versions, a number in newer ones.
template <class Id = ImTextureID>
Id textureId(std::uint32_t texture) {
  if constexpr (std::is_pointer_v<Id>)
    return reinterpret_cast<Id>(std::uintptr_t{texture});  // NOLINT(*-reinterpret-cast)
  else
    return static_cast<Id>(texture);
}

std::string passagesOf(const Grid& grid, Cell cell) {
  static constexpr std::array names{"north", "east", "south", "west"};
  std::string text;
  for (const Direction direction : allDirections)
    if (grid.passage(cell, direction))
      text +=
          (text.empty() ? "" : ", ") + std::string(names.at(static_cast<std::size_t>(direction)));
  return text.empty() ? "none" : text;
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
  if (ImGui::IsItemActive() && (ImGui::IsMouseDragging(ImGuiMouseButton_Left, 3) ||
                                ImGui::IsMouseDragging(ImGuiMouseButton_Middle, 3)))
    view = render::panned(view, cells, placement,
                          {double{io.MouseDelta.x} * density, double{io.MouseDelta.y} * density});
  if (ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) view = {};
  if (view != lane.view) ui.send(command::SetLaneView{index, view});
}

/// Names the cell under the mouse.
void point(Ui& ui, std::size_t index, const Lane& lane, std::optional<Point> at) {
  if (!at || ImGui::IsItemActive()) return;
  const Grid& grid = lane.run.grid();
  const Cell cell = grid.cellAt(*at);
  ui.pointed = Pointed{index, cell};
  ImGui::BeginTooltip();
  ImGui::PushFont(ui.fonts.bold);
  widgets::text(toText(*at));
  ImGui::PopFont();
  ImGui::SameLine();
  widgets::text(legendName(lane.run.variant(), grid, cell, lane.run.shown(cell)));
  widgets::quietText(ui, "passages: " + passagesOf(grid, cell));
  ImGui::EndTooltip();
}

void startMenu(Ui& ui, std::size_t index, const Lane& lane, std::optional<Point> at) {
  if (!lane.run.algorithm().hasStart || !ImGui::BeginPopupContextItem("start menu")) return;
  // The mouse has moved on to the menu; the click was where the popup opened.
  if (ImGui::IsWindowAppearing() && at)
    ImGui::GetStateStorage()->SetInt(ImGui::GetID("start cell"),
                                     static_cast<int>(lane.run.grid().cellAt(*at)));
  const int cell = ImGui::GetStateStorage()->GetInt(ImGui::GetID("start cell"), 0);
  const Point start = lane.run.grid().pointOf(static_cast<Cell>(cell));
  if (ImGui::MenuItem(fmt::format("Start at {}", toText(start)).c_str())) {
    Spec spec = lane.run.spec();
    spec.start = start;
    ui.send(command::EditSpec{index, std::move(spec)});
  }
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
  ImGui::GetWindowDrawList()->AddImage(textureId(texture), corner,
                                       {corner.x + static_cast<float>(pane.x / density),
                                        corner.y + static_cast<float>(pane.y / density)},
                                       {0, 1}, {1, 0});
  const Placement::Vector mouse{double{ImGui::GetIO().MousePos.x - corner.x} * density,
                                double{ImGui::GetIO().MousePos.y - corner.y} * density};
  moveView(ui, index, lane, placement, mouse);
  if (ImGui::IsItemHovered()) point(ui, index, lane, placement.cellAt(cells, mouse));
  startMenu(ui, index, lane, placement.cellAt(cells, mouse));
  if (ui.pointed && ui.pointed->lane == index) outline(ui, lane, placement, corner, size);
}

}  // namespace mazescope::gui
