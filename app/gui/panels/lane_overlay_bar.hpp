#pragma once

#include "gui/ui.hpp"

#include <cstddef>
#include <string>

namespace mazescope::gui {

/// The button in a lane's header that opens the list of overlays, and that list.
void drawOverlayButton(Ui& ui, std::size_t index, ImVec2 size);

/// Height of the bar below a lane's picture that explains its overlay, in units; 0 without one.
[[nodiscard]] float overlayBarHeight(const Lane& lane);
/// What is shown, its colours from 0 to the maximum, and where that is; or a swatch and a count.
void drawOverlayBar(Ui& ui, std::size_t index, ImVec2 corner, float width);

/// What the overlay says of a cell, such as "distance 87"; empty if nothing.
[[nodiscard]] std::string overlayText(const Lane& lane, Cell cell);

}  // namespace mazescope::gui
