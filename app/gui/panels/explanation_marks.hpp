#pragma once

#include "gui/render/placement.hpp"
#include "gui/ui.hpp"

namespace mazescope::gui {

/// Draws what the lane's last move looked at over its picture, which lies at `corner`: the
/// candidates as arrows, the chosen one filled; the cells that were counted as dots in their
/// block. Nothing while the user does not want it, or while moves go by too fast to be read.
void drawExplanationMarks(const Ui& ui, const Lane& lane, const render::Placement& placement,
                          ImVec2 corner, ImVec2 size);

}  // namespace mazescope::gui
