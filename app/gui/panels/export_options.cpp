#include "gui/panels/export_options.hpp"

#include "gui/panels/parameter_widgets.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

namespace mazescope::gui {

namespace {

constexpr float optionColumn = 112;

}  // namespace

void drawFormats(Ui& ui, std::string& chosen, ImVec2 size) {
  ImGui::BeginChild("formats", size, true);
  for (const exports::Format& format : exports::formats()) {
    if (ImGui::Selectable(std::string(format.name).c_str(), format.id == chosen,
                          ImGuiSelectableFlags_DontClosePopups))
      chosen = format.id;
    ui.note(fmt::format("format {}", format.id));
    widgets::tooltip(ui, std::string(format.help).c_str());
  }
  ImGui::EndChild();
}

void drawExportOptions(Ui& ui, const exports::Format& format, Parameters& options,
                       const ExportProblem* problem) {
  const Size size = ui.model.selectedLane().run.spec().size;
  for (const ParameterInfo& option : format.options) {
    Value& value = options.find(option.id)->second;
    if (auto change = drawParameter(ui, {option, value, size, "export "}, ui.px(optionColumn)))
      value = std::move(change->value);
    if (problem != nullptr && problem->field == option.id)
      drawProblem(ui, fmt::format("{} {}.", option.name, problem->message));
  }
}

void drawProblem(Ui& ui, std::string_view words) {
  ImGui::PushStyleColor(ImGuiCol_Text, ui.look.error);
  widgets::wrappedText(words);
  ImGui::PopStyleColor();
  ui.note("export problem");
}

}  // namespace mazescope::gui
