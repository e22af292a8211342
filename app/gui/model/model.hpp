#pragma once

#include "gui/model/commands.hpp"
#include "gui/model/history.hpp"
#include "gui/model/lane.hpp"
#include "gui/model/messages.hpp"
#include "gui/model/rate.hpp"
#include "gui/model/settings.hpp"

#include <mazescope/transport.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mazescope::gui {

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
  [[nodiscard]] double rate() const { return rate_.perSecond(); }

  [[nodiscard]] const std::string& about() const { return about_; }
  [[nodiscard]] const std::optional<std::filesystem::path>& file() const { return file_; }
  [[nodiscard]] bool fileIsOwn() const;                  ///< not one of the presets that ship
  [[nodiscard]] bool edited() const { return edited_; }  ///< since it was opened or saved
  [[nodiscard]] const History& history() const { return history_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] const Messages& messages() const { return messages_; }
  [[nodiscard]] Dialog dialog() const { return dialog_; }
  [[nodiscard]] bool quitting() const { return quitting_; }

  /// The arrangement as it stands.
  [[nodiscard]] Preset preset() const;

  /// Does what a command says. What cannot be done becomes a message, and all stays as it was.
  void apply(const Command& command);

  /// Lets time go by: plays, works towards where the lanes should be, and runs ahead to learn
  /// their lengths, while `goOn` says so (and at least a little). Returns whether there is more to
  /// do at once.
  bool advance(double seconds, const std::function<bool(double share)>& goOn);

  /// The preset it was made from came from this file.
  void opened(const std::filesystem::path& file);
  void setSettings(const Settings& settings) { settings_ = settings; }
  void tell(Message message) { messages_.tell(std::move(message)); }

private:
  // apply.cpp: one for each command.
  void carryOut(const command::TogglePlay&);
  void carryOut(const command::Restart&);
  void carryOut(const command::ToStart&);
  void carryOut(const command::ToEnd&);
  void carryOut(const command::StepTicks&);
  void carryOut(const command::StepPhases&);
  void carryOut(const command::Seek&);
  void carryOut(const command::SetSpeed&);
  void carryOut(const command::SetUnit&);
  void carryOut(const command::SetKeepStep&);
  void carryOut(const command::SelectLane&);
  void carryOut(const command::DuplicateLane&);
  void carryOut(const command::CloseLane&);
  void carryOut(const command::EditSpec&);
  void carryOut(const command::SetLinked&);
  void carryOut(const command::SetLaneView&);
  void carryOut(const command::SetPalette&);
  void carryOut(const command::SetTheme&);
  void carryOut(const command::SetScale&);
  void carryOut(const command::OpenPreset&);
  void carryOut(const command::SavePreset&);
  void carryOut(const command::Undo&);
  void carryOut(const command::Redo&);
  void carryOut(const command::ShowDialog&);
  void carryOut(const command::Report&);
  void carryOut(const command::DismissMessage&);
  void carryOut(const command::Quit&);

  void arrange(const Preset& preset);
  void collectRuns();
  void keepForUndo(bool continued = false);
  [[nodiscard]] Lane makeLane(const Spec& spec, const LaneView& view);
  [[nodiscard]] Transport::Runs runs() const;

  std::vector<Lane> lanes_;
  std::vector<Run*> runs_;  // of the lanes; made anew with them
  std::uint64_t nextId_ = 1;
  std::size_t selected_ = 0;
  bool linked_ = true;
  Transport transport_;
  std::string about_;
  std::string palette_;

  std::optional<std::filesystem::path> file_;
  bool edited_ = false;
  History history_;
  Settings settings_;
  Messages messages_;
  Rate rate_;
  Dialog dialog_ = Dialog::none;
  bool quitting_ = false;
};

}  // namespace mazescope::gui
