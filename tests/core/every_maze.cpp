#include <support/bare.hpp>
#include <support/every_variant.hpp>
#include <support/graph.hpp>

#include <array>

using namespace mazescope;
using test::Subject;

namespace {

/// Both cells of a passage know of it, and none leads out of the grid.
bool bordersClosedAndPassagesMutual(const Grid& grid) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    for (const Direction direction : allDirections) {
      if (!grid.passage(cell, direction)) continue;
      const auto neighbor = grid.neighbor(cell, direction);
      if (!neighbor || !grid.passage(*neighbor, opposite(direction))) return false;
    }
  return true;
}

}  // namespace

TEST_CASE("F4, F6: a maze is perfect at every size, also thin, wide and high ones") {
  test::forEveryMaze([](const Subject& subject) {
    for (const Size size : test::awkwardSizes)
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(test::inWords(size), seed);
        CHECK(test::perfect(test::finalGrid(subject.spec(size, seed))));
      }
  });
}

TEST_CASE("F2: all four borders are closed, and a passage is open from both sides") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : test::awkwardSizes) {
      CAPTURE(test::inWords(size));
      CHECK(bordersClosedAndPassagesMutual(test::finalGrid(subject.spec(size, 1))));
    }
  });
}

TEST_CASE("A finished maze has all its cells in their last state") {
  test::forEveryMaze([](const Subject& subject) {
    const Grid grid = test::finalGrid(subject.spec({20, 15}, 42));
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) CHECK(grid.mark(cell) == Mark::done);
  });
}

TEST_CASE("F10: a start cell in the far corner is where the maze begins") {
  test::forEveryMaze([](const Subject& subject) {
    if (!subject.info.hasStart) return;
    for (const Point start : {Point{8, 9}, Point{9, 9}, Point{0, 0}}) {
      Spec spec = subject.spec({10, 10}, 7);
      spec.start = start;
      test::Bare bare(spec);
      const std::vector<Mutation> film = bare.finish();
      CHECK(film.front().cell == bare.grid.cellAt(start));
      CHECK(test::perfect(bare.grid));
    }
  });
}

TEST_CASE("Without a start cell the seed draws one, each cell about as often as any other") {
  test::forEveryMaze([](const Subject& subject) {
    if (!subject.info.hasStart) return;
    std::array<int, 4> counts{};
    for (std::uint64_t seed = 0; seed < 2000; ++seed)
      ++counts.at(test::Bare(subject.spec({2, 2}, seed)).step(1).front().cell);
    for (const int count : counts) CHECK(count == Approx(500).epsilon(0.2));
  });
}
