#pragma once

#include "export/format.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

// What is said of an export before it begins.

namespace mazescope::gui {

/// "Lane 2: Prim, modified · 40 × 30 · seed 42 · tick 1 204".
[[nodiscard]] std::string exportedInWords(const Run& run, std::size_t lane);

/// "403 × 303 pixels" if the options are those of a picture; else empty. Options are complete.
[[nodiscard]] std::string sizeInWords(const Run& run, const Parameters& options);

/// A name for its file, without an ending: "prim-40x30-seed-42", and with the tick "-tick-1204".
[[nodiscard]] std::string exportName(const Run& run, bool withTick);

/// The file or folder of that name, with the format's ending unless the name has it.
[[nodiscard]] std::filesystem::path exportPath(std::string_view folder, std::string_view name,
                                               const exports::Format& format);

}  // namespace mazescope::gui
