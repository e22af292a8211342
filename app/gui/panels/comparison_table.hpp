#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// The buttons that copy the table, at the cursor.
void drawComparisonButtons(Ui& ui);

/// The lanes side by side, in the space that is left.
void drawComparisonTable(Ui& ui);

}  // namespace mazescope::gui
