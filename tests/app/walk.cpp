#include "gui/model/model.hpp"

#include <support/catch.hpp>

using namespace mazescope;
using namespace mazescope::gui;

namespace {

Preset twoLanes() {
  Preset preset;
  preset.lanes = {{resolved({"backtracker", {7, 5}, 3, {}, {}}), {}, {}},
                  {resolved({"prim", {7, 5}, 3, {}, {}}), {}, {}}};
  return preset;
}

void settle(Model& model) {
  while (model.advance(0, [](double) { return true; })) {
  }
}

void send(Model& model, const Command& command) {
  model.apply(command);
  settle(model);
}

/// Both lanes at their ends, and a walk in the first.
Model walking() {
  Model model(twoLanes());
  send(model, command::ToEnd{});
  send(model, command::StartWalk{0});
  return model;
}

const Lane& lane(const Model& model) { return model.lanes()[0]; }
const Walk& walk(const Model& model) { return model.lanes()[0].walk.value().walk; }

std::string said(const Model& model) {
  const Message* const message = model.messages().current();
  return message != nullptr ? message->text : "";
}

void followHint(Model& model) {
  while (!walk(model).arrived()) {
    const Grid& grid = lane(model).run.grid();
    send(model, command::WalkTo{0, grid.pointOf(walk(model).hint(grid).at(1))});
  }
}

/// A passage that leads on from the walker.
Direction wayOn(const Model& model) {
  return lane(model).run.grid().passages(walk(model).here()).at(0);
}

}  // namespace

TEST_CASE("A walk begins at one corner and is to lead to the other") {
  const Model model = walking();
  CHECK(walk(model).start() == 0);
  CHECK(walk(model).goal() == 34);
  CHECK(walk(model).complete());
  CHECK_FALSE(model.lanes()[1].walk);
  CHECK(said(model) == "Walk from (0, 0) to (6, 4): arrow keys, W A S D, or a click on a cell "
                       "straight ahead.");
}

TEST_CASE("A walk leaves the run, its grid and the preset as they are") {
  Model model = walking();
  const Grid grid = lane(model).run.grid();
  const std::uint64_t tick = lane(model).run.tick();
  const std::uint64_t revision = lane(model).run.revision();
  const std::string preset = toJson(model.preset());
  const bool edited = model.edited();
  send(model, command::SetHint{0, true});
  send(model, command::SetDarkness{0, true});
  followHint(model);
  send(model, command::StartWalk{0});
  send(model, command::WalkStep{0, wayOn(model)});
  send(model, command::EndWalk{0});
  CHECK(lane(model).run.grid() == grid);
  CHECK(lane(model).run.tick() == tick);
  CHECK(lane(model).run.revision() == revision);
  CHECK(toJson(model.preset()) == preset);
  CHECK(model.edited() == edited);
  CHECK_FALSE(model.history().canUndo());
}

TEST_CASE("At the goal the moves are told against the shortest way") {
  Model model = walking();
  const Direction away = wayOn(model);
  send(model, command::WalkStep{0, away});
  send(model, command::WalkStep{0, opposite(away)});
  CHECK(progressText(walk(model)) ==
        "2 moves · the shortest way has " + std::to_string(*walk(model).shortest()));
  followHint(model);
  const std::uint64_t shortest = *walk(model).shortest();
  CHECK(walk(model).moves() == shortest + 2);
  CHECK(said(model) == "Reached the goal in " + std::to_string(shortest + 2) +
                           " moves; the shortest way has " + std::to_string(shortest) + '.');
  send(model, command::StartWalk{0});
  CHECK(walk(model).moves() == 0);
  followHint(model);
  CHECK(said(model) ==
        "Reached the goal in " + std::to_string(shortest) + " moves; no way is shorter.");
}

TEST_CASE("From the goal the walk goes on through the maze of the next seed") {
  Model model = walking();
  send(model, command::WalkNextSeed{0});  // not from the start
  CHECK(lane(model).run.spec().seed == 3);
  send(model, command::SetDarkness{0, true});
  send(model, command::SetHint{0, true});
  followHint(model);
  send(model, command::WalkNextSeed{0});
  CHECK(lane(model).run.spec().seed == 4);
  CHECK(model.lanes()[1].run.spec().seed == 4);  // they are linked
  CHECK(lane(model).run.finished());
  CHECK(walk(model).moves() == 0);
  CHECK(lane(model).walk->darkness);
  CHECK_FALSE(lane(model).walk->hint);
  send(model, command::Undo{});
  CHECK(lane(model).run.spec().seed == 3);
}

TEST_CASE("After the last seed comes the first") {
  Preset preset = twoLanes();
  for (PresetLane& each : preset.lanes) each.spec.seed = UINT64_MAX;
  Model model(preset);
  send(model, command::ToEnd{});
  send(model, command::StartWalk{0});
  followHint(model);
  send(model, command::WalkNextSeed{0});
  CHECK(lane(model).run.spec().seed == 0);
  CHECK(lane(model).walk);
}

TEST_CASE("Whoever goes elsewhere before the next maze is made walks no more") {
  Model model = walking();
  followHint(model);
  model.apply(command::WalkNextSeed{0});
  send(model, command::Seek{5});
  CHECK(lane(model).run.tick() == 5);
  CHECK_FALSE(lane(model).walk);
  send(model, command::ToEnd{});
  CHECK_FALSE(lane(model).walk);
}

TEST_CASE("A walk ends when its maze changes") {
  Model model = walking();
  SECTION("by a move") { send(model, command::StepTicks{-1}); }
  SECTION("by an edit") {
    Spec spec = lane(model).run.spec();
    spec.seed = 9;
    send(model, command::EditSpec{0, spec});
  }
  SECTION("by an edit of a lane that it shares its seed with") {
    Spec spec = model.lanes()[1].run.spec();
    spec.seed = 9;
    send(model, command::EditSpec{1, spec});
  }
  CHECK_FALSE(lane(model).walk);
  CHECK(said(model) == walkEnded);
}

TEST_CASE("A walk stays when another lane is changed or closed") {
  Model model = walking();
  send(model, command::WalkStep{0, wayOn(model)});
  Spec spec = model.lanes()[1].run.spec();
  spec.parameters["variant"] = std::string("true");
  send(model, command::EditSpec{1, spec});
  CHECK(walk(model).moves() == 1);
  send(model, command::Undo{});
  CHECK(walk(model).moves() == 1);
  send(model, command::CloseLane{1});
  CHECK(walk(model).moves() == 1);
}

TEST_CASE("A picture that is zoomed in goes with the walker, one that fits stays") {
  Model model = walking();
  const LaneView fitting = lane(model).view;
  send(model, command::WalkStep{0, wayOn(model)});
  CHECK(lane(model).view == fitting);
  send(model, command::SetLaneView{0, {4, 0.9, 0.9}});
  const Cell next = walk(model).hint(lane(model).run.grid()).at(1);
  const Point at = lane(model).run.grid().pointOf(next);
  send(model, command::WalkTo{0, at});
  CHECK(lane(model).view == LaneView{4, (at.x + 0.5) / 7, (at.y + 0.5) / 5});
}

TEST_CASE("A duplicated lane has a walk of its own") {
  Model model = walking();
  send(model, command::DuplicateLane{0});
  send(model, command::WalkStep{0, wayOn(model)});
  CHECK(walk(model).moves() == 1);
  CHECK(model.lanes()[1].walk.value().walk.moves() == 0);
}

TEST_CASE("What plays pauses for a walk, which goes through the maze as far as it is made") {
  Model model(twoLanes());
  send(model, command::Seek{20});
  send(model, command::TogglePlay{});
  send(model, command::StartWalk{0});
  CHECK_FALSE(model.transport().playing());
}

TEST_CASE("Where nothing leads on from the start there is no walk") {
  Model model(twoLanes());
  settle(model);
  send(model, command::StartWalk{0});
  CHECK_FALSE(lane(model).walk);
  CHECK(said(model) == "There is no way to walk yet: nothing leads on from the start.");
  CHECK(model.messages().current()->error);
}

TEST_CASE("Without a walk the commands of a walker do nothing") {
  Model model(twoLanes());
  send(model, command::WalkStep{0, Direction::east});
  send(model, command::WalkTo{0, {1, 0}});
  send(model, command::SetHint{0, true});
  send(model, command::SetDarkness{0, true});
  send(model, command::WalkNextSeed{0});
  send(model, command::EndWalk{0});
  CHECK_FALSE(lane(model).walk);
  CHECK(model.messages().current() == nullptr);
}
