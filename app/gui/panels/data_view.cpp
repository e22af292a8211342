#include "gui/panels/data_view.hpp"

#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

namespace {

using Shape = Inspection::Shape;

// In units of the interface's scale.
constexpr float chipHeight = 20;
constexpr float chipGap = 5;
constexpr float plateWidth = 120;
constexpr float plateGap = 1;
constexpr float levelGap = 12;  // between the levels of a tree
constexpr std::size_t plates = 5;
constexpr std::size_t chipRows = 2;
constexpr std::size_t levels = 3;

std::string nameOf(const Grid& grid, Cell cell) {
  const Point at = grid.pointOf(cell);
  return fmt::format("{},{}", at.x, at.y);
}

class ListView {
public:
  ListView(Ui& ui, const Grid& grid, const Inspection::List& list)
      : ui_(ui), grid_(grid), list_(list), from_(ImGui::GetCursorScreenPos()),
        width_(ImGui::GetContentRegionAvail().x) {}

  void draw() const {
    if (list_.cells.empty()) return drawWords(from_, "empty");
    switch (list_.shape) {
      case Shape::stack: return drawStack();
      case Shape::queue: return drawQueue();
      case Shape::heap: return drawHeap();
      case Shape::bag: return drawBag();
    }
  }

  [[nodiscard]] float height() const {
    switch (list_.shape) {
      case Shape::stack: return plates * ui_.px(chipHeight + plateGap);
      case Shape::queue: return ui_.px(2 * chipHeight);
      case Shape::heap: return levels * ui_.px(chipHeight + levelGap) - ui_.px(levelGap);
      case Shape::bag: return chipRows * ui_.px(chipHeight + chipGap);
    }
    return 0;
  }

private:
  /// A pile of plates: the top one was put there last and is taken next.
  void drawStack() const {
    const std::size_t shown = std::min(plates, list_.cells.size());
    const float step = ui_.px(chipHeight + plateGap);
    const float beside = from_.x + ui_.px(plateWidth + 10);
    for (std::size_t entry = 0; entry < shown; ++entry)
      drawEntry(entry, {from_.x, from_.y + step * static_cast<float>(entry)}, ui_.px(plateWidth));
    drawPointer({beside, from_.y}, "top");
    drawMore({beside, from_.y + step * static_cast<float>(shown - 1)}, shown, " more below");
  }

  /// A row: the first in line goes next, new ones come to the end.
  void drawQueue() const {
    ImVec2 at = from_;
    std::size_t shown = 0;
    for (; shown < list_.cells.size() && at.x + entryWidth(shown) <= from_.x + width_; ++shown) {
      drawEntry(shown, at, entryWidth(shown));
      at.x += entryWidth(shown) + ui_.px(chipGap);
    }
    const float below = from_.y + ui_.px(chipHeight);
    drawPointer({from_.x, below}, "first in line");
    drawMore({from_.x + ui_.px(110), below}, shown, " more behind");
  }

  /// The upper levels of the tree that a binary heap is.
  void drawHeap() const {
    const float step = ui_.px(chipHeight + levelGap);
    float chip = 0;
    for (std::size_t entry = 0; entry < list_.cells.size(); ++entry)
      chip = std::max(chip, entryWidth(entry));
    const auto middle = [&](std::size_t entry, std::size_t level) {
      const auto across = static_cast<float>(std::size_t{1} << level);
      const auto index = static_cast<float>(entry + 1) - across;
      return ImVec2{from_.x + width_ * (index + 0.5F) / across,
                    from_.y + step * static_cast<float>(level)};
    };
    std::size_t entry = 0;
    for (std::size_t level = 0; level < levels && chip * static_cast<float>(1U << level) <= width_;
         ++level)
      for (; entry < std::min(list_.cells.size(), (std::size_t{2} << level) - 1); ++entry) {
        const ImVec2 at = middle(entry, level);
        if (level > 0) drawBranch(middle((entry - 1) / 2, level - 1), at);
        drawEntry(entry, {at.x - chip / 2, at.y}, chip);
      }
    drawMore({from_.x + (width_ + chip) / 2 + ui_.px(10), from_.y}, entry, " more");
  }

  void drawBranch(ImVec2 parent, ImVec2 child) const {
    ImGui::GetWindowDrawList()->AddLine({parent.x, parent.y + ui_.px(chipHeight)}, child,
                                        ui_.look.quietText);
  }

  void drawBag() const {
    const float right = from_.x + width_ - ui_.px(50);  // the last row has room for the count
    ImVec2 at = from_;
    std::size_t shown = 0;
    for (std::size_t row = 0; shown < list_.cells.size(); ++shown) {
      const float width = entryWidth(shown);
      const bool last = row + 1 == chipRows;
      if (at.x > from_.x && at.x + width > (last ? right : from_.x + width_)) {
        if (last) break;
        ++row;
        at = {from_.x, at.y + ui_.px(chipHeight + chipGap)};
      }
      drawEntry(shown, at, width);
      at.x += width + ui_.px(chipGap);
    }
    drawMore({at.x + ui_.px(3), at.y}, shown, "");
  }

  [[nodiscard]] float entryWidth(std::size_t entry) const {
    return ImGui::CalcTextSize(nameOf(grid_, list_.cells[entry]).c_str()).x + ui_.px(12);
  }

  void drawEntry(std::size_t entry, ImVec2 from, float width) const {
    const Cell cell = list_.cells[entry];
    const std::string text = nameOf(grid_, cell);
    const ImVec2 to{from.x + width, from.y + ui_.px(chipHeight)};
    ImGui::SetCursorScreenPos(from);
    ImGui::Dummy({width, ui_.px(chipHeight)});
    const bool hovered = ImGui::IsItemHovered();
    if (entry == 0) ui_.note("first entry");
    if (hovered) ui_.pointed = Pointed{ui_.model.selected(), cell};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(from, to, entry == 0 ? ui_.look.hereDim : ui_.look.accentDim, ui_.px(4));
    if (hovered) list.AddRect(from, to, ui_.look.here, ui_.px(4));
    const ImVec2 size = ImGui::CalcTextSize(text.c_str());
    list.AddText({from.x + (width - size.x) / 2, from.y + (ui_.px(chipHeight) - size.y) / 2},
                 ui_.look.text, text.c_str());
  }

  /// A word with a tip that points from it to the left.
  void drawPointer(ImVec2 at, const char* word) const {
    const float middle = at.y + ui_.px(chipHeight / 2);
    const float side = ui_.px(4);
    ImGui::GetWindowDrawList()->AddTriangleFilled(
        {at.x, middle}, {at.x + side * 1.5F, middle - side}, {at.x + side * 1.5F, middle + side},
        ui_.look.here);
    drawWords({at.x + ui_.px(12), at.y}, word);
  }

  void drawMore(ImVec2 at, std::size_t shown, const char* where) const {
    if (list_.size > shown) drawWords(at, fmt::format("+{}{}", grouped(list_.size - shown), where));
  }

  void drawWords(ImVec2 at, const std::string& words) const {
    widgets::smallTextAt(ui_, {at.x, at.y + ui_.px(3)}, ui_.look.quietText, words);
  }

  Ui& ui_;
  const Grid& grid_;
  const Inspection::List& list_;
  ImVec2 from_;
  float width_;
};

}  // namespace

void drawList(Ui& ui, const Grid& grid, const Inspection::List& list) {
  // A pile and a row say themselves what stands first.
  const bool ordered = list.shape == Shape::stack || list.shape == Shape::queue;
  widgets::heading(ui, fmt::format("{} · {}", list.name, grouped(list.size)),
                   ordered ? "" : list.order);
  ImGui::PushFont(ui.fonts.mono);
  const ListView view(ui, grid, list);
  ImGui::Dummy({0, view.height()});
  const ImVec2 below = ImGui::GetCursorScreenPos();
  view.draw();
  ImGui::SetCursorScreenPos(below);
  ImGui::PopFont();
}

}  // namespace mazescope::gui
