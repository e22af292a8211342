#pragma once

#include "gui/model/stages.hpp"

#include <mazescope/preset.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mazescope::gui {

enum class Theme : std::uint8_t { dark, light };
enum class Dialog : std::uint8_t {
  none,
  open,
  saveAs,
  breakpoint,
  prose,
  shortcuts,
  about,
  exportLane,
};
/// What lies open below the lanes.
enum class Drawer : std::uint8_t { none, comparison, survey };

/// All that a user can do. Panels and keys make commands; they are applied between two frames.
namespace command {

struct TogglePlay {};
struct TogglePlayBackwards {};
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
struct SeekTick {
  std::uint64_t tick;  ///< of the selected lane
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

struct ToNextBreakpoint {};
struct ToPreviousBreakpoint {};
struct AddBreakpoint {
  Breakpoint breakpoint;
};
struct ChangeBreakpoint {
  std::size_t index;
  Breakpoint breakpoint;
};
struct RemoveBreakpoint {
  std::size_t index;
};
/// Removes the breakpoint with this condition that is for the lane, or turns it on if it was off;
/// adds it if there is none.
struct ToggleBreakpoint {
  Condition condition;
  std::size_t lane;
};
struct SetBreakpoints {
  std::vector<Breakpoint> all;
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
/// Stages that cannot follow the other generator are taken out, and the user is told.
struct SetGenerator {
  std::size_t lane;
  std::string algorithm;  ///< its id
};
/// A solver starts from this cell, or goes to it. Refused where there is rock.
struct SetEnd {
  std::size_t lane;
  End end;
  Point cell;  ///< in the lane's grid
};
struct SetLinked {
  bool linked;
};
struct SetLaneView {
  std::size_t lane;
  LaneView view;
};
struct SetOverlay {
  std::size_t lane;
  Overlay overlay;  ///< its cell lies in the lane's grid
};

/// Walks through the maze as it is shown, from its start to its goal. A walk that there was before
/// is given up. What plays pauses.
struct StartWalk {
  std::size_t lane;
};
struct EndWalk {
  std::size_t lane;
};
struct WalkStep {
  std::size_t lane;
  Direction direction;
};
struct WalkTo {
  std::size_t lane;
  Point cell;  ///< in the lane's grid
};
struct SetHint {
  std::size_t lane;
  bool on;
};
struct SetDarkness {
  std::size_t lane;
  bool on;
};
/// From the goal of a walk: gives the lane the next seed and walks through that maze, once it is
/// made.
struct WalkNextSeed {
  std::size_t lane;
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
struct SetExplainMoves {
  bool explain;
};

struct OpenPreset {
  std::filesystem::path path;
};
struct SavePreset {
  std::filesystem::path path;
};
/// Of a lane as it is when this is applied.
struct StartExport {
  std::size_t lane;
  std::string format;  ///< its id
  Parameters options;
  std::filesystem::path path;  ///< of the file, or of the folder if the format writes one
  friend bool operator==(const StartExport&, const StartExport&) = default;
};
struct CancelExport {};
struct Undo {};
struct Redo {};

struct ShowDrawer {
  Drawer drawer;
};
struct ShowPerformance {
  bool show;
};
struct SetDrawerHeight {
  float height;  ///< in units of the interface's scale
};
struct FlipStatistic {
  std::size_t statistic;  ///< its index in statistics(): of which less is better, and back
};
struct StartSurvey {
  std::uint64_t firstSeed;
  std::uint64_t seeds;  ///< how many, of every lane
};
struct CancelSurvey {};

struct ShowDialog {
  Dialog dialog;
  std::optional<std::size_t> breakpoint = {};  ///< that is changed; none: it will be a new one
};
struct Report {
  std::string error;  ///< what a user typed and why it cannot be taken
};
struct Tell {
  std::string news;  ///< what a panel did outside the model
};
struct DismissMessage {};
struct Quit {};

}  // namespace command

using Command = std::variant<
    command::TogglePlay, command::TogglePlayBackwards, command::Restart, command::ToStart,
    command::ToEnd, command::StepTicks, command::StepPhases, command::Seek, command::SeekTick,
    command::SetSpeed, command::SetUnit, command::SetKeepStep, command::ToNextBreakpoint,
    command::ToPreviousBreakpoint, command::AddBreakpoint, command::ChangeBreakpoint,
    command::RemoveBreakpoint, command::ToggleBreakpoint, command::SetBreakpoints,
    command::SelectLane, command::DuplicateLane, command::CloseLane, command::EditSpec,
    command::SetGenerator, command::SetEnd, command::SetLinked, command::SetLaneView,
    command::SetOverlay, command::StartWalk, command::EndWalk, command::WalkStep, command::WalkTo,
    command::SetHint, command::SetDarkness, command::WalkNextSeed, command::SetPalette,
    command::SetTheme, command::SetScale, command::SetExplainMoves, command::OpenPreset,
    command::SavePreset, command::StartExport, command::CancelExport, command::Undo, command::Redo,
    command::ShowDrawer, command::ShowPerformance, command::SetDrawerHeight, command::FlipStatistic,
    command::StartSurvey, command::CancelSurvey, command::Tell, command::ShowDialog,
    command::Report, command::DismissMessage, command::Quit>;

using Commands = std::vector<Command>;

/// One line of JSON for the log: the command's name and what it carries, the frame in which it
/// was applied and the tick the lanes stood at afterwards.
[[nodiscard]] std::string logLine(const Command& command, std::uint64_t frame, std::uint64_t tick);

}  // namespace mazescope::gui
