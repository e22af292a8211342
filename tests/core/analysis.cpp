#include <support/bare.hpp>
#include <support/drawn.hpp>
#include <support/every_variant.hpp>
#include <support/longest_path.hpp>

#include <mazescope/analysis.hpp>
#include <mazescope/random.hpp>

#include <limits>

using namespace mazescope;
using test::Subject;

namespace {

Structure structureOf(const Grid& grid, std::uint64_t slice) {
  Analysis analysis(grid);
  double progress = analysis.progress();
  bool sound = progress == 0;
  while (!analysis.work(slice)) {
    sound = sound && analysis.structure() == nullptr && analysis.progress() >= progress &&
            analysis.progress() <= 1;
    progress = analysis.progress();
  }
  CHECK(sound);
  CHECK(analysis.progress() == 1);
  REQUIRE(analysis.structure() != nullptr);
  return *analysis.structure();
}

/// The same whatever the slices, and the same as the plain reference says.
Structure structureOf(const Grid& grid) {
  const Structure structure = structureOf(grid, std::numeric_limits<std::uint64_t>::max());
  for (const std::uint64_t slice : {1U, 2U, 7U, 100U}) CHECK(structureOf(grid, slice) == structure);

  const test::Distances distances(grid);
  Structure expected = test::plainBranchesOf(grid);
  expected.components = distances.components();
  expected.longestPath = distances.longest();
  expected.longestPathEnds = structure.longestPathEnds;  // of several pairs, any
  CHECK(structure == expected);
  CHECK(structure.longestPathEnds.has_value() == (expected.components > 0));
  if (structure.longestPathEnds)
    CHECK(distances.between((*structure.longestPathEnds)[0], (*structure.longestPathEnds)[1]) ==
          structure.longestPath);
  return structure;
}

/// Components; longest path; branches, their sum, the longest.
using Numbers = std::array<std::uint64_t, 5>;

Numbers numbersOf(const Grid& grid) {
  const Structure structure = structureOf(grid);
  return {structure.components, structure.longestPath, structure.deadEndBranches,
          structure.deadEndBranchSum, structure.longestDeadEndBranch};
}

/// A maze with each passage open by chance and each cell done by chance.
Grid randomMaze(Size size, double passages, std::uint64_t seed) {
  Random random(seed);
  Grid grid(GridKind::maze, size);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    for (const Direction direction : {Direction::east, Direction::south})
      if (grid.hasNeighbor(cell, direction) && random.chance(passages))
        grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::carve, .direction = direction});
    if (random.chance(0.5)) grid.apply(Mutation{.cell = cell, .after = Mark::done});
  }
  return grid;
}

}  // namespace

TEST_CASE("The structure of small mazes is that found by hand") {
  //                            components, longest path, branches, their sum, the longest
  CHECK(numbersOf(test::drawnMaze({"."})) == Numbers{0, 0, 0, 0, 0});
  CHECK(numbersOf(test::drawnMaze({"o"})) == Numbers{1, 0, 0, 0, 0});
  CHECK(numbersOf(test::drawnMaze({"o o", "   ", "o ."})) == Numbers{3, 0, 0, 0, 0});
  // Each of the two dead ends has the whole path as its branch.
  CHECK(numbersOf(test::drawnMaze({"o-o-o-o"})) == Numbers{1, 3, 2, 6, 3});
  // A ring of eight: the farthest cell is four passages away.
  CHECK(numbersOf(test::drawnMaze({"o-o-o",  //
                                   "|   |",  //
                                   "o . o",  //
                                   "|   |",  //
                                   "o-o-o"})) == Numbers{1, 4, 0, 0, 0});
  // A cross: four branches of one.
  CHECK(numbersOf(test::drawnMaze({". o .",  //
                                   "  |  ",  //
                                   "o-o-o",  //
                                   "  |  ",  //
                                   ". o ."})) == Numbers{1, 2, 4, 4, 1});
  // A comb: an outer tooth's branch leads over the corner to the junction, 3; the middle one's is
  // 2. The longest path joins the ends of the outer teeth: 2 + 2 + 2.
  CHECK(numbersOf(test::drawnMaze({"o-o-o",  //
                                   "| | |",  //
                                   "o o o",  //
                                   "| | |",  //
                                   "o o o"})) == Numbers{1, 6, 3, 8, 3});
  // Two parts: a path of two passages with its two branches, and a full square.
  CHECK(numbersOf(test::drawnMaze({"o-o-o . o-o",  //
                                   "        | |",  //
                                   ". . . . o-o"})) == Numbers{2, 2, 2, 4, 2});
}

TEST_CASE("A ring with a tail: its longest path runs from the tail's end to the far side") {
  // The tail is 2 long. From its end over 2 and then half round the ring of eight: 2 + 4.
  CHECK(numbersOf(test::drawnMaze({"o-o-o . .",  //
                                   "|   |    ",  //
                                   "o . o-o-o",  //
                                   "|   |    ",  //
                                   "o-o-o . ."})) == Numbers{1, 6, 1, 2, 2});
}

TEST_CASE("The structure of small caves is that found by hand") {
  // Round a pillar, and one cell apart. Half way round eight cells: four.
  CHECK(numbersOf(test::drawnCave({"...##",  //
                                   ".#.#.",  //
                                   "...##"})) == Numbers{2, 4, 0, 0, 0});
  // A room of 3x3 with a corridor of three: from its end 3 to the room's side, 2 across, 1 up.
  CHECK(numbersOf(test::drawnCave({"...###",  //
                                   "......",  //
                                   "...###"})) == Numbers{1, 6, 1, 3, 3});
  CHECK(numbersOf(test::drawnCave({"##", "##"})) == Numbers{0, 0, 0, 0, 0});
}

TEST_CASE("The ends of the longest path are given") {
  const Structure path = structureOf(test::drawnMaze({"o-o-o-o"}));
  CHECK(path.longestPathEnds == std::array<Cell, 2>{0, 3});
  CHECK_FALSE(structureOf(Grid(GridKind::maze, {3, 3})).longestPathEnds);
  CHECK(structureOf(test::drawnMaze({". o"})).longestPathEnds == std::array<Cell, 2>{1, 1});
}

TEST_CASE("Random mazes with loops have the structure that a plain reference finds") {
  for (const double passages : {0.3, 0.45, 0.55, 0.65, 0.8, 0.95})
    for (std::uint64_t seed = 0; seed < 12; ++seed)
      for (const Size size : {Size{12, 9}, Size{5, 17}, Size{3, 3}, Size{40, 2}}) {
        CAPTURE(passages, seed, test::inWords(size));
        structureOf(randomMaze(size, passages, seed));
      }
}

// Of the mazes above nearly all show their longest path to the sweeps; these were sought out.
TEST_CASE("A longest path that no sweep meets is found in the fringe") {
  structureOf(randomMaze({12, 9}, 0.6, 7));
  structureOf(randomMaze({12, 9}, 0.7, 29));
  structureOf(randomMaze({20, 15}, 0.55, 139));
  structureOf(randomMaze({30, 20}, 0.55, 12));
  structureOf(randomMaze({30, 20}, 0.65, 28));
}

TEST_CASE("Runs half-done and finished have the structure that a plain reference finds") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : {Size{1, 1}, Size{9, 1}, Size{2, 2}, Size{13, 10}}) {
      const Spec spec = subject.spec(size, 11);
      const std::uint64_t total = test::filmOf(spec).size();
      for (const std::uint64_t tick : {std::uint64_t{0}, total / 3, total * 2 / 3, total}) {
        test::Bare bare(spec);
        bare.step(tick);
        CAPTURE(test::inWords(size), tick);
        structureOf(bare.grid);
      }
    }
  });
}

TEST_CASE("A copy of an analysis goes on by itself, and the grid may change meanwhile") {
  Grid grid = randomMaze({30, 20}, 0.6, 1);
  const Structure expected = structureOf(grid, 1000);
  Analysis original(grid);
  grid = Grid(GridKind::maze, {2, 2});
  while (original.progress() < 0.7) original.work(10);
  Analysis copy = original;
  while (!copy.work(50)) {
  }
  CHECK(original.structure() == nullptr);
  while (!original.work(50)) {
  }
  CHECK(*copy.structure() == expected);
  CHECK(*original.structure() == expected);
}

TEST_CASE("A slice is no longer than asked, however large the component") {
  // One corridor, looked at five times at least: read, scanned twice, walked along, searched.
  Grid grid(GridKind::maze, {1000, 1});
  for (Cell cell = 0; cell + 1 < grid.cellCount(); ++cell)
    grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::carve, .direction = Direction::east});
  Analysis analysis(grid);
  std::uint64_t slices = 1;
  while (!analysis.work(10)) ++slices;
  CHECK(slices >= 500);
  CHECK(analysis.structure()->longestPath == 999);
  CHECK(analysis.structure()->deadEndBranchSum == 2 * 999);
}

TEST_CASE("An open room is analysed in a few searches, though most cells look central at first") {
  Grid grid(GridKind::cave, {100, 100});
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::dig});
  Analysis analysis(grid);
  CHECK(analysis.work(50 * std::uint64_t{grid.cellCount()}));
  REQUIRE(analysis.structure() != nullptr);
  CHECK(analysis.structure()->longestPath == 198);
}
