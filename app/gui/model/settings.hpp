#pragma once

#include "gui/model/commands.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace mazescope::gui {

/// What is remembered between two starts, in settings.json of the user's configuration folder.
struct Settings {
  int width = 1440;  ///< of the window, in screen units
  int height = 900;
  Theme theme = Theme::dark;
  float scale = 1;           ///< of the interface, on top of the display's own
  float drawerHeight = 300;  ///< at most, in units of the interface's scale
  bool explainMoves = true;  ///< in the pictures: what the last move looked at

  static constexpr float smallestScale = 0.75F;
  static constexpr float largestScale = 2.5F;
  static constexpr float smallestDrawer = 130;
  static constexpr float largestDrawer = 4000;
  static constexpr int smallestSide = 200;
  static constexpr int largestSide = 16384;
  friend bool operator==(const Settings&, const Settings&) = default;
};

struct LoadedSettings {
  Settings settings;
  std::string problem;  ///< why they are the defaults although there is a file; else empty
};

/// A damaged file is kept under another name, and the defaults are used.
[[nodiscard]] LoadedSettings loadSettings(const std::filesystem::path& file);

/// Throws Error with the path when it cannot be written.
void saveSettings(const std::filesystem::path& file, const Settings& settings);

}  // namespace mazescope::gui
