#include "gui/model/model.hpp"

#include <support/catch.hpp>

#include <algorithm>

using namespace mazescope;
using namespace mazescope::gui;

namespace {

std::size_t statistic(std::string_view id) {
  const auto list = statistics();
  const auto found = std::find_if(list.begin(), list.end(),
                                  [&](const Statistic& known) { return known.id == id; });
  REQUIRE(found != list.end());
  return static_cast<std::size_t>(found - list.begin());
}

Preset threeLanes() {
  Preset preset;
  for (const char* const algorithm : {"backtracker", "prim", "cellular-automaton"})
    preset.lanes.push_back({resolved({algorithm, {20, 15}, 7, {}, {}}), {}, {}});
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

/// All values as a look at the whole grid at once gives them.
void checkExact(const Lane& lane) {
  Analysis analysis(lane.run.grid());
  while (!analysis.work(1000)) {
  }
  for (std::size_t i = 0; i < statistics().size(); ++i) {
    INFO(statistics()[i].id << " at tick " << lane.run.tick());
    const LaneFigures::Value value = lane.figures.value(lane.run, i);
    CHECK(value.number == statistics()[i].value({lane.run.grid(), Counts::of(lane.run.grid()),
                                                 analysis.structure(), lane.run.answer()}));
    CHECK_FALSE(value.older);
  }
  CHECK(lane.figures.longestPathEnds() == analysis.structure()->longestPathEnds);
}

}  // namespace

TEST_CASE("Figures are exact for the tick shown once the lanes rest") {
  Model model(threeLanes());
  send(model, command::ShowDrawer{Drawer::comparison});
  for (const std::uint64_t tick : {0U, 1U, 150U, 431U, 100000U, 77U}) {
    send(model, command::Seek{tick});
    for (const Lane& lane : model.lanes()) checkExact(lane);
  }
}

TEST_CASE("Nothing is worked out that nobody looks at") {
  Model model(threeLanes());
  send(model, command::Seek{100});
  CHECK(model.lanes()[0].figures.tick() == 100U);
  CHECK_FALSE(model.lanes()[1].figures.tick());
  CHECK_FALSE(
      model.lanes()[1].figures.value(model.lanes()[1].run, statistic("longest-path")).number);
  CHECK(model.lanes()[1].figures.value(model.lanes()[1].run, statistic("dead-ends")).number);
  send(model, command::SelectLane{1});
  CHECK(model.lanes()[1].figures.tick() == 100U);
  send(model, command::ShowDrawer{Drawer::comparison});
  CHECK(model.lanes()[2].figures.tick() == 100U);
  send(model, command::ShowDrawer{Drawer::survey});
  send(model, command::Seek{200});
  CHECK(model.lanes()[0].figures.tick() == 100U);
  CHECK(model.lanes()[1].figures.tick() == 200U);
}

TEST_CASE("While a lane moves, figures that took longer belong to an earlier tick and say so") {
  Run run(resolved({"backtracker", {20, 15}, 7, {}, {}}));
  const std::size_t path = statistic("longest-path");
  run.seek(100);
  LaneFigures figures;
  CHECK_FALSE(figures.work(run, false, 10));
  CHECK_FALSE(figures.value(run, path).number);
  run.seek(200);
  while (!figures.tick()) figures.work(run, false, 10);
  CHECK(figures.tick() == 100U);
  const LaneFigures::Value old = figures.value(run, path);
  CHECK(old.number);
  CHECK(old.older == 100U);
  CHECK_FALSE(figures.value(run, statistic("dead-ends")).older);

  SECTION("at rest, what was begun earlier is given up") {
    run.seek(300);
    CHECK_FALSE(figures.work(run, false, 10));
    run.seek(400);
    while (!figures.work(run, true, 10)) CHECK(figures.tick() == 100U);
    CHECK(figures.tick() == 400U);
    CHECK(figures.revision() == 2);
  }
  SECTION("what is known of a tick is not worked out again") {
    run.seek(100);
    CHECK(figures.work(run, true, 0));
    CHECK_FALSE(figures.value(run, path).older);
    CHECK(figures.value(run, path).number == old.number);
  }
}

TEST_CASE("A lane made anew has no figures of the old one") {
  Model model(threeLanes());
  send(model, command::Seek{300});
  Spec spec = model.lanes()[0].run.spec();
  spec.seed = 8;
  model.apply(command::EditSpec{0, spec});
  CHECK_FALSE(model.lanes()[0].figures.tick());
  settle(model);
  checkExact(model.lanes()[0]);
}
