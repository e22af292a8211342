#include <mazescope/transport.hpp>

#include <support/catch.hpp>
#include <support/session.hpp>

using namespace mazescope;
using test::Session;

namespace {

using Ticks = std::vector<std::uint64_t>;
constexpr Size small{10, 10};  // 200 ticks
constexpr Size large{20, 20};  // 800 ticks

}  // namespace

TEST_CASE("By tick, all runs go to the same tick, and short ones stop at their end") {
  Session session({small, large});
  session.transport.seek(150);
  session.settle();
  CHECK(session.ticks() == Ticks{150, 150});
  session.transport.seek(500);
  session.settle();
  CHECK(session.ticks() == Ticks{200, 500});
  CHECK(session.transport.position(session.all()) == 500);
  session.transport.stepTicks(session.all(), -1);
  session.settle();
  CHECK(session.ticks() == Ticks{200, 499});
  session.transport.seek(100);
  session.settle();
  CHECK(session.ticks() == Ticks{100, 100});
}

TEST_CASE("By percent, all runs go to the same share of their own length") {
  Session session({small, large}, {.keepStep = KeepStep::percent});
  session.learnLengths();
  session.transport.seek(50);
  session.settle();
  CHECK(session.ticks() == Ticks{50, 200});
  session.transport.stepTicks(session.all(), 1);
  session.settle();
  CHECK(session.ticks() == Ticks{51, 204});
  session.selected = 1;
  session.transport.reselected(session.all());
  session.settle();
  CHECK(session.ticks() == Ticks{51, 204});
  session.transport.stepTicks(session.all(), 1);
  session.settle();
  CHECK(session.ticks() == Ticks{51, 205});
  session.transport.toEnd();
  session.settle();
  CHECK(session.ticks() == Ticks{200, 800});
}

TEST_CASE("By percent, the runs go by tick until their lengths are known") {
  Session session({small, large}, {.keepStep = KeepStep::percent, .tick = 40});
  session.settle();
  CHECK(session.ticks() == Ticks{40, 40});
  session.learnLengths();
  session.settle();
  CHECK(session.ticks() == Ticks{40, 160});
  session.transport.stepTicks(session.all(), 10);
  session.settle();
  CHECK(session.ticks() == Ticks{50, 200});
}

TEST_CASE("F28 Steps are clamped at both ends") {
  Session session({small});
  session.transport.stepTicks(session.all(), -10);
  session.settle();
  CHECK(session.ticks() == Ticks{0});
  session.transport.toEnd();
  session.settle();
  session.transport.stepTicks(session.all(), 10);
  session.settle();
  CHECK(session.ticks() == Ticks{200});
  CHECK(session.transport.playback().tick == 200);
  session.transport.stepTicks(session.all(), -1);
  session.settle();
  CHECK(session.ticks() == Ticks{199});
}

TEST_CASE("Playing moves by the speed set, whatever the length of a frame") {
  for (const double frame : {0.004, 0.02, 0.09}) {
    Session session({large}, {.speed = 100});
    session.transport.play(session.all());
    session.play(1.8, frame);
    CHECK(session.ticks()[0] >= 179);
    CHECK(session.ticks()[0] <= 181);
  }
}

TEST_CASE("F31 Time in which the program did not run is not made up for") {
  Session session({large}, {.speed = 10});
  session.transport.play(session.all());
  session.transport.elapse(60);
  session.settle();
  CHECK(session.ticks()[0] <= 2);
}

TEST_CASE("Playing ends at the end of the longest run, and starts anew from there") {
  Session session({small, large}, {.speed = asFastAsItGoes});
  session.transport.play(session.all());
  session.settle();
  CHECK(session.ticks() == Ticks{200, 800});
  CHECK_FALSE(session.transport.playing());
  session.transport.setSpeed(10);
  session.transport.play(session.all());
  session.settle();
  CHECK(session.ticks() == Ticks{0, 0});
  CHECK(session.transport.playing());
}

TEST_CASE("Phases are those of the selected run, or of one that is still under way") {
  Session session({small, large});
  session.transport.stepPhases(session.all(), 3);
  session.settle();
  CHECK(session.runs[0].phase() == 3);
  CHECK(session.runs[1].tick() == session.runs[0].tick());
  session.transport.stepPhases(session.all(), -1);
  session.settle();
  CHECK(session.runs[0].phase() == 2);

  session.transport.seek(400);
  session.settle();
  const std::uint64_t phase = session.runs[1].phase();
  session.transport.stepPhases(session.all(), 2);
  session.settle();
  CHECK(session.runs[1].phase() >= phase + 1);
  CHECK(session.runs[1].phase() <= phase + 2);
  CHECK(session.runs[0].tick() == 200);
}

TEST_CASE("Playing by phase ends every step at the end of a phase") {
  Session session({large}, {.speed = 20, .unit = PlayUnit::phase});
  session.transport.play(session.all());
  session.play(1);
  Run fresh(session.runs[0].spec());
  fresh.forwardPhases(session.runs[0].phase());
  CHECK(session.runs[0].phase() >= 19);
  CHECK(session.runs[0].tick() == fresh.tick());
}

TEST_CASE("F43 A run made anew starts over while the others are let be until the next move") {
  Session session({small, large});
  session.transport.seek(100);
  session.settle();
  session.runs[0] = Run(Spec{"prim", small, 1, {}, {}});
  session.transport.restart();
  session.settle();
  CHECK(session.ticks() == Ticks{0, 100});
  CHECK(session.transport.position(session.all()) == 0);
  session.transport.stepTicks(session.all(), 1);
  session.settle();
  CHECK(session.ticks() == Ticks{1, 1});
}

TEST_CASE(
    "F43 A run made anew leaves the others be by percent too, also once its length is known") {
  Session session({small, large}, {.keepStep = KeepStep::percent});
  session.learnLengths();
  session.transport.seek(100);
  session.settle();
  session.runs[0] = Run(Spec{"prim", small, 1, {}, {}});
  session.transport.restart();
  session.settle();
  session.learnLengths();
  session.settle();
  CHECK(session.ticks() == Ticks{0, 400});
}

TEST_CASE("A long move is made in slices that leave the runs where they can be looked at") {
  Session session({Size{200, 200}});
  session.transport.toEnd();
  int slices = 1;
  while (session.transport.work(session.all(), 1000)) {
    CHECK(session.runs[0].tick() <= static_cast<std::uint64_t>(slices) * 1000);
    ++slices;
  }
  CHECK(slices >= 80);
  CHECK(session.runs[0].finished());
}

TEST_CASE("Changing how lanes keep step moves none of them") {
  Session session({small, large});
  session.learnLengths();
  session.transport.seek(120);
  session.settle();
  session.transport.setKeepStep(session.all(), KeepStep::percent);
  session.settle();
  CHECK(session.ticks() == Ticks{120, 120});
  session.transport.stepTicks(session.all(), 1);
  session.settle();
  CHECK(session.ticks() == Ticks{121, 484});
}

TEST_CASE("Playing backwards moves by the speed set, and ends at the start") {
  Session session({small, large}, {.speed = 100});
  session.transport.seek(500);
  session.settle();
  session.transport.playBackwards(session.all());
  CHECK(session.transport.playingBackwards());
  session.play(1, 0.02);
  CHECK(session.ticks()[1] >= 399);
  CHECK(session.ticks()[1] <= 401);
  CHECK(session.ticks()[0] == 200);
  session.transport.setSpeed(asFastAsItGoes);
  session.settle();
  CHECK(session.ticks() == Ticks{0, 0});
  CHECK_FALSE(session.transport.playing());
  session.transport.playBackwards(session.all());
  CHECK_FALSE(session.transport.playing());
}

TEST_CASE("Playing backwards by phase passes every beginning of a phase") {
  Session session({small}, {.speed = 10, .unit = PlayUnit::phase});
  session.transport.toEnd();
  session.settle();
  const std::uint64_t phases = session.all().all[0]->phase();
  session.transport.playBackwards(session.all());
  session.play(1.05, 0.05);
  CHECK(session.all().all[0]->phase() == phases - 10);
  session.transport.pause();
  session.settle();
  CHECK_FALSE(session.transport.playingBackwards());
}

TEST_CASE("Playing turns round at once") {
  Session session({large}, {.speed = 100});
  session.transport.seek(400);
  session.settle();
  session.transport.playBackwards(session.all());
  session.play(0.5, 0.05);
  session.transport.play(session.all());
  CHECK_FALSE(session.transport.playingBackwards());
  session.play(0.5, 0.05);
  CHECK(session.ticks()[0] >= 398);
  CHECK(session.ticks()[0] <= 402);
}
