#pragma once

#include <imgui.h>

#include <cstdint>

namespace mazescope::gui::widgets {

enum class Icon : std::uint8_t {
  toStart,
  phaseBack,
  tickBack,
  playBackwards,
  play,
  pause,
  tick,
  phase,
  toEnd,
  previousBreakpoint,
  nextBreakpoint,
  die,
  add,
  duplicate,
  close,
  locked,
  unlocked,
  more,
  less,
  overlay,
  walk,
};

/// Draws an icon around a middle, as large as a square of side `size`.
void drawIcon(ImDrawList& list, Icon icon, ImVec2 middle, float size, ImU32 color);

}  // namespace mazescope::gui::widgets
