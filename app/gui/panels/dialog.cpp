#include "gui/panels/dialog.hpp"

#include "gui/widgets/widgets.hpp"

#include <algorithm>

namespace mazescope::gui {

bool beginDialog(Ui& ui, Dialog dialog, const char* title, float width) {
  if (ui.model.dialog() != dialog) return false;
  if (!ImGui::IsPopupOpen(title)) ImGui::OpenPopup(title);
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({display.x / 2, display.y / 2}, ImGuiCond_Always, {0.5F, 0.5F});
  const float fitting = std::min(ui.px(width), display.x - ui.px(24));
  ImGui::SetNextWindowSizeConstraints({fitting, 0}, {fitting, display.y - ui.px(24)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(18), ui.px(14)});
  const bool open =
      ImGui::BeginPopupModal(title, nullptr,
                             ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove |
                                 ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoTitleBar);
  ImGui::PopStyleVar();
  if (!open) return false;
  ImGui::PushFont(ui.fonts.bold);
  widgets::text(title);
  ImGui::PopFont();
  ImGui::Separator();
  ImGui::Dummy({0, ui.px(2)});
  return true;
}

void endDialog() { ImGui::EndPopup(); }

bool dialogAppears() { return ImGui::IsWindowAppearing(); }

bool dialogButton(Ui& ui, const char* name, bool enabled) {
  ImGui::BeginDisabled(!enabled);
  const bool pressed = ImGui::Button(name, {ui.px(96), 0});
  ui.note(name);
  ImGui::EndDisabled();
  ImGui::SameLine();
  return pressed;
}

void closeDialog(Ui& ui) {
  ImGui::CloseCurrentPopup();
  ui.send(command::ShowDialog{Dialog::none});
}

}  // namespace mazescope::gui
