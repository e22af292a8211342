#include "gui/model/model.hpp"
#include "gui/model/survey_figure.hpp"
#include "gui/model/survey_text.hpp"

#include <support/catch.hpp>

#include <algorithm>
#include <limits>

using namespace mazescope;
using namespace mazescope::gui;

namespace {

Preset twoLanes() {
  Preset preset;
  preset.lanes = {
      {resolved({"prim", {6, 5}, 99, Point{2, 3}, {{"variant", std::string("true")}}}), {}, {}},
      {resolved({"cellular-automaton", {8, 7}, 99, {}, {}}), {}, {}}};
  return preset;
}

/// A frame without time for anything but the least.
void advance(Model& model) {
  model.advance(0.02, [](double) { return false; });
}

void settle(Model& model) {
  while (model.advance(0.02, [](double) { return true; })) {
  }
}

void run(Survey& survey) {
  while (survey.work(100)) {
  }
}

std::string errorOf(const Model& model) {
  const Message* const message = model.messages().current();
  return message != nullptr && message->error ? message->text : "";
}

void checkTrials(const Survey::Part& part) {
  for (std::uint64_t index = 0; index < part.size(); ++index) {
    Spec spec = part.spec();
    spec.seed += index;
    Trial trial(spec);
    while (!trial.work(1000)) {
    }
    const TrialResult result = part.result(index);
    CHECK(result.seed == trial.result()->seed);
    CHECK(result.ticks == trial.result()->ticks);
    CHECK(result.phases == trial.result()->phases);
    CHECK(result.values == trial.result()->values);
  }
}

}  // namespace

TEST_CASE("A survey is its trials, seed by seed") {
  Model model(twoLanes());
  model.apply(command::StartSurvey{5, 20});
  settle(model);
  const Survey& survey = model.survey();
  CHECK_FALSE(survey.running());
  CHECK(survey.done() == 40);
  REQUIRE(survey.parts().size() == 2);
  for (const Survey::Part& part : survey.parts()) {
    CHECK(part.spec().seed == 5);
    CHECK(part.size() == 20);
    checkTrials(part);
  }
  // The lanes are where they were, and may change: the survey is of what they were.
  CHECK(model.lanes()[0].run.spec().seed == 99);
  model.apply(command::CloseLane{1});
  CHECK(model.survey().parts().size() == 2);
}

TEST_CASE("A survey goes on a little in every frame, while the lanes play") {
  Model model(twoLanes());
  model.apply(command::SetSpeed{asFastAsItGoes});
  model.apply(command::TogglePlay{});
  model.apply(command::StartSurvey{0, 3});
  for (int frame = 0; frame < 12; ++frame) advance(model);  // two steps for each trial
  CHECK(model.survey().done() == 6);
  CHECK(model.lanes()[0].run.tick() > 0);
}

TEST_CASE("What a cancelled survey has found stays, and it says how much") {
  Model model(twoLanes());
  model.apply(command::StartSurvey{7, 1000});
  while (model.survey().done() < 5) advance(model);
  model.apply(command::CancelSurvey{});
  settle(model);
  const Survey& survey = model.survey();
  CHECK_FALSE(survey.running());
  CHECK(survey.done() == 5);
  CHECK(survey.parts()[0].size() == 3);
  CHECK(survey.parts()[1].size() == 2);
  for (const Survey::Part& part : survey.parts()) checkTrials(part);
  CHECK(statement(survey.parts()[0], survey.seeds()) ==
        "3 of 1 000 mazes by Prim, true (start at (2, 3)), 6 × 5, seeds 7 to 9, each run to its "
        "end.");
}

TEST_CASE("What was run, in a sentence") {
  const auto said = [](const Spec& spec, std::uint64_t seeds) {
    Survey survey({spec}, 0, seeds);
    run(survey);
    return statement(survey.parts()[0], seeds);
  };
  CHECK(said({"backtracker", {4, 3}, 0, {}, {}}, 1000) ==
        "1 000 mazes by Recursive backtracker, 4 × 3, seeds 0 to 999, each run to its end.");
  CHECK(said({"backtracker", {4, 3}, 0, {}, {}}, 1) ==
        "1 maze by Recursive backtracker, 4 × 3, seed 0, run to its end.");
  CHECK(said({"cellular-automaton",
              {4, 3},
              0,
              {},
              {{"fill", 0.5}, {"rule", std::string("B3/S23")}, {"generations", std::int64_t{2}}}},
             2) == "2 caves by Cellular automaton (fill 0.5, rule B3/S23, generations 2), 4 × 3, "
                   "seeds 0 to 1, each run to its end.");
}

TEST_CASE("The bounds of a survey are named") {
  Model model(twoLanes());
  constexpr std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
  for (const std::uint64_t seeds : {std::uint64_t{0}, Survey::mostSeeds + 1}) {
    model.apply(command::StartSurvey{0, seeds});
    CHECK(errorOf(model).find(
              "The number of seeds must be a whole number from 1 to 1000000; it is ") == 0);
    model.apply(command::DismissMessage{});
  }
  model.apply(command::StartSurvey{last, 2});
  CHECK(errorOf(model) ==
        "The first seed must be a whole number from 0 to 18446744073709551614; it "
        "is 18446744073709551615");
  CHECK_FALSE(model.survey().any());
  model.apply(command::StartSurvey{last, 1});
  settle(model);
  CHECK(model.survey().parts()[0].result(0).seed == last);
}

TEST_CASE("The time that is left") {
  Survey survey({{"backtracker", {2, 2}, 0, {}, {}}}, 0, 10);
  survey.work(100);
  survey.work(100);
  REQUIRE(survey.done() == 1);
  CHECK_FALSE(survey.secondsLeft());  // too early to tell
  survey.elapse(3);
  CHECK(survey.secondsLeft() == Approx(27));
  run(survey);
  CHECK_FALSE(survey.secondsLeft());
  CHECK(duration(0.2) == "1 s");
  CHECK(duration(119.5) == "120 s");
  CHECK(duration(150) == "3 min");
}

// The maze of a row of cells has two dead ends, and its longest path goes from end to end.
TEST_CASE("The distributions of all parts are in the same bins") {
  Survey survey({{"backtracker", {3, 1}, 0, {}, {}}, {"backtracker", {6, 1}, 0, {}, {}}}, 0, 4);
  run(survey);
  const auto list = statistics();
  const auto path = std::find_if(list.begin(), list.end(),
                                 [](const Statistic& known) { return known.id == "longest-path"; });
  const SurveyFigure figure = figureOf(survey, static_cast<std::size_t>(path - list.begin()), 60);
  CHECK(figure.edges == std::vector<double>{2, 3, 4, 5, 6});
  REQUIRE(figure.parts.size() == 2);
  CHECK(figure.parts[0].counts == std::vector<std::uint64_t>{4, 0, 0, 0});
  CHECK(figure.parts[1].counts == std::vector<std::uint64_t>{0, 0, 0, 4});
  CHECK(figure.parts[1].summary.mean() == 5);
  CHECK(inWords(figure.parts[1].summary, Statistic::Unit::length) == "always 5");
  const SurveyFigure none = figureOf(survey, list.size() - 1, 60);  // of caves only
  CHECK(none.edges.empty());
  CHECK(inWords(none.parts[0].summary, Statistic::Unit::share) == "no such figure");
}

// 1, 2, 3: deviation 1, half the interval 4.3027 / sqrt(3) = 2.4842.
TEST_CASE("A summary in words") {
  Summary summary;
  for (const double value : {1.0, 2.0, 3.0}) summary.add(value);
  CHECK(inWords(summary, Statistic::Unit::count) == "mean 2.0 ± 2.5 (95 % interval), 1 to 3");
  Summary shares;
  for (const double value : {0.1, 0.2, 0.3}) shares.add(value);
  CHECK(inWords(shares, Statistic::Unit::share) ==
        "mean 20 % ± 25 (95 % interval), 10.0 % to 30.0 %");
}

TEST_CASE("The records of a survey as CSV, worked out by hand") {
  Survey survey({{"backtracker", {3, 1}, 0, {}, {}}}, 8, 2);
  run(survey);
  const std::string figures = ",6,3,3,2,0.6666666666666666,1,0,0,0,2,0,1,2,2,2,,,\n";
  CHECK(toCsv(survey) == "lane,algorithm,variant,width,height,seed,ticks,phases,visited,dead-ends,"
                         "dead-end-share,straight,turning,junctions-3,junctions-4,passages,loops,"
                         "components,longest-path,dead-end-branch-mean,dead-end-branch-longest,"
                         "open-share,solver-visited,path-length\n"
                         "1,backtracker,,3,1,8" +
                             figures + "1,backtracker,,3,1,9" + figures);
}
