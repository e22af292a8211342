#pragma once

#include "gui/frame_history.hpp"
#include "gui/model/commands.hpp"
#include "gui/ui.hpp"
#include "gui/window_options.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>

namespace mazescope::gui {

/// What the window writes for whoever tests it.
class Logs {
public:
  /// Throws Error if one cannot be written.
  explicit Logs(const WindowOptions& options);

  /// Adds a line to the command log.
  void command(const Command& command, std::uint64_t frame, std::uint64_t tick);

  /// Adds a line to the log of frames.
  void frameDrawn(std::uint64_t frame, const FrameRecord& record);

  /// To be filled while a frame is drawn; null if nobody wants it.
  [[nodiscard]] WidgetLog* widgets();
  /// Replaces the widget log, a JSON line for each widget, if anything has moved.
  void widgetsDrawn();

private:
  std::ofstream commands_;
  std::ofstream frames_;
  std::optional<std::filesystem::path> widgetFile_;
  WidgetLog widgets_;
  WidgetLog written_;
};

}  // namespace mazescope::gui
