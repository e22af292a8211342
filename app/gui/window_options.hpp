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
  std::optional<std::filesystem::path> widgetLog;   ///< a JSON line for every widget: where it is
  std::optional<std::uint64_t> tick;                ///< to start at; else the preset's
  std::uint32_t textureLimit = 0;  ///< as if textures could not be larger; 0: as they can
  unsigned afterFrames = 0;        ///< close after so many; 0: when the user says so
};

inline constexpr int noDisplayStatus = 3;  ///< there is no screen, or one without OpenGL 3.3

/// Opens the window and returns, once it is closed, the exit status of the program: 0,
/// noDisplayStatus, or 1 for any other failure, which was told on standard error.
[[nodiscard]] int runWindow(const WindowOptions& options);

}  // namespace mazescope::gui
