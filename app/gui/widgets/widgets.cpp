#include "gui/widgets/widgets.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

void Ui::note(const std::string& name) const {
  if (log == nullptr) return;
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 size = ImGui::GetItemRectSize();
  (*log)[name] = {from.x, from.y, size.x, size.y};
}

namespace widgets {

bool iconButton(Ui& ui, const char* name, Icon icon, ImVec2 size, const char* tip, bool highlighted,
                bool dim) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::InvisibleButton(name, size);
  ui.note(name);
  const bool hovered = ImGui::IsItemHovered();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 resting = highlighted ? ui.look.accentDim : ui.look.control;
  list.AddRectFilled(from, {from.x + size.x, from.y + size.y},
                     hovered ? ui.look.controlHovered : resting, ui.px(6));
  const float side = std::min(size.x, size.y) * 0.5F;
  drawIcon(list, icon, {from.x + size.x / 2, from.y + size.y / 2}, side,
           dim ? faint(ui.look.quietText) : ImGui::GetColorU32(ImGuiCol_Text));
  tooltip(ui, tip);
  return clicked;
}

float sliderPlace(const Ui& ui, float left, float right, double share) {
  const float edge = ui.px(7);
  return left + edge + (right - left - 2 * edge) * static_cast<float>(share);
}

std::optional<double> slider(Ui& ui, const char* name, double share, float width, const char* tip) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float height = ImGui::GetFrameHeight();
  ImGui::InvisibleButton(name, {width, height});
  ui.note(name);
  tooltip(ui, tip);
  const bool held = ImGui::IsItemActive();
  const float radius = ui.px(ImGui::IsItemHovered() || held ? 7.5F : 6.5F);
  const float left = sliderPlace(ui, from.x, from.x + width, 0);
  const float length = std::max(1.0F, sliderPlace(ui, from.x, from.x + width, 1) - left);
  std::optional<double> changed;
  if (held) {
    changed = std::clamp((ImGui::GetIO().MousePos.x - left) / length, 0.0F, 1.0F);
    if (*changed == share)
      changed.reset();
    else
      share = *changed;
  }
  const float middle = std::floor(from.y + height / 2);
  const float knob = sliderPlace(ui, from.x, from.x + width, std::clamp(share, 0.0, 1.0));
  const float half = ui.px(2.5F);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({from.x, middle - half}, {from.x + width, middle + half}, ui.look.control,
                     half);
  list.AddRectFilled({from.x, middle - half}, {knob, middle + half}, ui.look.accent, half);
  list.AddCircleFilled({knob, middle}, radius, IM_COL32_WHITE);
  list.AddCircle({knob, middle}, radius, ui.look.line);
  return changed;
}

bool continuesDrag() { return !ImGui::IsItemActivated(); }

std::optional<std::string> textField(Ui& ui, const char* name, const std::string& text, float width,
                                     const char* tip) {
  const auto editing = ui.editing.find(ImGui::GetID(name));
  std::array<char, 1024> shown{};
  if (editing != ui.editing.end())
    shown = editing->second;
  else
    std::copy_n(text.begin(), std::min(text.size(), shown.size() - 1), shown.begin());

  ImGui::SetNextItemWidth(width);
  ImGui::InputText(name, shown.data(), shown.size(), ImGuiInputTextFlags_AutoSelectAll);
  ui.note(name);
  tooltip(ui, tip);
  if (ImGui::IsItemActive()) {
    ui.editing[ImGui::GetID(name)] = shown;
    ui.note("typing");
  }
  if (!ImGui::IsItemDeactivated() || editing == ui.editing.end()) return std::nullopt;
  ui.editing.erase(editing);
  if (shown.data() == text) return std::nullopt;
  return shown.data();
}

bool beginCombo(Ui& ui, const char* name, const std::string& shown, float width, const char* tip) {
  ImGui::SetNextItemWidth(width);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const bool open = ImGui::BeginCombo(name, shown.c_str(),
                                      ImGuiComboFlags_NoArrowButton | ImGuiComboFlags_HeightLarge);
  if (open) return true;
  ui.note(name);
  tooltip(ui, tip);
  const ImVec2 tipPoint{from.x + width - ui.px(14), from.y + ImGui::GetFrameHeight() / 2};
  const float half = ui.px(3.5F);
  ImGui::GetWindowDrawList()->AddTriangleFilled({tipPoint.x - half, tipPoint.y - half * 0.6F},
                                                {tipPoint.x + half, tipPoint.y - half * 0.6F},
                                                {tipPoint.x, tipPoint.y + half}, ui.look.quietText);
  return false;
}

void endCombo() { ImGui::EndCombo(); }

void heading(const Ui& ui, std::string_view text, std::string_view aside) {
  ImGui::Dummy({0, ui.px(5)});
  ImGui::PushFont(ui.fonts.small);
  std::string capitals(text);
  std::transform(capitals.begin(), capitals.end(), capitals.begin(), [](char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  });
  quietText(ui, capitals);
  if (!aside.empty()) {
    const float width = ImGui::CalcTextSize(aside.data(), aside.data() + aside.size()).x;
    ImGui::SameLine(ImGui::GetContentRegionMax().x - width);
    quietText(ui, aside);
  }
  ImGui::PopFont();
}

void label(const Ui& ui, const char* text, float column) {
  const float left = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  ImGui::PushStyleColor(ImGuiCol_Text, ui.look.text);
  ImGui::TextUnformatted(text);
  ImGui::PopStyleColor();
  ImGui::SameLine();
  ImGui::SetCursorPosX(left + column);
}

void tooltip(const Ui& ui, const char* text) {
  if (text == nullptr || !ImGui::IsItemHovered() || ImGui::IsItemActive()) return;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(9), ui.px(6)});
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(ui.px(320));
  ImGui::TextUnformatted(text);
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
  ImGui::PopStyleVar();
}

void text(std::string_view text) { ImGui::TextUnformatted(text.data(), text.data() + text.size()); }

void quietText(const Ui& ui, std::string_view words) {
  ImGui::PushStyleColor(ImGuiCol_Text, ui.look.quietText);
  text(words);
  ImGui::PopStyleColor();
}

const std::string& fitting(const std::vector<std::string>& texts, float width) {
  const auto found = std::find_if(texts.begin(), texts.end(), [width](const std::string& each) {
    return ImGui::CalcTextSize(each.c_str()).x <= width;
  });
  return found == texts.end() ? texts.back() : *found;
}

void wrappedText(std::string_view words) {
  ImGui::PushTextWrapPos(0);
  text(words);
  ImGui::PopTextWrapPos();
}

void smallTextAt(const Ui& ui, ImVec2 at, ImU32 color, std::string_view words) {
  ImGui::PushFont(ui.fonts.small);
  ImGui::GetWindowDrawList()->AddText(at, color, words.data(), words.data() + words.size());
  ImGui::PopFont();
}

void swatch(const Ui& ui, ImU32 color, std::string_view name) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float side = ui.px(12);
  const float top = std::floor(from.y + (ImGui::GetTextLineHeight() - side) / 2);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({from.x, top}, {from.x + side, top + side}, color, ui.px(2));
  list.AddRect({from.x, top}, {from.x + side, top + side}, ui.look.line, ui.px(2));
  ImGui::Dummy({side, ImGui::GetTextLineHeight()});
  ImGui::SameLine();
  text(name);
}

void breakpointDot(const Ui& ui, ImDrawList& list, ImVec2 middle, float radius, bool on) {
  if (on)
    list.AddCircleFilled(middle, radius, ui.look.breakpoint);
  else
    list.AddCircle(middle, radius - ui.px(0.5F), ui.look.breakpoint, 0, ui.px(1.3F));
}

void progressBar(const Ui& ui, double share, float width) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float height = ImGui::GetTextLineHeight();
  const float middle = std::floor(from.y + height / 2);
  const float half = ui.px(2);
  const float filled = width * static_cast<float>(std::clamp(share, 0.0, 1.0));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled({from.x, middle - half}, {from.x + width, middle + half}, ui.look.control,
                     half);
  list.AddRectFilled({from.x, middle - half}, {from.x + filled, middle + half}, ui.look.accent,
                     half);
  ImGui::Dummy({width, height});
}

}  // namespace widgets

}  // namespace mazescope::gui
