#pragma once

#include <mazescope/opening.hpp>

#include <filesystem>
#include <string_view>
#include <vector>

// Presets as files, and what else can be opened. Every error is a mazescope::Error with a complete message and an empty field.

namespace mazescope::files {

inline constexpr std::string_view defaultPreset = "three-algorithms";

/// A preset, or a maze or cave as text or JSON (`parseOpenable`). "-" is standard input. The error
/// names the file and the key, "FILE: /lanes/0/width: must be ...", or the file, line and column,
/// "FILE:3:7: ...".
[[nodiscard]] Openable load(const std::filesystem::path& path);

/// The same as a preset: of a maze or cave, the one that shows it.
[[nodiscard]] Preset loadPreset(const std::filesystem::path& path);
[[nodiscard]] Preset asPreset(const Openable& content);

/// Atomic. Refuses to replace a maze or cave, or a file that is JSON but no preset, or one of a later
/// version, as what this program does not know would be lost. Makes the folder if need be.
void savePreset(const std::filesystem::path& path, const Preset& preset);

/// "-"; a file of this path; else, for a plain name, the user's own or a shipped preset of that name,
/// with or without ".json".
[[nodiscard]] std::filesystem::path findPreset(const std::filesystem::path& name);

/// Where a preset that the user gave a name is kept: in ownPresets(). The error says what is wrong
/// with the name.
[[nodiscard]] std::filesystem::path ownPreset(std::string_view name);

/// The files in a folder that look as if they could be opened: presets, mazes and caves in JSON, text.
/// Sorted by name.
[[nodiscard]] std::vector<std::filesystem::path> openableIn(const std::filesystem::path& folder);

/// Those of them in JSON, as in a folder of presets; none if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> presetsIn(const std::filesystem::path& folder);

}  // namespace mazescope::files
