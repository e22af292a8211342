#pragma once

#include "gui/model/commands.hpp"
#include "gui/ui.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>

namespace mazescope::gui {

/// What the window writes for whoever tests it.
class Logs {
public:
  /// Throws Error if the command log cannot be written. An empty path: no such log.
  Logs(const std::optional<std::filesystem::path>& commands,
       std::optional<std::filesystem::path> widgets);

  /// Adds a line to the command log.
  void command(const Command& command, std::uint64_t frame, std::uint64_t tick);

  /// To be filled while a frame is drawn; null if nobody wants it.
  [[nodiscard]] WidgetLog* widgets();
  /// Replaces the widget log, a JSON line for each widget, if anything has moved.
  void widgetsDrawn();

private:
  std::ofstream commands_;
  std::optional<std::filesystem::path> widgetFile_;
  WidgetLog widgets_;
  WidgetLog written_;
};

}  // namespace mazescope::gui
