#pragma once

#include "json.hpp"

#include <mazescope/drawing.hpp>
#include <mazescope/preset.hpp>

// What a JSON document can be. Both throw Error as the functions do that take its text.

namespace mazescope::json {

[[nodiscard]] Preset presetOf(const Value& document);
[[nodiscard]] Drawing drawingOf(const Value& document);

}  // namespace mazescope::json
