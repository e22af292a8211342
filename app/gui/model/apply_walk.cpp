#include "gui/model/model.hpp"

#include <mazescope/describe.hpp>
#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <utility>

// A walk reads its lane's grid and nothing else: neither the run nor the preset knows of it.

namespace mazescope::gui {

using namespace command;

namespace {

constexpr std::uint64_t searchSlice = 16384;  // of one search between two looks at the clock

}  // namespace

void Model::beginWalk(Lane& lane, bool darkness) {
  const Grid& grid = lane.run.grid();
  const Ends ends = orCorners(lane.run.ends(), grid);
  if (!ends.start || !ends.goal || grid.passages(*ends.start).empty())
    throw Error("", "There is no way to walk yet: nothing leads on from the start.");
  lane.walk.emplace(
      LaneWalk{nextId_++, Walk(grid, *ends.start, *ends.goal), lane.run.tick(), false, darkness});
  tell({fmt::format("Walk from {} to {}: arrow keys, W A S D, or a click on a cell straight ahead.",
                    toText(grid.pointOf(*ends.start)), toText(grid.pointOf(*ends.goal)))});
}

void Model::walked(Lane& lane) {
  const Walk& walk = lane.walk->walk;
  if (walk.arrived()) tell({arrivalText(walk)});
  if (lane.view.zoom <= 1) return;
  // Zoomed in, the picture goes with the walker.
  const auto [x, y] = lane.run.grid().pointOf(walk.here());
  const Size size = lane.run.grid().size();
  lane.view.x = (x + 0.5) / size.width;
  lane.view.y = (y + 0.5) / size.height;
}

void Model::carryOut(const StartWalk& start) {
  Lane& lane = lanes_.at(start.lane);
  transport_.pause();
  beginWalk(lane, lane.walk && lane.walk->darkness);
}

void Model::carryOut(const EndWalk& end) { lanes_.at(end.lane).walk.reset(); }

void Model::carryOut(const WalkStep& step) {
  Lane& lane = lanes_.at(step.lane);
  if (lane.walk && lane.walk->walk.move(lane.run.grid(), step.direction)) walked(lane);
}

void Model::carryOut(const WalkTo& to) {
  Lane& lane = lanes_.at(to.lane);
  const Grid& grid = lane.run.grid();
  if (lane.walk && lane.walk->walk.walkTo(grid, grid.cellAt(to.cell))) walked(lane);
}

void Model::carryOut(const SetHint& set) {
  if (auto& walk = lanes_.at(set.lane).walk) walk->hint = set.on;
}

void Model::carryOut(const SetDarkness& set) {
  if (auto& walk = lanes_.at(set.lane).walk) walk->darkness = set.on;
}

void Model::carryOut(const WalkNextSeed& next) {
  Lane& lane = lanes_.at(next.lane);
  if (!lane.walk || !lane.walk->walk.arrived()) return;
  const bool darkness = lane.walk->darkness;
  lane.walk.reset();
  Spec spec = lane.run.spec();
  ++spec.seed;  // after the last comes the first
  carryOut(EditSpec{next.lane, std::move(spec)});
  transport_.toEnd();
  awaitedWalk_ = AwaitedWalk{lanes_[next.lane].id, darkness};
}

/// A maze that has changed under its walker is another one.
void Model::endStaleWalks() {
  for (Lane& lane : lanes_) {
    if (!lane.walk || lane.walk->tick == lane.run.tick()) continue;
    lane.walk.reset();
    tell({std::string(walkEnded)});
  }
}

/// All lanes rest. If the one in question is not at its end now, its user had other ideas.
void Model::beginAwaitedWalk() {
  const auto awaited = std::exchange(awaitedWalk_, std::nullopt);
  for (Lane& lane : lanes_) {
    if (!awaited || lane.id != awaited->lane || !lane.run.finished()) continue;
    try {
      beginWalk(lane, awaited->darkness);
    } catch (const Error& error) {
      tell({error.what(), true});
    }
  }
}

/// Goes on with the searches of all walks; returns whether one is not complete yet.
bool Model::findWays() {
  bool behind = false;
  for (Lane& lane : lanes_) {
    if (!lane.walk) continue;
    try {
      behind = !lane.walk->walk.work(lane.run.grid(), searchSlice) || behind;
    } catch (const std::bad_alloc&) {
      lane.walk.reset();
      tell({"There is not enough memory for that walk.", true});
    }
  }
  return behind;
}

}  // namespace mazescope::gui
