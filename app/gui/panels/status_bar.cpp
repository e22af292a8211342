#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

namespace mazescope::gui {

namespace {

class StatusBar final : public Panel {
public:
  void draw(Ui& ui) override {
    const Message* message = ui.model.messages().current();
    if (message == nullptr) {
      ImGui::PushFont(ui.fonts.small);
      widgets::quietText(
          ui, ui.model.selectedLane().walk
                  ? "Arrow keys or W A S D walk · H hint · L lights · Escape end of the "
                    "walk · F1 all shortcuts"
                  : "Space play · Left Right tick · Shift phase · Home End · + - speed · "
                    "R restart · N new seed · F1 all shortcuts");
      ImGui::PopFont();
      drawState(ui);
      return;
    }
    if (message->error)
      drawError(ui, *message);
    else {
      widgets::text(message->text);
      widgets::tooltip(ui, message->text.c_str());
    }
  }

private:
  static void drawError(Ui& ui, const Message& message) {
    const std::string dismiss = ui.model.messages().errors() > 1
                                    ? fmt::format("Dismiss (1 of {})", ui.model.messages().errors())
                                    : "Dismiss";
    const float width =
        ImGui::CalcTextSize(dismiss.c_str()).x + 2 * ImGui::GetStyle().FramePadding.x;
    const float right = ImGui::GetContentRegionMax().x;
    const ImVec2 from = ImGui::GetCursorScreenPos();
    ImGui::PushClipRect(from, {from.x + right - width - ui.px(24), from.y + ui.px(40)}, true);
    ImGui::PushStyleColor(ImGuiCol_Text, ui.look.error);
    widgets::text(message.text);
    ImGui::PopStyleColor();
    ImGui::PopClipRect();
    widgets::tooltip(ui, message.text.c_str());
    ImGui::SameLine();
    ImGui::SetCursorPosX(right - width);
    if (ImGui::SmallButton(dismiss.c_str())) ui.send(command::DismissMessage{});
    ui.note("dismiss");
  }

  static void drawState(Ui& ui) {
    const Transport::Length length = ui.model.length();
    std::uint64_t bytes = 0;
    for (const Lane& lane : ui.model.lanes()) bytes += lane.run.bytes();
    const std::string state =
        fmt::format("{}{:.1f} MB", length.complete ? "" : "running ahead to find the length · ",
                    static_cast<double>(bytes) / 1e6);
    ImGui::PushFont(ui.fonts.small);
    ImGui::SameLine();
    ImGui::SetCursorPosX(ImGui::GetContentRegionMax().x - ImGui::CalcTextSize(state.c_str()).x);
    widgets::quietText(ui, state);
    widgets::tooltip(ui, "Memory that the lanes hold, their checkpoints included");
    ImGui::PopFont();
  }
};

}  // namespace

std::unique_ptr<Panel> makeStatusBar() { return std::make_unique<StatusBar>(); }

}  // namespace mazescope::gui
