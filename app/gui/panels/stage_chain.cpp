#include "gui/panels/stage_chain.hpp"

#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

namespace mazescope::gui {

namespace {

constexpr const char* separator = ">";

std::string advice(const Run& run, std::size_t stage, std::optional<std::uint64_t> tick) {
  if (tick) return fmt::format("Click to go to where it begins, tick {}.", grouped(*tick));
  return stage < run.stageStarts().size() ? "It finds nothing to do in this run."
                                          : "Where it begins is not known yet.";
}

void drawLink(Ui& ui, const Run& run, std::size_t stage, const std::string& name, ImVec2 size) {
  const std::optional<std::uint64_t> tick = firstTick(run, stage);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  if (ImGui::InvisibleButton(fmt::format("link {}", stage).c_str(), size) && tick)
    ui.send(command::SeekTick{*tick});
  ui.note(fmt::format("go to stage {}", stage));
  const bool atWork = stage == run.stage();
  const bool lit = atWork || (ImGui::IsItemHovered() && tick);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (atWork)
    list.AddRectFilled({from.x - ui.px(4), from.y}, {from.x + size.x + ui.px(4), from.y + size.y},
                       ui.look.accentDim, ui.px(3));
  list.AddText({from.x, from.y + (size.y - ImGui::GetTextLineHeight()) / 2},
               lit ? ui.look.text : ui.look.quietText, name.c_str());
  ImGui::PushFont(ui.fonts.regular);
  widgets::tooltip(ui, advice(run, stage, tick).c_str());
  ImGui::PopFont();
}

}  // namespace

void drawStageChain(Ui& ui, const Run& run) {
  if (run.stages().size() == 1) return;
  ImGui::PushFont(ui.fonts.small);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(9), ui.px(3)});
  const float height = ImGui::GetTextLineHeight() + ui.px(4);
  const float sign = ImGui::CalcTextSize(separator).x + 2 * ui.px(9);
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  ImGui::Indent(ui.px(4));
  for (std::size_t stage = 0; stage < run.stages().size(); ++stage) {
    const std::string name = numberedStageName(run, stage);
    const float width = ImGui::CalcTextSize(name.c_str()).x;
    if (stage > 0) {
      const float end = ImGui::GetItemRectMax().x + sign + width;
      ImGui::SameLine();
      const ImVec2 at = ImGui::GetCursorScreenPos();
      ImGui::GetWindowDrawList()->AddText({at.x, at.y + ui.px(2)}, ui.look.quietText, separator);
      ImGui::Dummy({ImGui::CalcTextSize(separator).x, height});
      if (end + ui.px(4) <= right) ImGui::SameLine();
    }
    drawLink(ui, run, stage, name, {width, height});
  }
  ImGui::Unindent(ui.px(4));
  ImGui::PopStyleVar();
  ImGui::PopFont();
  ImGui::Dummy({0, ui.px(2)});
}

}  // namespace mazescope::gui
