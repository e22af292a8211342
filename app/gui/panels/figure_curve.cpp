#include "gui/panels/figure_curve.hpp"

#include "gui/widgets/curve.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr float height = 72;

/// A small name to click on; the one that is shown is underlined.
bool tab(Ui& ui, std::string_view name, bool shown) {
  const std::string label(name);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const ImVec2 size = ImGui::CalcTextSize(label.c_str());
  const bool clicked =
      ImGui::InvisibleButton(("tab " + label).c_str(), {size.x, size.y + ui.px(3)});
  ui.note("tab " + label);
  const bool lit = shown || ImGui::IsItemHovered();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddText(from, lit ? ui.look.text : ui.look.quietText, label.c_str());
  if (shown)
    list.AddRectFilled({from.x, from.y + size.y + ui.px(1)},
                       {from.x + size.x, from.y + size.y + ui.px(2.5F)}, ui.look.accent);
  return clicked;
}

/// The place of a figure of the algorithm at work among those of all stages.
std::size_t indexInRun(const Run& run, const FigureInfo& figure) {
  const std::vector<StageFigure> figures = run.figures();
  const auto found = std::find_if(figures.begin(), figures.end(), [&](const StageFigure& each) {
    return each.stage == run.stage() && each.info == &figure;
  });
  return static_cast<std::size_t>(found - figures.begin());
}

}  // namespace

void FigureCurve::draw(Ui& ui, const Run& run) {
  const std::vector<FigureInfo>& figures = run.variant().figures;
  const auto wanted = std::find_if(figures.begin(), figures.end(),
                                   [this](const FigureInfo& f) { return f.id == wanted_; });
  const FigureInfo& shown = wanted == figures.end() ? figures.front() : *wanted;
  if (figures.size() > 1)
    drawTabs(ui, figures, shown);
  else
    widgets::heading(ui, fmt::format("{} over the run", shown.name));
  const std::size_t index = indexInRun(run, shown);
  const Curves& curves = run.curves();
  const widgets::Curve curve{
      shown,      curves.samples(index), curves.spacing(), run.total().value_or(run.reached()),
      run.tick(), run.figure(index)};
  const auto tick =
      widgets::curve(ui, "curve", curve, {ImGui::GetContentRegionAvail().x, ui.px(height)});
  ui.note(fmt::format("curve of {}", shown.name));
  // Of the selected lane, and only of it, the tick is the transport's position.
  if (tick) ui.send(command::SeekTick{*tick});
}

/// The names of all figures in place of a heading.
void FigureCurve::drawTabs(Ui& ui, const std::vector<FigureInfo>& figures,
                           const FigureInfo& shown) {
  ImGui::Dummy({0, ui.px(5)});
  ImGui::PushFont(ui.fonts.small);
  for (const FigureInfo& figure : figures) {
    if (&figure != &figures.front()) ImGui::SameLine(0, ui.px(14));
    if (tab(ui, figure.name, &figure == &shown)) wanted_ = figure.id;
  }
  constexpr const char* aside = "over the run";
  ImGui::SameLine(0, ui.px(14));
  const float left = ImGui::GetContentRegionMax().x - ImGui::CalcTextSize(aside).x;
  if (left >= ImGui::GetCursorPosX()) {
    ImGui::SetCursorPosX(left);
    widgets::quietText(ui, aside);
  } else
    ImGui::NewLine();
  ImGui::PopFont();
}

}  // namespace mazescope::gui
