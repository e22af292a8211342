#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// The statistics of a lane at its present tick.
void drawFigures(Ui& ui, const Lane& lane);

}  // namespace mazescope::gui
