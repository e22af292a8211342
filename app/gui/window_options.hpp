#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace mazescope::gui {

/// What the command line asks of the window.
struct WindowOptions {
  std::optional<std::filesystem::path> preset;  ///< to open; else the default one
  std::optional<std::filesystem::path>
      screenshot;  ///< where to save what the window shows at its end
  std::optional<std::filesystem::path> commandLog;  ///< a JSON line for every applied command
  std::optional<std::filesystem::path> frameLog;    ///< a JSON line for every frame: what it did
  std::optional<std::filesystem::path> widgetLog;   ///< a JSON line for every widget: where it is
  std::optional<std::uint64_t> tick;                ///< to start at; else the preset's
  std::uint32_t textureLimit = 0;  ///< as if textures could not be larger; 0: as they can
  unsigned afterFrames = 0;        ///< close after so many; 0: when the user says so
};

/// Opens the window and returns once it is closed. Throws NoDisplay, Error as files::load and for a log
/// that cannot be written, and std::runtime_error where there is no OpenGL 3.3.
void runWindow(const WindowOptions& options);

}  // namespace mazescope::gui
