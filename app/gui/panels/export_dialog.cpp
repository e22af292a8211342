#include "gui/model/export_text.hpp"
#include "gui/panels/dialog.hpp"
#include "gui/panels/export_options.hpp"
#include "gui/panels/export_preview.hpp"
#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace mazescope::gui {

namespace {

namespace fs = std::filesystem;

// In units of the interface's scale.
constexpr float dialogWidth = 760;
constexpr float formatsWidth = 168;
constexpr float labelWidth = 64;
constexpr float othersHeight = 270;  // of the dialogue, without formats, options and preview
constexpr float leastFormats = 150;
constexpr float mostFormats = 430;
constexpr float leastPreview = 110;

template <std::size_t size>
void put(std::array<char, size>& field, const std::string& text) {
  field = {};
  std::copy_n(text.begin(), std::min(text.size(), size - 1), field.begin());
}

/// The Enter key where no field has the keyboard: a field takes it for itself.
bool enterPressed() {
#if IMGUI_VERSION_NUM < 18700
  const int enter = ImGui::GetKeyIndex(ImGuiKey_Enter);
#else
  const ImGuiKey enter = ImGuiKey_Enter;
#endif
  return ImGui::IsKeyPressed(enter, false) && !ImGui::GetIO().WantTextInput;
}

class ExportDialog final : public Panel {
public:
  void draw(Ui& ui) override {
    if (!beginDialog(ui, Dialog::exportLane, "Export", dialogWidth)) return;
    if (dialogAppears()) begin(ui);
    const bool working = ui.model.exportWork() != nullptr;
    const exports::Format& format = exports::format(format_);
    drawSubject(ui, format);
    ImGui::BeginDisabled(working);
    drawFormat(ui, format);
    const bool entered = drawPlace(ui, format);
    ImGui::EndDisabled();
    if (working)
      drawProgress(ui);
    else
      drawButtons(ui, format, entered);
    endDialog();
  }

private:
  void begin(const Ui& ui) {
    std::error_code ignored;
    if (folder_.front() == '\0') put(folder_, files::toUtf8(fs::current_path(ignored)));
    put(name_, exportName(ui.model.selectedLane().run, !ui.model.transport().playing()));
    appears_ = true;
  }

  /// What a press on the button asks for.
  [[nodiscard]] command::StartExport wanted(const Ui& ui, const exports::Format& format) {
    return {ui.model.selected(), format_, options(format),
            exportPath(folder_.data(), name_.data(), format)};
  }

  /// As they were left the last time.
  Parameters& options(const exports::Format& format) {
    const auto [place, isNew] = options_.try_emplace(format.id);
    if (isNew) place->second = exports::resolvedOptions(format, {});
    return place->second;
  }

  /// Why it failed, as long as nothing was changed since.
  const ExportProblem* problem(const Ui& ui, const exports::Format& format) {
    const auto& last = ui.model.exportProblem();
    return last && last->tried == wanted(ui, format) ? &*last : nullptr;
  }

  void drawSubject(Ui& ui, const exports::Format& format) {
    const Run& run = ui.model.selectedLane().run;
    std::string words = exportedInWords(run, ui.model.selected());
    if (const std::string size = sizeInWords(run, options(format)); !size.empty())
      words += " · " + size;
    widgets::wrappedText(words);
    ui.note("exported");
  }

  void drawFormat(Ui& ui, const exports::Format& format) {
    const float room = ImGui::GetIO().DisplaySize.y - ui.px(othersHeight);
    const float height = std::clamp(room, ui.px(leastFormats), ui.px(mostFormats));
    drawFormats(ui, format_, {ui.px(formatsWidth), height});
    ImGui::SameLine();
    ImGui::BeginChild("format", {0, height});
    ImGui::PushStyleColor(ImGuiCol_Text, ui.look.quietText);
    widgets::wrappedText(format.help);
    ImGui::PopStyleColor();
    drawExportOptions(ui, format, options(format), problem(ui, format));
    const float left = ImGui::GetContentRegionAvail().y;
    preview_.draw(ui, format, options(format), {0, std::max(left, ui.px(leastPreview))});
    ImGui::EndChild();
  }

  /// Name and folder; returns whether Enter was pressed in one of them.
  bool drawPlace(Ui& ui, const exports::Format& format) {
    widgets::label(ui, "Name", ui.px(labelWidth));
    const std::string ending(format.ending);
    ImGui::SetNextItemWidth(-ImGui::CalcTextSize(ending.c_str()).x - ui.px(10));
    if (std::exchange(appears_, false)) ImGui::SetKeyboardFocusHere();
    const bool named = drawField(ui, "export name", name_.data(), name_.size());
    ImGui::SameLine();
    widgets::quietText(ui, ending);
    widgets::label(ui, "Folder", ui.px(labelWidth));
    ImGui::SetNextItemWidth(-1);
    return drawField(ui, "export folder", folder_.data(), folder_.size()) || named;
  }

  static bool drawField(Ui& ui, const char* name, char* text, std::size_t size) {
    const bool entered =
        ImGui::InputText(fmt::format("##{}", name).c_str(), text, size,
                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    ui.note(name);
    if (ImGui::IsItemActive()) ui.note("typing");
    return entered;
  }

  void drawButtons(Ui& ui, const exports::Format& format, bool entered) {
    const command::StartExport start = wanted(ui, format);
    const std::string_view nameProblem = files::nameProblem(name_.data());
    std::error_code ignored;
    const bool replaces =
        format.toFolder == nullptr && nameProblem.empty() && fs::exists(start.path, ignored);
    const ExportProblem* const failed = problem(ui, format);
    if (!nameProblem.empty())
      drawProblem(ui, fmt::format("A name must {}.", nameProblem));
    else if (failed != nullptr && failed->field.empty())
      drawProblem(ui, failed->message);
    else
      drawAdvice(ui, start.path, replaces);
    ImGui::Dummy({0, ui.px(4)});
    const bool pressed = dialogButton(ui, replaces ? "Replace" : "Export", nameProblem.empty());
    if ((pressed || entered || enterPressed()) && nameProblem.empty()) ui.send(start);
    if (dialogButton(ui, "Close")) closeDialog(ui);
  }

  static void drawAdvice(const Ui& ui, const fs::path& path, bool replaces) {
    ImGui::PushStyleColor(ImGuiCol_Text, replaces ? ui.look.here : ui.look.quietText);
    widgets::wrappedText(replaces ? fmt::format("{} exists and is replaced.", files::toUtf8(path))
                                  : fmt::format("Written to {}", files::toUtf8(path)));
    ImGui::PopStyleColor();
    ui.note("export advice");
  }

  static void drawProgress(Ui& ui) {
    const ExportWork& work = *ui.model.exportWork();
    widgets::progressBar(ui, work.progress(), ImGui::GetContentRegionAvail().x);
    ui.note("export progress");
    ImGui::Dummy({0, ui.px(4)});
    if (dialogButton(ui, "Cancel")) ui.send(command::CancelExport{});
    ImGui::AlignTextToFramePadding();
    widgets::quietText(ui, fmt::format("{:.0f} % of {}", work.progress() * 100,
                                       files::toUtf8(work.path().filename())));
  }

  std::string format_{exports::formats().front().id};
  std::map<std::string_view, Parameters> options_;  // by format
  ExportPreview preview_;
  std::array<char, 512> name_{};
  std::array<char, 4096> folder_{};
  bool appears_ = false;
};

}  // namespace

std::unique_ptr<Panel> makeExportDialog() { return std::make_unique<ExportDialog>(); }

}  // namespace mazescope::gui
