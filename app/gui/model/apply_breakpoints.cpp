#include "gui/model/breakpoints.hpp"
#include "gui/model/model.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

namespace mazescope::gui {

using namespace command;

void Model::carryOut(const ToNextBreakpoint&) { transport_.toNextBreakpoint(runs()); }
void Model::carryOut(const ToPreviousBreakpoint&) { transport_.toPreviousBreakpoint(runs()); }

void Model::carryOut(const AddBreakpoint& add) {
  if (breakpoints_.size() == Preset::maximumBreakpoints)
    throw Error("",
                fmt::format("There can be {} breakpoints at most.", Preset::maximumBreakpoints));
  std::vector<Breakpoint> all = breakpoints_;
  all.push_back(add.breakpoint);
  carryOut(SetBreakpoints{std::move(all)});
}

void Model::carryOut(const ChangeBreakpoint& change) {
  std::vector<Breakpoint> all = breakpoints_;
  all.at(change.index) = change.breakpoint;
  carryOut(SetBreakpoints{std::move(all)});
}

void Model::carryOut(const RemoveBreakpoint& remove) {
  std::vector<Breakpoint> all = breakpoints_;
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(remove.index));
  carryOut(SetBreakpoints{std::move(all)});
}

void Model::carryOut(const ToggleBreakpoint& toggle) {
  const auto found = findBreakpoint(*this, toggle.condition, toggle.lane);
  if (!found) {
    carryOut(AddBreakpoint{{toggle.condition, toggle.lane, true}});
    return;
  }
  Breakpoint breakpoint = breakpoints_[*found];
  if (std::exchange(breakpoint.on, true))
    carryOut(RemoveBreakpoint{*found});
  else
    carryOut(ChangeBreakpoint{*found, breakpoint});
}

void Model::carryOut(const SetBreakpoints& set) {
  if (set.all == breakpoints_) return;
  keepForUndo();
  breakpoints_ = set.all;
  transport_.changed();
}

}  // namespace mazescope::gui
