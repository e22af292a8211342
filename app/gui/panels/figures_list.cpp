#include "gui/panels/figures_list.hpp"

#include "gui/widgets/widgets.hpp"

#include <mazescope/words.hpp>

#include <fmt/format.h>

#include <optional>
#include <string>

namespace mazescope::gui {

namespace {

constexpr float valueColumn = 162;  // in which the values begin

void drawRow(const Ui& ui, std::string_view name, const std::string& value, bool quiet,
             const std::string& aside, std::string_view help) {
  const float left = ImGui::GetCursorPosX();
  ImGui::BeginGroup();
  widgets::text(name);
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + ui.px(valueColumn));
  if (!quiet) ImGui::PushFont(ui.fonts.bold);
  ImGui::PushStyleColor(ImGuiCol_Text, quiet ? ui.look.quietText : ui.look.text);
  widgets::text(value);
  ImGui::PopStyleColor();
  if (!quiet) ImGui::PopFont();
  ImGui::SameLine(0, ui.px(6));
  if (ImGui::CalcTextSize(aside.c_str()).x <= ImGui::GetContentRegionAvail().x)
    widgets::quietText(ui, aside);
  else
    ImGui::NewLine();
  ImGui::EndGroup();
  widgets::tooltip(ui, std::string(help).c_str());
}

/// "52 %" of what a count of cells is a part of.
std::string shareOf(const Statistic& statistic, double number, const Run& run) {
  if (statistic.whole == Statistic::Whole::none) return "";
  const std::uint32_t whole =
      statistic.whole == Statistic::Whole::grid ? run.grid().cellCount() : run.counts().nodes();
  return whole == 0 ? "" : statisticText(Statistic::Unit::share, number / whole);
}

/// The two ends of the longest path; each is outlined in the picture while the mouse is over it.
void drawEnds(Ui& ui, const Lane& lane) {
  if (!lane.figures.longestPathEnds()) return;
  const char* before = "   from";
  for (const Cell end : *lane.figures.longestPathEnds()) {
    widgets::quietText(ui, before);
    before = "to";
    ImGui::SameLine(0, ui.px(6));
    widgets::quietText(ui, toText(lane.run.grid().pointOf(end)));
    if (ImGui::IsItemHovered()) ui.pointed = Pointed{ui.model.selected(), end};
    ImGui::SameLine(0, ui.px(6));
  }
  ImGui::NewLine();
}

void drawPosition(const Ui& ui, const Run& run) {
  const auto ofTotal = [](std::optional<std::uint64_t> total) {
    return total ? "/ " + grouped(*total) : std::string();
  };
  drawRow(ui, "Tick", grouped(run.tick()), false, ofTotal(run.total()), "Moves made so far.");
  drawRow(ui, "Phase", grouped(run.phase()), false, ofTotal(run.totalPhases()),
          fmt::format("A phase is one {}.", run.algorithm().phase));
}

}  // namespace

void drawFigures(Ui& ui, const Lane& lane) {
  widgets::heading(ui, "Figures at this tick");
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(8), ui.px(4)});
  drawPosition(ui, lane.run);
  std::optional<std::uint64_t> older;
  for (std::size_t index = 0; index < statistics().size(); ++index) {
    const Statistic& statistic = statistics()[index];
    if (!hasMeaning(statistic, lane.run)) continue;
    const LaneFigures::Value value = lane.figures.value(lane.run, index);
    if (value.older) older = value.older;
    if (value.number)
      drawRow(ui, statistic.name, statisticText(statistic.unit, *value.number),
              value.older.has_value(), shareOf(statistic, *value.number, lane.run), statistic.help);
    else
      drawRow(ui, statistic.name, "–", true, "", statistic.help);
    ui.note(fmt::format("figure {}", statistic.id));
    if (statistic.hasEnds) drawEnds(ui, lane);
  }
  if (older) widgets::quietText(ui, fmt::format("In quiet text: at tick {}", grouped(*older)));
  ImGui::PopStyleVar();
}

}  // namespace mazescope::gui
