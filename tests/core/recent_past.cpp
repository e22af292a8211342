#include <support/every_variant.hpp>
#include <support/run_checks.hpp>

#include <mazescope/recent_past.hpp>

using namespace mazescope;
using test::Subject;

TEST_CASE("A run goes back through all its ticks, in steps that meet its places and miss them") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({100, 100}, 51));
    run.toEnd();
    for (std::uint64_t tick = run.tick(); tick > 0;) {
      tick -= std::min<std::uint64_t>(tick, 97);
      run.seek(tick);
      REQUIRE(run.tick() == tick);
      if (tick % 55 == 0) test::checkEqualsFresh(run);
    }
    CHECK(run.grid() == Grid(run.grid().kind(), run.spec().size));
  });
}

TEST_CASE("Going back from one checkpoint to the one before takes a logarithm of moves a tick") {
  Run run(
      {.algorithm = "backtracker", .size = {2048, 1024}, .seed = 1, .start = {}, .parameters = {}});
  run.toEnd();
  const std::uint64_t spacing = run.checkpoints().spacing();
  const std::uint64_t kept = run.checkpoints().before(run.tick() / 2);
  constexpr std::uint64_t steps = 16;
  REQUIRE(spacing == steps * Run::backStride);
  run.seek(kept + spacing - 1);
  std::uint64_t slices = 0;  // each of as many moves of the algorithm as the step has ticks
  for (std::uint64_t step = 1; step < steps; ++step) {
    const std::uint64_t tick = kept + spacing - 1 - step * Run::backStride;
    do ++slices;
    while (!run.approach(tick, Run::backStride));
  }
  CHECK(slices <= steps * 4);  // with no place but the checkpoint it would be steps * steps / 2
  test::checkEqualsFresh(run);
}

TEST_CASE("The recent past is bounded by its room, but for one place") {
  const Spec spec = resolved(
      {.algorithm = "backtracker", .size = {100, 100}, .seed = 1, .start = {}, .parameters = {}});
  Run run(spec);
  run.forward(3000);
  const std::uint64_t one = run.moment().pipeline.bytes();
  for (const std::uint64_t room : {std::uint64_t{0}, 3 * one + one / 2}) {
    RecentPast recent(room);
    for (int i = 0; i < 20; ++i) {
      recent.add(run.moment());
      CHECK(recent.bytes() <= std::max(room, one));
    }
    CHECK(recent.leads(run.tick(), run.tick()));
    CHECK_FALSE(recent.leads(run.tick(), run.tick() - 1));
    CHECK_FALSE(recent.leads(run.tick() + 1, run.tick()));
  }
}
