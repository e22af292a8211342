#include <support/bare.hpp>
#include <support/every_variant.hpp>
#include <support/run_checks.hpp>

#include <mazescope/run.hpp>

using namespace mazescope;
using test::Bare;
using test::Subject;

namespace {

/// The figures at every tick from 0 on, asked of the stepper one move at a time.
std::vector<std::vector<float>> scan(const Spec& spec) {
  Bare bare(spec);
  std::vector<std::vector<float>> values(figuresOf(bare.pipeline.stages()).size());
  do {
    for (std::size_t figure = 0; figure < values.size(); ++figure)
      values[figure].push_back(static_cast<float>(bare.pipeline.figure(bare.grid, figure)));
  } while (!bare.step(1).empty());
  return values;
}

/// The least power of two at which the samples up to a tick are fewer than the most there may be.
std::uint64_t spacingFor(std::uint64_t reached) {
  std::uint64_t spacing = 1;
  while (reached / spacing + 1 >= Curves::mostSamples) spacing *= 2;
  return spacing;
}

void checkCurves(const Run& run, const std::vector<std::vector<float>>& values) {
  const Curves& curves = run.curves();
  CAPTURE(run.tick(), run.reached());
  REQUIRE(curves.spacing() == spacingFor(run.reached()));
  for (std::size_t figure = 0; figure < values.size(); ++figure) {
    std::vector<float> expected;
    for (std::uint64_t tick = 0; tick <= run.reached(); tick += curves.spacing())
      expected.push_back(values[figure][tick]);
    CHECK(curves.samples(figure) == expected);
  }
}

}  // namespace

TEST_CASE("Curves equal a scan of every tick, whatever way a run was moved") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({45, 40}, 21);  // long enough for the samples to be thinned
    const auto values = scan(spec);
    const std::uint64_t total = values.front().size() - 1;
    REQUIRE(total > Curves::mostSamples);
    Run run(spec);
    checkCurves(run, values);
    test::Wanderer wanderer(22, total);
    for (int move = 0; move < 40; ++move) {
      wanderer.move(run);
      checkCurves(run, values);
    }
    run.toEnd();
    checkCurves(run, values);
  });
}

TEST_CASE("Single steps, slices, running ahead and a leap to the end leave the same curves") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({45, 40}, 23);
    const auto values = scan(spec);
    Run stepped(spec);
    while (stepped.forward(1) == 1) checkCurves(stepped, {});
    checkCurves(stepped, values);
    Run sliced(spec);
    while (!sliced.approach(UINT64_MAX, 37)) checkCurves(sliced, {});
    checkCurves(sliced, values);
    Run scouted(spec);
    while (!scouted.scout(111)) checkCurves(scouted, {});
    CHECK(scouted.tick() == 0);
    checkCurves(scouted, values);
    Run leapt(spec);
    leapt.toEnd();
    checkCurves(leapt, values);
  });
}

TEST_CASE("The number of samples is bounded, and so is their memory") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({300, 200}, 24));
    run.scout(UINT64_MAX);
    const std::size_t figures = run.figures().size();
    for (std::size_t figure = 0; figure < figures; ++figure) {
      CHECK(run.curves().samples(figure).size() < Curves::mostSamples);
      CHECK(run.curves().samples(figure).size() >= Curves::mostSamples / 2);
    }
    CHECK(run.curves().bytes() <= figures * Curves::mostSamples * sizeof(float));
  });
}

TEST_CASE("The present figure is the sample at its tick, until the run has ended") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({12, 9}, 25));
    run.scout(UINT64_MAX);
    // At its end an algorithm has been asked for one move more: the automaton counts another
    // generation by then, in which nothing changed.
    const std::uint64_t spacing = run.curves().spacing();
    for (std::uint64_t tick = 0; tick < run.total().value(); tick += spacing) {
      run.seek(tick);
      for (std::size_t figure = 0; figure < run.figures().size(); ++figure)
        CHECK(static_cast<float>(run.figure(figure)) ==
              run.curves().samples(figure)[tick / spacing]);
    }
  });
}

TEST_CASE("The curve of the backtracker is the depth of its stack") {
  Run run({.algorithm = "backtracker",
           .size = {3, 1},
           .seed = 1,
           .start = Point{0, 0},
           .parameters = {}});
  run.toEnd();
  CHECK(run.curves().samples(0) == std::vector<float>{0, 1, 2, 3, 2, 1, 0});
}
