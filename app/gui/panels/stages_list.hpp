#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// What follows the generator of the selected lane: its stages in order, to be set, moved and taken
/// out, and a list to add one from. `column` as drawParameter has it.
void drawStages(Ui& ui, const Run& run, float column);

}  // namespace mazescope::gui
