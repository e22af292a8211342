#pragma once

#include <mazescope/preset.hpp>

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace mazescope::gui {

enum class Theme : std::uint8_t { dark, light };
enum class Dialog : std::uint8_t { none, open, saveAs, prose, shortcuts, about };

/// All that a user can do. Panels and keys make commands; they are applied between two frames.
namespace command {

struct TogglePlay {};
struct Restart {};  ///< to tick 0, and on playing if it plays
struct ToStart {};
struct ToEnd {};
struct StepTicks {
  std::int64_t count;
};
struct StepPhases {
  std::int64_t count;
};
struct Seek {
  std::uint64_t position;
};
struct SetSpeed {
  double speed;
};
struct SetUnit {
  PlayUnit unit;
};
struct SetKeepStep {
  KeepStep keepStep;
};

struct SelectLane {
  std::size_t lane;
};
struct DuplicateLane {
  std::size_t lane;
};
struct CloseLane {
  std::size_t lane;
};
struct EditSpec {
  std::size_t lane;
  Spec spec;
  bool continued = false;  ///< one gesture with the edit before it: undone together
};
struct SetLinked {
  bool linked;
};
struct SetLaneView {
  std::size_t lane;
  LaneView view;
};
struct SetPalette {
  std::string id;
};

struct SetTheme {
  Theme theme;
};
struct SetScale {
  float scale;
};

struct OpenPreset {
  std::filesystem::path path;
};
struct SavePreset {
  std::filesystem::path path;
};
struct Undo {};
struct Redo {};

struct ShowDialog {
  Dialog dialog;
};
struct Report {
  std::string error;  ///< what a user typed and why it cannot be taken
};
struct DismissMessage {};
struct Quit {};

}  // namespace command

using Command =
    std::variant<command::TogglePlay, command::Restart, command::ToStart, command::ToEnd,
                 command::StepTicks, command::StepPhases, command::Seek, command::SetSpeed,
                 command::SetUnit, command::SetKeepStep, command::SelectLane,
                 command::DuplicateLane, command::CloseLane, command::EditSpec, command::SetLinked,
                 command::SetLaneView, command::SetPalette, command::SetTheme, command::SetScale,
                 command::OpenPreset, command::SavePreset, command::Undo, command::Redo,
                 command::ShowDialog, command::Report, command::DismissMessage, command::Quit>;

using Commands = std::vector<Command>;

/// One line of JSON for the log: the command's name and what it carries, the frame in which it
/// was applied and the tick the lanes stood at afterwards.
[[nodiscard]] std::string logLine(const Command& command, std::uint64_t frame, std::uint64_t tick);

}  // namespace mazescope::gui
