#pragma once

#include "gui/render/placement.hpp"
#include "gui/ui.hpp"

#include <cstddef>

namespace mazescope::gui {

/// A dot in the corner of each cell at which a lane stops when it is touched, a ring if that is
/// turned off. Over the picture of the lane, which fills a rectangle of the screen.
void drawBreakpointMarks(const Ui& ui, std::size_t lane, const render::Placement& placement,
                         ImVec2 corner, ImVec2 size);

}  // namespace mazescope::gui
