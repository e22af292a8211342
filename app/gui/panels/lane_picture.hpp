#pragma once

#include "gui/ui.hpp"

#include <cstddef>

namespace mazescope::gui {

/// The picture of a lane, painted into a rectangle of the screen, and what the mouse does to it:
/// zoom, move, fit, name a cell, start, end or stop at it, measure distances from it, walk to it.
void drawLanePicture(Ui& ui, std::size_t index, ImVec2 corner, ImVec2 size);

}  // namespace mazescope::gui
