#include "gui/panels/pseudocode.hpp"

#include "gui/model/breakpoints.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

namespace mazescope::gui {

namespace {

constexpr float gutter = 15;  // left of the text

/// The breakpoint of a line, and the line as a button that sets one, if moves belong to it.
void drawGutter(Ui& ui, const condition::LineReached& line, ImVec2 from, ImVec2 size) {
  const Condition reached = line;
  const auto found = findBreakpoint(ui.model, reached, ui.model.selected());
  if (ImGui::InvisibleButton("line", size))
    ui.send(command::ToggleBreakpoint{reached, ui.model.selected()});
  ui.note(fmt::format("line {}", line.line + 1));
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const ImVec2 middle{from.x + ui.px(7), from.y + size.y / 2};
  if (found)
    widgets::breakpointDot(ui, draw, middle, ui.px(4), ui.model.breakpoints()[*found].on);
  else if (ImGui::IsItemHovered())
    draw.AddCircleFilled(middle, ui.px(4), faint(ui.look.breakpoint));
}

/// What a click on a line with moves would do.
std::string advice(const Ui& ui, const condition::LineReached& line) {
  const auto found = findBreakpoint(ui.model, line, ui.model.selected());
  if (!found) return "Click to stop whenever this line makes a move.";
  const Breakpoint& breakpoint = ui.model.breakpoints()[*found];
  if (!breakpoint.on) return "Click to turn this breakpoint on.";
  return breakpoint.lane ? "Click to stop here no more."
                         : "All lanes stop here. Click to remove the breakpoint.";
}

void drawLine(Ui& ui, const Run& run, std::uint32_t line, ImVec2 size) {
  const PseudocodeLine& code = run.variant().pseudocode[line];
  const std::string text(code.text);
  const bool lit = run.last() && run.last()->line == line && !run.finished();
  const ImVec2 from = ImGui::GetCursorScreenPos();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  if (lit) {
    draw.AddRectFilled(from, {from.x + size.x, from.y + size.y}, ui.look.accentDim, ui.px(3));
    draw.AddRectFilled(from, {from.x + ui.px(3), from.y + size.y}, ui.look.here);
  }
  draw.AddText({from.x + ui.px(gutter), from.y + (size.y - ImGui::GetTextLineHeight()) / 2},
               lit ? ui.look.text : ui.look.quietText, text.c_str());
  std::string tip;
  if (size.x < ImGui::CalcTextSize(text.c_str()).x + ui.px(gutter)) tip = text;
  if (code.told.empty()) {
    ImGui::Dummy(size);
  } else {
    const condition::LineReached reached{line, run.stage()};
    drawGutter(ui, reached, from, size);
    tip += (tip.empty() ? "" : "\n") + advice(ui, reached);
  }
  if (tip.empty()) return;
  ImGui::PushFont(ui.fonts.regular);
  widgets::tooltip(ui, tip.c_str());
  ImGui::PopFont();
}

}  // namespace

void drawPseudocode(Ui& ui) {
  const Run& run = ui.model.selectedLane().run;
  ImGui::PushFont(ui.fonts.mono);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  const ImVec2 size{ImGui::GetContentRegionAvail().x, ImGui::GetTextLineHeight() + ui.px(5)};
  for (std::uint32_t line = 0; line < run.variant().pseudocode.size(); ++line) {
    ImGui::PushID(static_cast<int>(line));
    drawLine(ui, run, line, size);
    ImGui::PopID();
  }
  ImGui::PopStyleVar();
  ImGui::PopFont();
  ImGui::Dummy({0, ui.px(4)});
}

}  // namespace mazescope::gui
