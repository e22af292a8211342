#pragma once

#include "gui/ui.hpp"

#include <mazescope/inspection.hpp>

namespace mazescope::gui {

/// The most entries of a list that are ever drawn.
inline constexpr std::size_t shownEntries = 24;

/// One list of an algorithm's own data, drawn as what it is: a pile, a row, a tree, or loose
/// entries; always as high, however many there are. The cell of an entry under the mouse is
/// outlined in the selected lane's picture.
void drawList(Ui& ui, const Grid& grid, const Inspection::List& list);

}  // namespace mazescope::gui
