#include <support/every_variant.hpp>
#include <support/run_checks.hpp>

using namespace mazescope;
using test::checkEqualsFresh;
using test::Subject;

TEST_CASE("The end is known once it was seen, and stays known") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({20, 15}, 31);
    const std::uint64_t total = test::filmOf(spec).size();
    Run run(spec);
    CHECK_FALSE(run.total());
    CHECK_FALSE(run.finished());
    run.forward(10);
    CHECK(run.reached() == 10);
    run.back(5);
    CHECK(run.reached() == 10);
    run.toEnd();
    CHECK(run.finished());
    CHECK(run.total() == total);
    CHECK(run.reached() == total);
    run.seek(0);
    CHECK(run.total() == total);
    CHECK_FALSE(run.finished());
    run.seek(total);
    CHECK(run.finished());
  });
}

TEST_CASE("A finished run tells why it ended, however its end was reached") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({20, 15}, 32);
    Run run(spec);
    run.toEnd();
    const std::string ending = run.inspect(1).ending;
    const std::vector<std::uint16_t> picture = test::painted(run);
    CHECK_FALSE(ending.empty());
    const std::uint64_t total = run.total().value();

    const auto checkEnd = [&] {
      CHECK(run.finished());
      CHECK(run.inspect(1).ending == ending);
      CHECK(test::differences(test::painted(run), picture) == 0);
    };
    run.back(5);
    CHECK_FALSE(run.finished());
    run.forward(5);
    checkEnd();
    run.back(1);
    run.forward(100);
    checkEnd();
    run.seek(0);
    run.seek(total);
    checkEnd();
    run.backPhases(1);
    run.forwardPhases(1);
    checkEnd();

    run = Run(spec);
    run.forward(total);  // arrives without seeing that nothing follows; scouting does
    run.scout(1000);
    checkEnd();
  });
}

TEST_CASE("Scouting learns the length in slices and leaves the present alone") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({70, 60}, 33);
    const std::uint64_t total = test::filmOf(spec).size();
    for (const std::uint64_t budget :
         {std::uint64_t{0}, std::uint64_t{20000}, std::uint64_t{1} << 26U}) {
      Run run(spec, budget);
      run.forward(100);
      const std::uint64_t revision = run.revision();
      int slices = 0;
      while (!run.scout(500)) {
        REQUIRE(++slices < 1000);
        REQUIRE(run.reached() <= 100 + 500U * static_cast<unsigned>(slices));
      }
      CHECK(run.total() == total);
      CHECK(run.tick() == 100);
      CHECK(run.revision() == revision);
      checkEqualsFresh(run);
      CHECK(run.scout(500));
    }
  });
}

TEST_CASE("Playing on while scouting goes the same way") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({70, 60}, 34), 50000);
    while (!run.scout(700)) {
      run.forward(300);
      if (run.tick() % 7 == 0) run.back(1);
    }
    checkEqualsFresh(run);
    run.toEnd();
    CHECK(run.finished());
    checkEqualsFresh(run);
  });
}

TEST_CASE("What was scouted is used: jumping ahead then costs no walk from the start") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({100, 100}, 35));
    while (!run.scout(5000)) {
    }
    CHECK(run.checkpoints().count() > 5);
    // A slice of one checkpoint's distance and the stride kept for stepping back must do.
    CHECK(
        run.approach(run.total().value() - 100, run.checkpoints().spacing() + 2 * Run::backStride));
    checkEqualsFresh(run);
  });
}

TEST_CASE("Approaching a tick in slices arrives there, forwards and backwards") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({70, 60}, 36));
    for (const std::uint64_t goal : {4000U, 100U, 4200U, 4100U, 0U}) {
      int slices = 0;
      while (!run.approach(goal, 60)) REQUIRE(++slices < 1000);
      CHECK(run.tick() == goal);
      checkEqualsFresh(run);
    }
    while (!run.approach(UINT64_MAX, 60)) {
    }
    CHECK(run.finished());
    checkEqualsFresh(run);
  });
}
