#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// The algorithms of the selected lane's run in order, the one at work lit; a click goes to where one
/// begins. Nothing if there is only the generator.
void drawStageChain(Ui& ui, const Run& run);

}  // namespace mazescope::gui
