#include "gui/panels/dialog.hpp"
#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"
#include "files/presets.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace mazescope::gui {

namespace {

class SaveDialog final : public Panel {
public:
  void draw(Ui& ui) override {
    if (!beginDialog(ui, Dialog::saveAs, "Save the preset as", 460)) return;
    if (dialogAppears()) begin(ui);
    ImGui::SetNextItemWidth(-1);
    const bool entered = ImGui::InputTextWithHint(
        "##preset name", "Name", name_.data(), name_.size(),
        ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    ui.note("preset name");
    if (ImGui::IsItemActive()) ui.note("typing");
    const std::string_view problem = files::nameProblem(name_.data());
    drawAdvice(ui, problem);
    ImGui::Dummy({0, ui.px(4)});
    if ((dialogButton(ui, replaces() ? "Replace" : "Save", problem.empty()) || entered) &&
        problem.empty())
      save(ui);
    if (dialogButton(ui, "Cancel")) closeDialog(ui);
    endDialog();
  }

private:
  void begin(const Ui& ui) {
    name_ = {};
    if (ui.model.file()) {
      const std::string stem = files::toUtf8(ui.model.file()->stem());
      std::copy_n(stem.begin(), std::min(stem.size(), name_.size() - 1), name_.begin());
    }
    ImGui::SetKeyboardFocusHere();
  }

  void drawAdvice(const Ui& ui, std::string_view problem) const {
    const std::filesystem::path folder = files::ownPresets();
    if (folder.empty())
      widgets::wrappedText("There is no configuration folder to save it in.");
    else if (!problem.empty())
      widgets::quietText(ui, fmt::format("A name must {}.", problem));
    else if (replaces())
      widgets::quietText(ui, "A preset of this name exists and is replaced.");
    else
      widgets::quietText(ui, fmt::format("Kept in {}", files::toUtf8(folder)));
  }

  [[nodiscard]] bool replaces() const {
    if (!files::nameProblem(name_.data()).empty() || files::ownPresets().empty()) return false;
    std::error_code ignored;
    return std::filesystem::exists(files::ownPreset(name_.data()), ignored);
  }

  void save(Ui& ui) const {
    try {
      ui.send(command::SavePreset{files::ownPreset(name_.data())});
      closeDialog(ui);
    } catch (const Error& error) {
      ui.send(command::Report{error.what()});
    }
  }

  std::array<char, 512> name_{};
};

}  // namespace

std::unique_ptr<Panel> makeSaveDialog() { return std::make_unique<SaveDialog>(); }

}  // namespace mazescope::gui
