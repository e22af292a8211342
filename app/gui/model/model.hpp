#pragma once

#include "gui/model/commands.hpp"
#include "gui/model/export_work.hpp"
#include "gui/model/history.hpp"
#include "gui/model/lane.hpp"
#include "gui/model/messages.hpp"
#include "gui/model/rate.hpp"
#include "gui/model/settings.hpp"
#include "gui/model/survey.hpp"

#include <mazescope/error.hpp>
#include <mazescope/opening.hpp>
#include <mazescope/transport.hpp>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mazescope::gui {

/// Why an export came to nothing.
struct ExportProblem {
  command::StartExport tried;
  std::string field;  ///< an option's id; empty: the message is complete
  std::string message;
};

/// All that the window shows, without the window. Panels read it; only `apply` and `advance`
/// change it, between two frames.
class Model {
public:
  /// Throws Error and std::bad_alloc as Run does.
  explicit Model(const Preset& preset);

  [[nodiscard]] const std::vector<Lane>& lanes() const { return lanes_; }
  [[nodiscard]] std::size_t selected() const { return selected_; }
  [[nodiscard]] const Lane& selectedLane() const { return lanes_[selected_]; }
  [[nodiscard]] bool linked() const { return linked_; }
  [[nodiscard]] const std::string& palette() const { return palette_; }
  [[nodiscard]] const Transport& transport() const { return transport_; }
  [[nodiscard]] std::uint64_t position() const;
  [[nodiscard]] Transport::Length length() const;
  [[nodiscard]] const std::vector<Breakpoint>& breakpoints() const { return breakpoints_; }
  [[nodiscard]] double rate() const { return rate_.perSecond(); }

  [[nodiscard]] const std::string& about() const { return about_; }
  [[nodiscard]] const std::optional<std::filesystem::path>& file() const { return file_; }
  [[nodiscard]] bool fileIsOwn() const;                  ///< not one of the presets that ship
  [[nodiscard]] bool edited() const { return edited_; }  ///< since it was opened or saved
  [[nodiscard]] const History& history() const { return history_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] const Messages& messages() const { return messages_; }
  [[nodiscard]] Drawer drawer() const { return drawer_; }
  [[nodiscard]] bool performanceShown() const { return performanceShown_; }
  /// For each of statistics(): what the comparison marks as the best.
  [[nodiscard]] const std::vector<bool>& moreIsBetter() const { return moreIsBetter_; }
  [[nodiscard]] const Survey& survey() const { return survey_; }
  /// How many were started: tells one from the next.
  [[nodiscard]] std::uint64_t surveys() const { return surveys_; }
  /// Null while nothing is exported.
  [[nodiscard]] const ExportWork* exportWork() const { return export_.get(); }
  /// Of the last export, if it failed.
  [[nodiscard]] const std::optional<ExportProblem>& exportProblem() const { return exportProblem_; }
  [[nodiscard]] Dialog dialog() const { return dialog_; }
  /// The one that Dialog::breakpoint changes; none: it makes a new one.
  [[nodiscard]] std::optional<std::size_t> breakpointInDialog() const {
    return breakpointInDialog_;
  }
  [[nodiscard]] bool quitting() const { return quitting_; }

  /// The arrangement as it stands.
  [[nodiscard]] Preset preset() const;

  /// Does what a command says. What cannot be done becomes a message, and all stays as it was.
  void apply(const Command& command);

  /// Lets time go by: plays, works towards where the lanes should be, runs ahead to learn their
  /// lengths, works out figures of lanes that are shown and goes on with an export and a survey, while
  /// `goOn` says so (and at least a little). Returns whether there is more to do at once.
  bool advance(double seconds, const std::function<bool(double share)>& goOn);

  /// What it shows came from this file. A preset can be saved there again; a drawing can not.
  void opened(const std::filesystem::path& file, const Openable& content);
  void setSettings(const Settings& settings) { settings_ = settings; }
  void tell(Message message) { messages_.tell(std::move(message)); }

private:
  // apply*.cpp: one for each command.
  void carryOut(const command::TogglePlay&);
  void carryOut(const command::TogglePlayBackwards&);
  void carryOut(const command::Restart&);
  void carryOut(const command::ToStart&);
  void carryOut(const command::ToEnd&);
  void carryOut(const command::StepTicks&);
  void carryOut(const command::StepPhases&);
  void carryOut(const command::Seek&);
  void carryOut(const command::SeekTick&);
  void carryOut(const command::SetSpeed&);
  void carryOut(const command::SetUnit&);
  void carryOut(const command::SetKeepStep&);
  void carryOut(const command::ToNextBreakpoint&);
  void carryOut(const command::ToPreviousBreakpoint&);
  void carryOut(const command::AddBreakpoint&);
  void carryOut(const command::ChangeBreakpoint&);
  void carryOut(const command::RemoveBreakpoint&);
  void carryOut(const command::ToggleBreakpoint&);
  void carryOut(const command::SetBreakpoints&);
  void carryOut(const command::SelectLane&);
  void carryOut(const command::DuplicateLane&);
  void carryOut(const command::CloseLane&);
  void carryOut(const command::EditSpec&);
  void carryOut(const command::SetGenerator&);
  void carryOut(const command::SetEnd&);
  void carryOut(const command::SetLinked&);
  void carryOut(const command::SetLaneView&);
  void carryOut(const command::SetOverlay&);
  void carryOut(const command::StartWalk&);
  void carryOut(const command::EndWalk&);
  void carryOut(const command::WalkStep&);
  void carryOut(const command::WalkTo&);
  void carryOut(const command::SetHint&);
  void carryOut(const command::SetDarkness&);
  void carryOut(const command::WalkNextSeed&);
  void carryOut(const command::SetPalette&);
  void carryOut(const command::SetTheme&);
  void carryOut(const command::SetScale&);
  void carryOut(const command::SetExplainMoves&);
  void carryOut(const command::OpenPreset&);
  void carryOut(const command::SavePreset&);
  void carryOut(const command::StartExport&);
  void carryOut(const command::CancelExport&);
  void carryOut(const command::Undo&);
  void carryOut(const command::Redo&);
  void carryOut(const command::ShowDrawer&);
  void carryOut(const command::ShowPerformance&);
  void carryOut(const command::SetDrawerHeight&);
  void carryOut(const command::FlipStatistic&);
  void carryOut(const command::StartSurvey&);
  void carryOut(const command::CancelSurvey&);
  void carryOut(const command::Tell&);
  void carryOut(const command::ShowDialog&);
  void carryOut(const command::Report&);
  void carryOut(const command::DismissMessage&);
  void carryOut(const command::Quit&);

  void arrange(const Preset& preset);
  void showLanes(const std::vector<PresetLane>& wanted);
  void goBackTo(Preset preset);
  void collectRuns();
  void tellOfBreakpoints();
  void measureRate(double seconds);
  [[nodiscard]] bool needsLengths() const;
  [[nodiscard]] bool measures() const;
  bool advanceSurvey();
  bool advanceExport(std::uint64_t effort);
  void exportFailed(const command::StartExport& tried, const Error& error);
  void keepForUndo(bool continued = false);
  [[nodiscard]] Lane makeLane(const PresetLane& lane);
  bool advanceViews(bool rests);
  // apply_walk.cpp
  void beginWalk(Lane& lane, bool darkness);
  void walked(Lane& lane);
  void endStaleWalks();
  void beginAwaitedWalk();
  bool findWays();
  [[nodiscard]] Transport::Runs runs() const;

  std::vector<Lane> lanes_;
  std::vector<Run*> runs_;    // of the lanes; made anew with them
  std::uint64_t nextId_ = 1;  // of lanes and walks
  std::size_t selected_ = 0;
  Transport transport_;
  std::vector<Breakpoint> breakpoints_;
  std::string about_;
  std::string palette_;

  std::optional<std::filesystem::path> file_;
  History history_;
  Settings settings_;
  Messages messages_;
  Rate rate_;
  std::vector<bool> moreIsBetter_;
  Survey survey_;
  std::optional<AwaitedWalk> awaitedWalk_;
  std::uint64_t surveys_ = 0;
  std::unique_ptr<ExportWork> export_;
  command::StartExport exporting_;  // what export_ works at
  std::optional<ExportProblem> exportProblem_;
  std::optional<std::size_t> breakpointInDialog_;
  Drawer drawer_ = Drawer::none;
  Dialog dialog_ = Dialog::none;
  bool performanceShown_ = false;
  bool linked_ = true;
  bool edited_ = false;  // since it was opened or saved
  bool quitting_ = false;
};

}  // namespace mazescope::gui
