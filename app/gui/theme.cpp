#include "gui/theme.hpp"

#include <mazescope_fonts.hpp>

#include <cmath>

namespace mazescope::gui {

namespace {

constexpr ImU32 hex(unsigned rgb) {
  return IM_COL32(rgb >> 16U, rgb >> 8U & 0xffU, rgb & 0xffU, 255);
}

constexpr Look dark{
    .window = hex(0x14161b),
    .panel = hex(0x181b21),
    .bar = hex(0x1b1e25),
    .control = hex(0x262b35),
    .controlHovered = hex(0x313846),
    .line = hex(0x2a2f3a),
    .text = hex(0xd7dce5),
    .quietText = hex(0x8a93a3),
    .accent = hex(0x56b4e9),
    .accentDim = hex(0x263f52),
    .here = hex(0xe69f00),
    .hereDim = hex(0x7a5808),
    .error = hex(0xff7a66),
    .breakpoint = hex(0xd55e00),
};

constexpr Look light{
    .window = hex(0xe4e7ec),
    .panel = hex(0xf6f7f9),
    .bar = hex(0xeef0f4),
    .control = hex(0xdde1e8),
    .controlHovered = hex(0xccd2dc),
    .line = hex(0xd2d7df),
    .text = hex(0x20242c),
    .quietText = hex(0x5d6675),
    .accent = hex(0x1476b4),
    .accentDim = hex(0xc8e2f3),
    .here = hex(0xb97f00),
    .hereDim = hex(0xf3d48b),
    .error = hex(0xb3261e),
    .breakpoint = hex(0xd55e00),
};

// Names of presets and folders may be in any of these scripts.
constexpr ImWchar scripts[] = {0x20,   0x24f,  0x370,  0x52f,  0x1e00, 0x1eff,
                               0x2010, 0x2027, 0x20a0, 0x20bf, 0};
// Mazes as text, too.
constexpr ImWchar scriptsAndBoxes[] = {0x20,   0x24f,  0x370,  0x52f,  0x1e00, 0x1eff, 0x2010,
                                       0x2027, 0x20a0, 0x20bf, 0x2500, 0x259f, 0};

ImFont* addFont(std::span<const unsigned char> file, float pixels, const ImWchar* ranges) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = 2;
  config.OversampleV = 1;
  // Dear ImGui takes a mutable pointer but does not write through it when it does not own the data.
  auto* const data = const_cast<unsigned char*>(file.data());  // NOLINT(*-const-cast)
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(data, static_cast<int>(file.size()),
                                                    std::round(pixels), &config, ranges);
}

ImVec4 rgba(ImU32 color, float alpha = 1) {
  ImVec4 result = ImGui::ColorConvertU32ToFloat4(color);
  result.w = alpha;
  return result;
}

}  // namespace

const Look& lookOf(Theme theme) { return theme == Theme::dark ? dark : light; }

Fonts loadFonts(float scale) {
  ImGui::GetIO().Fonts->Clear();
  return {.regular = addFont(fonts::regular(), 15.5F * scale, scripts),
          .bold = addFont(fonts::medium(), 15.5F * scale, scripts),
          .small = addFont(fonts::medium(), 12.5F * scale, scripts),
          .mono = addFont(fonts::mono(), 13 * scale, scriptsAndBoxes)};
}

void applyStyle(const Look& look, float scale) {
  ImGuiStyle style;
  style.WindowPadding = {12, 12};
  style.FramePadding = {9, 5};
  style.ItemSpacing = {8, 7};
  style.ItemInnerSpacing = {6, 6};
  style.WindowRounding = 0;
  style.ChildRounding = 6;
  style.PopupRounding = 6;
  style.FrameRounding = 5;
  style.ScrollbarSize = 11;
  style.ScrollbarRounding = 6;
  style.WindowBorderSize = 0;
  style.PopupBorderSize = 1;
  style.ScaleAllSizes(scale);

  const auto set = [&style](ImGuiCol slot, ImVec4 color) { style.Colors[slot] = color; };
  set(ImGuiCol_Text, rgba(look.text));
  set(ImGuiCol_TextDisabled, rgba(look.quietText));
  set(ImGuiCol_TextSelectedBg, rgba(look.accent, 0.35F));
  set(ImGuiCol_WindowBg, rgba(look.panel));
  set(ImGuiCol_ChildBg, rgba(look.panel, 0));
  set(ImGuiCol_PopupBg, rgba(look.bar));
  set(ImGuiCol_MenuBarBg, rgba(look.bar));
  set(ImGuiCol_Border, rgba(look.line));
  set(ImGuiCol_Separator, rgba(look.line));
  set(ImGuiCol_FrameBg, rgba(look.control));
  set(ImGuiCol_FrameBgHovered, rgba(look.controlHovered));
  set(ImGuiCol_FrameBgActive, rgba(look.controlHovered));
  set(ImGuiCol_Button, rgba(look.control));
  set(ImGuiCol_ButtonHovered, rgba(look.controlHovered));
  set(ImGuiCol_ButtonActive, rgba(look.accentDim));
  set(ImGuiCol_Header, rgba(look.accentDim));
  set(ImGuiCol_HeaderHovered, rgba(look.controlHovered));
  set(ImGuiCol_HeaderActive, rgba(look.accentDim));
  set(ImGuiCol_CheckMark, rgba(look.accent));
  set(ImGuiCol_ScrollbarBg, rgba(look.panel, 0));
  set(ImGuiCol_ScrollbarGrab, rgba(look.control));
  set(ImGuiCol_ScrollbarGrabHovered, rgba(look.controlHovered));
  set(ImGuiCol_ScrollbarGrabActive, rgba(look.controlHovered));
  set(ImGuiCol_TitleBg, rgba(look.bar));
  set(ImGuiCol_TitleBgActive, rgba(look.bar));
  set(ImGuiCol_TableHeaderBg, rgba(look.bar));
  set(ImGuiCol_TableBorderLight, rgba(look.line));
  set(ImGuiCol_ModalWindowDimBg, rgba(look.window, 0.65F));
  ImGui::GetStyle() = style;
}

}  // namespace mazescope::gui
