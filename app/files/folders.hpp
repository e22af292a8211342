#pragma once

#include <filesystem>
#include <string_view>

// Where things are. Looking makes no folder and no file.

namespace mazescope::files {

/// Of the presets that ship: beside an installed program, else the source folder's.
[[nodiscard]] std::filesystem::path shippedPresets();

/// The user's folder for what the program remembers: XDG_CONFIG_HOME or ~/.config (XDG Base
/// Directory Specification), or the system's counterpart, with /mazescope. Empty if the
/// environment names none: then nothing can be remembered.
[[nodiscard]] std::filesystem::path configuration();

/// Of the presets that the user saved by name; empty if configuration() is.
[[nodiscard]] std::filesystem::path ownPresets();

/// What is wrong with a name for a preset, as the end of "a name must ..."; empty: nothing. Good
/// names are file names on every system.
[[nodiscard]] std::string_view nameProblem(std::string_view name);

}  // namespace mazescope::files
