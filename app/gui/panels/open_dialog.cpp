#include "gui/panels/dialog.hpp"
#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"
#include "files/presets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

namespace mazescope::gui {

namespace {

namespace fs = std::filesystem;

/// The folders in a folder, sorted; hidden ones are left out.
std::vector<fs::path> foldersIn(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code failure;
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    std::error_code ignored;
    if (entry->is_directory(ignored) && files::toUtf8(entry->path().filename()).front() != '.')
      found.push_back(entry->path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

class OpenDialog final : public Panel {
public:
  void draw(Ui& ui) override {
    if (!beginDialog(ui, Dialog::open, "Open a preset or a maze", 620)) return;
    if (dialogAppears()) begin(ui);
    drawPlaces(ui);
    drawPath(ui);
    drawEntries(ui);
    ImGui::Dummy({0, ui.px(4)});
    if (dialogButton(ui, "Cancel")) closeDialog(ui);
    widgets::quietText(ui, "Or drop a file on the window.");
    endDialog();
  }

private:
  void begin(const Ui& ui) {
    if (folder_.empty())
      go(ui.model.file() ? ui.model.file()->parent_path() : files::shippedPresets());
    else
      go(folder_);
  }

  /// Reads a folder once, not in every frame.
  void go(const fs::path& folder) {
    folder_ = folder;
    folders_ = foldersIn(folder);
    openable_ = files::openableIn(folder);
    path_ = {};
    const std::string text = files::toUtf8(folder);
    std::copy_n(text.begin(), std::min(text.size(), path_.size() - 1), path_.begin());
  }

  void drawPlaces(Ui& ui) {
    if (ImGui::Button("Shipped")) go(files::shippedPresets());
    ImGui::SameLine();
    if (ImGui::Button("Own")) go(files::ownPresets());
    ImGui::SameLine();
    std::error_code ignored;
    if (ImGui::Button("Current folder")) go(fs::current_path(ignored));
    ImGui::SameLine();
    if (ImGui::Button("Up")) go(folder_.parent_path());
    widgets::tooltip(ui, "The folder that holds this one");
  }

  void drawPath(Ui& ui) {
    ImGui::SetNextItemWidth(-1);
    const bool entered = ImGui::InputTextWithHint(
        "##path", "Folder or file, then Enter", path_.data(), path_.size(),
        ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    ui.note("preset path");
    if (ImGui::IsItemActive()) ui.note("typing");
    if (!entered) return;
    const fs::path typed = fs::u8path(path_.data());
    std::error_code ignored;
    if (fs::is_directory(typed, ignored))
      go(typed);
    else
      open(ui, typed);
  }

  void drawEntries(Ui& ui) {
    const float room = ImGui::GetIO().DisplaySize.y - ui.px(240);
    ImGui::BeginChild("entries", {0, std::clamp(room, ui.px(60), ui.px(320))}, true);
    for (const fs::path& folder : folders_)
      if (ImGui::Selectable(fmt::format("{}/", files::toUtf8(folder.filename())).c_str(), false,
                            ImGuiSelectableFlags_DontClosePopups)) {
        go(fs::path(folder));
        break;
      }
    for (const fs::path& file : openable_) {
      const std::string name = files::toUtf8(file.filename());
      if (ImGui::Selectable(name.c_str(), false, ImGuiSelectableFlags_DontClosePopups))
        open(ui, file);
      ui.note("open " + name);
    }
    if (openable_.empty())
      widgets::quietText(ui, "No presets or mazes (.json, .txt) in this folder.");
    ImGui::EndChild();
  }

  static void open(Ui& ui, const fs::path& path) {
    ui.send(command::OpenPreset{path});
    closeDialog(ui);
  }

  fs::path folder_;
  std::vector<fs::path> folders_;
  std::vector<fs::path> openable_;
  std::array<char, 4096> path_{};
};

}  // namespace

std::unique_ptr<Panel> makeOpenDialog() { return std::make_unique<OpenDialog>(); }

}  // namespace mazescope::gui
