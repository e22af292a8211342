#pragma once

#include "gui/render/placement.hpp"
#include "gui/ui.hpp"

namespace mazescope::gui {

/// Draws the walk that there is over the picture of its lane, which lies at `corner`: the trail as a line, the hint
/// as dashes, the walker as a disc.
void drawWalkMarks(const Ui& ui, const Lane& lane, const render::Placement& placement,
                   ImVec2 corner, ImVec2 size);

}  // namespace mazescope::gui
