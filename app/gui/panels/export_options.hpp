#pragma once

#include "gui/ui.hpp"

namespace mazescope::gui {

/// The formats as a list, one of which is chosen.
void drawFormats(Ui& ui, std::string& chosen, ImVec2 size);

/// The widgets of a format's options, with what is wrong with one below it. `problem` may be null.
void drawExportOptions(Ui& ui, const exports::Format& format, Parameters& options,
                       const ExportProblem* problem);

/// Words in the colour of errors.
void drawProblem(Ui& ui, std::string_view words);

}  // namespace mazescope::gui
