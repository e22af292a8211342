#pragma once

#include "gui/ui.hpp"

#include <cstddef>

namespace mazescope::gui {

/// The button in a lane's header that begins a walk, and ends it.
void drawWalkButton(Ui& ui, std::size_t index, ImVec2 size);

/// Height of the bar below a lane's picture while somebody walks there, in units of the interface's
/// scale; `width` is the lane's, in the same.
[[nodiscard]] float walkBarHeight(float width);
/// The moves against the shortest way, hint, darkness, end; at the goal the next seed.
void drawWalkBar(Ui& ui, std::size_t index, ImVec2 corner, float width);

}  // namespace mazescope::gui
