#include "gui/keys.hpp"
#include "gui/panels/dialog.hpp"
#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/version.hpp>

#include <algorithm>
#include <span>

namespace mazescope::gui {

namespace {

/// The algorithm's prose, the shortcuts, and what program this is.
class HelpDialogs final : public Panel {
public:
  void draw(Ui& ui) override {
    drawProse(ui);
    drawShortcuts(ui);
    drawAbout(ui);
  }

private:
  static void drawProse(Ui& ui) {
    if (!beginDialog(ui, Dialog::prose, "How it works", 680)) return;
    const AlgorithmInfo& info = ui.model.selectedLane().run.algorithm();
    ImGui::PushFont(ui.fonts.bold);
    widgets::text(info.name);
    ImGui::PopFont();
    const float room = ImGui::GetIO().DisplaySize.y - ui.px(180);
    ImGui::BeginChild("prose", {0, std::min(room, ui.px(520))});
    widgets::wrappedText(info.prose);
    ImGui::EndChild();
    finish(ui);
  }

  static void drawShortcuts(Ui& ui) {
    if (!beginDialog(ui, Dialog::shortcuts, "Shortcuts", 460)) return;
    const float room = ImGui::GetIO().DisplaySize.y - ui.px(220);
    ImGui::BeginChild("list", {0, std::min(room, ui.px(640))});
    listShortcuts(ui, shortcuts());
    widgets::heading(ui, "On a walk");
    listShortcuts(ui, walkShortcuts());
    ImGui::EndChild();
    ImGui::Dummy({0, ui.px(4)});
    widgets::wrappedText("In a picture: the wheel zooms, dragging moves, a double click fits, a "
                         "right click sets start, goal or a breakpoint. Keys do nothing here while "
                         "you type into a field.");
    finish(ui);
  }

  static void listShortcuts(const Ui& ui, std::span<const Shortcut> listed) {
    const float left = ImGui::GetCursorPosX();
    for (const Shortcut& shortcut : listed) {
      ImGui::PushFont(ui.fonts.mono);
      widgets::text(shortcut.keys);
      ImGui::PopFont();
      ImGui::SameLine();
      ImGui::SetCursorPosX(left + ui.px(140));
      widgets::quietText(ui, shortcut.does);
    }
  }

  static void drawAbout(Ui& ui) {
    if (!beginDialog(ui, Dialog::about, "About Mazescope", 460)) return;
    widgets::text("Mazescope " MAZESCOPE_VERSION);
    widgets::wrappedText(
        "An instrument for watching, understanding and comparing how mazes and caves are made.\n\n"
        "MIT licence. Built with Dear ImGui, GLFW, glad, nlohmann/json, CLI11, fmt and zlib; set "
        "in "
        "Roboto and DejaVu Sans Mono.");
    finish(ui);
  }

  static void finish(Ui& ui) {
    ImGui::Dummy({0, ui.px(4)});
    if (dialogButton(ui, "Close")) closeDialog(ui);
    endDialog();
  }
};

}  // namespace

std::unique_ptr<Panel> makeHelpDialogs() { return std::make_unique<HelpDialogs>(); }

}  // namespace mazescope::gui
