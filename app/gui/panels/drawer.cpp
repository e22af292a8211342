#include "gui/panels/comparison_table.hpp"
#include "gui/panels/panels.hpp"
#include "gui/panels/survey_view.hpp"
#include "gui/widgets/widgets.hpp"

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr float edgeHeight = 7;

/// What lies below the lanes: tabs, and what the chosen one shows.
class DrawerPanel final : public Panel {
public:
  void draw(Ui& ui) override {
    drawEdge(ui);
    drawTabs(ui);
    if (ui.model.drawer() == Drawer::comparison)
      drawComparisonTable(ui);
    else
      survey_.draw(ui);
  }

private:
  /// The upper edge, by which the drawer is pulled up and down.
  static void drawEdge(Ui& ui) {
    const ImVec2 corner = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    ImGui::SetCursorScreenPos(corner);
    ImGui::InvisibleButton("drawer edge", {size.x, ui.px(edgeHeight)});
    ui.note("drawer edge");
    const bool held = ImGui::IsItemActive();
    if (held || ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeNS);
    if (held && ImGui::GetIO().MouseDelta.y != 0)
      ui.send(command::SetDrawerHeight{(corner.y + size.y - ImGui::GetIO().MousePos.y) / ui.scale});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(corner, {corner.x + size.x, corner.y + (held ? ui.px(2) : 1)},
                       held ? ui.look.accent : ui.look.line);
    ImGui::SetCursorPosY(ui.px(edgeHeight + 3));
  }

  void drawTabs(Ui& ui) {
    const bool comparison = ui.model.drawer() == Drawer::comparison;
    tab(ui, "Comparison", "Comparison table (T)", Drawer::comparison);
    ImGui::SameLine(0, ui.px(4));
    tab(ui, "Survey", "Many seeds (Y)", Drawer::survey);
    const float side = ImGui::GetFrameHeight();
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float right = ImGui::GetContentRegionMax().x - side;
    const float buttons = buttonsWidth(ui, comparison);
    ImGui::SameLine(0, ui.px(12));
    if (!comparison) {
      const float room = right - 2 * gap - buttons - ImGui::GetCursorPosX();
      survey_.drawChoice(ui, std::clamp(room, ui.px(80), ui.px(220)));
      ImGui::SameLine();
    }
    ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), right - gap - buttons));
    ImGui::PushFont(ui.fonts.small);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + (side - ImGui::GetFrameHeight()) / 2);
    if (comparison)
      drawComparisonButtons(ui);
    else
      SurveyView::drawButtons(ui);
    ImGui::PopFont();
    ImGui::SameLine();
    ImGui::SetCursorPos({right, ui.px(edgeHeight + 3)});
    if (widgets::iconButton(ui, "close drawer", widgets::Icon::close, {side, side}, "Close"))
      ui.send(command::ShowDrawer{Drawer::none});
  }

  static float buttonsWidth(const Ui& ui, bool comparison) {
    ImGui::PushFont(ui.fonts.small);
    const auto widthOf = [](const char* name) {
      return ImGui::CalcTextSize(name).x + 2 * ImGui::GetStyle().FramePadding.x;
    };
    float width = widthOf("Copy as CSV");
    if (comparison) width += ImGui::GetStyle().ItemSpacing.x + widthOf("Copy as Markdown");
    ImGui::PopFont();
    return width;
  }

  static void tab(Ui& ui, const char* name, const char* tip, Drawer drawer) {
    const bool chosen = ui.model.drawer() == drawer;
    ImGui::PushStyleColor(ImGuiCol_Button, chosen ? ui.look.accentDim : ui.look.panel);
    if (ImGui::Button(name) && !chosen) ui.send(command::ShowDrawer{drawer});
    ImGui::PopStyleColor();
    ui.note(name);
    widgets::tooltip(ui, tip);
  }

  SurveyView survey_;
};

}  // namespace

std::unique_ptr<Panel> makeDrawer() { return std::make_unique<DrawerPanel>(); }

}  // namespace mazescope::gui
