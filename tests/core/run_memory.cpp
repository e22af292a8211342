#include <support/every_variant.hpp>
#include <support/run_checks.hpp>

#include <algorithm>

using namespace mazescope;
using test::Subject;

TEST_CASE("The standard budget is 64 MiB, or 8 bytes a cell where that is more") {
  CHECK(standardBudget({1, 1}) == 67108864);
  CHECK(standardBudget({2048, 2048}) == 67108864);
  CHECK(standardBudget({4096, 4096}) == 134217728);
  CHECK(standardBudget({maximumSide, maximumSide}) == 8 * maximumCells);
}

TEST_CASE("Checkpoints stay within their budget, at most twice their spacing apart") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({120, 110}, 41);
    for (const std::uint64_t budget : {20000U, 60000U, 200000U}) {
      Run run(spec, budget);
      run.toEnd();
      const Checkpoints& kept = run.checkpoints();
      CAPTURE(budget, kept.count(), kept.spacing(), kept.bytes());
      CHECK(kept.bytes() <= budget);
      CHECK(kept.budget() == budget);
      std::size_t found = 1;
      std::uint64_t later = kept.before(run.tick());
      CHECK(run.tick() - later < kept.spacing());
      while (later > 0) {
        const std::uint64_t earlier = kept.before(later - 1);
        const bool even =
            later - earlier == kept.spacing() || later - earlier == 2 * kept.spacing();
        CHECK(even);
        CHECK(earlier % kept.spacing() == 0);
        later = earlier;
        ++found;
      }
      CHECK(kept.count() == found);
    }
  });
}

TEST_CASE("A checkpoint keeps only what has changed since the one before") {
  for (const char* const variant : {"modified", "simplified"}) {
    Spec spec{.algorithm = "prim", .size = {512, 512}, .seed = 1, .start = {}, .parameters = {}};
    spec.parameters["variant"] = std::string(variant);
    Run run(spec);
    run.toEnd();
    CAPTURE(variant, run.checkpoints().bytes());
    // Each alone would take half a byte a cell.
    CHECK(run.checkpoints().count() >= 64);
    CHECK(run.checkpoints().bytes() < 12 * run.grid().cellCount());
  }
}

TEST_CASE("With no budget at all only the start is kept, and any tick is still reached") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({70, 60}, 42), 0);
    run.toEnd();
    CHECK(run.checkpoints().count() == 1);
    run.seek(3000);
    test::checkEqualsFresh(run);
  });
}

TEST_CASE("F29: 512x512 to the end and back 1000 times keeps its memory within bounds") {
  test::forEveryVariant([](const Subject& subject) {
    const bool generator = subject.info.role == Role::generator;
    Run run(subject.spec(generator ? Size{512, 512} : Size{150, 150}, 43), 4000000);
    run.toEnd();
    const std::uint64_t cells = run.grid().cellCount();
    std::uint64_t most = 0;
    for (int i = 0; i < 1000; ++i) {
      REQUIRE(run.back(1) == 1);
      most = std::max(most, run.bytes());
    }
    CHECK(run.tick() == run.total().value() - 1000);
    // The present, the algorithm's data twice (at most 16 bytes a cell each), the checkpoints and
    // the mutations to undo.
    CHECK(most <= 2 * cells + 2 * 16 * cells + 4000000 + 8 * 3 * Run::backStride + 10000);
    CHECK(run.checkpoints().bytes() <= 4000000);
    test::checkEqualsFresh(run);
  });
}

TEST_CASE("The bytes of a run count its grid, its checkpoints and what it is running ahead with") {
  Run run(
      {.algorithm = "backtracker", .size = {200, 200}, .seed = 1, .start = {}, .parameters = {}});
  const std::uint64_t before = run.bytes();
  CHECK(before >= 2 * 40000 + run.checkpoints().bytes());
  run.scout(100);
  CHECK(run.bytes() >= before + 2 * 40000);
  run.forward(200);  // the present has caught up: what ran ahead is given away
  CHECK(run.bytes() < before + 40000);
}
