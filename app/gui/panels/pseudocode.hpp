#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// The pseudocode of the selected lane, with the line of the last move lit, and its breakpoints at
/// the left: a click on a line sets and removes one.
void drawPseudocode(Ui& ui);

}  // namespace mazescope::gui
