#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// "tick 1 204 / 2 399" at the right end of the window, in the cursor's row; or how far the search
/// for a breakpoint has come.
void drawPosition(Ui& ui);

/// The long bar: where the lanes are, the way to any other place, and marks where a part of the
/// run is done at which they stop.
void drawScrubBar(Ui& ui);

}  // namespace mazescope::gui
