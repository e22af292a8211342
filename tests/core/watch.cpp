#include <support/every_variant.hpp>
#include <support/scan.hpp>

#include <mazescope/backward_search.hpp>
#include <mazescope/random.hpp>

using namespace mazescope;
using test::Scan;
using test::Subject;

namespace {

using Ticks = std::vector<std::uint64_t>;

Watch watchOf(const Run& run, const Condition& condition) {
  const std::vector<Breakpoint> one{{condition, {}, true}};
  return {one, 0, run.stages(), run.spec().size};
}

/// From stop to stop to the end, `slice` moves at a time.
Ticks forwards(Run& run, const Condition& condition, std::uint64_t slice) {
  Watch watch = watchOf(run, condition);
  if (watch.needsLength()) run.scout(UINT64_MAX);
  watch.start(run.moment(), 1);
  Ticks ticks;
  while (true) {
    const auto [arrived, hit] = run.approachWatched({}, slice, watch);
    if (hit) {
      ticks.push_back(run.tick());
      watch.start(run.moment(), run.tick() + 1);
    } else if (arrived) {
      return ticks;
    }
  }
}

/// From stop to stop back to the start.
Ticks backwards(Run& run, const Condition& condition, std::uint64_t slice) {
  run.toEnd();
  Ticks ticks;
  while (true) {
    BackwardSearch search(run, watchOf(run, condition));
    while (!search.work(run, slice)) CHECK((search.progress() >= 0 && search.progress() <= 1));
    CHECK(search.progress() == 1);
    if (!search.hit()) break;
    run.seek(search.hit()->tick);
    CHECK(search.hit()->phase == run.phase());
    ticks.insert(ticks.begin(), run.tick());
  }
  return ticks;
}

}  // namespace

TEST_CASE("Every breakpoint is hit exactly at the ticks that a tick-by-tick scan finds") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : {Size{1, 1}, Size{2, 1}, Size{12, 9}}) {
      const Spec spec = subject.spec(size, 5);
      const Scan scan(spec);
      Run run(spec);
      for (const Condition& condition : test::someConditions(run.stages(), size)) {
        const std::string when = toText(condition);
        CAPTURE(test::inWords(size), when);
        const Ticks wanted = scan.ticks(condition);
        for (const std::uint64_t slice : {std::uint64_t{1}, std::uint64_t{7}, UINT64_MAX}) {
          run.seek(0);
          CHECK(forwards(run, condition, slice) == wanted);
          // The end of the run is met by going there, and so is not before itself.
          Ticks before = wanted;
          if (!before.empty() && before.back() == scan.length()) before.pop_back();
          if (slice > 1) CHECK(backwards(run, condition, slice) == before);
        }
      }
    }
  });
}

TEST_CASE("Backwards from the middle of a long run, over many checkpoints") {
  Run run({"backtracker", {150, 100}, 3, {}, {}});
  run.toEnd();
  REQUIRE(run.checkpoints().count() > 10);
  const Condition touched = condition::CellTouched{{20, 10}};
  const Cell cell = run.grid().cellAt({20, 10});
  Ticks all;
  const std::vector<Mutation> film = test::filmOf(run.spec());
  for (std::uint64_t tick = 1; tick <= film.size(); ++tick) {
    const Mutation& made = film[tick - 1];
    const bool carves = made.kind == Mutation::Kind::carve;
    if (made.cell == cell || (carves && run.grid().neighbor(made.cell, made.direction) == cell))
      all.push_back(tick);
  }
  REQUIRE(all.size() >= 2);
  BackwardSearch search(run, watchOf(run, touched));
  while (!search.work(run, 1000)) {
  }
  CHECK(search.hit()->tick == all.back());
  run.seek(all.front());
  BackwardSearch none(run, watchOf(run, touched));
  while (!none.work(run, 1000)) {
  }
  CHECK_FALSE(none.hit());
}

TEST_CASE("A goal is kept: its tick, or the end of its phase, whichever comes first") {
  Run run({"prim", {12, 9}, 5, {}, {}});
  Watch none({}, 0, run.stages(), run.spec().size);
  CHECK(none.empty());
  none.start(run.moment(), 1);
  CHECK(run.approachWatched({.tick = 17}, 100, none).arrived);
  CHECK(run.tick() == 17);
  Run other(run.spec());
  other.forwardPhases(9);
  CHECK(run.approachWatched({.phase = 9}, 1000, none).arrived);
  CHECK(run.tick() == other.tick());
  CHECK_FALSE(run.approachWatched({.tick = 100}, 5, none).arrived);
  CHECK(run.tick() == other.tick() + 5);
}

TEST_CASE("Breakpoints that are off, of other lanes, or impossible are not watched") {
  const Run run({"backtracker", {12, 9}, 5, {}, {}});
  const auto empty = [&run](const Breakpoint& breakpoint, std::size_t lane) {
    return Watch({&breakpoint, 1}, lane, run.stages(), run.spec().size).empty();
  };
  CHECK_FALSE(empty({condition::PhaseEnds{}, {}, true}, 0));
  CHECK_FALSE(empty({condition::PhaseEnds{}, 2, true}, 2));
  CHECK(empty({condition::PhaseEnds{}, 2, true}, 1));
  CHECK(empty({condition::PhaseEnds{}, {}, false}, 0));
  CHECK(empty({condition::LineReached{1}, {}, true}, 0));
  CHECK(empty({condition::FigurePasses{"generation", true, 1}, {}, true}, 0));
}

TEST_CASE("The end of a phase is reached from anywhere, forwards and backwards, in slices") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({12, 9}, 5);
    std::vector<std::uint64_t> ends{0};  // by phase
    const std::vector<Mutation> film = test::filmOf(spec);
    for (std::uint64_t tick = 1; tick <= film.size(); ++tick)
      if (tick == film.size() || film[tick].phaseStart) ends.push_back(tick);
    Run run(spec, 4000);
    Random random(7);
    for (int i = 0; i < 60; ++i) {
      const std::uint64_t phase = random.below(static_cast<std::uint32_t>(ends.size() + 2));
      CAPTURE(i, phase);
      while (!run.approachPhase(phase, 50)) {
      }
      CHECK(run.tick() == ends[std::min<std::uint64_t>(phase, ends.size() - 1)]);
    }
  });
}
