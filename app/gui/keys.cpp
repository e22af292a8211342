#include "gui/keys.hpp"

#include "gui/model/breakpoints.hpp"

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

Command nextStage(const Model& model, int) {
  return SeekTick{nextBeginning(model.selectedLane().run)};
}
Command previousStage(const Model& model, int) {
  return SeekTick{previousBeginning(model.selectedLane().run)};
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

Command toggleLine(const Model& model, int) { return toggleAtCurrentLine(model); }

Command save(const Model& model, int) {
  // A shipped preset is not overwritten: the user's own version gets a name.
  if (model.file() && model.fileIsOwn()) return SavePreset{*model.file()};
  return ShowDialog{Dialog::saveAs};
}

template <Dialog dialog>
Command show(const Model&, int) {
  return ShowDialog{dialog};
}

template <Drawer drawer>
Command toggle(const Model& model, int) {
  return ShowDrawer{model.drawer() == drawer ? Drawer::none : drawer};
}

Command togglePerformance(const Model& model, int) {
  return ShowPerformance{!model.performanceShown()};
}

Command closeOrDismiss(const Model& model, int) {
  if (model.dialog() == Dialog::exportLane && model.exportWork() != nullptr) return CancelExport{};
  if (model.dialog() != Dialog::none) return ShowDialog{Dialog::none};
  if (model.transport().searched()) return TogglePlay{};
  return DismissMessage{};
}

Command walkOrEnd(const Model& model, int) {
  if (model.selectedLane().walk) return EndWalk{model.selected()};
  return StartWalk{model.selected()};
}

template <Direction direction>
Command walk(const Model& model, int) {
  return WalkStep{model.selected(), direction};
}

// Requires a walk.
Command toggleHint(const Model& model, int) {
  return SetHint{model.selected(), !model.selectedLane().walk->hint};
}

// Requires a walk.
Command toggleDarkness(const Model& model, int) {
  return SetDarkness{model.selected(), !model.selectedLane().walk->darkness};
}

Command endWalk(const Model& model, int) { return EndWalk{model.selected()}; }

Command nextSeed(const Model& model, int) { return WalkNextSeed{model.selected()}; }

constexpr std::array all{
    Shortcut{"Space", "Play or pause", GLFW_KEY_SPACE, 0, plain<TogglePlay>},
    Shortcut{"Shift+Space", "Play backwards, or pause", GLFW_KEY_SPACE, shift,
             plain<TogglePlayBackwards>},
    Shortcut{"Right", "One tick forward", GLFW_KEY_RIGHT, 0, ticks<1>},
    Shortcut{"Left", "One tick back", GLFW_KEY_LEFT, 0, ticks<-1>},
    Shortcut{"Shift+Right", "One phase forward", GLFW_KEY_RIGHT, shift, phases<1>},
    Shortcut{"Shift+Left", "One phase back", GLFW_KEY_LEFT, shift, phases<-1>},
    Shortcut{"Ctrl+Right", "To where the next stage begins", GLFW_KEY_RIGHT, control, nextStage},
    Shortcut{"Ctrl+Left", "To where a stage begins before", GLFW_KEY_LEFT, control, previousStage},
    Shortcut{"Home", "To the start", GLFW_KEY_HOME, 0, plain<ToStart>},
    Shortcut{"End", "To the end", GLFW_KEY_END, 0, plain<ToEnd>},
    Shortcut{"F8", "To the next breakpoint", GLFW_KEY_F8, 0, plain<ToNextBreakpoint>},
    Shortcut{"Shift+F8", "To the previous breakpoint", GLFW_KEY_F8, shift,
             plain<ToPreviousBreakpoint>},
    Shortcut{"F9", "Stop at the current line, or no more", GLFW_KEY_F9, 0, toggleLine},
    Shortcut{"+", "Faster", '+', typed, faster},
    Shortcut{"-", "Slower", '-', typed, slower},
    Shortcut{"R", "Restart", GLFW_KEY_R, 0, plain<Restart>},
    Shortcut{"N", "New seed", GLFW_KEY_N, 0, newSeed},
    Shortcut{"1 to 6", "Select a lane", GLFW_KEY_1, 0, select, 6},
    Shortcut{"G", "Walk from the start to the goal, or end the walk", GLFW_KEY_G, 0, walkOrEnd},
    Shortcut{"T", "Comparison table", GLFW_KEY_T, 0, toggle<Drawer::comparison>},
    Shortcut{"Y", "Survey", GLFW_KEY_Y, 0, toggle<Drawer::survey>},
    Shortcut{"Ctrl+O", "Open a preset or a maze", GLFW_KEY_O, control, show<Dialog::open>},
    Shortcut{"Ctrl+S", "Save the preset", GLFW_KEY_S, control, save},
    Shortcut{"Ctrl+Shift+S", "Save the preset as", GLFW_KEY_S, control | shift,
             show<Dialog::saveAs>},
    Shortcut{"Ctrl+E", "Export the selected lane", GLFW_KEY_E, control, show<Dialog::exportLane>},
    Shortcut{"Ctrl+Z", "Undo", GLFW_KEY_Z, control, plain<Undo>},
    Shortcut{"Ctrl+Y", "Redo", GLFW_KEY_Y, control, plain<Redo>},
    Shortcut{"Ctrl+Shift+Z", "Redo", GLFW_KEY_Z, control | shift, plain<Redo>},
    Shortcut{"Ctrl+Q", "Quit", GLFW_KEY_Q, control, plain<Quit>},
    Shortcut{"F1", "These shortcuts", GLFW_KEY_F1, 0, show<Dialog::shortcuts>},
    Shortcut{"F12", "How long frames take", GLFW_KEY_F12, 0, togglePerformance},
    Shortcut{"Escape", "Close the dialogue, dismiss the message", GLFW_KEY_ESCAPE, 0,
             closeOrDismiss},
};

constexpr std::array onAWalk{
    Shortcut{"Up, W", "One cell to the north", GLFW_KEY_UP, 0, walk<Direction::north>},
    Shortcut{"Right, D", "To the east", GLFW_KEY_RIGHT, 0, walk<Direction::east>},
    Shortcut{"Down, S", "To the south", GLFW_KEY_DOWN, 0, walk<Direction::south>},
    Shortcut{"Left, A", "To the west", GLFW_KEY_LEFT, 0, walk<Direction::west>},
    Shortcut{"H", "Hint: the shortest way from here", GLFW_KEY_H, 0, toggleHint},
    Shortcut{"L", "Lights: darkness beyond what is in sight", GLFW_KEY_L, 0, toggleDarkness},
    Shortcut{"Enter", "At the goal: walk through the maze of the next seed", GLFW_KEY_ENTER, 0,
             nextSeed},
    Shortcut{"Escape", "End the walk", GLFW_KEY_ESCAPE, 0, endWalk},
};

const Shortcut* shortcutFor(std::span<const Shortcut> listed, int key, int modifiers) {
  const auto found = std::find_if(listed.begin(), listed.end(), [&](const Shortcut& shortcut) {
    return shortcut.modifiers == modifiers && shortcut.key <= key &&
           key < shortcut.key + shortcut.keyCount;
  });
  return found != listed.end() ? &*found : nullptr;
}

/// The arrow that W, A, S or D stands for; of other keys the key itself.
int arrowOf(int key) {
  switch (key) {
    case GLFW_KEY_W: return GLFW_KEY_UP;
    case GLFW_KEY_A: return GLFW_KEY_LEFT;
    case GLFW_KEY_S: return GLFW_KEY_DOWN;
    case GLFW_KEY_D: return GLFW_KEY_RIGHT;
    default: return key;
  }
}

/// A dialogue leaves the walker in peace.
bool walks(const Model& model) {
  return model.selectedLane().walk && model.dialog() == Dialog::none;
}

}  // namespace

std::span<const Shortcut> shortcuts() { return all; }

std::span<const Shortcut> walkShortcuts() { return onAWalk; }

std::optional<Command> commandOf(const Model& model, int key, int modifiers) {
  if (walks(model))
    if (const Shortcut* const shortcut = shortcutFor(onAWalk, arrowOf(key), modifiers))
      return shortcut->command(model, key);
  const Shortcut* const shortcut = shortcutFor(all, key, modifiers);
  return shortcut != nullptr ? std::optional(shortcut->command(model, key)) : std::nullopt;
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
