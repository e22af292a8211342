#include "gui/model/breakpoint_form.hpp"
#include "gui/model/breakpoints.hpp"
#include "gui/model/comparison.hpp"
#include "gui/model/model.hpp"
#include "gui/model/survey_text.hpp"

#include <support/catch.hpp>

#include <mazescope/registry.hpp>

#include <algorithm>

using namespace mazescope;
using namespace mazescope::gui;

namespace {

constexpr Size size{8, 6};

PresetLane lane(const char* generator, std::vector<StageSpec> stages) {
  Spec spec{generator, size, 3, {}, {}};
  spec.stages = std::move(stages);
  return {resolved(std::move(spec)), {}, {}};
}

Preset solved() {
  Preset preset;
  preset.lanes = {lane("backtracker", {{"breadth-first", {}}})};
  return preset;
}

void send(Model& model, const Command& command) {
  model.apply(command);
  while (model.advance(0, [](double) { return true; })) {
  }
}

const Run& runOf(const Model& model, std::size_t lane = 0) { return model.lanes()[lane].run; }
Spec specOf(const Model& model, std::size_t lane = 0) { return runOf(model, lane).spec(); }

std::vector<std::string> idsOf(const Spec& spec) {
  std::vector<std::string> ids;
  for (const StageSpec& stage : spec.stages) ids.push_back(stage.algorithm);
  return ids;
}

std::string messageOf(const Model& model) {
  const Message* const message = model.messages().current();
  return message != nullptr ? message->text : "";
}

Value endOf(const Spec& spec, std::size_t stage, const char* which) {
  return spec.stages.at(stage).parameters.at(which);
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("A solver stays last, and another one takes its place") {
  Spec spec = withStage(lane("backtracker", {}).spec, algorithm("breadth-first"));
  spec = withStage(spec, algorithm("braid"));
  spec = withStage(spec, algorithm("entrances"));
  CHECK(idsOf(spec) == Ids{"braid", "entrances", "breadth-first"});
  spec = withStage(spec, algorithm("a-star"));
  CHECK(idsOf(spec) == Ids{"braid", "entrances", "a-star"});
  CHECK(canSwap(spec, 0));
  CHECK_FALSE(canSwap(spec, 1));
  CHECK_FALSE(canSwap(spec, 2));
  CHECK(idsOf(withSwapped(spec, 0)) == Ids{"entrances", "braid", "a-star"});
  CHECK(idsOf(withoutStage(spec, 1)) == Ids{"braid", "a-star"});
  CHECK_FALSE(canSwap(lane("backtracker", {}).spec, 0));
}

TEST_CASE("Only what fits is offered") {
  CHECK(canFollow(algorithm("braid"), algorithm("prim")));
  CHECK_FALSE(canFollow(algorithm("braid"), algorithm("cellular-automaton")));
  CHECK(canFollow(algorithm("connect"), algorithm("cellular-automaton")));
  CHECK(canFollow(algorithm("breadth-first"), algorithm("cellular-automaton")));
  CHECK_FALSE(canFollow(algorithm("prim"), algorithm("backtracker")));
}

TEST_CASE("F27 A solution is gone once the maze is braided, made anew or of another size") {
  const auto checkNoSolution = [](const auto& change) {
    Model model(solved());
    send(model, command::ToEnd{});
    REQUIRE(runOf(model).answer()->length);
    Spec spec = specOf(model);
    change(spec);
    send(model, command::EditSpec{0, spec});
    CHECK_FALSE(runOf(model).answer());
    CHECK(runOf(model).path().empty());
    for (Cell cell = 0; cell < runOf(model).grid().cellCount(); ++cell)
      CHECK(runOf(model).shown(cell) != Mark::path);
  };
  checkNoSolution([](Spec& spec) { spec = withStage(spec, algorithm("braid")); });
  checkNoSolution([](Spec& spec) { spec.seed = 9; });
  checkNoSolution([](Spec& spec) { spec.size = {5, 5}; });
}

TEST_CASE("An edit of stages keeps what comes before them on screen") {
  Model model(solved());
  send(model, command::ToEnd{});
  const std::uint64_t made = runOf(model).stageStarts()[1];
  send(model, command::EditSpec{0, withStage(specOf(model), algorithm("braid"))});
  CHECK(runOf(model).tick() == made);
  CHECK(model.position() == made);
  send(model, command::Undo{});
  CHECK(runOf(model).finished());
  REQUIRE(runOf(model).answer());
  send(model, command::Seek{made - 1});
  send(model, command::EditSpec{0, withoutStage(specOf(model), 0)});
  CHECK(runOf(model).tick() == made - 1);
}

TEST_CASE("Stages that cannot follow another generator are taken out, told, and brought back") {
  Preset preset;
  preset.lanes = {lane("backtracker", {{"braid", {}}, {"entrances", {}}, {"breadth-first", {}}})};
  Model model(preset);
  send(model, command::SetGenerator{0, "prim"});
  CHECK(idsOf(specOf(model)) == Ids{"braid", "entrances", "breadth-first"});
  CHECK(messageOf(model).empty());
  send(model, command::SetGenerator{0, "cellular-automaton"});
  CHECK(idsOf(specOf(model)) == Ids{"entrances", "breadth-first"});
  CHECK(messageOf(model) == "Braid cannot follow Cellular automaton: taken out of lane 1. Undo "
                            "brings it back.");
  send(model, command::Undo{});
  CHECK(idsOf(specOf(model)) == Ids{"braid", "entrances", "breadth-first"});
  CHECK(specOf(model).algorithm == "prim");
}

TEST_CASE("Stages belong to their lane; size and seed are shared") {
  Preset preset;
  preset.lanes = {lane("backtracker", {{"braid", {}}}), lane("prim", {})};
  Model model(preset);
  Spec spec = withStage(specOf(model), algorithm("breadth-first"));
  spec.seed = 77;
  send(model, command::EditSpec{0, spec});
  CHECK(idsOf(specOf(model, 0)) == Ids{"braid", "breadth-first"});
  CHECK(idsOf(specOf(model, 1)).empty());
  CHECK(specOf(model, 1).seed == 77);
}

TEST_CASE("Start and goal are put on a cell by a stage before the solver") {
  Model model(solved());
  send(model, command::ToEnd{});
  send(model, command::SetEnd{0, End::goal, {2, 1}});
  CHECK(idsOf(specOf(model)) == Ids{"entrances", "breadth-first"});
  CHECK(endOf(specOf(model), 0, "goal") == Value("2,1"));
  CHECK(endOf(specOf(model), 0, "openings") == Value("no"));
  send(model, command::SetEnd{0, End::start, {7, 5}});
  CHECK(idsOf(specOf(model)) == Ids{"entrances", "breadth-first"});
  CHECK(endOf(specOf(model), 0, "goal") == Value("2,1"));
  send(model, command::ToEnd{});
  const Grid& grid = runOf(model).grid();
  CHECK(runOf(model).ends() == Ends{grid.cellAt({7, 5}), grid.cellAt({2, 1})});
  CHECK(runOf(model).path().front() == grid.cellAt({7, 5}));
  CHECK(runOf(model).path().back() == grid.cellAt({2, 1}));
  send(model, command::Undo{});
  send(model, command::Undo{});
  CHECK(idsOf(specOf(model)) == Ids{"breadth-first"});
}

TEST_CASE("Without a solver the ends are set last, and with openings as they were") {
  Preset preset;
  preset.lanes = {lane("prim", {{"entrances", {}}, {"braid", {}}}), lane("prim", {{"braid", {}}})};
  Model model(preset);
  send(model, command::SetEnd{0, End::start, {1, 1}});
  CHECK(idsOf(specOf(model)) == Ids{"entrances", "braid"});
  CHECK(endOf(specOf(model), 0, "openings") == Value("yes"));
  send(model, command::SetEnd{1, End::start, {1, 1}});
  CHECK(idsOf(specOf(model, 1)) == Ids{"braid", "entrances"});
  CHECK(model.selected() == 1);
}

TEST_CASE("F22 There is no start in rock") {
  Preset preset;
  preset.lanes = {lane("cellular-automaton", {{"breadth-first", {}}})};
  Model model(preset);
  send(model, command::SetEnd{0, End::start, {0, 0}});
  CHECK(messageOf(model) == "The start cannot be (0, 0): there is rock at this tick.");
  CHECK(idsOf(specOf(model)) == Ids{"breadth-first"});
  CHECK_FALSE(model.history().canUndo());
}

TEST_CASE("Cells given to stages move inside a smaller grid") {
  Model model(solved());
  send(model, command::SetEnd{0, End::goal, {7, 5}});
  Spec spec = specOf(model);
  spec.size = {4, 3};
  send(model, command::EditSpec{0, spec});
  CHECK(specOf(model).size == Size{4, 3});
  CHECK(endOf(specOf(model), 0, "goal") == Value("3,2"));
}

TEST_CASE("Breakpoints of a lane stay with their stages, and go with them") {
  Model model(solved());
  const Breakpoint looks{parseCondition("line:4@1"), 0, true};
  const Breakpoint everywhere{parseCondition("line:4@1"), {}, true};
  send(model, command::SetBreakpoints{{looks, everywhere}});
  send(model, command::EditSpec{0, withStage(specOf(model), algorithm("braid"))});
  CHECK(model.breakpoints()[0].condition == parseCondition("line:4@2"));
  CHECK(model.breakpoints()[1] == everywhere);
  send(model, command::EditSpec{0, withoutStage(specOf(model), 1)});
  CHECK(model.breakpoints() == std::vector{everywhere});
  send(model, command::Undo{});
  CHECK(model.breakpoints()[0].condition == parseCondition("line:4@2"));
}

TEST_CASE("A breakpoint is for the stage whose line is lit, also in its form") {
  Model model(solved());
  send(model, command::ToEnd{});
  send(model, command::SeekTick{*firstTick(runOf(model), 1)});
  REQUIRE(runOf(model).stage() == 1);
  send(model, toggleAtCurrentLine(model));
  const auto& reached = std::get<condition::LineReached>(model.breakpoints().at(0).condition);
  CHECK(reached.stage == 1);
  BreakpointForm form;
  form.fill(model, model.breakpoints()[0]);
  CHECK(form.breakpoint(model, true) == model.breakpoints()[0]);
  form.setStage(model, 0);
  const auto moved = std::get<condition::LineReached>(form.breakpoint(model, true).condition);
  CHECK(moved.stage == 0);
  // One of a stage that is there no more can still be changed.
  const Breakpoint gone{parseCondition("line:4@5"), 0, true};
  form.fill(model, gone);
  CHECK(form.stage == 1);
}

TEST_CASE("Where a stage begins is known once the run was there") {
  Model model(solved());
  CHECK_FALSE(firstTick(runOf(model), 1));
  send(model, command::ToEnd{});
  const auto tick = firstTick(runOf(model), 1);
  REQUIRE(tick);
  send(model, command::SeekTick{*tick});
  CHECK(runOf(model).stage() == 1);
  send(model, command::StepTicks{-1});
  CHECK(runOf(model).stage() == 0);
  CHECK(firstTick(runOf(model), 0) == 0U);
  CHECK(nextBeginning(runOf(model)) == *tick);
  CHECK(previousBeginning(runOf(model)) == 0);
  send(model, command::ToEnd{});
  CHECK(nextBeginning(runOf(model)) == runOf(model).tick());
  CHECK(previousBeginning(runOf(model)) == *tick);
}

TEST_CASE("Runs with stages in words") {
  Preset preset;
  preset.lanes = {lane("backtracker", {{"braid", {}}, {"breadth-first", {}}})};
  Model model(preset);
  CHECK(titles(runOf(model)) == Ids{"Recursive backtracker, then Braid, Breadth-first",
                                    "Recursive backtracker … Breadth-first", "… Breadth-first"});
  CHECK(answerText(runOf(model)).empty());
  send(model, command::ToEnd{});
  const Answer answer = *runOf(model).answer();
  CHECK(answerText(runOf(model)) ==
        "path " + std::to_string(*answer.length) + ", looked at " + std::to_string(answer.visited));
  const Survey survey({specOf(model)}, 5, 2);
  CHECK(
      statement(survey.parts()[0], 2).find("mazes by Recursive backtracker, then Braid (share ") !=
      std::string::npos);
}

TEST_CASE("Two solvers on one maze compare in the table") {
  Preset preset;
  preset.lanes = {lane("backtracker", {{"breadth-first", {}}}),
                  lane("backtracker", {{"wall-follower", {}}}), lane("backtracker", {})};
  Model model(preset);
  send(model, command::ToEnd{});
  const auto row = [&](std::string_view id) {
    const Comparison comparison = compare(model.lanes(), model.moreIsBetter());
    return *std::find_if(comparison.rows.begin(), comparison.rows.end(), [&](const auto& each) {
      return each.statistic && statistics()[*each.statistic].id == id;
    });
  };
  const Comparison::Row visited = row("solver-visited");
  CHECK(visited.entries[0].value.number == static_cast<double>(runOf(model, 0).answer()->visited));
  CHECK(visited.entries[1].value.number == static_cast<double>(runOf(model, 1).answer()->visited));
  CHECK_FALSE(visited.entries[2].value.number);
  const Comparison::Row length = row("path-length");
  CHECK(length.entries[0].value.number == length.entries[1].value.number);
  CHECK(length.entries[0].value.number == static_cast<double>(runOf(model, 0).path().size() - 1));
  send(model, command::CloseLane{0});
  send(model, command::CloseLane{0});
  const Comparison plain = compare(model.lanes(), model.moreIsBetter());
  CHECK(std::none_of(plain.rows.begin(), plain.rows.end(), [](const Comparison::Row& each) {
    return each.statistic && statistics()[*each.statistic].solversOnly;
  }));
}
