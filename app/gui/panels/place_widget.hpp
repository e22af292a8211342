#pragma once

#include "gui/ui.hpp"

#include <mazescope/algorithm.hpp>

#include <optional>
#include <string>

namespace mazescope::gui {

/// A cell of a grid: one of the words that name a rule, or a column and a row that are given. Fills
/// the line. Returns what the user made of it, as "X,Y" or a word.
[[nodiscard]] std::optional<std::string> drawPlace(Ui& ui, const std::string& name,
                                                   const Place& place, const std::string& present,
                                                   Size size, const std::string& tip);

}  // namespace mazescope::gui
