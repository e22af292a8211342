#pragma once

#include "gui/render/placement.hpp"
#include "gui/ui.hpp"

namespace mazescope::gui {

/// The sign of an end: a disc for the start, a square for the goal, each with its letter where
/// there is room. So they are told apart by shape, whatever the colours are.
void drawEndSign(const Ui& ui, ImDrawList& list, End end, ImVec2 middle, float radius);

/// Draws start and goal of a lane's run, as far as they are set, over its picture, which lies at
/// `corner`.
void drawEndMarks(const Ui& ui, const Run& run, const render::Placement& placement, ImVec2 corner,
                  ImVec2 size);

}  // namespace mazescope::gui
