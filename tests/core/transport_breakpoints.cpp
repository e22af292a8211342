#include <support/session.hpp>

#include <support/catch.hpp>
#include <support/scan.hpp>

using namespace mazescope;
using test::Session;
using Ticks = std::vector<std::uint64_t>;
using News = Transport::News;

namespace {

constexpr Size small{10, 10};  // 200 ticks
constexpr Size large{20, 20};  // 800 ticks

Ticks scanned(const Session& session, std::size_t run, const char* condition) {
  return test::Scan(session.runs[run].spec()).ticks(parseCondition(condition));
}

Breakpoint when(const char* condition, std::optional<std::size_t> lane = {}, bool on = true) {
  return {parseCondition(condition), lane, on};
}

std::uint64_t share(std::uint64_t tick, std::uint64_t from, std::uint64_t to) {
  return (2 * tick * to + from) / (2 * from);  // rounded
}

}  // namespace

TEST_CASE("Playing stops exactly at a breakpoint, at any speed and by tick as by phase") {
  for (const double speed : {3.0, 70.0, 1000000.0, asFastAsItGoes})
    for (const PlayUnit unit : {PlayUnit::tick, PlayUnit::phase}) {
      CAPTURE(speed, static_cast<int>(unit));
      Session session({large, small}, {.speed = speed, .unit = unit});
      session.breakpoints = {when("stack-depth>20", 0)};
      const Ticks wanted = scanned(session, 0, "stack-depth>20");
      REQUIRE(wanted.size() >= 2);
      for (const std::uint64_t tick : {wanted[0], wanted[1]}) {
        session.transport.play(session.all());
        session.play(300, 0.09);
        CHECK_FALSE(session.transport.playing());
        CHECK(session.ticks() == Ticks{tick, std::min<std::uint64_t>(tick, 200)});
        CHECK(session.transport.position(session.all()) == tick);
        CHECK(session.transport.stop() == Transport::Stop{0, 0});
        CHECK(session.transport.takeNews() == News::stopped);
        CHECK(session.transport.takeNews() == News::none);
      }
    }
}

TEST_CASE("Of several lanes the earliest breakpoint counts, and the others go back to it") {
  Session session({large, small, large});
  session.learnLengths();
  session.breakpoints = {when("percent:50", 1), when("percent:20", 0), when("line:6", 2, false)};
  session.transport.toNextBreakpoint(session.all());
  session.settle();
  CHECK(session.ticks() == Ticks{100, 100, 100});
  CHECK(session.transport.stop() == Transport::Stop{1, 0});
  session.transport.toNextBreakpoint(session.all());
  session.settle();
  CHECK(session.ticks() == Ticks{160, 160, 160});
  CHECK(session.transport.stop() == Transport::Stop{0, 1});
  session.transport.toNextBreakpoint(session.all());
  session.settle();
  CHECK(session.transport.takeNews() == News::noneAhead);
  CHECK(session.ticks() == Ticks{800, 200, 800});
}

TEST_CASE("By percent the lane that met it is exact, and the others stand at the same share") {
  for (const std::size_t selected : {0U, 1U}) {
    Session session({small, {13, 7}}, {.keepStep = KeepStep::percent});  // 200 and 182 ticks
    session.selected = selected;
    session.learnLengths();
    session.breakpoints = {when("dead-end", 1)};
    Ticks found;
    session.transport.toNextBreakpoint(session.all());
    for (session.settle(); session.transport.takeNews() == News::stopped; session.settle()) {
      found.push_back(session.ticks()[1]);
      const std::uint64_t other = session.ticks()[0];
      const std::uint64_t wanted = share(found.back(), 182, 200);
      CHECK((wanted <= other + 1 && other <= wanted + 1));
      session.transport.toNextBreakpoint(session.all());
    }
    CHECK(found == scanned(session, 1, "dead-end"));

    if (found.back() == session.runs[1].total()) found.pop_back();  // there it stands
    Ticks back;
    session.transport.toPreviousBreakpoint(session.all());
    for (session.settle(); session.transport.takeNews() == News::stopped; session.settle()) {
      back.insert(back.begin(), session.ticks()[1]);
      session.transport.toPreviousBreakpoint(session.all());
    }
    CHECK(back == found);
  }
}

TEST_CASE("By phase all stand at the end of the same phase, and breakpoints are exact") {
  Session session({large, small}, {.keepStep = KeepStep::phase});
  const auto endOf = [&session](std::size_t run, std::uint64_t phase) {
    Run fresh(session.runs[run].spec());
    fresh.forwardPhases(phase);
    return fresh.tick();
  };
  session.transport.seek(30);
  session.settle();
  CHECK(session.ticks() == Ticks{endOf(0, 30), endOf(1, 30)});
  CHECK(session.transport.position(session.all()) == 30);
  session.transport.stepPhases(session.all(), 2);
  session.settle();
  CHECK(session.ticks() == Ticks{endOf(0, 32), endOf(1, 32)});
  session.transport.stepPhases(session.all(), -5);
  session.settle();
  CHECK(session.ticks() == Ticks{endOf(0, 27), endOf(1, 27)});
  session.transport.stepTicks(session.all(), 1);
  session.settle();
  CHECK(session.ticks() == Ticks{endOf(0, 27) + 1, endOf(1, 27) + 1});

  session.transport.seekTick(session.all(), 333);
  session.settle();
  CHECK(session.ticks() == Ticks{333, endOf(1, session.runs[0].phase())});

  session.learnLengths();
  CHECK(session.transport.length(session.all()).ticks == session.runs[0].totalPhases());
  session.transport.seek(0);
  session.settle();
  session.breakpoints = {when("stack-depth>20", 0)};
  session.transport.changed();
  Ticks found;
  session.transport.toNextBreakpoint(session.all());
  for (session.settle(); session.transport.takeNews() == News::stopped; session.settle()) {
    found.push_back(session.ticks()[0]);
    CHECK(session.ticks()[1] == endOf(1, session.runs[0].phase()));
    session.transport.toNextBreakpoint(session.all());
  }
  CHECK(found == scanned(session, 0, "stack-depth>20"));
  CHECK(session.runs[0].finished());
}

TEST_CASE("Playing by phase with the lanes kept by phase reaches the end") {
  Session session({large, small}, {.speed = asFastAsItGoes, .keepStep = KeepStep::phase});
  session.transport.play(session.all());
  session.settle();
  CHECK(session.ticks() == Ticks{800, 200});
  CHECK_FALSE(session.transport.playing());
}

TEST_CASE("The end of a phase is a breakpoint that is seen one move late and met in time") {
  Session session({large, small}, {.speed = 50});
  session.breakpoints = {when("phase", 1)};
  const Ticks wanted = scanned(session, 1, "phase");
  for (std::size_t i = 0; i < 5; ++i) {
    session.transport.play(session.all());
    session.play(20);
    CHECK(session.ticks() == Ticks{wanted[i], wanted[i]});
  }
}

TEST_CASE("Backwards: the latest breakpoint of all lanes, and pausing gives up the search") {
  Session session({large, small});
  session.learnLengths();
  session.breakpoints = {when("percent:50", 1), when("percent:20", 0)};
  session.transport.seek(500);
  session.settle();
  session.transport.toPreviousBreakpoint(session.all());
  CHECK(session.transport.searched());
  session.settle();
  CHECK_FALSE(session.transport.searched());
  CHECK(session.ticks() == Ticks{160, 160});
  session.transport.toPreviousBreakpoint(session.all());
  session.transport.pause();
  session.settle();
  CHECK(session.ticks() == Ticks{160, 160});
  session.transport.toPreviousBreakpoint(session.all());
  session.settle();
  CHECK(session.ticks() == Ticks{100, 100});
  CHECK(session.transport.takeNews() == News::stopped);
  session.transport.toPreviousBreakpoint(session.all());
  session.settle();
  CHECK(session.transport.takeNews() == News::noneBefore);
  CHECK(session.ticks() == Ticks{100, 100});
}

TEST_CASE("A percentage waits until the length is known") {
  Session session({large});
  session.breakpoints = {when("percent:10")};
  session.transport.toNextBreakpoint(session.all());
  session.settle();
  CHECK(session.ticks() == Ticks{0});
  session.learnLengths();
  session.settle();
  CHECK(session.ticks() == Ticks{80});
}

TEST_CASE("Without a breakpoint that is on, going to the next one stays where it is and says so") {
  Session session({large});
  session.breakpoints = {when("dead-end", {}, false), when("generation>1")};
  for (const bool forwards : {true, false}) {
    if (forwards)
      session.transport.toNextBreakpoint(session.all());
    else
      session.transport.toPreviousBreakpoint(session.all());
    session.settle();
    CHECK(session.transport.takeNews() == News::noneOn);
    CHECK(session.ticks() == Ticks{0});
    CHECK_FALSE(session.transport.playing());
  }
}

TEST_CASE("Steps and seeks pass over breakpoints; a lane that is closed meanwhile is let go") {
  Session session({large, small, small});
  session.breakpoints = {when("dead-end")};
  session.transport.seek(150);
  session.settle();
  CHECK(session.ticks() == Ticks{150, 150, 150});
  CHECK_FALSE(session.transport.stop());

  session.breakpoints = {when("line:6", 2)};
  session.transport.changed();
  session.transport.play(session.all());
  session.transport.elapse(0.05);
  (void)session.transport.work(session.all(), 1);
  session.pointers.pop_back();
  session.transport.changed();
  session.play(30);
  CHECK(session.runs[0].finished());
}
