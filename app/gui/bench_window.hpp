#pragma once

#include <filesystem>
#include <string>

namespace mazescope::gui {

/// What is to be measured.
struct BenchOptions {
  std::filesystem::path preset;
  unsigned frames = 0;  ///< that are measured, at least 1
  int width = 0;        ///< of the window, in screen units
  int height = 0;
};

/// Plays a preset at top speed in the real window, over and over, and returns a table of how long the
/// parts of its frames took. Heeds neither the user's settings nor the preset's breakpoints.
/// Throws as runWindow.
[[nodiscard]] std::string benchWindow(const BenchOptions& options);

}  // namespace mazescope::gui
