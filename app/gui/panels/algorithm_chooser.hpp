#pragma once

#include "gui/ui.hpp"

#include <mazescope/algorithm.hpp>

#include <string>
#include <vector>

namespace mazescope::gui {

/// A drop-down list of algorithms by family, each with what it does in a sentence. `shown` stands in
/// its field, which fills the line; its row in the list is lit. Returns the one that is chosen, or
/// null.
[[nodiscard]] const AlgorithmInfo* chooseAlgorithm(Ui& ui, const char* name,
                                                   const std::vector<const AlgorithmInfo*>& offered,
                                                   const std::string& shown, const char* tip);

}  // namespace mazescope::gui
