#include <support/every_variant.hpp>
#include <support/run_checks.hpp>

using namespace mazescope;
using test::checkEqualsFresh;
using test::Subject;

namespace {

constexpr std::uint64_t budgets[] = {0, 6000, 40000, std::uint64_t{64} << 20U};

}  // namespace

TEST_CASE("F25, F28: after any moves a run equals a fresh one at that tick, whatever its budget") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({70, 60}, 11);
    const std::uint64_t total = test::filmOf(spec).size();
    for (const std::uint64_t budget : budgets) {
      Run run(spec, budget);
      test::Wanderer wanderer(budget + 1, total);
      for (int i = 0; i < 60; ++i) {
        CAPTURE(budget, i);
        wanderer.move(run);
        checkEqualsFresh(run);
      }
    }
  });
}

TEST_CASE("Every tick of a short run is reached by single steps, forwards and backwards") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({6, 5}, 12));
    checkEqualsFresh(run);
    while (run.forward(1) == 1) checkEqualsFresh(run);
    CHECK(run.finished());
    while (run.back(1) == 1) checkEqualsFresh(run);
    CHECK(run.tick() == 0);
  });
}

TEST_CASE("F28: moves are clamped at both ends and tell how far they went") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({9, 8}, 13);
    const std::uint64_t total = test::filmOf(spec).size();
    Run run(spec);
    for (int i = 0; i < 10; ++i) CHECK(run.back(1) == 0);
    CHECK(run.backPhases(3) == 0);
    CHECK_FALSE(run.last());
    CHECK(run.forward(UINT64_MAX) == total);
    for (int i = 0; i < 10; ++i) CHECK(run.forward(1) == 0);
    CHECK(run.forwardPhases(3) == 0);
    CHECK(run.tick() == total);
    CHECK(run.back(UINT64_MAX) == total);
    CHECK(run.tick() == 0);
    run.seek(total + 1);
    CHECK(run.tick() == total);
    CHECK(run.forward(0) == 0);
    CHECK(run.back(0) == 0);
    checkEqualsFresh(run);
  });
}

TEST_CASE("F28: seeking N and going on k equals seeking N + k") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({70, 60}, 14);
    Run stepped(spec);
    Run sought(spec);
    for (const std::uint64_t n : {1U, 1023U, 1024U, 5000U}) {
      stepped.seek(n);
      for (int k = 0; k < 10; ++k) CHECK(stepped.forward(1) <= 1);
      sought.seek(n + 10);
      CHECK(stepped.tick() == sought.tick());
      CHECK(stepped.grid() == sought.grid());
      CHECK(stepped.last() == sought.last());
    }
  });
}

TEST_CASE("A copied run goes its own way") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({40, 40}, 15));
    run.forward(1000);
    run.scout(500);
    run.back(100);
    Run copy = run;
    run.forward(200);
    CHECK(copy.tick() != run.tick());
    copy.back(50);
    checkEqualsFresh(run);
    checkEqualsFresh(copy);
    copy.toEnd();
    checkEqualsFresh(copy);
    CHECK_FALSE(run.total());
    run = copy;
    CHECK(run.finished());
    run.back(1);
    checkEqualsFresh(run);
    checkEqualsFresh(copy);
  });
}
