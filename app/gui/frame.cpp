#include "gui/frame.hpp"

#include "gui/panels/panels.hpp"

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

// In units of the interface's scale.
constexpr float menuHeight = 28;
constexpr float transportHeight = 92;
constexpr float statusHeight = 28;
constexpr float setupWidth = 300;
constexpr float algorithmWidth = 332;
constexpr float performanceWidth = 264;
constexpr float performanceHeight = 286;
constexpr float leastLanesWidth = 240;   // below it the side panels give way
constexpr float leastLanesHeight = 180;  // below it the drawer gives way

/// What lies beside others and not over them: Dear ImGui puts it behind all that is there already.
constexpr ImGuiWindowFlags beside = ImGuiWindowFlags_NoBringToFrontOnFocus;

/// A part of the window that cannot be moved.
void place(const char* name, Panel& panel, Ui& ui, ImVec2 from, ImVec2 size, ImU32 color,
           ImVec2 padding, ImGuiWindowFlags flags = beside) {
  if (size.x < 1 || size.y < 1) return;
  ImGui::SetNextWindowPos(from);
  ImGui::SetNextWindowSize(size);
  ImGui::PushStyleColor(ImGuiCol_WindowBg, color);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(padding.x), ui.px(padding.y)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(name, nullptr,
               flags | ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                   ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav);
  ImGui::PopStyleVar(2);
  ImGui::PopStyleColor();
  panel.draw(ui);
  ImGui::End();
}

/// The height of the drawer, where `height` is what it shares with the lanes.
float drawerHeight(const Ui& ui, float height) {
  if (ui.model.drawer() == Drawer::none) return 0;
  const float room = height - ui.px(leastLanesHeight);
  if (room < ui.px(Settings::smallestDrawer)) return 0;
  return std::floor(std::min(room, ui.px(ui.model.settings().drawerHeight)));
}

}  // namespace

Frame::Frame()
    : menu_(makeMenuBar()), transport_(makeTransportBar()), setup_(makeSetupPanel()),
      lanes_(makeLanesPanel()), drawer_(makeDrawer()), algorithm_(makeAlgorithmPanel()),
      status_(makeStatusBar()), performance_(makePerformancePanel()) {
  dialogs_.push_back(makeOpenDialog());
  dialogs_.push_back(makeSaveDialog());
  dialogs_.push_back(makeExportDialog());
  dialogs_.push_back(makeBreakpointDialog());
  dialogs_.push_back(makeHelpDialogs());
}

void Frame::draw(const Model& model, Commands& commands, const Fonts& fonts, float scale,
                 render::Painter& painter, const FrameHistory& history, WidgetLog* log) {
  std::optional<Pointed> pointed;
  Ui ui{model,   commands, lookOf(model.settings().theme), fonts, scale, painter, history, editing_,
        pointed, log};
  const ImVec2 display = ImGui::GetIO().DisplaySize;
  const float transport =
      transportHeight + (display.x < ui.px(transportRow) ? transportRowHeight : 0);
  const float top = ui.px(menuHeight + transport);
  const float height = std::max(0.0F, display.y - top - ui.px(statusHeight));
  const bool roomForSetup = display.x >= ui.px(setupWidth + leastLanesWidth);
  const bool roomForBoth = display.x >= ui.px(setupWidth + leastLanesWidth + algorithmWidth);
  const float left = roomForSetup ? ui.px(setupWidth) : 0;
  const float right = roomForBoth ? ui.px(algorithmWidth) : 0;
  constexpr ImGuiWindowFlags still =
      ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse | beside;

  place("menu", *menu_, ui, {0, 0}, {display.x, ui.px(menuHeight)}, ui.look.bar, {12, 0},
        ImGuiWindowFlags_MenuBar | still);
  place("transport", *transport_, ui, {0, ui.px(menuHeight)}, {display.x, ui.px(transport)},
        ui.look.bar, {14, 12}, still);
  // The side panels come first: pointing at an entry there outlines a cell in the pictures.
  place("algorithm", *algorithm_, ui, {display.x - right, top}, {right, height}, ui.look.panel,
        {14, 8});
  place("setup", *setup_, ui, {0, top}, {left, height}, ui.look.panel, {14, 8});
  const float drawer = drawerHeight(ui, height);
  const float width = display.x - left - right;
  place("drawer", *drawer_, ui, {left, top + height - drawer}, {width, drawer}, ui.look.panel,
        {12, 8}, still);
  place("lanes", *lanes_, ui, {left, top}, {width, height - drawer}, ui.look.window, {10, 10},
        still);
  place("status", *status_, ui, {0, display.y - ui.px(statusHeight)},
        {display.x, ui.px(statusHeight)}, ui.look.bar, {14, 5}, still);
  if (model.performanceShown())
    place("performance", *performance_, ui,
          {left + width - ui.px(performanceWidth + 10), top + ui.px(44)},
          {ui.px(performanceWidth), ui.px(performanceHeight)}, ui.look.bar, {12, 8},
          ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoFocusOnAppearing);
  for (const auto& dialog : dialogs_) dialog->draw(ui);
}

}  // namespace mazescope::gui
