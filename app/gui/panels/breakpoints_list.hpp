#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// All breakpoints: turned on and off, changed, removed, added.
void drawBreakpoints(Ui& ui);

}  // namespace mazescope::gui
