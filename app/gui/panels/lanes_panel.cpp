#include "gui/panels/lane_overlay_bar.hpp"
#include "gui/panels/lane_picture.hpp"
#include "gui/panels/panels.hpp"
#include "gui/panels/walk_bar.hpp"
#include "gui/render/painter.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

using widgets::Icon;

constexpr float gap = 10;           // between lanes
constexpr float headerHeight = 34;  // of a lane
constexpr float footerHeight = 30;

/// How many columns give the largest pictures.
int columnsFor(const Ui& ui, ImVec2 space) {
  const auto count = static_cast<int>(ui.model.lanes().size());
  int best = 1;
  float bestCell = 0;
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    const float width = space.x / static_cast<float>(columns) - ui.px(gap);
    const float height =
        space.y / static_cast<float>(rows) - ui.px(gap + headerHeight + footerHeight);
    float cell = 0;
    for (const Lane& lane : ui.model.lanes()) {
      const Size size = lane.run.grid().size();
      cell += std::min(width / static_cast<float>(size.width),
                       height / static_cast<float>(size.height)) *
              static_cast<float>(std::max(size.width, size.height));
    }
    if (cell > bestCell) {
      bestCell = cell;
      best = columns;
    }
  }
  return best;
}

class LanesPanel final : public Panel {
public:
  void draw(Ui& ui) override {
    const ImVec2 from = ImGui::GetCursorScreenPos();
    const ImVec2 space = ImGui::GetContentRegionAvail();
    const int columns = columnsFor(ui, space);
    const auto count = static_cast<int>(ui.model.lanes().size());
    const int rows = (count + columns - 1) / columns;
    const float height =
        (space.y - ui.px(gap) * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    for (int row = 0; row < rows; ++row) {
      // The last row may have fewer lanes: they share its width.
      const int first = row * columns;
      const int inRow = std::min(columns, count - first);
      const float width =
          (space.x - ui.px(gap) * static_cast<float>(inRow - 1)) / static_cast<float>(inRow);
      for (int column = 0; column < inRow; ++column) {
        const ImVec2 corner{std::floor(from.x + static_cast<float>(column) * (width + ui.px(gap))),
                            std::floor(from.y + static_cast<float>(row) * (height + ui.px(gap)))};
        drawLane(ui, static_cast<std::size_t>(first) + static_cast<std::size_t>(column), corner,
                 {std::floor(width), std::floor(height)});
      }
    }
    ui.painter.forgetUnused();
  }

private:
  static void drawLane(Ui& ui, std::size_t index, ImVec2 corner, ImVec2 size) {
    const Lane& lane = ui.model.lanes()[index];
    const bool selected = index == ui.model.selected();
    ImGui::SetCursorScreenPos(corner);
    ImGui::PushID(static_cast<int>(index));
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.look.panel);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::BeginChild("lane", size, false,
                      ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    drawHeader(ui, index, lane, corner, size);
    const float bar = lane.walk ? walkBarHeight(size.x / ui.scale - 24) : overlayBarHeight(lane);
    drawLanePicture(ui, index, {corner.x + 1, corner.y + ui.px(headerHeight)},
                    {size.x - 2, size.y - ui.px(headerHeight + bar + footerHeight)});
    const ImVec2 barCorner{corner.x + ui.px(12), corner.y + size.y - ui.px(footerHeight - 6 + bar)};
    if (lane.walk)
      drawWalkBar(ui, index, barCorner, size.x - ui.px(24));
    else
      drawOverlayBar(ui, index, barCorner, size.x - ui.px(24));
    drawFooter(ui, index, {corner.x + ui.px(12), corner.y + size.y - ui.px(footerHeight - 6)},
               size.x - ui.px(24));
    ImGui::GetWindowDrawList()->AddRect(corner, {corner.x + size.x, corner.y + size.y},
                                        selected ? ui.look.accent : ui.look.line, ui.px(6));
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
        ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !selected)
      ui.send(command::SelectLane{index});
    ImGui::EndChild();
    ImGui::PopStyleColor();
    ImGui::PopID();
  }

  static void drawHeader(Ui& ui, std::size_t index, const Lane& lane, ImVec2 corner, ImVec2 size) {
    const ImVec2 button{ui.px(24), ui.px(24)};
    const float buttons = 4 * button.x + ui.px(22);
    ImGui::SetCursorScreenPos({corner.x + ui.px(12), corner.y + ui.px(8)});
    ImGui::PushClipRect(corner, {corner.x + size.x - buttons, corner.y + size.y}, true);
    ImGui::PushFont(ui.fonts.bold);
    widgets::text(widgets::fitting(titles(lane.run), size.x - buttons - ui.px(24)));
    ImGui::PopFont();
    widgets::tooltip(ui, fmt::format("{} · {}", title(lane.run), subtitle(lane.run)).c_str());
    ImGui::SameLine(0, ui.px(10));
    const std::string aside = subtitle(lane.run);  // the tooltip has it too
    const float room = corner.x + size.x - buttons - ui.px(8) - ImGui::GetCursorScreenPos().x;
    if (ImGui::CalcTextSize(aside.c_str()).x <= room) widgets::quietText(ui, aside);
    ImGui::PopClipRect();

    ImGui::SetCursorScreenPos({corner.x + size.x - buttons, corner.y + ui.px(5)});
    const std::string name = fmt::format("lane {} ", index + 1);
    drawWalkButton(ui, index, button);
    ImGui::SameLine(0, ui.px(4));
    drawOverlayButton(ui, index, button);
    ImGui::SameLine(0, ui.px(4));
    if (widgets::iconButton(ui, (name + "duplicate").c_str(), Icon::duplicate, button,
                            "Duplicate this lane"))
      ui.send(command::DuplicateLane{index});
    ImGui::SameLine(0, ui.px(4));
    if (widgets::iconButton(ui, (name + "close").c_str(), Icon::close, button, "Close this lane"))
      ui.send(command::CloseLane{index});
  }

  /// "path 58, looked at 211 · tick 1 204 / 2 399 · phase 12", and less of it where there is no
  /// room.
  static std::string progress(const Run& run, float width) {
    const std::string total = fmt::format(" / {}{}", grouped(run.total().value_or(run.reached())),
                                          run.total() ? "" : "+");
    std::string text = answerText(run);
    text += (text.empty() ? "tick " : " · tick ") + grouped(run.tick());
    if (ImGui::CalcTextSize(text.c_str()).x > width) return answerText(run);
    for (const std::string& more : {total, " · phase " + grouped(run.phase())}) {
      if (ImGui::CalcTextSize((text + more).c_str()).x > width) break;
      text += more;
    }
    return text;
  }

  static void drawFooter(Ui& ui, std::size_t index, ImVec2 corner, float width) {
    const Run& run = ui.model.lanes()[index].run;
    const std::uint64_t total = run.total().value_or(run.reached());
    const double share =
        total > 0 ? static_cast<double>(run.tick()) / static_cast<double>(total) : 0;
    const std::string percent = run.total() ? fmt::format("{:.0f} %", std::floor(share * 100)) : "";
    ImGui::PushFont(ui.fonts.small);
    const float room = width - ImGui::CalcTextSize("100 %").x - ui.px(12);
    ImGui::SetCursorScreenPos(corner);
    widgets::quietText(ui, progress(run, room));
    if (run.answer()) ui.note(fmt::format("lane {}: {}", index + 1, answerText(run)));
    ImGui::SameLine(0, ui.px(12));
    const float spare = corner.x + room - ImGui::GetCursorScreenPos().x;
    if (spare > ui.px(24)) widgets::progressBar(ui, share, spare);
    const float percentWidth = ImGui::CalcTextSize(percent.c_str()).x;
    ImGui::SetCursorScreenPos({corner.x + width - percentWidth, corner.y});
    widgets::quietText(ui, percent);
    ImGui::PopFont();
  }
};

}  // namespace

std::unique_ptr<Panel> makeLanesPanel() { return std::make_unique<LanesPanel>(); }

}  // namespace mazescope::gui
