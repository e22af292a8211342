#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/describe.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr std::size_t shownEntries = 24;  // of a list, at most

class AlgorithmPanel final : public Panel {
public:
  void draw(Ui& ui) override {
    const Run& run = ui.model.selectedLane().run;
    widgets::heading(ui, run.variant().name);
    drawPseudocode(ui, run);
    widgets::heading(ui, "This move");
    drawMove(ui, run);
    const Inspection inspection = run.inspect(shownEntries);
    for (const Inspection::List& list : inspection.lists) drawList(ui, run, list);
    drawFigures(ui, run, inspection);
    ImGui::Dummy({0, ui.px(6)});
    if (ImGui::Button("How it works")) ui.send(command::ShowDialog{Dialog::prose});
    ui.note("how it works");
  }

private:
  static void drawPseudocode(Ui& ui, const Run& run) {
    const auto& lines = run.variant().pseudocode;
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ImGui::GetTextLineHeight() + ui.px(5);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    ImGui::PushFont(ui.fonts.mono);
    for (std::size_t line = 0; line < lines.size(); ++line) {
      const bool lit = run.last() && run.last()->line == line && !run.finished();
      const ImVec2 from = ImGui::GetCursorScreenPos();
      if (lit) {
        draw.AddRectFilled(from, {from.x + width, from.y + height}, ui.look.accentDim, ui.px(3));
        draw.AddRectFilled(from, {from.x + ui.px(3), from.y + height}, ui.look.here);
      }
      draw.AddText({from.x + ui.px(9), from.y + (height - ImGui::GetTextLineHeight()) / 2},
                   lit ? ui.look.text : ui.look.quietText, lines[line].text.data(),
                   lines[line].text.data() + lines[line].text.size());
      ImGui::Dummy({width, height - ImGui::GetStyle().ItemSpacing.y});
      if (width < ImGui::CalcTextSize(std::string(lines[line].text).c_str()).x + ui.px(9))
        widgets::tooltip(ui, std::string(lines[line].text).c_str());
    }
    ImGui::PopFont();
    ImGui::Dummy({0, ui.px(4)});
  }

  static void drawMove(Ui& ui, const Run& run) {
    if (!run.last()) {
      widgets::quietText(ui, "Nothing has happened yet.");
      return;
    }
    if (run.finished()) {
      const std::string ending = run.inspect(0).ending;
      widgets::wrappedText(ending.empty() ? "Finished." : ending);
      return;
    }
    widgets::wrappedText(describe(run.variant(), run.grid(), *run.last()));
  }

  static void drawList(Ui& ui, const Run& run, const Inspection::List& list) {
    widgets::heading(ui, fmt::format("{} · {}", list.name, grouped(list.size)));
    if (list.cells.empty()) {
      widgets::quietText(ui, "empty");
      return;
    }
    ImGui::PushFont(ui.fonts.mono);
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    for (std::size_t entry = 0; entry < list.cells.size(); ++entry) {
      const Point at = run.grid().pointOf(list.cells[entry]);
      const std::string text = fmt::format("{},{}", at.x, at.y);
      const float width = ImGui::CalcTextSize(text.c_str()).x + ui.px(12);
      if (entry > 0) {
        ImGui::SameLine(0, ui.px(5));
        if (ImGui::GetCursorScreenPos().x + width > right) ImGui::NewLine();
      }
      drawChip(ui, text, width, list.cells[entry], entry == 0);
    }
    ImGui::PopFont();
    if (list.size > list.cells.size()) {
      ImGui::SameLine(0, ui.px(8));
      const std::string more = fmt::format("+{}", grouped(list.size - list.cells.size()));
      if (ImGui::GetCursorScreenPos().x + ImGui::CalcTextSize(more.c_str()).x > right)
        ImGui::NewLine();
      widgets::quietText(ui, more);
    }
    widgets::quietText(ui, list.order);
  }

  /// An entry of a list; its cell is outlined in the picture while the mouse is over it.
  static void drawChip(Ui& ui, const std::string& text, float width, Cell cell, bool first) {
    const ImVec2 from = ImGui::GetCursorScreenPos();
    const float height = ImGui::GetTextLineHeight() + ui.px(6);
    ImGui::Dummy({width, height});
    if (first) ui.note("first entry");
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ui.pointed = Pointed{ui.model.selected(), cell};
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(from, {from.x + width, from.y + height},
                       first ? ui.look.hereDim : ui.look.accentDim, ui.px(4));
    if (hovered) draw.AddRect(from, {from.x + width, from.y + height}, ui.look.here, ui.px(4));
    draw.AddText({from.x + ui.px(6), from.y + ui.px(3)}, ui.look.text, text.c_str());
  }

  static void drawFigures(Ui& ui, const Run& run, const Inspection& inspection) {
    widgets::heading(ui, "Figures at this tick");
    const auto row = [&](std::string_view name, const std::string& value) {
      const float left = ImGui::GetCursorPosX();
      widgets::text(name);
      ImGui::SameLine();
      ImGui::SetCursorPosX(left + ui.px(150));
      ImGui::PushFont(ui.fonts.bold);
      widgets::text(value);
      ImGui::PopFont();
    };
    const auto ofTotal = [](std::uint64_t value, std::optional<std::uint64_t> total) {
      return grouped(value) + (total ? " / " + grouped(*total) : "");
    };
    row("Tick", ofTotal(run.tick(), run.total()));
    row("Phase", ofTotal(run.phase(), run.totalPhases()));
    for (const Inspection::Figure& figure : inspection.figures) {
      std::string name(figure.name);
      name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
      row(name, grouped(figure.value));
    }
    widgets::quietText(ui, fmt::format("A phase is one {}.", run.algorithm().phase));
  }
};

}  // namespace

std::unique_ptr<Panel> makeAlgorithmPanel() { return std::make_unique<AlgorithmPanel>(); }

}  // namespace mazescope::gui
