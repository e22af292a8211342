#pragma once

#include <mazescope/preset.hpp>

#include <filesystem>
#include <string_view>
#include <vector>

// Presets as files. Every error is a mazescope::Error with a complete message and an empty field.

namespace mazescope::files {

inline constexpr std::string_view defaultPreset = "three-algorithms";

/// The error names the file and the key, "FILE: /lanes/0/width: must be ...", or the file, line and
/// column, "FILE:3:7: ...".
[[nodiscard]] Preset loadPreset(const std::filesystem::path& path);

/// Atomic. Refuses to replace a file that is JSON but no preset, or one of a later version, as
/// what this program does not know would be lost. Makes the folder if need be.
void savePreset(const std::filesystem::path& path, const Preset& preset);

/// A file of this path; else, for a plain name, the user's own or a shipped preset of that name,
/// with or without ".json".
[[nodiscard]] std::filesystem::path findPreset(const std::filesystem::path& name);

/// Where a preset that the user gave a name is kept: in ownPresets(). The error says what is wrong
/// with the name.
[[nodiscard]] std::filesystem::path ownPreset(std::string_view name);

/// The presets in a folder, sorted by name; none if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> presetsIn(const std::filesystem::path& folder);

}  // namespace mazescope::files
