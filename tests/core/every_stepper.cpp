#include <support/bare.hpp>
#include <support/every_variant.hpp>

#include <set>

using namespace mazescope;
using test::Bare;
using test::Subject;

namespace {

/// What is left of a run from here on.
struct Rest {
  std::vector<Mutation> film;
  std::uint64_t hash;
  std::string inspection;
  friend bool operator==(const Rest&, const Rest&) = default;
};

Rest restOf(Bare bare) {
  std::vector<Mutation> film = bare.finish();
  return {std::move(film), bare.grid.hash(), test::inWords(bare.pipeline.inspect(bare.grid, 9))};
}

std::vector<std::uint64_t> somePlaces(std::uint64_t total) {
  return {0, 1, 2, total / 3, total / 2, total - 1, total};
}

}  // namespace

TEST_CASE("Stepping one by one equals stepping in batches of any size") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : test::awkwardSizes) {
      const Spec spec = subject.spec(size, 3);
      Bare single(spec);
      const std::vector<Mutation> film = single.finish(1);
      for (const std::size_t batch : {2U, 3U, 64U, 1000U, 100000U}) {
        CAPTURE(test::inWords(size), batch);
        Bare batched(spec);
        CHECK(batched.finish(batch) == film);
        CHECK(batched.grid == single.grid);
      }
    }
  });
}

TEST_CASE("Undoing every mutation in reverse restores the start exactly") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : test::awkwardSizes) {
      Bare bare(subject.spec(size, 4));
      const Grid start = bare.grid;
      const std::vector<Mutation> film = bare.finish();
      for (auto last = film.rbegin(); last != film.rend(); ++last) bare.grid.undo(*last);
      CAPTURE(test::inWords(size));
      CHECK(bare.grid == start);
    }
  });
}

TEST_CASE("A copy taken half-way finishes the same, and leaves the original alone") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({13, 9}, 5);
    for (const std::uint64_t place : somePlaces(test::filmOf(spec).size())) {
      CAPTURE(place);
      Bare original(spec);
      original.step(place);
      const Bare copy = original;
      const Rest first = restOf(copy);
      CHECK(first.film.size() == test::filmOf(spec).size() - place);
      CHECK(restOf(original) == first);
    }
  });
}

TEST_CASE("Packed half-way, copied and unpacked, an algorithm finishes the same") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({13, 9}, 6);
    for (const std::uint64_t place : somePlaces(test::filmOf(spec).size())) {
      CAPTURE(place);
      Bare bare(spec);
      bare.step(place);
      const Rest expected = restOf(bare);
      const std::string inspection = test::inWords(bare.pipeline.inspect(bare.grid, 9));
      const std::size_t bytes = bare.pipeline.bytes();

      bare.pipeline.pack();
      CHECK(bare.pipeline.bytes() <= bytes);
      const Pipeline packed = bare.pipeline;
      CHECK(packed.bytes() <= bytes);
      bare.pipeline = packed;
      bare.pipeline.unpack(bare.grid);
      CHECK(test::inWords(bare.pipeline.inspect(bare.grid, 9)) == inspection);
      CHECK(restOf(bare) == expected);
    }
  });
}

TEST_CASE("F12: the same seed gives the same moves, 0 included, and other seeds others") {
  test::forEveryVariant([](const Subject& subject) {
    std::set<std::uint64_t> hashes;
    const std::vector<std::uint64_t> seeds{0, 1, 2, 9007199254740993U, 18446744073709551615U};
    for (const std::uint64_t seed : seeds) {
      const Spec spec = subject.spec({20, 15}, seed);
      CHECK(test::filmOf(spec) == test::filmOf(spec));
      hashes.insert(test::finalGrid(spec).hash());
    }
    CHECK(hashes.size() == seeds.size());
  });
}

TEST_CASE("What has finished stays finished, and asking again changes nothing") {
  test::forEveryVariant([](const Subject& subject) {
    Bare bare(subject.spec({6, 5}, 7));
    bare.finish();
    const Grid grid = bare.grid;
    const std::string inspection = test::inWords(bare.pipeline.inspect(grid, 9));
    const std::vector<Mark> painted = bare.painted();
    for (int i = 0; i < 3; ++i) CHECK(bare.step(100).empty());
    CHECK(bare.grid == grid);
    CHECK(test::inWords(bare.pipeline.inspect(grid, 9)) == inspection);
    CHECK(bare.painted() == painted);
  });
}
