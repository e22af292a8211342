#include "gui/panels/breakpoints_list.hpp"
#include "gui/panels/data_view.hpp"
#include "gui/panels/figure_curve.hpp"
#include "gui/panels/panels.hpp"
#include "gui/panels/pseudocode.hpp"
#include "gui/panels/stage_chain.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/describe.hpp>

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr float moveLines = 5;  // that the text about a move has room for

class AlgorithmPanel final : public Panel {
public:
  void draw(Ui& ui) override {
    const Run& run = ui.model.selectedLane().run;
    widgets::heading(ui, run.variant().name);
    drawStageChain(ui, run);
    drawPseudocode(ui);
    drawMove(ui, run);
    const Inspection inspection = run.inspect(shownEntries);
    for (const Inspection::List& list : inspection.lists) drawList(ui, run.grid(), list);
    curve_.draw(ui, run);
    drawBreakpoints(ui);
    drawFigures(ui, run);
    ImGui::Dummy({0, ui.px(6)});
    if (ImGui::Button("How it works")) ui.send(command::ShowDialog{Dialog::prose});
    ui.note("how it works");
  }

private:
  /// What happened and why. It always takes up the same room, so that what lies below stands still.
  static void drawMove(Ui& ui, const Run& run) {
    widgets::heading(ui, "This move");
    const float from = ImGui::GetCursorPosY();
    if (!run.last())
      widgets::quietText(ui, "Nothing has happened yet.");
    else if (run.finished())
      widgets::wrappedText(run.explain().text);
    else {
      widgets::wrappedText(describe(run.variant(), run.grid(), *run.last()));
      ImGui::PushStyleColor(ImGuiCol_Text, ui.look.quietText);
      widgets::wrappedText(run.explain().text);
      ImGui::PopStyleColor();
      ui.note("explanation");
    }
    const float below = from + moveLines * ImGui::GetTextLineHeight();
    ImGui::Dummy({0, std::max(0.0F, below - ImGui::GetCursorPosY())});
  }

  static void drawFigures(Ui& ui, const Run& run) {
    widgets::heading(ui, "Of the algorithm at this tick");
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(8), ui.px(4)});
    const std::vector<StageFigure> figures = run.figures();
    for (std::size_t index = 0; index < figures.size(); ++index) {
      if (figures[index].stage != run.stage()) continue;
      std::string name(figures[index].info->name);
      name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
      drawFigure(ui, name, figureText(*figures[index].info, run.figure(index)));
    }
    ImGui::PopStyleVar();
  }

  static void drawFigure(const Ui& ui, std::string_view name, const std::string& value) {
    const float left = ImGui::GetCursorPosX();
    ImGui::BeginGroup();
    widgets::text(name);
    ImGui::SameLine();
    ImGui::SetCursorPosX(left + ui.px(150));
    ImGui::PushFont(ui.fonts.bold);
    widgets::text(value);
    ImGui::PopFont();
    ImGui::EndGroup();
  }

  FigureCurve curve_;
};

}  // namespace

std::unique_ptr<Panel> makeAlgorithmPanel() { return std::make_unique<AlgorithmPanel>(); }

}  // namespace mazescope::gui
