#pragma once

#include <mazescope/drawing.hpp>
#include <mazescope/preset.hpp>

#include <string_view>
#include <variant>

namespace mazescope {

/// What a file holds that can be opened: a preset, or a maze or cave that was drawn or exported.
using Openable = std::variant<Preset, Drawing>;

/// Text that begins with '{' or '[', or is blank, is taken for JSON, an object with the key "rows" for
/// a maze or cave; all other text for a drawing. Throws Error as parsePreset, parseDrawingJson and
/// parseDrawing do.
[[nodiscard]] Openable parseOpenable(std::string_view text);

/// The preset that shows a drawing: one lane, and a sentence about what it is.
[[nodiscard]] Preset presetOf(const Drawing& drawing);

}  // namespace mazescope
