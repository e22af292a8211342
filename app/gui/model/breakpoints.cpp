#include "gui/model/breakpoints.hpp"

#include <algorithm>

namespace mazescope::gui {

namespace {

std::string whyNeverIn(const Model& model, const Breakpoint& breakpoint, std::size_t lane) {
  const Run& run = model.lanes()[lane].run;
  return mazescope::whyNever(breakpoint.condition, run.stages(), run.spec().size);
}

/// The stage that a breakpoint is about; null: it is about none, or about the generator.
std::size_t* stageOf(Breakpoint& breakpoint) {
  std::size_t* stage = nullptr;
  if (auto* const line = std::get_if<condition::LineReached>(&breakpoint.condition))
    stage = &line->stage;
  else if (auto* const figure = std::get_if<condition::FigurePasses>(&breakpoint.condition))
    stage = &figure->stage;
  return stage != nullptr && *stage > 0 ? stage : nullptr;
}

/// Where a stage of one spec is in another: of several by one algorithm, the first remains the
/// first. 0: it is there no more.
std::size_t placeAfter(std::size_t stage, const Spec& before, const Spec& after) {
  const auto same = [&](const StageSpec& each) {
    return each.algorithm == before.stages[stage - 1].algorithm;
  };
  auto earlier = std::count_if(
      before.stages.begin(), before.stages.begin() + static_cast<std::ptrdiff_t>(stage - 1), same);
  for (std::size_t place = 1; place <= after.stages.size(); ++place)
    if (same(after.stages[place - 1]) && earlier-- == 0) return place;
  return 0;
}

}  // namespace

std::optional<std::size_t> findBreakpoint(const Model& model, const Condition& condition,
                                          std::size_t lane) {
  std::optional<std::size_t> found;
  for (std::size_t index = 0; index < model.breakpoints().size(); ++index) {
    const Breakpoint& breakpoint = model.breakpoints()[index];
    if (breakpoint.condition != condition || !isFor(breakpoint, lane)) continue;
    if (breakpoint.on) return index;
    if (!found) found = index;
  }
  return found;
}

std::size_t laneInWords(const Model& model, const Breakpoint& breakpoint) {
  if (breakpoint.lane) return *breakpoint.lane;
  if (whyNeverIn(model, breakpoint, model.selected()).empty()) return model.selected();
  for (std::size_t lane = 0; lane < model.lanes().size(); ++lane)
    if (whyNeverIn(model, breakpoint, lane).empty()) return lane;
  return model.selected();
}

std::string inWords(const Model& model, const Breakpoint& breakpoint) {
  const Run& run = model.lanes()[laneInWords(model, breakpoint)].run;
  return describe(breakpoint.condition, run.stages());
}

std::string whyNever(const Model& model, const Breakpoint& breakpoint) {
  return whyNeverIn(model, breakpoint, laneInWords(model, breakpoint));
}

std::vector<Breakpoint> followingStages(std::vector<Breakpoint> all, std::size_t lane,
                                        const Spec& before, const Spec& after) {
  std::vector<Breakpoint> kept;
  for (Breakpoint& breakpoint : all) {
    std::size_t* const stage = stageOf(breakpoint);
    if (breakpoint.lane == lane && stage != nullptr && *stage <= before.stages.size()) {
      *stage = placeAfter(*stage, before, after);
      if (*stage == 0) continue;
    }
    kept.push_back(std::move(breakpoint));
  }
  return kept;
}

Command toggleAtCurrentLine(const Model& model) {
  const Run& run = model.selectedLane().run;
  if (!run.last() || run.finished())
    return command::Report{"No line is lit to stop at: the run has not begun, or is at its end."};
  return command::ToggleBreakpoint{condition::LineReached{run.last()->line, run.stage()},
                                   model.selected()};
}

}  // namespace mazescope::gui
