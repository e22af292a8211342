#include "gui/model/model.hpp"

#include "files/files.hpp"
#include "files/presets.hpp"

#include <mazescope/error.hpp>
#include <mazescope/palette.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <new>

namespace mazescope::gui {

using namespace command;

void Model::apply(const Command& command) {
  try {
    std::visit([this](const auto& known) { carryOut(known); }, command);
  } catch (const Error& error) {
    tell({sentence(error), true});
  } catch (const std::bad_alloc&) {
    tell({"There is not enough memory for that; nothing was changed.", true});
  }
}

// --- playing ----------------------------------------------------------------------------------

void Model::carryOut(const TogglePlay&) {
  if (transport_.playing() || transport_.searched())
    transport_.pause();
  else
    transport_.play(runs());
  rate_.start(position());
}
void Model::carryOut(const TogglePlayBackwards&) {
  if (transport_.playingBackwards())
    transport_.pause();
  else
    transport_.playBackwards(runs());
  rate_.start(position());
}
void Model::carryOut(const Restart&) { transport_.seek(0); }
void Model::carryOut(const ToStart&) {
  transport_.pause();
  transport_.seek(0);
}
void Model::carryOut(const ToEnd&) { transport_.toEnd(); }
void Model::carryOut(const StepTicks& step) { transport_.stepTicks(runs(), step.count); }
void Model::carryOut(const StepPhases& step) { transport_.stepPhases(runs(), step.count); }
void Model::carryOut(const Seek& seek) { transport_.seek(seek.position); }
void Model::carryOut(const SeekTick& seek) { transport_.seekTick(runs(), seek.tick); }
void Model::carryOut(const SetSpeed& set) {
  transport_.setSpeed(set.speed > fastestGiven ? asFastAsItGoes : std::max(set.speed, slowest));
}
void Model::carryOut(const SetUnit& set) {
  transport_.setUnit(set.unit);
  rate_.start(0);
}
void Model::carryOut(const SetKeepStep& set) { transport_.setKeepStep(runs(), set.keepStep); }

// --- lanes ------------------------------------------------------------------------------------

void Model::carryOut(const SelectLane& select) {
  if (select.lane >= lanes_.size()) return;
  selected_ = select.lane;
  transport_.reselected(runs());
}

void Model::carryOut(const DuplicateLane& duplicate) {
  if (lanes_.size() == Preset::maximumLanes)
    throw Error("", fmt::format("There can be {} lanes at most.", Preset::maximumLanes));
  Lane copy = lanes_.at(duplicate.lane);
  copy.id = nextId_++;
  keepForUndo();
  lanes_.insert(lanes_.begin() + static_cast<std::ptrdiff_t>(duplicate.lane) + 1, std::move(copy));
  for (Breakpoint& breakpoint : breakpoints_)
    if (breakpoint.lane && *breakpoint.lane > duplicate.lane) ++*breakpoint.lane;
  collectRuns();
  carryOut(SelectLane{duplicate.lane + 1});
}

void Model::carryOut(const CloseLane& close) {
  if (lanes_.size() == 1) throw Error("", "The last lane cannot be closed.");
  keepForUndo();
  lanes_.erase(lanes_.begin() + static_cast<std::ptrdiff_t>(close.lane));
  std::erase_if(breakpoints_, [&close](const Breakpoint& b) { return b.lane == close.lane; });
  for (Breakpoint& breakpoint : breakpoints_)
    if (breakpoint.lane && *breakpoint.lane > close.lane) --*breakpoint.lane;
  collectRuns();
  carryOut(SelectLane{selected_ - (selected_ > close.lane || selected_ == lanes_.size() ? 1 : 0)});
}

void Model::carryOut(const SetLaneView& set) { lanes_.at(set.lane).view = set.view; }

void Model::carryOut(const SetOverlay& set) {
  LaneOverlay& overlay = lanes_.at(set.lane).overlay;
  if (overlay.wanted() == set.overlay) return;
  keepForUndo();
  overlay.want(set.overlay);
}

void Model::carryOut(const SetPalette& set) { palette_ = mazescope::palette(set.id).id; }

// --- presets ----------------------------------------------------------------------------------

void Model::carryOut(const OpenPreset& open) {
  const Openable content = files::load(open.path);
  const Preset before = this->preset();
  arrange(files::asPreset(content));
  transport_.pause();
  history_.keep(before);
  opened(open.path, content);
}

void Model::carryOut(const SavePreset& save) {
  files::savePreset(save.path, preset());
  file_ = save.path;
  edited_ = false;
  tell({fmt::format("Saved {}.", files::toUtf8(save.path))});
}

void Model::carryOut(const Undo&) {
  const Preset present = preset();
  if (const auto earlier = history_.undo(present)) goBackTo(*earlier);
}
void Model::carryOut(const Redo&) {
  const Preset present = preset();
  if (const auto later = history_.redo(present)) goBackTo(*later);
}

void Model::keepForUndo(bool continued) {
  edited_ = true;
  if (!continued) history_.keep(preset());
}

// --- statistics -------------------------------------------------------------------------------

void Model::carryOut(const FlipStatistic& flip) {
  moreIsBetter_.at(flip.statistic) = !moreIsBetter_.at(flip.statistic);
}

void Model::carryOut(const StartSurvey& start) {
  std::vector<Spec> specs;
  for (const Lane& lane : lanes_) specs.push_back(lane.run.spec());
  survey_ = Survey(specs, start.firstSeed, start.seeds);
  ++surveys_;
}

void Model::carryOut(const CancelSurvey&) { survey_.cancel(); }

// --- the window -------------------------------------------------------------------------------

void Model::carryOut(const SetTheme& set) { settings_.theme = set.theme; }
void Model::carryOut(const SetScale& set) {
  settings_.scale = std::clamp(set.scale, Settings::smallestScale, Settings::largestScale);
}
void Model::carryOut(const SetExplainMoves& set) { settings_.explainMoves = set.explain; }
void Model::carryOut(const ShowDialog& show) {
  dialog_ = show.dialog;
  breakpointInDialog_ = show.breakpoint;
}
void Model::carryOut(const ShowDrawer& show) { drawer_ = show.drawer; }
void Model::carryOut(const ShowPerformance& show) { performanceShown_ = show.show; }
void Model::carryOut(const SetDrawerHeight& set) {
  settings_.drawerHeight =
      std::clamp(set.height, Settings::smallestDrawer, Settings::largestDrawer);
}
void Model::carryOut(const Tell& told) { tell({told.news}); }
void Model::carryOut(const Report& report) { tell({report.error, true}); }
void Model::carryOut(const DismissMessage&) { messages_.dismiss(); }
void Model::carryOut(const Quit&) { quitting_ = true; }

}  // namespace mazescope::gui
