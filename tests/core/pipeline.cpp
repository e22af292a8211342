#include <support/bare.hpp>
#include <support/catch.hpp>
#include <support/errors.hpp>

#include <mazescope/run.hpp>

using namespace mazescope;

namespace {

Spec solved(std::vector<StageSpec> stages) {
  return {.algorithm = "backtracker",
          .size = {12, 9},
          .seed = 3,
          .start = {},
          .parameters = {},
          .stages = std::move(stages)};
}

Error refusal(const Spec& spec) {
  return test::errorOf([&spec] { (void)resolved(spec); });
}

}  // namespace

TEST_CASE("Stages follow one another, each from the tick after the last move of the one before") {
  Run run(solved({{"braid", {{"share", 1.0}}}, {"breadth-first", {}}}));
  run.toEnd();
  const std::vector<std::uint64_t> starts = run.stageStarts();
  REQUIRE(starts.size() == 3);
  CHECK(starts[0] == 0);
  CHECK(starts[1] == 2 * 12 * 9);  // a backtracker's whole run
  CHECK(starts[1] < starts[2]);

  run.seek(starts[1]);
  CHECK(run.stage() == 0);
  run.forward(1);
  CHECK(run.stage() == 1);
  CHECK(run.algorithm().id == "braid");
  CHECK(run.last()->phaseStart);
  run.back(1);
  CHECK(run.stage() == 0);
  run.seek(starts[2] + 1);
  CHECK(run.stage() == 2);
  CHECK(run.variant().id == "breadth-first");
}

TEST_CASE("The generator makes the same moves whatever follows it") {
  const std::vector<Mutation> alone = test::filmOf(solved({}));
  std::vector<Mutation> followed = test::filmOf(solved({{"braid", {}}, {"a-star", {}}}));
  REQUIRE(followed.size() > alone.size());
  followed.resize(alone.size());
  CHECK(followed == alone);
}

TEST_CASE("A stage that finds nothing to do is passed over") {
  Run run(solved({{"braid", {{"share", 0.0}}}, {"breadth-first", {}}}));
  run.seek(2 * 12 * 9 + 1);
  CHECK(run.stage() == 2);
  CHECK(run.stageStarts()[1] == run.stageStarts()[2]);
}

TEST_CASE("Figures of stages: none before their time, and their last value after it") {
  Run run(solved({{"braid", {{"share", 1.0}}}, {"breadth-first", {}}}));
  const std::vector<StageFigure> figures = run.figures();
  REQUIRE(figures.front().stage == 0);
  REQUIRE(figures.back().stage == 2);
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (figures[i].stage > 0) CHECK(run.figure(i) == 0);
  run.seek(100);
  CHECK(run.figure(0) > 0);
  run.toEnd();
  CHECK(run.figure(0) == 0);  // the stack of a backtracker that has ended
}

TEST_CASE("Only a solver has an answer, and its path leads from start to goal") {
  Run run(solved({{"breadth-first", {}}}));
  CHECK_FALSE(run.answer());
  CHECK(run.path().empty());
  run.toEnd();
  const std::vector<Cell> path = run.path();
  REQUIRE(run.answer());
  REQUIRE(run.answer()->length);
  CHECK(path.size() == *run.answer()->length + 1);
  CHECK(path.front() == run.ends().start);
  CHECK(path.back() == run.ends().goal);
  CHECK(run.ends() == Ends{0, 12 * 9 - 1});
}

TEST_CASE("Stages that cannot follow are refused with the stage and the reason") {
  const Error second = refusal(solved({{"braid", {}}, {"prim", {}}}));
  CHECK(second.field() == "stages/1/algorithm");
  CHECK(std::string(second.what()).find("must be one of \"a-star\"") == 0);
  const Error early = refusal(solved({{"breadth-first", {}}, {"braid", {}}}));
  CHECK(early.field() == "stages/0/algorithm");
  CHECK(std::string(early.what()) == "breadth-first is a solver; no stage can follow it");
  const Error cave = refusal(solved({{"connect", {}}}));
  CHECK(cave.field() == "stages/0/algorithm");
  CHECK(std::string(cave.what()) == "connect works on caves; backtracker makes mazes");
  CHECK(refusal(solved({{"braid", {{"share", 1.5}}}})).field() == "stages/0/parameters/share");
  CHECK(refusal(solved({{"braid", {{"chare", 1.0}}}})).field() == "stages/0/parameters/chare");
  CHECK(refusal(solved({{"no-such", {}}})).field() == "stages/0/algorithm");
  CHECK(refusal(solved(std::vector<StageSpec>(9, {"braid", {}}))).field() == "stages");
  Spec stage = solved({});
  stage.algorithm = "braid";
  CHECK(std::string(refusal(stage).what()).find("must be one of \"backtracker\", ") == 0);
  const Error outside = refusal(solved({{"entrances", {{"goal", std::string("12,0")}}}}));
  CHECK(outside.field() == "stages/0/parameters/goal");
  CHECK(std::string(outside.what()) ==
        "must lie in the grid, from (0, 0) to (11, 8); it is (12, 0)");
}

TEST_CASE("Breakpoints are for one stage, and say which") {
  Run run(solved({{"breadth-first", {}}}));
  const auto hit = [&run](const char* when) {
    const std::vector<Breakpoint> one{{parseCondition(when), {}, true}};
    Run copy = run;
    Watch watch(one, 0, copy.stages(), copy.spec().size);
    watch.start(copy.moment(), 1);
    while (!copy.approachWatched({}, 1000, watch).arrived) {
    }
    return copy.stage();
  };
  CHECK(hit("line:1") == 0);
  const std::vector<PseudocodeLine>& lines = run.stages()[1].variant->pseudocode;
  std::size_t line = 0;
  while (lines[line].told.empty()) ++line;
  CHECK(hit(("line:" + std::to_string(line + 1) + "@1").c_str()) == 1);
  CHECK(toText(parseCondition("line:5@2")) == "line:5@2");
  CHECK(toText(parseCondition("stack-depth>9@1")) == "stack-depth>9@1");
  CHECK(whyNever(parseCondition("line:5@2"), run.stages(), {12, 9}) ==
        "there is no stage 2; the run has 1 stage after its generator");
  CHECK(std::string(test::errorOf([] { (void)parseCondition("line:5@0"); }).what()) ==
        "after @ comes the number of a stage, from 1 to 8");
}
