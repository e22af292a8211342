#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// A modal dialogue in the middle of the window, open while the model shows this dialogue.
/// endDialog() only if it returns true.
bool beginDialog(Ui& ui, Dialog dialog, const char* title, float width);
void endDialog();

/// Whether the dialogue has just been opened.
bool dialogAppears();

/// A button at the lower right; `enter`: the Enter key presses it too.
bool dialogButton(Ui& ui, const char* name, bool enabled = true);

void closeDialog(Ui& ui);

}  // namespace mazescope::gui
