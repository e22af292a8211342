#include "gui/panels/walk_bar.hpp"

#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace mazescope::gui {

namespace {

constexpr float barRow = 28;
constexpr float oneRow = 560;  // a narrower lane has the buttons below the words

struct BarButton {
  const char* name;
  const char* tooltip;
  bool lit;
  Command command;
};
using BarButtons = std::array<BarButton, 3>;

BarButtons buttonsOf(std::size_t index, const LaneWalk& walk) {
  const BarButton end{"End", "End the walk · Escape", false, command::EndWalk{index}};
  if (walk.walk.arrived())
    return {
        {{"Next seed", "Walk through the maze of the next seed · Enter", true,
          command::WalkNextSeed{index}},
         {"Walk again", "From the start, through the same maze", false, command::StartWalk{index}},
         end}};
  return {
      {{"Hint", "The shortest way from here · H", walk.hint, command::SetHint{index, !walk.hint}},
       {"Darkness", "Only what is in sight, and what was, is to be seen · L", walk.darkness,
        command::SetDarkness{index, !walk.darkness}},
       end}};
}

float widthOf(const BarButton& button) {
  return ImGui::CalcTextSize(button.name).x + 2 * ImGui::GetStyle().FramePadding.x;
}

void drawButton(Ui& ui, std::size_t index, const BarButton& button) {
  ImGui::PushStyleColor(ImGuiCol_Button, button.lit ? ui.look.accentDim : ui.look.control);
  if (ImGui::SmallButton(button.name)) ui.commands.push_back(button.command);
  ImGui::PopStyleColor();
  ui.note(fmt::format("lane {} walk {}", index + 1, button.name));
  widgets::tooltip(ui, button.tooltip);
}

}  // namespace

void drawWalkButton(Ui& ui, std::size_t index, ImVec2 size) {
  const bool walking = ui.model.lanes()[index].walk.has_value();
  const std::string name = fmt::format("lane {} walk", index + 1);
  if (!widgets::iconButton(ui, name.c_str(), widgets::Icon::walk, size,
                           walking ? "End the walk · G" : "Walk from the start to the goal · G",
                           walking))
    return;
  if (walking)
    ui.send(command::EndWalk{index});
  else
    ui.send(command::StartWalk{index});
}

float walkBarHeight(float width) { return width < oneRow ? 2 * barRow : barRow; }

void drawWalkBar(Ui& ui, std::size_t index, ImVec2 corner, float width) {
  const LaneWalk& walk = *ui.model.lanes()[index].walk;
  const BarButtons buttons = buttonsOf(index, walk);
  const float gap = ui.px(6);
  const bool below = walkBarHeight(width / ui.scale) > barRow;
  ImGui::PushFont(ui.fonts.small);
  float total = -gap;
  for (const BarButton& button : buttons) total += widthOf(button) + gap;
  const float room = below ? width : width - total - gap;
  const std::string words = walk.walk.arrived() ? arrivalText(walk.walk) : progressText(walk.walk);
  ImGui::PushClipRect(corner, {corner.x + room, corner.y + ui.px(barRow)}, true);
  ImGui::SetCursorScreenPos(corner);
  widgets::text(words);
  ui.note(fmt::format("lane {} walk: {}", index + 1, words));
  widgets::tooltip(ui, words.c_str());
  ImGui::PopClipRect();
  ImGui::SetCursorScreenPos(below ? ImVec2{corner.x, corner.y + ui.px(barRow)}
                                  : ImVec2{corner.x + width - total, corner.y});
  for (const BarButton& button : buttons) {
    drawButton(ui, index, button);
    ImGui::SameLine(0, gap);
  }
  ImGui::PopFont();
}

}  // namespace mazescope::gui
