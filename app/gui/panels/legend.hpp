#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// What the colours in a run's picture mean.
void drawLegend(Ui& ui, const Run& run);

}  // namespace mazescope::gui
