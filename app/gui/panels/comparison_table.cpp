#include "gui/panels/comparison_table.hpp"

#include "gui/model/comparison.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace mazescope::gui {

namespace {

using Standing = Comparison::Standing;
using widgets::Icon;

constexpr float leastColumn = 96;  // of a lane
constexpr float nameColumn = 208;

Comparison comparisonOf(const Ui& ui) { return compare(ui.model.lanes(), ui.model.moreIsBetter()); }

void copyButton(Ui& ui, const char* format, std::string (*text)(const Comparison&)) {
  const std::string name = fmt::format("Copy as {}", format);
  const bool pressed = ImGui::Button(name.c_str());
  ui.note(name);
  widgets::tooltip(ui, "To the clipboard, with exact numbers. What is not known yet for the tick "
                       "shown stays empty");
  if (!pressed) return;
  const Comparison comparison = comparisonOf(ui);
  ImGui::SetClipboardText(text(comparison).c_str());
  const std::size_t columns = comparison.titles.size();
  ui.send(command::Tell{
      fmt::format("Copied {} column{} as {}.", columns, columns == 1 ? "" : "s", format)});
}

/// How the lanes keep step, and which figures are older than the rest.
std::string reminder(const Ui& ui) {
  const KeepStep keepStep = ui.model.transport().playback().keepStep;
  std::string text = keepStep == KeepStep::tick      ? "Lanes at the same tick, or at their end"
                     : keepStep == KeepStep::percent ? "Lanes at the same share of their run"
                                                     : "Lanes at the end of the same phase";
  const char* before = " · quiet figures: ";
  for (std::size_t lane = 0; lane < ui.model.lanes().size(); ++lane) {
    const Lane& shown = ui.model.lanes()[lane];
    const auto tick = shown.figures.tick();
    if (!tick || *tick == shown.run.tick()) continue;
    text += fmt::format("{}lane {} at tick {}", before, lane + 1, grouped(*tick));
    before = ", ";
  }
  return text;
}

void drawHeader(Ui& ui, const Comparison& comparison) {
  ImGui::TableNextRow(ImGuiTableRowFlags_Headers);
  for (std::size_t lane = 0; lane < comparison.titles.size(); ++lane) {
    ImGui::TableSetColumnIndex(static_cast<int>(lane) + 1);
    const bool selected = lane == ui.model.selected();
    const Run& run = ui.model.lanes()[lane].run;
    std::vector<std::string> shorter = titles(run);
    for (std::string& each : shorter) each = fmt::format("{} {}", lane + 1, each);
    const std::string title = widgets::fitting(shorter, ImGui::GetContentRegionAvail().x);
    const float width = ImGui::CalcTextSize(title.c_str()).x;
    ImGui::PushFont(selected ? ui.fonts.bold : ui.fonts.regular);
    // What is too long begins at the left, and is cut off at the right.
    ImGui::PushStyleVar(ImGuiStyleVar_SelectableTextAlign,
                        {width < ImGui::GetContentRegionAvail().x ? 1.0F : 0.0F, 0});
    if (ImGui::Selectable(fmt::format("{}##lane", title).c_str(), selected))
      ui.send(command::SelectLane{lane});
    ImGui::PopStyleVar();
    ImGui::PopFont();
    ui.note(fmt::format("column {}", lane + 1));
    widgets::tooltip(ui, fmt::format("{} · {}", comparison.titles[lane], subtitle(run)).c_str());
  }
}

void drawName(Ui& ui, const Comparison::Row& row) {
  const float side = ImGui::GetTextLineHeight();
  if (row.statistic) {
    const std::size_t index = *row.statistic;
    const bool more = ui.model.moreIsBetter()[index];
    if (widgets::iconButton(ui, fmt::format("flip {}", statistics()[index].id).c_str(),
                            more ? Icon::more : Icon::less, {side, side},
                            more ? "More is better; click for less"
                                 : "Less is better; click for more"))
      ui.send(command::FlipStatistic{index});
  } else {
    ImGui::Dummy({side, side});
  }
  ImGui::SameLine(0, ui.px(7));
  widgets::text(row.name);
  widgets::tooltip(ui, std::string(row.help).c_str());
}

/// Best: bold, behind a dot. Worst: quiet, behind a ring.
void drawEntry(const Ui& ui, const Comparison::Row& row, const Comparison::Entry& entry) {
  if (!entry.value.number) return;
  const bool best = entry.standing == Standing::best;
  const bool quiet = entry.standing == Standing::worst || entry.value.older.has_value();
  const ImU32 color = best && !quiet ? ui.look.accent : quiet ? ui.look.quietText : ui.look.text;
  const std::string text = statisticText(row.unit, *entry.value.number);
  ImGui::PushFont(best ? ui.fonts.bold : ui.fonts.regular);
  const float width = ImGui::CalcTextSize(text.c_str()).x;
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float left = from.x + std::max(0.0F, ImGui::GetContentRegionAvail().x - width);
  const ImVec2 middle{left - ui.px(9), from.y + ImGui::GetTextLineHeight() / 2 + ui.px(0.5F)};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (best) list.AddCircleFilled(middle, ui.px(3.2F), color);
  if (entry.standing == Standing::worst)
    list.AddCircle(middle, ui.px(3), color, 0, std::max(1.0F, ui.px(1.2F)));
  ImGui::SetCursorScreenPos({left, from.y});
  ImGui::PushStyleColor(ImGuiCol_Text, color);
  widgets::text(text);
  ImGui::PopStyleColor();
  ImGui::PopFont();
  if (entry.value.older)
    widgets::tooltip(ui, fmt::format("{} at tick {}", text, grouped(*entry.value.older)).c_str());
}

}  // namespace

void drawComparisonButtons(Ui& ui) {
  copyButton(ui, "CSV", toCsv);
  ImGui::SameLine();
  copyButton(ui, "Markdown", toMarkdown);
}

void drawComparisonTable(Ui& ui) {
  const Comparison comparison = comparisonOf(ui);
  ImGui::PushFont(ui.fonts.small);
  widgets::quietText(ui, reminder(ui));
  widgets::tooltip(ui, "Keep step, beside the speed, says how the lanes go together");
  ImGui::PopFont();
  const auto columns = static_cast<int>(comparison.titles.size()) + 1;
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {ui.px(8), ui.px(2.5F)});
  if (ImGui::BeginTable("comparison", columns,
                        ImGuiTableFlags_ScrollX | ImGuiTableFlags_ScrollY |
                            ImGuiTableFlags_BordersInnerH | ImGuiTableFlags_NoSavedSettings,
                        ImGui::GetContentRegionAvail())) {
    ImGui::TableSetupScrollFreeze(1, 1);
    ImGui::TableSetupColumn("figure", ImGuiTableColumnFlags_WidthFixed, ui.px(nameColumn));
    const float room = ImGui::GetContentRegionAvail().x - ui.px(nameColumn + 16);
    const float width = std::clamp(room / static_cast<float>(columns - 1) - ui.px(18),
                                   ui.px(leastColumn), ui.px(200));
    for (const std::string& title : comparison.titles)
      ImGui::TableSetupColumn(title.c_str(), ImGuiTableColumnFlags_WidthFixed, width);
    drawHeader(ui, comparison);
    for (const Comparison::Row& row : comparison.rows) {
      ImGui::TableNextRow();
      ImGui::TableNextColumn();
      drawName(ui, row);
      for (const Comparison::Entry& entry : row.entries) {
        ImGui::TableNextColumn();
        drawEntry(ui, row, entry);
      }
    }
    ImGui::EndTable();
  }
  ImGui::PopStyleVar();
  ui.note("comparison");
}

}  // namespace mazescope::gui
