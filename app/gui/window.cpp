#include "gui/main_loop.hpp"

#include "files/folders.hpp"
#include "files/presets.hpp"

namespace mazescope::gui {

namespace {

std::filesystem::path settingsFile() {
  const std::filesystem::path folder = files::configuration();
  return folder.empty() ? folder : folder / "settings.json";
}

}  // namespace

void runWindow(const WindowOptions& options) {
  const std::filesystem::path path =
      options.preset.value_or(files::findPreset(std::string(files::defaultPreset)));
  const Openable content = files::load(path);
  Preset preset = files::asPreset(content);
  preset.playback.tick = options.tick.value_or(preset.playback.tick);
  Model model(preset);
  model.opened(path, content);
  const LoadedSettings loaded = loadSettings(settingsFile());
  model.setSettings(loaded.settings);
  if (!loaded.problem.empty()) model.tell({loaded.problem, true});
  MainLoop loop(options, model, loaded.settings);
  while (!loop.ended()) loop.turn();
  if (options.screenshot) loop.saveScreenshot();
  if (loop.settings() != loaded.settings) saveSettings(settingsFile(), loop.settings());
}

}  // namespace mazescope::gui
