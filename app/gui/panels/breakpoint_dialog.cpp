#include "gui/model/breakpoint_form.hpp"
#include "gui/panels/dialog.hpp"
#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

namespace mazescope::gui {

namespace {

constexpr float formColumn = 110;
constexpr float formFieldWidth = 90;

class BreakpointDialog final : public Panel {
public:
  void draw(Ui& ui) override {
    const auto index = ui.model.breakpointInDialog();
    if (!beginDialog(ui, Dialog::breakpoint, index ? "Change the breakpoint" : "Add a breakpoint",
                     440))
      return;
    if (dialogAppears()) begin(ui);
    drawKind(ui);
    drawFields(ui);
    drawLane(ui);
    if (!problem_.empty()) {
      ImGui::PushStyleColor(ImGuiCol_Text, ui.look.error);
      widgets::wrappedText(problem_);
      ImGui::PopStyleColor();
      ui.note("problem");
    }
    ImGui::Dummy({0, ui.px(4)});
    if (dialogButton(ui, index ? "Change" : "Add")) finish(ui);
    if (dialogButton(ui, "Cancel")) closeDialog(ui);
    endDialog();
  }

private:
  void begin(const Ui& ui) {
    problem_.clear();
    if (const auto index = ui.model.breakpointInDialog()) {
      form_.fill(ui.model, ui.model.breakpoints()[*index]);
      return;
    }
    form_.stage = ui.model.selectedLane().run.stage();
    form_.startFor(ui.model, ui.model.selected());
  }

  void finish(Ui& ui) {
    const auto index = ui.model.breakpointInDialog();
    try {
      const bool on = !index || ui.model.breakpoints()[*index].on;
      const Breakpoint made = form_.breakpoint(ui.model, on);
      if (index)
        ui.send(command::ChangeBreakpoint{*index, made});
      else
        ui.send(command::AddBreakpoint{made});
      closeDialog(ui);
    } catch (const Error& error) {
      problem_ = error.what();
    }
  }

  void drawKind(Ui& ui) {
    widgets::label(ui, "Stop when", ui.px(formColumn));
    if (!widgets::beginCombo(ui, "##kind", std::string(BreakpointForm::kinds.at(form_.kind)),
                             ImGui::GetContentRegionAvail().x))
      return;
    for (std::size_t kind = 0; kind < BreakpointForm::kinds.size(); ++kind) {
      const std::string name(BreakpointForm::kinds.at(kind));
      if (ImGui::Selectable(name.c_str(), kind == form_.kind)) form_.kind = kind;
      ui.note(name);
    }
    widgets::endCombo();
  }

  void drawFields(Ui& ui) {
    switch (form_.kind) {
      case 0:
        drawField(ui, "Column", form_.column, "From 0 at the left");
        drawField(ui, "Row", form_.row, "From 0 at the top");
        break;
      case 1: drawLine(ui); break;
      case 2: drawFigure(ui); break;
      case 5: drawField(ui, "Percent", form_.percent, "Of the moves of the whole run"); break;
      default: break;
    }
  }

  static void drawField(Ui& ui, const char* name, std::string& text, const char* tip) {
    widgets::label(ui, name, ui.px(formColumn));
    if (auto typed = widgets::textField(ui, fmt::format("##breakpoint {}", name).c_str(), text,
                                        ui.px(formFieldWidth), tip))
      text = std::move(*typed);
  }

  /// Whose line or figure it is, where there is a choice.
  void drawStage(Ui& ui) {
    const Run& run = ui.model.lanes()[form_.lane].run;
    if (run.stages().size() == 1) return;
    widgets::label(ui, "Of", ui.px(formColumn));
    if (!widgets::beginCombo(ui, "##stage", numberedStageName(run, form_.stage),
                             ImGui::GetContentRegionAvail().x))
      return;
    for (std::size_t stage = 0; stage < run.stages().size(); ++stage) {
      const std::string name = numberedStageName(run, stage);
      if (ImGui::Selectable(name.c_str(), stage == form_.stage)) form_.setStage(ui.model, stage);
      ui.note(fmt::format("of stage {}", stage));
    }
    widgets::endCombo();
  }

  /// Only lines that moves belong to are offered.
  void drawLine(Ui& ui) {
    drawStage(ui);
    const auto& lines = variant(ui).pseudocode;
    const auto shown = [&lines](std::size_t line) {
      const std::string_view code = lines[line].text;
      return fmt::format("{}  {}", line + 1, code.substr(code.find_first_not_of(' ')));
    };
    widgets::label(ui, "Line", ui.px(formColumn));
    if (!widgets::beginCombo(ui, "##line", shown(form_.line), ImGui::GetContentRegionAvail().x))
      return;
    for (std::uint32_t line = 0; line < lines.size(); ++line)
      if (!lines[line].told.empty() && ImGui::Selectable(shown(line).c_str(), line == form_.line))
        form_.line = line;
    widgets::endCombo();
  }

  void drawFigure(Ui& ui) {
    drawStage(ui);
    bool share = false;
    const auto& figures = variant(ui).figures;
    std::string name;
    for (const FigureInfo& figure : figures)
      if (figure.id == form_.figure) {
        share = figure.share;
        name = figure.name;
      }
    widgets::label(ui, "Figure", ui.px(formColumn));
    if (widgets::beginCombo(ui, "##figure", name, ImGui::GetContentRegionAvail().x)) {
      for (const FigureInfo& figure : figures)
        if (ImGui::Selectable(std::string(figure.name).c_str(), figure.id == form_.figure))
          form_.figure = figure.id;
      widgets::endCombo();
    }
    widgets::label(ui, "is", ui.px(formColumn));
    if (widgets::beginCombo(ui, "##over", form_.upwards ? "over" : "under",
                            ui.px(formFieldWidth))) {
      if (ImGui::Selectable("over", form_.upwards)) form_.upwards = true;
      if (ImGui::Selectable("under", !form_.upwards)) form_.upwards = false;
      widgets::endCombo();
    }
    drawField(ui, share ? "Value in %" : "Value", form_.limit,
              "It stops at the move that passes this value");
  }

  void drawLane(Ui& ui) {
    widgets::label(ui, "", ui.px(formColumn));
    ImGui::Checkbox(fmt::format("Only in lane {}: {}", form_.lane + 1,
                                stageName(ui.model.lanes()[form_.lane].run, 0))
                        .c_str(),
                    &form_.oneLane);
    ui.note("only this lane");
  }

  [[nodiscard]] const Variant& variant(const Ui& ui) const {
    return *ui.model.lanes()[form_.lane].run.stages()[form_.stage].variant;
  }

  BreakpointForm form_;
  std::string problem_;
};

}  // namespace

std::unique_ptr<Panel> makeBreakpointDialog() { return std::make_unique<BreakpointDialog>(); }

}  // namespace mazescope::gui
