#include "gui/panels/stages_list.hpp"

#include "gui/panels/algorithm_chooser.hpp"
#include "gui/panels/parameter_widgets.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/registry.hpp>

#include <fmt/format.h>

namespace mazescope::gui {

namespace {

using widgets::Icon;

constexpr float buttonSide = 22;
constexpr float buttonGap = 3;

void edit(Ui& ui, Spec spec, bool continued = false) {
  ui.send(command::EditSpec{ui.model.selected(), std::move(spec), continued});
}

/// Up, down, out; at the right end of the line.
void drawButtons(Ui& ui, const Spec& spec, std::size_t stage) {
  const ImVec2 side{ui.px(buttonSide), ui.px(buttonSide)};
  const bool up = stage > 0 && canSwap(spec, stage - 1);
  const bool down = canSwap(spec, stage);
  const std::string name = fmt::format("stage {} ", stage + 1);
  ImGui::SameLine(ImGui::GetContentRegionMax().x - 3 * side.x - 2 * ui.px(buttonGap));
  if (widgets::iconButton(ui, (name + "up").c_str(), Icon::more, side,
                          up ? "Earlier" : "Nothing can change places with it", false, !up) &&
      up)
    edit(ui, withSwapped(spec, stage - 1));
  ImGui::SameLine(0, ui.px(buttonGap));
  if (widgets::iconButton(ui, (name + "down").c_str(), Icon::less, side,
                          down ? "Later" : "Nothing can change places with it", false, !down) &&
      down)
    edit(ui, withSwapped(spec, stage));
  ImGui::SameLine(0, ui.px(buttonGap));
  if (widgets::iconButton(ui, (name + "remove").c_str(), Icon::close, side, "Take this stage out"))
    edit(ui, withoutStage(spec, stage));
}

/// Its number and name, lit while it is at work.
void drawName(Ui& ui, const Run& run, std::size_t stage) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const ImVec2 size{ImGui::GetContentRegionAvail().x - ui.px(3 * buttonSide + 4 * buttonGap),
                    ui.px(buttonSide)};
  const std::string name = numberedStageName(run, stage + 1);
  const bool atWork = run.stage() == stage + 1;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(from, {from.x + size.x, from.y + size.y}, true);
  ImGui::PushFont(ui.fonts.bold);
  list.AddText({from.x, from.y + (size.y - ImGui::GetTextLineHeight()) / 2},
               atWork ? ui.look.accent : ui.look.text, name.c_str());
  ImGui::PopFont();
  list.PopClipRect();
  ImGui::Dummy(size);
  ui.note(fmt::format("stage {}", stage + 1));
  widgets::tooltip(
      ui, fmt::format("{}.\n{}", name, run.stages()[stage + 1].algorithm->summary).c_str());
}

void drawStage(Ui& ui, const Run& run, std::size_t stage, float column) {
  const Spec& spec = run.spec();
  drawName(ui, run, stage);
  drawButtons(ui, spec, stage);
  auto change =
      drawParameters(ui, *run.stages()[stage + 1].algorithm, spec.stages[stage].parameters,
                     spec.size, fmt::format("stage {} ", stage + 1), column);
  if (change) {
    Spec changed = spec;
    changed.stages[stage].parameters = std::move(change->parameters);
    edit(ui, std::move(changed), change->continued);
  }
  ImGui::Dummy({0, ui.px(2)});
}

void drawAdd(Ui& ui, const Run& run) {
  const Spec& spec = run.spec();
  std::vector<const AlgorithmInfo*> offered;
  for (const AlgorithmInfo& info : algorithms())
    if (canFollow(info, *run.stages().front().algorithm)) offered.push_back(&info);
  const char* const tip = hasSolver(spec)
                              ? "Before the solver; another solver takes the place of this one"
                              : "What the run goes on with when the generator has finished";
  const AlgorithmInfo* const chosen =
      chooseAlgorithm(ui, "##add stage", offered, "Add a stage", tip);
  if (chosen != nullptr) edit(ui, withStage(spec, *chosen));
}

}  // namespace

void drawStages(Ui& ui, const Run& run, float column) {
  widgets::heading(ui, "Then");
  for (std::size_t stage = 0; stage < run.spec().stages.size(); ++stage)
    drawStage(ui, run, stage, column);
  drawAdd(ui, run);
}

}  // namespace mazescope::gui
