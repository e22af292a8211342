#include <support/every_variant.hpp>
#include <support/run_checks.hpp>

#include <algorithm>

using namespace mazescope;
using test::checkEqualsFresh;
using test::Subject;

namespace {

/// The ticks at which phases end, which are those at which the next ones start, and both ends.
std::vector<std::uint64_t> boundariesOf(const std::vector<Mutation>& film) {
  std::vector<std::uint64_t> boundaries;
  for (std::uint64_t tick = 0; tick < film.size(); ++tick)
    if (film[tick].phaseStart) boundaries.push_back(tick);
  boundaries.push_back(film.size());
  return boundaries;
}

}  // namespace

TEST_CASE("By phase: forwards to each end, backwards to each start, without missing one") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({12, 9}, 21);
    const std::vector<std::uint64_t> boundaries = boundariesOf(test::filmOf(spec));
    Run run(spec);
    for (std::size_t phase = 1; phase < boundaries.size(); ++phase) {
      CHECK(run.forwardPhases(1) == boundaries[phase] - boundaries[phase - 1]);
      CHECK(run.tick() == boundaries[phase]);
      CHECK(run.phase() == phase);
    }
    CHECK(run.forwardPhases(1) == 0);
    CHECK(run.finished());
    checkEqualsFresh(run);
    for (std::size_t phase = boundaries.size() - 1; phase-- > 0;) {
      CHECK(run.backPhases(1) == boundaries[phase + 1] - boundaries[phase]);
      CHECK(run.phase() == phase);
    }
    CHECK(run.tick() == 0);
  });
}

TEST_CASE("By several phases at once, whatever the budget") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({70, 60}, 22);
    const std::vector<std::uint64_t> boundaries = boundariesOf(test::filmOf(spec));
    const std::size_t last = boundaries.size() - 1;
    Random random(1);
    Run run(spec, 30000);
    for (int i = 0; i < 40; ++i) {
      const std::size_t from = random.below(static_cast<std::uint32_t>(last));
      const std::size_t by = random.below(50) + 1;
      const std::size_t to = std::min(last, from + by);
      run.seek(boundaries[from]);
      run.forwardPhases(by);
      CHECK(run.tick() == boundaries[to]);
      checkEqualsFresh(run);
      run.backPhases(by);
      CHECK(run.tick() == boundaries[to - std::min(by, to)]);
      checkEqualsFresh(run);
    }
  });
}

TEST_CASE("From within a phase the first step goes to its own end, or back to its own start") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({12, 9}, 25);
    const std::vector<std::uint64_t> boundaries = boundariesOf(test::filmOf(spec));
    Run run(spec);
    const std::size_t stride = boundaries.size() / 300 + 1;  // some walks are long
    for (std::size_t phase = 0; phase + 1 < boundaries.size(); phase += stride)
      for (std::uint64_t tick = boundaries[phase] + 1; tick < boundaries[phase + 1]; ++tick) {
        run.seek(tick);
        run.forwardPhases(1);
        CHECK(run.tick() == boundaries[phase + 1]);
        run.seek(tick);
        run.backPhases(1);
        CHECK(run.tick() == boundaries[phase]);
      }
    run.seek(boundaries[1]);
    CHECK(run.forwardPhases(0) == 0);
    CHECK(run.backPhases(0) == 0);
    checkEqualsFresh(run);
  });
}

TEST_CASE("To the end of a phase in slices: none is overstepped and the end is the same") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({40, 30}, 23);
    const std::vector<std::uint64_t> boundaries = boundariesOf(test::filmOf(spec));
    for (const std::uint64_t goal : {std::uint64_t{1}, boundaries.size() / 2, boundaries.size() - 2,
                                     boundaries.size() - 1, boundaries.size() + 5}) {
      Run run(spec);
      const std::uint64_t end = boundaries[std::min<std::uint64_t>(goal, boundaries.size() - 1)];
      int slices = 0;
      while (!run.approachPhaseEnd(goal, 100)) {
        REQUIRE(run.tick() <= end);
        REQUIRE(++slices < 1000);
      }
      CAPTURE(goal);
      CHECK(run.tick() == end);
      checkEqualsFresh(run);
    }
  });
}

TEST_CASE("The number of phases is known with the end") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({12, 9}, 24);
    Run run(spec);
    CHECK_FALSE(run.totalPhases());
    run.toEnd();
    CHECK(run.totalPhases() == boundariesOf(test::filmOf(spec)).size() - 1);
    CHECK(run.totalPhases() == run.phase());
  });
}
