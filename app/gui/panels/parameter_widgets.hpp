#pragma once

#include "gui/ui.hpp"

#include <mazescope/algorithm.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace mazescope::gui {

/// The widget of one parameter of the selected lane, made from its descriptor alone. `column`:
/// where it begins, to the right of its label, in pixels.
void drawParameter(Ui& ui, const ParameterInfo& parameter, float column);

/// A typed number moved into its bounds; empty if it is no whole number.
[[nodiscard]] std::optional<std::int64_t>
clampedInteger(const std::string& typed, std::int64_t minimum, std::int64_t maximum);

/// Exact over all 64 bits; empty for anything but decimal digits that fit.
[[nodiscard]] std::optional<std::uint64_t> parsedSeed(const std::string& typed);

}  // namespace mazescope::gui
