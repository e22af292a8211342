#include "gui/keys.hpp"

#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace mazescope::gui {

using namespace command;

namespace {

constexpr int control = GLFW_MOD_CONTROL;
constexpr int shift = GLFW_MOD_SHIFT;
constexpr int typed = Shortcut::typed;
constexpr double speedStep = 1.5;

template <class C>
Command plain(const Model&, int) {
  return C{};
}

template <std::int64_t count>
Command ticks(const Model&, int) {
  return StepTicks{count};
}

template <std::int64_t count>
Command phases(const Model&, int) {
  return StepPhases{count};
}

Command select(const Model&, int key) {
  return SelectLane{static_cast<std::size_t>(key - GLFW_KEY_1)};
}

Command faster(const Model& model, int) {
  const double speed = model.transport().playback().speed;
  return SetSpeed{speed < fastestGiven ? std::min(speed * speedStep, fastestGiven)
                                       : asFastAsItGoes};
}

Command slower(const Model& model, int) {
  const double speed = model.transport().playback().speed;
  return SetSpeed{std::isfinite(speed) ? speed / speedStep : fastestGiven};
}

Command newSeed(const Model& model, int) { return seedEdit(model, freshSeed()); }

Command save(const Model& model, int) {
  // A shipped preset is not overwritten: the user's own version gets a name.
  if (model.file() && model.fileIsOwn()) return SavePreset{*model.file()};
  return ShowDialog{Dialog::saveAs};
}

template <Dialog dialog>
Command show(const Model&, int) {
  return ShowDialog{dialog};
}

Command closeOrDismiss(const Model& model, int) {
  if (model.dialog() != Dialog::none) return ShowDialog{Dialog::none};
  return DismissMessage{};
}

constexpr std::array all{
    Shortcut{"Space", "Play or pause", GLFW_KEY_SPACE, 0, plain<TogglePlay>},
    Shortcut{"Right", "One tick forward", GLFW_KEY_RIGHT, 0, ticks<1>},
    Shortcut{"Left", "One tick back", GLFW_KEY_LEFT, 0, ticks<-1>},
    Shortcut{"Shift+Right", "One phase forward", GLFW_KEY_RIGHT, shift, phases<1>},
    Shortcut{"Shift+Left", "One phase back", GLFW_KEY_LEFT, shift, phases<-1>},
    Shortcut{"Home", "To the start", GLFW_KEY_HOME, 0, plain<ToStart>},
    Shortcut{"End", "To the end", GLFW_KEY_END, 0, plain<ToEnd>},
    Shortcut{"+", "Faster", '+', typed, faster},
    Shortcut{"-", "Slower", '-', typed, slower},
    Shortcut{"R", "Restart", GLFW_KEY_R, 0, plain<Restart>},
    Shortcut{"N", "New seed", GLFW_KEY_N, 0, newSeed},
    Shortcut{"1 to 6", "Select a lane", GLFW_KEY_1, 0, select, 6},
    Shortcut{"Ctrl+O", "Open a preset", GLFW_KEY_O, control, show<Dialog::open>},
    Shortcut{"Ctrl+S", "Save the preset", GLFW_KEY_S, control, save},
    Shortcut{"Ctrl+Shift+S", "Save the preset as", GLFW_KEY_S, control | shift,
             show<Dialog::saveAs>},
    Shortcut{"Ctrl+Z", "Undo", GLFW_KEY_Z, control, plain<Undo>},
    Shortcut{"Ctrl+Y", "Redo", GLFW_KEY_Y, control, plain<Redo>},
    Shortcut{"Ctrl+Shift+Z", "Redo", GLFW_KEY_Z, control | shift, plain<Redo>},
    Shortcut{"Ctrl+Q", "Quit", GLFW_KEY_Q, control, plain<Quit>},
    Shortcut{"F1", "These shortcuts", GLFW_KEY_F1, 0, show<Dialog::shortcuts>},
    Shortcut{"Escape", "Close the dialogue, dismiss the message", GLFW_KEY_ESCAPE, 0,
             closeOrDismiss},
};

}  // namespace

std::span<const Shortcut> shortcuts() { return all; }

std::optional<Command> commandOf(const Model& model, int key, int modifiers) {
  for (const Shortcut& shortcut : all)
    if (shortcut.modifiers == modifiers && shortcut.key <= key &&
        key < shortcut.key + shortcut.keyCount)
      return shortcut.command(model, key);
  return std::nullopt;
}

std::uint64_t freshSeed() {
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

Command seedEdit(const Model& model, std::uint64_t seed, bool continued) {
  Spec spec = model.selectedLane().run.spec();
  spec.seed = seed;
  return EditSpec{model.selected(), std::move(spec), continued};
}

}  // namespace mazescope::gui
