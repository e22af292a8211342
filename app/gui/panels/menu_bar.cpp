#include "gui/keys.hpp"
#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"
#include "files/presets.hpp"

#include <mazescope/palette.hpp>

#include <fmt/format.h>

#include <array>

namespace mazescope::gui {

namespace {

constexpr std::array scales{0.75F, 1.0F, 1.25F, 1.5F, 1.75F, 2.0F, 2.5F};

/// A menu item for a shortcut's command: its key is shown beside it.
void item(Ui& ui, const char* name, std::string_view keys, bool enabled = true) {
  for (const Shortcut& shortcut : shortcuts())
    if (shortcut.keys == keys) {
      if (ImGui::MenuItem(name, std::string(keys).c_str(), false, enabled))
        ui.commands.push_back(shortcut.command(ui.model, shortcut.key));
      ui.note(name);
      return;
    }
}

class MenuBar final : public Panel {
public:
  void draw(Ui& ui) override {
    if (!ImGui::BeginMenuBar()) return;
    ImGui::PushFont(ui.fonts.bold);
    widgets::text("Mazescope");
    ImGui::PopFont();
    ImGui::Dummy({ui.px(4), 0});
    menu(ui, "File", fileMenu);
    menu(ui, "Lanes", lanesMenu);
    menu(ui, "Breakpoints", breakpointsMenu);
    menu(ui, "View", viewMenu);
    menu(ui, "Help", helpMenu);
    drawFile(ui);
    ImGui::EndMenuBar();
  }

private:
  static void menu(Ui& ui, const char* name, void (*draw)(Ui&)) {
    const bool open = ImGui::BeginMenu(name);
    if (!open) ui.note(name);
    if (!open) return;
    draw(ui);
    ImGui::EndMenu();
  }

  static void fileMenu(Ui& ui) {
    item(ui, "Open…", "Ctrl+O");
    presetMenu(ui, "Shipped presets", files::shippedPresets());
    presetMenu(ui, "Own presets", files::ownPresets());
    ImGui::Separator();
    item(ui, "Save", "Ctrl+S");
    item(ui, "Save as…", "Ctrl+Shift+S");
    item(ui, "Export…", "Ctrl+E");
    ImGui::Separator();
    item(ui, "Undo", "Ctrl+Z", ui.model.history().canUndo());
    item(ui, "Redo", "Ctrl+Y", ui.model.history().canRedo());
    ImGui::Separator();
    item(ui, "Quit", "Ctrl+Q");
  }

  static void presetMenu(Ui& ui, const char* name, const std::filesystem::path& folder) {
    const bool open = ImGui::BeginMenu(name);
    if (!open) {
      ui.note(name);
      return;
    }
    const auto presets = files::presetsIn(folder);
    if (presets.empty()) widgets::quietText(ui, "none yet");
    for (const auto& path : presets) {
      const std::string shown = files::toUtf8(path.stem());
      if (ImGui::MenuItem(shown.c_str())) ui.send(command::OpenPreset{path});
      ui.note(shown);
    }
    ImGui::EndMenu();
  }

  static void lanesMenu(Ui& ui) {
    const std::size_t selected = ui.model.selected();
    const std::size_t count = ui.model.lanes().size();
    if (ImGui::MenuItem("Duplicate the selected lane", nullptr, false,
                        count < Preset::maximumLanes))
      ui.send(command::DuplicateLane{selected});
    if (ImGui::MenuItem("Close the selected lane", nullptr, false, count > 1))
      ui.send(command::CloseLane{selected});
    ImGui::Separator();
    for (std::size_t lane = 0; lane < count; ++lane) {
      const std::string name = fmt::format("{}. {}", lane + 1, title(ui.model.lanes()[lane].run));
      if (ImGui::MenuItem(name.c_str(), std::to_string(lane + 1).c_str(), lane == selected))
        ui.send(command::SelectLane{lane});
    }
    ImGui::Separator();
    if (ImGui::MenuItem("Share seed and size", nullptr, ui.model.linked()))
      ui.send(command::SetLinked{!ui.model.linked()});
    if (ImGui::MenuItem("Fit all pictures"))
      for (std::size_t lane = 0; lane < count; ++lane)
        ui.send(command::SetLaneView{lane, LaneView{}});
    ImGui::Separator();
    item(ui, ui.model.selectedLane().walk ? "End the walk" : "Walk", "G");
    ImGui::Separator();
    item(ui, "Restart", "R");
    item(ui, "New seed", "N");
  }

  static void breakpointsMenu(Ui& ui) {
    const std::vector<Breakpoint>& all = ui.model.breakpoints();
    item(ui, "To the next", "F8");
    item(ui, "To the previous", "Shift+F8");
    ImGui::Separator();
    if (ImGui::MenuItem("Add…")) ui.send(command::ShowDialog{Dialog::breakpoint});
    ui.note("Add…");
    item(ui, "At the current line", "F9");
    ImGui::Separator();
    const auto change = [&](const char* name, bool enabled, std::vector<Breakpoint> changed) {
      if (ImGui::MenuItem(name, nullptr, false, enabled))
        ui.send(command::SetBreakpoints{std::move(changed)});
      ui.note(name);
    };
    const std::vector<Breakpoint> allOn = turned(all, true);
    const std::vector<Breakpoint> allOff = turned(all, false);
    change("Turn all on", all != allOn, allOn);
    change("Turn all off", all != allOff, allOff);
    change("Remove all", !all.empty(), {});
  }

  static std::vector<Breakpoint> turned(std::vector<Breakpoint> all, bool on) {
    for (Breakpoint& breakpoint : all) breakpoint.on = on;
    return all;
  }

  static void viewMenu(Ui& ui) {
    const Settings& settings = ui.model.settings();
    if (ImGui::MenuItem("Dark", nullptr, settings.theme == Theme::dark))
      ui.send(command::SetTheme{Theme::dark});
    ui.note("Dark");
    if (ImGui::MenuItem("Light", nullptr, settings.theme == Theme::light))
      ui.send(command::SetTheme{Theme::light});
    ui.note("Light");
    ImGui::Separator();
    if (ImGui::BeginMenu("Interface scale")) {
      for (const float scale : scales)
        if (ImGui::MenuItem(fmt::format("{:.0f} %", scale * 100).c_str(), nullptr,
                            scale == settings.scale))
          ui.send(command::SetScale{scale});
      ImGui::EndMenu();
    }
    ImGui::Separator();
    item(ui, "Comparison table", "T");
    item(ui, "Survey", "Y");
    ImGui::Separator();
    if (ImGui::MenuItem("Explain moves in the pictures", nullptr, settings.explainMoves))
      ui.send(command::SetExplainMoves{!settings.explainMoves});
    ui.note("explain moves");
    ImGui::Separator();
    widgets::heading(ui, "Palette");
    for (const Palette& palette : palettes())
      if (ImGui::MenuItem(std::string(palette.name).c_str(), nullptr,
                          palette.id == ui.model.palette()))
        ui.send(command::SetPalette{std::string(palette.id)});
  }

  static void helpMenu(Ui& ui) {
    item(ui, "Shortcuts", "F1");
    if (ImGui::MenuItem("How this algorithm works")) ui.send(command::ShowDialog{Dialog::prose});
    if (ImGui::MenuItem("About Mazescope")) ui.send(command::ShowDialog{Dialog::about});
  }

  static void drawFile(const Ui& ui) {
    std::string name = ui.model.file() ? files::toUtf8(ui.model.file()->filename()) : "not saved";
    if (ui.model.edited()) name += " · changed";
    const float left = ImGui::GetWindowWidth() - ImGui::CalcTextSize(name.c_str()).x - ui.px(16);
    if (left < ImGui::GetCursorPosX()) return;
    ImGui::SetCursorPosX(left);
    widgets::quietText(ui, name);
    if (ui.model.file())
      widgets::tooltip(
          ui, fmt::format("{}\n\n{}", files::toUtf8(*ui.model.file()), ui.model.about()).c_str());
  }
};

}  // namespace

std::unique_ptr<Panel> makeMenuBar() { return std::make_unique<MenuBar>(); }

}  // namespace mazescope::gui
