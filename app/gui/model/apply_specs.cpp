#include "gui/model/breakpoints.hpp"
#include "gui/model/model.hpp"

#include <mazescope/error.hpp>
#include <mazescope/registry.hpp>
#include <mazescope/words.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace mazescope::gui {

using namespace command;

namespace {

/// Moves a cell into the grid, where making the grid smaller left it outside.
void moveInside(std::optional<Point>& point, Size size) {
  if (!point || size.cells() == 0) return;
  point->x = std::min(point->x, size.width - 1);
  point->y = std::min(point->y, size.height - 1);
}

/// What a lane becomes when it gets another spec.
PresetLane withSpec(const Lane& lane, const Spec& spec) {
  PresetLane changed{spec, lane.view, lane.overlay.wanted()};
  moveInside(changed.spec.start, spec.size);
  movePlacesInside(changed.spec);
  moveInside(changed.overlay.from, spec.size);
  return changed;
}

}  // namespace

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
    if (spec != present) made.emplace_back(lane, makeLane(withSpec(lanes_[lane], spec)));
  }
  if (made.empty()) return;
  keepForUndo(edit.continued);
  std::uint64_t shared = 0;
  for (auto& [index, lane] : made) {
    const Run& before = lanes_[index].run;
    if (index == selected_) shared = sharedTicks(before, lane.run.spec());
    breakpoints_ = followingStages(std::move(breakpoints_), index, before.spec(), lane.run.spec());
    if (std::exchange(lanes_[index], std::move(lane)).walk) tell({std::string(walkEnded)});
  }
  collectRuns();
  transport_.restart();
  // What the edit does not change is not shown again.
  if (shared > 0) transport_.seekTick(runs(), shared);
  rate_.start(position());
}

void Model::carryOut(const SetLinked& set) {
  if (set.linked == linked_) return;
  keepForUndo();
  linked_ = set.linked;
  if (linked_) carryOut(EditSpec{selected_, selectedLane().run.spec(), true});
}

void Model::carryOut(const SetGenerator& set) {
  const Spec& present = lanes_.at(set.lane).run.spec();
  const Spec spec = withGenerator(present, algorithm(set.algorithm));
  const std::string lost = namesOfLost(present, spec);
  carryOut(EditSpec{set.lane, spec});
  if (!lost.empty())
    tell({fmt::format("{} cannot follow {}: taken out of lane {}. Undo brings it back.", lost,
                      algorithm(set.algorithm).name, set.lane + 1)});
}

void Model::carryOut(const SetEnd& set) {
  const Run& run = lanes_.at(set.lane).run;
  if (!run.grid().open(run.grid().cellAt(set.cell)))
    throw Error("", fmt::format("The {} cannot be {}: there is rock at this tick.",
                                set.end == End::start ? "start" : "goal", toText(set.cell)));
  const Spec spec = withEnd(run.spec(), set.end, set.cell);
  carryOut(SelectLane{set.lane});
  carryOut(EditSpec{set.lane, spec});
}

}  // namespace mazescope::gui
