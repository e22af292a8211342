#pragma once

#include "gui/model/commands.hpp"

#include <imgui.h>

namespace mazescope::gui {

/// The colours of the interface; those of the mazes are a palette's.
struct Look {
  ImU32 window;
  ImU32 panel;
  ImU32 bar;
  ImU32 control;
  ImU32 controlHovered;
  ImU32 line;
  ImU32 text;
  ImU32 quietText;
  ImU32 accent;
  ImU32 accentDim;  ///< behind what is lit: the pseudocode's current line, a chip
  ImU32 here;
  ImU32 hereDim;
  ImU32 error;
  ImU32 breakpoint;
};

/// A colour that lets most of what is behind it through.
[[nodiscard]] constexpr ImU32 faint(ImU32 color) {
  return (color & ~IM_COL32_A_MASK) | 0x60U << IM_COL32_A_SHIFT;
}

[[nodiscard]] const Look& lookOf(Theme theme);

struct Fonts {
  ImFont* regular = nullptr;
  ImFont* bold = nullptr;
  ImFont* small = nullptr;
  ImFont* mono = nullptr;
};

/// Fills the font atlas from the fonts embedded in the program. To be called outside a frame.
[[nodiscard]] Fonts loadFonts(float scale);

/// Colours and spacing of Dear ImGui's own widgets.
void applyStyle(const Look& look, float scale);

}  // namespace mazescope::gui
