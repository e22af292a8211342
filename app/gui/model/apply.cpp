#include "gui/model/model.hpp"

#include "files/files.hpp"
#include "files/presets.hpp"

#include <mazescope/error.hpp>
#include <mazescope/palette.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <utility>

namespace mazescope::gui {

using namespace command;

namespace {

/// A spec with its start moved into the grid, where making the grid smaller left it outside.
Spec withStartInside(Spec spec) {
  if (spec.start && spec.size.cells() > 0) {
    spec.start->x = std::min(spec.start->x, spec.size.width - 1);
    spec.start->y = std::min(spec.start->y, spec.size.height - 1);
  }
  return spec;
}

std::string sentence(const Error& error) {
  return error.field().empty() ? error.what() : fmt::format("{} {}", error.field(), error.what());
}

}  // namespace

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
  if (transport_.playing())
    transport_.pause();
  else
    transport_.play(runs());
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
  collectRuns();
  carryOut(SelectLane{duplicate.lane + 1});
}

void Model::carryOut(const CloseLane& close) {
  if (lanes_.size() == 1) throw Error("", "The last lane cannot be closed.");
  keepForUndo();
  lanes_.erase(lanes_.begin() + static_cast<std::ptrdiff_t>(close.lane));
  collectRuns();
  carryOut(SelectLane{selected_ - (selected_ > close.lane || selected_ == lanes_.size() ? 1 : 0)});
}

void Model::carryOut(const EditSpec& edit) {
  // All are made before any is replaced: if one cannot be made, nothing has changed.
  std::vector<std::pair<std::size_t, Lane>> made;
  for (std::size_t lane = 0; lane < lanes_.size(); ++lane) {
    const Spec& present = lanes_[lane].run.spec();
    Spec spec = lane == edit.lane ? edit.spec : present;
    if (linked_) {
      spec.size = edit.spec.size;
      spec.seed = edit.spec.seed;
    }
    if (spec != present)
      made.emplace_back(lane, makeLane(withStartInside(spec), lanes_[lane].view));
  }
  if (made.empty()) return;
  keepForUndo(edit.continued);
  for (auto& [index, lane] : made) lanes_[index] = std::move(lane);
  collectRuns();
  transport_.restart();
  rate_.start(0);
}

void Model::carryOut(const SetLinked& set) {
  if (set.linked == linked_) return;
  keepForUndo();
  linked_ = set.linked;
  if (linked_) carryOut(EditSpec{selected_, selectedLane().run.spec(), true});
}

void Model::carryOut(const SetLaneView& set) { lanes_.at(set.lane).view = set.view; }

void Model::carryOut(const SetPalette& set) { palette_ = mazescope::palette(set.id).id; }

// --- presets ----------------------------------------------------------------------------------

void Model::carryOut(const OpenPreset& open) {
  const Preset preset = files::loadPreset(open.path);
  const Preset before = this->preset();
  arrange(preset);
  transport_.pause();
  history_.keep(before);
  opened(open.path);
}

void Model::carryOut(const SavePreset& save) {
  files::savePreset(save.path, preset());
  file_ = save.path;
  edited_ = false;
  tell({fmt::format("Saved {}.", files::toUtf8(save.path))});
}

void Model::carryOut(const Undo&) {
  const Preset present = preset();
  if (const auto earlier = history_.undo(present)) arrange(*earlier);
}
void Model::carryOut(const Redo&) {
  const Preset present = preset();
  if (const auto later = history_.redo(present)) arrange(*later);
}

void Model::keepForUndo(bool continued) {
  edited_ = true;
  if (!continued) history_.keep(preset());
}

// --- the window -------------------------------------------------------------------------------

void Model::carryOut(const SetTheme& set) { settings_.theme = set.theme; }
void Model::carryOut(const SetScale& set) {
  settings_.scale = std::clamp(set.scale, Settings::smallestScale, Settings::largestScale);
}
void Model::carryOut(const ShowDialog& show) { dialog_ = show.dialog; }
void Model::carryOut(const Report& report) { tell({report.error, true}); }
void Model::carryOut(const DismissMessage&) { messages_.dismiss(); }
void Model::carryOut(const Quit&) { quitting_ = true; }

}  // namespace mazescope::gui
