#include "gui/panels/breakpoints_list.hpp"

#include "gui/model/breakpoints.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

namespace mazescope::gui {

namespace {

constexpr float breakpointRow = 26;
constexpr float addSide = 22;  // of the one in the heading

void drawSwitch(Ui& ui, std::size_t index, const Breakpoint& breakpoint) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float side = ui.px(breakpointRow);
  if (ImGui::InvisibleButton("switch", {side, side})) {
    Breakpoint switched = breakpoint;
    switched.on = !switched.on;
    ui.send(command::ChangeBreakpoint{index, switched});
  }
  ui.note(fmt::format("breakpoint {} switch", index + 1));
  widgets::tooltip(ui, breakpoint.on ? "Turn this breakpoint off" : "Turn this breakpoint on");
  const ImVec2 middle{from.x + ui.px(9), from.y + side / 2};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddCircleFilled(middle, ui.px(5.5F),
                       breakpoint.on ? ui.look.breakpoint : ui.look.controlHovered);
  if (ImGui::IsItemHovered()) list.AddCircle(middle, ui.px(7.5F), ui.look.breakpoint);
}

/// What it stops at; a click changes it.
void drawWords(Ui& ui, std::size_t index, const Breakpoint& breakpoint, float width) {
  const std::string words = inWords(ui.model, breakpoint);
  const std::string never = whyNever(ui.model, breakpoint);
  const bool quiet = !breakpoint.on || !never.empty();
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float height = ui.px(breakpointRow);
  if (ImGui::InvisibleButton("words", {width, height}))
    ui.send(command::ShowDialog{Dialog::breakpoint, index});
  ui.note(fmt::format("breakpoint {}", index + 1));
  std::string tip = words + ".\nClick to change it.";
  if (!never.empty()) tip = fmt::format("{}.\nIt can never be met: {}.", words, never);
  widgets::tooltip(ui, tip.c_str());
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(from, {from.x + width, from.y + height}, true);
  const float top = from.y + (height - ImGui::GetTextLineHeight()) / 2;
  list.AddText({from.x, top}, quiet ? ui.look.quietText : ui.look.text, words.c_str());
  list.PopClipRect();
}

void drawRow(Ui& ui, std::size_t index) {
  const Breakpoint& breakpoint = ui.model.breakpoints()[index];
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float side = ui.px(breakpointRow);
  const auto& stop = ui.model.transport().stop();
  if (stop && stop->breakpoint == index)
    ImGui::GetWindowDrawList()->AddRectFilled(from, {from.x + width, from.y + side},
                                              ui.look.accentDim, ui.px(4));
  const std::string lane = breakpoint.lane ? fmt::format("lane {}", *breakpoint.lane + 1) : "";
  ImGui::PushFont(ui.fonts.small);
  const float laneWidth = lane.empty() ? 0 : ImGui::CalcTextSize(lane.c_str()).x + ui.px(6);
  ImGui::PopFont();

  drawSwitch(ui, index, breakpoint);
  ImGui::SameLine(0, 0);
  drawWords(ui, index, breakpoint, width - 2 * side - laneWidth - ui.px(4));
  if (!lane.empty()) {
    ImGui::SameLine(0, ui.px(4));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushFont(ui.fonts.small);
    ImGui::GetWindowDrawList()->AddText({at.x, at.y + (side - ImGui::GetTextLineHeight()) / 2},
                                        ui.look.quietText, lane.c_str());
    ImGui::PopFont();
  }
  ImGui::SameLine();
  ImGui::SetCursorScreenPos({from.x + width - side, from.y});
  if (widgets::iconButton(ui, fmt::format("breakpoint {} remove", index + 1).c_str(),
                          widgets::Icon::close, {side, side}, "Remove this breakpoint"))
    ui.send(command::RemoveBreakpoint{index});
}

/// At the right end of the heading.
void drawAdd(Ui& ui) {
  const float side = ui.px(addSide);
  const float below = ImGui::GetCursorPosY();
  ImGui::SameLine(ImGui::GetContentRegionMax().x - side - ui.px((breakpointRow - addSide) / 2));
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(5));
  if (widgets::iconButton(ui, "add breakpoint", widgets::Icon::add, {side, side},
                          "Add a breakpoint"))
    ui.send(command::ShowDialog{Dialog::breakpoint});
  ImGui::SetCursorPosY(below);
}

}  // namespace

void drawBreakpoints(Ui& ui) {
  widgets::heading(ui, "Breakpoints");
  drawAdd(ui);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(8), ui.px(2)});
  ImGuiListClipper clipper;
  clipper.Begin(static_cast<int>(ui.model.breakpoints().size()), ui.px(breakpointRow + 2));
  while (clipper.Step())
    for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; ++row) {
      ImGui::PushID(row);
      drawRow(ui, static_cast<std::size_t>(row));
      ImGui::PopID();
    }
  ImGui::PopStyleVar();
  if (ui.model.breakpoints().empty())
    widgets::quietText(ui, "None. Click a line of the pseudocode, or +.");
}

}  // namespace mazescope::gui
