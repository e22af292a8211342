#pragma once

#include "gui/model/model.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace mazescope::gui {

/// One shortcut: what the help shows, and what it does.
struct Shortcut {
  std::string_view keys;
  std::string_view does;
  int key;        ///< as GLFW names it, or a character if modifiers are `typed`
  int modifiers;  ///< GLFW_MOD_CONTROL and GLFW_MOD_SHIFT, or `typed`
  Command (*command)(const Model&, int key);
  int keyCount = 1;  ///< of keys from `key` on that share the shortcut

  /// Plus and minus lie elsewhere on each keyboard: what counts is the character.
  static constexpr int typed = -1;
};

[[nodiscard]] std::span<const Shortcut> shortcuts();

/// Those that take precedence while somebody walks in the selected lane.
[[nodiscard]] std::span<const Shortcut> walkShortcuts();

/// The command of a key press or of a typed character, if it has one.
[[nodiscard]] std::optional<Command> commandOf(const Model& model, int key, int modifiers);

/// A new seed, drawn from the machine's own source of chance.
[[nodiscard]] std::uint64_t freshSeed();

/// The edit that gives the selected lane a seed.
[[nodiscard]] Command seedEdit(const Model& model, std::uint64_t seed, bool continued = false);

}  // namespace mazescope::gui
