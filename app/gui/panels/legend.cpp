#include "gui/panels/legend.hpp"

#include "gui/panels/end_marks.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/describe.hpp>
#include <mazescope/palette.hpp>

namespace mazescope::gui {

namespace {

void drawEndEntry(const Ui& ui, End end) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float side = ui.px(12);
  const float height = ImGui::GetTextLineHeight();
  drawEndSign(ui, *ImGui::GetWindowDrawList(), end, {from.x + side / 2, from.y + height / 2},
              ui.px(5.5F));
  ImGui::Dummy({side, height});
  ImGui::SameLine();
  widgets::text(end == End::start ? "start" : "goal");
}

}  // namespace

void drawLegend(Ui& ui, const Run& run) {
  const Palette& palette = mazescope::palette(ui.model.palette());
  widgets::heading(ui, "Colours");
  const auto packed = [](Color color) { return IM_COL32(color.red, color.green, color.blue, 255); };
  const float left = ImGui::GetCursorPosX();
  int entries = 0;
  const auto nextPlace = [&] {
    if (entries++ % 2 == 0) return;
    ImGui::SameLine();
    ImGui::SetCursorPosX(left + ImGui::GetContentRegionMax().x / 2);
  };
  const auto entry = [&](Color color, std::string_view name) {
    nextPlace();
    widgets::swatch(ui, packed(color), name);
  };
  entry(palette.here, "here");
  for (const LegendEntry& known : legendOf(run.variant(), run.grid().kind()))
    entry(colorOf(palette, run.grid().kind(), known.open, known.mark), known.name);
  const Ends ends = run.ends();
  for (const End end : {End::start, End::goal}) {
    if (!(end == End::start ? ends.start : ends.goal)) continue;
    nextPlace();
    drawEndEntry(ui, end);
  }
}

}  // namespace mazescope::gui
