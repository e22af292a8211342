#include "gui/window_options.hpp"

#include "gui/frame.hpp"
#include "gui/keys.hpp"
#include "gui/logs.hpp"
#include "gui/platform.hpp"
#include "gui/render/painter.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"
#include "files/presets.hpp"
#include "picture/png.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <limits>

namespace mazescope::gui {

namespace {

constexpr double workSeconds = 0.010;      // of a frame, for moving the lanes
constexpr double minimisedSeconds = 0.25;  // between two looks at a window that is not to be seen
// Dear ImGui needs a frame or two to react to an event, and more to dim what is behind a dialogue.
constexpr int settlingFrames = 3;
constexpr int dialogFrames = 20;

/// The main loop: what happened, then the commands it made, then time, then a picture.
class Window {
public:
  Window(const WindowOptions& options, Model& model, const Settings& settings)
      : options_(options), model_(model), platform_(settings.width, settings.height),
        painter_(options.textureLimit), logs_(options.commandLog, options.widgetLog) {}

  void run() {
    double last = platform_.now();
    while (!model_.quitting() && !finished()) {
      const bool happened = platform_.wait(rest(last));
      if (happened) settling_ = std::max(settling_, settlingFrames);
      const double now = platform_.now();
      if (platform_.minimised()) {
        last = now;  // time stands still for what cannot be seen
        continue;
      }
      takeInput();
      more_ = advance(now - last);
      last = now;
      if (!worthDrawing()) continue;
      const Commands commands = draw();
      platform_.swap();
      for (const Command& command : commands) apply(command);
    }
    if (options_.screenshot) saveScreenshot();
  }

  [[nodiscard]] Settings settings() const {
    Settings settings = model_.settings();
    if (!platform_.minimised()) std::tie(settings.width, settings.height) = platform_.size();
    return settings;
  }

private:
  /// How long nothing needs to be done.
  [[nodiscard]] double rest(double last) const {
    if (platform_.minimised()) return minimisedSeconds;
    const bool busy = more_ || settling_ > 0 || model_.transport().playing() || countsFrames();
    if (!busy) return model_.messages().fading() ? 1 : std::numeric_limits<double>::infinity();
    return last + 1 / platform_.refreshRate() - platform_.now();
  }

  [[nodiscard]] bool countsFrames() const { return options_.afterFrames > 0; }
  [[nodiscard]] bool finished() const { return countsFrames() && frame_ >= options_.afterFrames; }

  void takeInput() {
    if (platform_.closing()) apply(command::Quit{});
    for (const auto& path : platform_.takeDrops()) apply(command::OpenPreset{path});
    for (const auto& [key, modifiers] : platform_.takeKeys()) {
      // Keys belong to whoever is typing; a dialogue leaves only the one that closes it.
      const auto command = commandOf(model_, key, modifiers);
      if (!command || ImGui::GetIO().WantTextInput) continue;
      const auto* const show = std::get_if<command::ShowDialog>(&*command);
      const bool closes = show != nullptr && show->dialog == Dialog::none;
      if (model_.dialog() == Dialog::none || closes) apply(*command);
    }
  }

  void apply(const Command& command) {
    model_.apply(command);
    more_ = advance(0);  // small moves are made at once
    logs_.command(command, frame_, model_.position());
    settling_ =
        std::holds_alternative<command::ShowDialog>(command) ? dialogFrames : settlingFrames;
  }

  bool advance(double seconds) {
    const double start = platform_.now();
    return model_.advance(
        seconds, [&](double share) { return platform_.now() - start < workSeconds * share; });
  }

  /// A still picture is not painted again.
  bool worthDrawing() {
    std::uint64_t state = model_.length().ticks + (model_.length().complete ? 1 : 0) +
                          (model_.messages().current() != nullptr ? 1 : 0);
    for (const Lane& lane : model_.lanes()) state += lane.run.revision() << 8U;
    const bool changed = std::exchange(drawnState_, state) != state;
    if (settling_ > 0)
      --settling_;
    else if (!changed && !countsFrames())
      return false;
    return true;
  }

  Commands draw() {
    prepareStyle();
    platform_.beginFrame();
    Commands commands;
    const Look& look = lookOf(model_.settings().theme);
    frameView_.draw(model_, commands, fonts_, scale_, painter_, logs_.widgets());
    platform_.endFrame(look.window);
    ++frame_;
    logs_.widgetsDrawn();
    return commands;
  }

  void prepareStyle() {
    const Settings& settings = model_.settings();
    const float scale = settings.scale * platform_.contentScale();
    if (scale != scale_) {
      fonts_ = loadFonts(scale);
      Platform::fontsChanged();
    }
    if (scale != scale_ || settings.theme != theme_) applyStyle(lookOf(settings.theme), scale);
    scale_ = scale;
    theme_ = settings.theme;
  }

  void saveScreenshot() {
    draw();
    const Platform::Pixels pixels = platform_.read();
    files::writeFileAtomically(*options_.screenshot,
                               picture::encodePng(static_cast<std::uint32_t>(pixels.width),
                                                  static_cast<std::uint32_t>(pixels.height),
                                                  pixels.rgb));
  }

  const WindowOptions& options_;
  Model& model_;
  Platform platform_;
  render::Painter painter_;
  Frame frameView_;
  Logs logs_;
  Fonts fonts_;
  float scale_ = 0;
  std::optional<Theme> theme_;
  std::uint64_t frame_ = 0;
  std::uint64_t drawnState_ = 0;
  int settling_ = settlingFrames;
  bool more_ = true;
};

std::filesystem::path settingsFile() {
  const std::filesystem::path folder = files::configuration();
  return folder.empty() ? folder : folder / "settings.json";
}

}  // namespace

int runWindow(const WindowOptions& options) {
  const std::filesystem::path path =
      options.preset.value_or(files::findPreset(std::string(files::defaultPreset)));
  Preset preset = files::loadPreset(path);
  preset.playback.tick = options.tick.value_or(preset.playback.tick);
  Model model(preset);
  model.opened(path);
  const LoadedSettings loaded = loadSettings(settingsFile());
  model.setSettings(loaded.settings);
  if (!loaded.problem.empty()) model.tell({loaded.problem, true});
  try {
    Window window(options, model, loaded.settings);
    window.run();
    if (window.settings() != loaded.settings) saveSettings(settingsFile(), window.settings());
  } catch (const NoDisplay& problem) {
    fmt::print(stderr, "mazescope: {}\n", problem.what());
    return noDisplayStatus;
  }
  return 0;
}

}  // namespace mazescope::gui
