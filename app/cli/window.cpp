#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "files/presets.hpp"
#include "gui/no_display.hpp"
#include "gui/window_options.hpp"

#include <limits>
#include <memory>

namespace mazescope::cli {

namespace {

struct WindowOptions {
  std::string preset, tick, screenshot, afterFrames, commandLog, frameLog, widgetLog, textureLimit;
};

std::optional<std::filesystem::path> given(const std::string& path) {
  if (path.empty()) return std::nullopt;
  return path;
}

int openWindow(const WindowOptions& options) {
  constexpr std::uint64_t mostFrames = 1000000;
  gui::WindowOptions window;
  if (!options.preset.empty()) window.preset = files::findPreset(options.preset);
  window.screenshot = given(options.screenshot);
  window.commandLog = given(options.commandLog);
  window.frameLog = given(options.frameLog);
  window.widgetLog = given(options.widgetLog);
  if (!options.tick.empty())
    window.tick = wholeNumber("--tick", options.tick, 0, std::numeric_limits<std::uint64_t>::max());
  if (!options.textureLimit.empty())
    window.textureLimit = static_cast<std::uint32_t>(wholeNumber(
        "--texture-limit", options.textureLimit, 1, maximumSide, "a whole number of texels"));
  if (!options.afterFrames.empty())
    window.afterFrames =
        static_cast<unsigned>(wholeNumber("--after-frames", options.afterFrames, 1, mostFrames));
#ifdef MAZESCOPE_HAS_WINDOW
  gui::runWindow(window);
  return 0;
#else
  throw gui::NoDisplay(gui::noWindow);
#endif
}

}  // namespace

void addWindow(CLI::App& app, Command& chosen) {
  const auto options = std::make_shared<WindowOptions>();
  const auto add = [&app](const char* name, std::string& value, const char* type,
                          const char* help) { app.add_option(name, value, help)->type_name(type); };
  add("PRESET", options->preset, "",
      "Opened in the window: a preset, maze or cave, as a file, - for standard input, or the name "
      "of a "
      "preset that ships");
  add("--tick", options->tick, "N", "Start at this tick instead of the preset's");
  add("--screenshot", options->screenshot, "FILE",
      "Save what the window shows in the end as a PNG");
  add("--after-frames", options->afterFrames, "N", "Close the window after so many frames");
  add("--log-commands", options->commandLog, "FILE",
      "Write every applied command, a JSON line each");
  add("--log-frames", options->frameLog, "FILE", "Write what every frame did, a JSON line each");
  add("--log-widgets", options->widgetLog, "FILE", "Write where the widgets are, a JSON line each");
  // For tests: as if the driver allowed no larger textures.
  app.add_option("--texture-limit", options->textureLimit)->group("");
  chosen = [options] { return openWindow(*options); };
}

}  // namespace mazescope::cli
