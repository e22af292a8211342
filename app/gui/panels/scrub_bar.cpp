#include "gui/panels/scrub_bar.hpp"

#include "gui/model/breakpoints.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

void alignRight(const Ui& ui, float width) {
  ImGui::SetCursorPosX(
      std::max(ImGui::GetCursorPosX(), ImGui::GetWindowWidth() - width - ui.px(16)));
  ImGui::AlignTextToFramePadding();
}

void drawSearch(Ui& ui, double searched) {
  const std::string words = fmt::format("searching back, {:.0f} %", std::floor(100 * searched));
  alignRight(ui, ImGui::CalcTextSize(words.c_str()).x);
  widgets::text(words);
  ui.note("searching");
  widgets::tooltip(ui, "Escape or the pause button gives up");
}

/// Where on the bar a lane has done such a share of its run; none while that is unknown.
std::optional<double> placeOf(const Ui& ui, std::size_t lane, double share) {
  const KeepStep keepStep = ui.model.transport().playback().keepStep;
  const Transport::Length length = ui.model.length();
  if (!length.complete || length.ticks == 0 || keepStep == KeepStep::phase) return std::nullopt;
  if (keepStep == KeepStep::percent) return share;
  const auto total = static_cast<double>(ui.model.lanes()[lane].run.total().value_or(0));
  return share * total / static_cast<double>(length.ticks);
}

/// Where the stages of the selected lane begin, below the bar.
void drawStageMarks(const Ui& ui) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float middle = std::floor((from.y + to.y) / 2);
  const Run& run = ui.model.selectedLane().run;
  const auto total = static_cast<double>(run.total().value_or(0));
  for (std::size_t stage = 1; stage < run.stageStarts().size() && total > 0; ++stage) {
    const double share = static_cast<double>(run.stageStarts()[stage]) / total;
    const auto place = placeOf(ui, ui.model.selected(), share);
    if (!place) return;
    const float x = std::round(widgets::sliderPlace(ui, from.x, to.x, *place));
    ImGui::GetWindowDrawList()->AddTriangleFilled(
        {x, middle + ui.px(4)}, {x + ui.px(4), middle + ui.px(9)},
        {x - ui.px(4), middle + ui.px(9)}, ui.look.quietText);
  }
}

void drawMarks(const Ui& ui) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float middle = std::floor((from.y + to.y) / 2);
  for (const Breakpoint& breakpoint : ui.model.breakpoints()) {
    const auto* const part = std::get_if<condition::PercentReached>(&breakpoint.condition);
    if (part == nullptr || !breakpoint.on) continue;
    for (std::size_t lane = 0; lane < ui.model.lanes().size(); ++lane) {
      const auto share = placeOf(ui, lane, part->percent / 100);
      if (!share || !isFor(breakpoint, lane)) continue;
      const float x = widgets::sliderPlace(ui, from.x, to.x, *share);
      ImGui::GetWindowDrawList()->AddRectFilled(
          {x - ui.px(1), middle - ui.px(8)}, {x + ui.px(1), middle - ui.px(3)}, ui.look.breakpoint);
    }
  }
}

}  // namespace

void drawPosition(Ui& ui) {
  if (const auto searched = ui.model.transport().searched()) {
    drawSearch(ui, *searched);
    return;
  }
  const Transport::Length length = ui.model.length();
  const bool phases = ui.model.transport().playback().keepStep == KeepStep::phase;
  const char* const unit = phases ? "phase " : "tick ";
  const std::string now = grouped(ui.model.position());
  const std::string total =
      fmt::format(" / {}{}", grouped(length.ticks), length.complete ? "" : "+");
  ImGui::PushFont(ui.fonts.bold);
  const float boldWidth = ImGui::CalcTextSize(now.c_str()).x;
  ImGui::PopFont();
  alignRight(ui, ImGui::CalcTextSize(unit).x + boldWidth + ImGui::CalcTextSize(total.c_str()).x);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ImGui::GetStyle().ItemSpacing.y});
  widgets::quietText(ui, unit);
  ImGui::SameLine();
  ImGui::PushFont(ui.fonts.bold);
  ImGui::AlignTextToFramePadding();
  widgets::text(now);
  ImGui::PopFont();
  ImGui::SameLine();
  ImGui::AlignTextToFramePadding();
  widgets::quietText(ui, total);
  widgets::tooltip(ui, length.complete ? "Where the lanes are, and how long the longest runs"
                                       : "The length is still being found by running ahead");
  ImGui::PopStyleVar();
}

void drawScrubBar(Ui& ui) {
  const auto length = static_cast<double>(ui.model.length().ticks);
  const double share = length > 0 ? static_cast<double>(ui.model.position()) / length : 0;
  if (const auto wanted =
          widgets::slider(ui, "scrub", std::min(share, 1.0), ImGui::GetContentRegionAvail().x))
    ui.send(command::Seek{static_cast<std::uint64_t>(std::llround(*wanted * length))});
  drawStageMarks(ui);
  drawMarks(ui);
}

}  // namespace mazescope::gui
