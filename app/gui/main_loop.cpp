#include "gui/main_loop.hpp"

#include "gui/keys.hpp"

#include "files/files.hpp"
#include "picture/png.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace mazescope::gui {

namespace {

constexpr double workSeconds = 0.010;      // of a frame, for moving the lanes
constexpr double minimisedSeconds = 0.25;  // between two looks at a window that is not to be seen
// Dear ImGui needs a frame or two to react to an event, and more to dim what is behind a dialogue.
constexpr int settlingFrames = 3;
constexpr int dialogFrames = 20;

std::uint64_t percent(double share) { return static_cast<std::uint64_t>(100 * share); }

/// It changes some times a second while a survey runs, so that drawing leaves time for it.
std::uint64_t surveyState(const Survey& survey) {
  constexpr double looks = 8;  // a second
  const auto seen = static_cast<std::uint64_t>(survey.seconds() * looks);
  return (seen << 5U) + (survey.running() ? 1U << 4U : 0U);
}

}  // namespace

MainLoop::MainLoop(const WindowOptions& options, Model& model, const Settings& settings)
    : options_(options), model_(model), platform_(settings.width, settings.height),
      painter_(meter_, options.textureLimit), logs_(options), settling_(settlingFrames) {}

bool MainLoop::ended() const {
  return model_.quitting() || (countsFrames() && frame_ >= options_.afterFrames);
}

void MainLoop::turn() {
  if (awaitTurn()) settling_ = std::max(settling_, settlingFrames);
  const double before = std::exchange(turnBegan_, platform_.now());
  if (platform_.minimised()) return;  // time stands still for what cannot be seen
  meter_.begin(measures(), &FrameTimes::simulate);
  takeInput();
  more_ = advance(turnBegan_ - before);
  if (worthDrawing()) drawFrame();
}

/// Waits; returns whether anything happened.
bool MainLoop::awaitTurn() {
  bool happened = platform_.wait(rest());
  const double due = turnBegan_ + 1 / platform_.refreshRate();
  while (platform_.now() < due) happened = platform_.wait(due - platform_.now()) || happened;
  return happened;
}

/// How long nothing needs to be done.
double MainLoop::rest() const {
  if (platform_.minimised()) return minimisedSeconds;
  const bool busy = more_ || settling_ > 0 || model_.transport().playing() || countsFrames();
  if (busy) return 0;
  return model_.messages().fading() ? 1 : std::numeric_limits<double>::infinity();
}

void MainLoop::takeInput() {
  if (platform_.closing()) apply(command::Quit{});
  for (const auto& path : platform_.takeDrops()) apply(command::OpenPreset{path});
  for (const auto& [key, modifiers] : platform_.takeKeys()) {
    // Keys belong to whoever is typing; a dialogue leaves only the one that closes it.
    const auto command = commandOf(model_, key, modifiers);
    if (!command || ImGui::GetIO().WantTextInput) continue;
    const auto* const show = std::get_if<command::ShowDialog>(&*command);
    const bool closes = (show != nullptr && show->dialog == Dialog::none) ||
                        std::holds_alternative<command::CancelExport>(*command);
    if (model_.dialog() == Dialog::none || closes) apply(*command);
  }
}

void MainLoop::apply(const Command& command) {
  model_.apply(command);
  more_ = advance(0);  // small moves are made at once
  logs_.command(command, frame_, model_.position());
  settling_ = std::holds_alternative<command::ShowDialog>(command) ? dialogFrames : settlingFrames;
}

bool MainLoop::advance(double seconds) {
  const double start = platform_.now();
  return model_.advance(
      seconds, [&](double share) { return platform_.now() - start < workSeconds * share; });
}

/// A still picture is not painted again.
bool MainLoop::worthDrawing() {
  const std::uint64_t now = state();
  // Twice, as a tooltip takes its new size in the frame after its text has changed.
  if (std::exchange(drawnState_, now) != now) settling_ = std::max(settling_, 2);
  if (settling_ == 0) return countsFrames();
  --settling_;
  return true;
}

/// Another number whenever something has changed without a command.
std::uint64_t MainLoop::state() const {
  std::uint64_t state = model_.length().ticks + (model_.length().complete ? 1 : 0) +
                        (model_.messages().current() != nullptr ? 1 : 0) +
                        percent(model_.transport().searched().value_or(0));
  for (const Lane& lane : model_.lanes()) {
    state +=
        ((lane.run.revision() + lane.overlay.revision()) << 8U) + (lane.figures.revision() << 4U);
    if (lane.walk) state += lane.walk->walk.complete() ? 2U : 1U;
  }
  if (model_.drawer() == Drawer::survey) state += surveyState(model_.survey());
  if (model_.exportWork() != nullptr) state += percent(model_.exportWork()->progress());
  return state;
}

void MainLoop::drawFrame() {
  const std::uint64_t now = ticks();
  const std::uint64_t before = std::exchange(ticks_, now);
  meter_.enter(&FrameTimes::panels);
  const Commands commands = draw();
  meter_.enter(&FrameTimes::present);
  platform_.swap();
  record_ = {turnBegan_, meter_.end(), painter_.takeUploads(),
             std::max(now, before) - std::min(now, before)};
  if (measures()) history_.add(record_);
  logs_.frameDrawn(frame_, record_);
  ++frame_;
  for (const Command& command : commands) apply(command);
}

Commands MainLoop::draw() {
  prepareStyle();
  platform_.beginFrame();
  Commands commands;
  const Look& look = lookOf(model_.settings().theme);
  frameView_.draw(model_, commands, fonts_, scale_, painter_, history_, logs_.widgets());
  platform_.endFrame(look.window);
  logs_.widgetsDrawn();
  return commands;
}

void MainLoop::prepareStyle() {
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

std::uint64_t MainLoop::ticks() const {
  std::uint64_t sum = 0;
  for (const Lane& lane : model_.lanes()) sum += lane.run.tick();
  return sum;
}

Settings MainLoop::settings() const {
  Settings settings = model_.settings();
  if (!platform_.minimised()) std::tie(settings.width, settings.height) = platform_.size();
  return settings;
}

void MainLoop::saveScreenshot() {
  static_cast<void>(draw());
  const Platform::Pixels pixels = platform_.read();
  files::writeFileAtomically(*options_.screenshot,
                             picture::encodePng(static_cast<std::uint32_t>(pixels.width),
                                                static_cast<std::uint32_t>(pixels.height),
                                                pixels.rgb));
}

}  // namespace mazescope::gui
