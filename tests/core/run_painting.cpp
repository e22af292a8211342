#include <support/every_variant.hpp>
#include <support/run_checks.hpp>

#include <algorithm>

using namespace mazescope;
using test::Subject;

namespace {

/// A painter that looks again only at what may have changed since it last looked.
class Shadow {
public:
  explicit Shadow(const Run& run) : words_(run.grid().cellCount()) {}

  /// Returns how many blocks it had to look at.
  std::size_t update(const Run& run) {
    std::size_t looked = 0;
    const std::size_t width = run.grid().size().width;
    for (std::size_t block = 0; block < run.blockCount(); ++block) {
      if (!run.changedSince(revision_, block)) continue;
      ++looked;
      const std::size_t begin = block * Run::blockCells;
      const std::size_t end = std::min(begin + Run::blockCells + width, words_.size());
      const std::size_t first = begin - std::min(begin, width);
      run.paint(static_cast<Cell>(first), std::span(words_).subspan(first, end - first));
    }
    revision_ = run.revision();
    return looked;
  }
  const std::vector<std::uint16_t>& words() const { return words_; }

private:
  std::vector<std::uint16_t> words_;
  std::uint64_t revision_ = 0;
};

}  // namespace

TEST_CASE("Painting only the blocks that changed gives the picture of painting everything") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : {Size{130, 100}, Size{5, 3000}, Size{9000, 2}}) {
      const Spec spec = subject.spec(size, 51);
      Run run(spec, 100000);
      Shadow shadow(run);
      test::Wanderer wanderer(size.width, test::filmOf(spec).size());
      for (int i = 0; i < 150; ++i) {
        shadow.update(run);
        CAPTURE(test::inWords(size), i, run.tick());
        REQUIRE(test::differences(shadow.words(), test::painted(run)) == 0);
        wanderer.move(run);
      }
    }
  });
}

TEST_CASE("A painter sees the end of a run too") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({60, 50}, 52));
    Shadow shadow(run);
    const auto checkShadow = [&] {
      shadow.update(run);
      CHECK(test::differences(shadow.words(), test::painted(run)) == 0);
    };
    while (run.forward(1) == 1) shadow.update(run);
    checkShadow();
    for (const std::uint64_t steps : {1U, 2U, 50U}) {
      run.back(steps);
      checkShadow();
      run.forward(steps);
      checkShadow();
    }
  });
}

// The picture of a finished automaton highlights nothing, so a step back from the end brings back
// the highlights of all that changed in its last generation.
TEST_CASE("A painter sees all of a long last phase again when the end is undone") {
  Run run({.algorithm = "cellular-automaton",
           .size = {200, 200},
           .seed = 1,
           .start = {},
           .parameters = {{"generations", std::int64_t{1}}}});
  run.toEnd();
  run.back(1);
  Shadow shadow(run);
  for (int i = 0; i < 3; ++i) {
    run.forward(1);
    CHECK(run.finished());
    shadow.update(run);
    CHECK(test::differences(shadow.words(), test::painted(run)) == 0);
    run.back(1);
    shadow.update(run);
    CHECK(test::differences(shadow.words(), test::painted(run)) == 0);
  }
}

TEST_CASE("A small move leaves most blocks alone, and no move leaves them all") {
  Run run(
      {.algorithm = "backtracker", .size = {300, 300}, .seed = 1, .start = {}, .parameters = {}});
  Shadow shadow(run);
  CHECK(run.blockCount() == 22);
  CHECK(shadow.update(run) == 22);
  CHECK(shadow.update(run) == 0);
  run.forward(10);
  CHECK(shadow.update(run) <= 2);
  run.scout(1000);
  CHECK(shadow.update(run) == 0);
}
