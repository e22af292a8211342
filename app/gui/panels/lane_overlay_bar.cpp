#include "gui/panels/lane_overlay_bar.hpp"

#include "gui/widgets/widgets.hpp"

#include <mazescope/color_scale.hpp>
#include <mazescope/describe.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

constexpr float barHeight = 24;
constexpr float smallestScale = 40;  // the colours' least width

ImU32 packed(Color color) { return IM_COL32(color.red, color.green, color.blue, 255); }

std::string withValue(std::string_view text, std::uint64_t value) {
  std::string result(text);
  constexpr std::string_view placeholder = "{value}";
  if (const std::size_t at = result.find(placeholder); at != std::string::npos)
    result.replace(at, placeholder.size(), grouped(value));
  return result;
}

/// "Distance from (3, 4)"
std::string titleOf(const Lane& lane) {
  const Overlay& overlay = lane.overlay.wanted();
  const OverlayMap* const map = lane.overlay.shown();
  std::string title(overlayInfo(overlay.kind).name);
  const std::optional<Point> from = map != nullptr ? map->from() : overlay.from;
  return from ? fmt::format("{} from {}", title, toText(*from)) : title;
}

/// "412 at (39, 29)", and whether that is about an earlier tick.
std::string resultOf(const Lane& lane, bool withPlace) {
  const OverlayMap* const map = lane.overlay.shown();
  if (map == nullptr) return "…";
  std::string result = withValue(overlayInfo(map->overlay().kind).wholeText, map->maximum());
  if (withPlace && map->maximumAt()) result += " at " + toText(*map->maximumAt());
  if (map->tick() != lane.run.tick()) result += " · at tick " + grouped(map->tick());
  return result;
}

/// The colours of the levels from first to last, from left to right.
void drawColors(const Ui& ui, OverlayInfo::Colors kind, ImVec2 from, ImVec2 to) {
  const auto& colors = levelColors(kind);
  const bool smooth = kind == OverlayInfo::Colors::scale;
  const std::size_t last = smooth ? colors.size() - 1 : groupColors;
  const std::size_t stride = smooth ? 2 : 1;
  const std::size_t columns = (last - 1) / stride + 1;
  const auto edge = [&](std::size_t column) {
    return std::floor(from.x +
                      (to.x - from.x) * static_cast<float>(column) / static_cast<float>(columns));
  };
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (std::size_t column = 0; column < columns; ++column)
    list.AddRectFilled({edge(column), from.y}, {edge(column + 1), to.y},
                       packed(colors[1 + column * stride]));
  list.AddRect(from, to, ui.look.line);
}

void choose(Ui& ui, std::size_t index, const Overlay& overlay, const char* name, const char* help) {
  const bool chosen = ui.model.lanes()[index].overlay.wanted().kind == overlay.kind;
  if (ImGui::MenuItem(name, nullptr, chosen) && !chosen)
    ui.send(command::SetOverlay{index, overlay});
  ui.note(fmt::format("overlay {}", name));
  widgets::tooltip(ui, help);
}

void drawScale(const Ui& ui, const Lane& lane, ImVec2 corner, float width) {
  const float gap = ui.px(8);
  const float height = ImGui::GetTextLineHeight();
  const auto widthOf = [](const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; };
  std::string title = titleOf(lane) + " · 0";
  std::string result = resultOf(lane, true);
  const auto room = [&] { return width - widthOf(title) - widthOf(result) - 2 * gap; };
  if (room() < ui.px(smallestScale)) title = "0";
  if (room() < ui.px(smallestScale)) result = resultOf(lane, false);
  ImGui::SetCursorScreenPos(corner);
  widgets::quietText(ui, title);
  const float inset = ui.px(2);
  const float left = corner.x + widthOf(title) + gap;
  const float right = corner.x + width - widthOf(result) - gap;
  if (right - left >= ui.px(smallestScale) / 2)
    drawColors(ui, OverlayInfo::Colors::scale, {left, corner.y + inset},
               {right, corner.y + height - inset});
  ImGui::SetCursorScreenPos({corner.x + width - widthOf(result), corner.y});
  widgets::text(result);
}

void drawCount(const Ui& ui, const Lane& lane, ImVec2 corner, float width) {
  const OverlayInfo::Colors colors = overlayInfo(lane.overlay.wanted().kind).colors;
  const std::string title = titleOf(lane);
  const std::string result = resultOf(lane, false);
  const float gap = ui.px(8);
  const float side = ImGui::GetTextLineHeight() - ui.px(4);
  const float room = width - ImGui::CalcTextSize((title + result).c_str()).x - 2 * gap;
  const bool groups = colors == OverlayInfo::Colors::groups;
  const float swatch = groups ? std::clamp(room, side, groupColors * ui.px(6)) : side;
  const ImVec2 from{corner.x, corner.y + ui.px(2)};
  const ImVec2 to{from.x + swatch, from.y + side};
  if (groups)
    drawColors(ui, colors, from, to);
  else
    ImGui::GetWindowDrawList()->AddRectFilled(from, to, packed(levelColors(colors).back()),
                                              ui.px(2));
  ImGui::SetCursorScreenPos({corner.x + swatch + gap, corner.y});
  widgets::quietText(ui, title);
  ImGui::SameLine(0, gap);
  widgets::text(result);
}

}  // namespace

void drawOverlayButton(Ui& ui, std::size_t index, ImVec2 size) {
  const Lane& lane = ui.model.lanes()[index];
  const OverlayKind present = lane.overlay.wanted().kind;
  const std::string name = fmt::format("lane {} overlay", index + 1);
  if (widgets::iconButton(ui, name.c_str(), widgets::Icon::overlay, size,
                          "Colour the cells by distance, order and more",
                          present != OverlayKind::none))
    ImGui::OpenPopup("overlays");
  if (!ImGui::BeginPopup("overlays")) return;
  choose(ui, index, {}, "None", "The marks of the algorithm");
  ImGui::Separator();
  for (const OverlayInfo& info : overlays()) {
    const bool offered = info.kind != OverlayKind::sets || lane.run.stepper().keepsSets();
    if (offered || present == info.kind)
      choose(ui, index, {info.kind, {}}, std::string(info.name).c_str(),
             std::string(info.help).c_str());
  }
  ImGui::EndPopup();
}

float overlayBarHeight(const Lane& lane) {
  return lane.overlay.wanted().kind == OverlayKind::none ? 0 : barHeight;
}

void drawOverlayBar(Ui& ui, std::size_t index, ImVec2 corner, float width) {
  const Lane& lane = ui.model.lanes()[index];
  if (lane.overlay.wanted().kind == OverlayKind::none) return;
  const OverlayInfo& info = overlayInfo(lane.overlay.wanted().kind);
  ImGui::PushFont(ui.fonts.small);
  ImGui::PushClipRect(corner, {corner.x + width, corner.y + ui.px(barHeight)}, true);
  ImGui::SetCursorScreenPos(corner);
  ImGui::Dummy({width, ImGui::GetTextLineHeight()});
  ui.note(fmt::format("lane {} overlay bar", index + 1));
  widgets::tooltip(ui, std::string(info.help).c_str());
  if (info.colors == OverlayInfo::Colors::scale)
    drawScale(ui, lane, corner, width);
  else
    drawCount(ui, lane, corner, width);
  ImGui::PopClipRect();
  ImGui::PopFont();
}

std::string overlayText(const Lane& lane, Cell cell) {
  const OverlayMap* const map = lane.overlay.shown();
  if (map == nullptr) return "";
  const std::optional<std::uint32_t> value = map->value(cell);
  return value ? withValue(overlayInfo(map->overlay().kind).cellText, *value) : "";
}

}  // namespace mazescope::gui
