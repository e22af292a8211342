#pragma once

#include "gui/model/settings.hpp"
#include "gui/no_display.hpp"

#include <imgui.h>

#include <filesystem>
#include <utility>
#include <vector>

struct GLFWwindow;

namespace mazescope::gui {

/// The window of the system, with an OpenGL 3.3 context and Dear ImGui's back ends.
class Platform {
public:
  struct KeyPress {
    int key;
    int modifiers;  ///< Shortcut::typed for a character
  };

  /// Throws NoDisplay, or std::runtime_error when there is no OpenGL 3.3.
  Platform(int width, int height);
  Platform(const Platform&) = delete;
  Platform& operator=(const Platform&) = delete;
  ~Platform();

  /// Handles what has happened; waits for something to happen for at most so many seconds.
  /// Returns whether anything did.
  bool wait(double seconds);
  /// What the user did since it was last asked.
  [[nodiscard]] std::vector<KeyPress> takeKeys();
  [[nodiscard]] std::vector<std::filesystem::path> takeDrops();

  void beginFrame();
  /// Draws what Dear ImGui was told since beginFrame.
  void endFrame(ImU32 background);
  /// Shows it.
  void swap();
  /// To be called after the font atlas has been filled anew.
  static void fontsChanged();

  struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> rgb;  ///< the upper left pixel first
  };
  /// What endFrame has drawn.
  [[nodiscard]] Pixels read() const;

  [[nodiscard]] bool closing() const;
  void keepOpen();
  [[nodiscard]] bool minimised() const;
  [[nodiscard]] double now() const;          ///< seconds
  [[nodiscard]] double refreshRate() const;  ///< of the display, frames a second
  [[nodiscard]] float contentScale() const;  ///< what the display asks an interface to grow by
  [[nodiscard]] std::pair<int, int> size() const;  ///< in screen units

private:
  static Platform& of(GLFWwindow* window);

  GLFWwindow* window_ = nullptr;
  std::vector<KeyPress> keys_;
  std::vector<std::filesystem::path> drops_;
  bool happened_ = true;
};

}  // namespace mazescope::gui
