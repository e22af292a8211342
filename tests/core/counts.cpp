#include <support/bare.hpp>
#include <support/drawn.hpp>
#include <support/every_variant.hpp>
#include <support/graph.hpp>

#include <mazescope/counts.hpp>
#include <mazescope/random.hpp>

#include <array>

using namespace mazescope;
using test::Bare;
using test::Subject;
using Kind = Mutation::Kind;

namespace {

/// Visited, nodes, isolated, dead ends, straight, turning, junctions of 3 and of 4, passages.
using Numbers = std::array<std::uint32_t, 9>;

Numbers numbersOf(const Counts& counts) {
  return {counts.visited(),    counts.nodes(),      counts.isolated(),
          counts.deadEnds(),   counts.straight(),   counts.turning(),
          counts.junctions3(), counts.junctions4(), counts.passages()};
}

/// The same, straight from the definitions.
Numbers plainNumbersOf(const Grid& grid) {
  Numbers numbers{};
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const bool visited = grid.mark(cell) != Mark::unvisited && grid.mark(cell) != Mark::frontier;
    const std::uint32_t passages = test::passagesAt(grid, cell);
    if (visited) ++numbers[0];
    if (grid.kind() == GridKind::maze ? !visited && passages == 0 : !grid.open(cell)) continue;
    ++numbers[1];
    const bool opposite =
        grid.passage(cell, Direction::north) == grid.passage(cell, Direction::south);
    if (passages == 2) ++numbers[opposite ? 4 : 5];
    constexpr std::array<std::size_t, 5> places{2, 3, 0, 6, 7};
    if (passages != 2) ++numbers.at(places.at(passages));
  }
  numbers[8] = static_cast<std::uint32_t>(test::passageCount(grid));
  return numbers;
}

Numbers numbersOf(const Grid& grid) {
  const Numbers numbers = numbersOf(Counts::of(grid));
  CHECK(numbers == plainNumbersOf(grid));
  return numbers;
}

/// Any mutation that fits the grid.
Mutation anyMutation(const Grid& grid, Random& random) {
  const Cell cell = random.below(grid.cellCount());
  Mutation mutation{
      .cell = cell, .before = grid.mark(cell), .after = static_cast<Mark>(random.below(markCount))};
  if (random.chance(0.3)) return mutation;
  if (grid.kind() == GridKind::cave) {
    mutation.kind = grid.open(cell) ? Kind::fill : Kind::dig;
    return mutation;
  }
  mutation.direction = static_cast<Direction>(random.below(4));
  if (!grid.hasNeighbor(cell, mutation.direction)) return mutation;
  mutation.kind = grid.passage(cell, mutation.direction) ? Kind::seal : Kind::carve;
  return mutation;
}

}  // namespace

TEST_CASE("Counts of small mazes are those counted by hand") {
  //                             visited nodes isolated dead straight turning 3 4 passages
  CHECK(numbersOf(test::drawnMaze({"."})) == Numbers{0, 0, 0, 0, 0, 0, 0, 0, 0});
  CHECK(numbersOf(test::drawnMaze({"o"})) == Numbers{1, 1, 1, 0, 0, 0, 0, 0, 0});
  CHECK(numbersOf(test::drawnMaze({"o-o-o-o"})) == Numbers{4, 4, 0, 2, 2, 0, 0, 0, 3});
  CHECK(numbersOf(test::drawnMaze({"o-o",  //
                                   "| |",  //
                                   "o-o"})) == Numbers{4, 4, 0, 0, 0, 4, 0, 0, 4});
  CHECK(numbersOf(test::drawnMaze({"o o o",  //
                                   "|   |",  //
                                   "o-o-o",  //
                                   "|   |",  //
                                   "o o o"})) == Numbers{9, 9, 2, 4, 1, 0, 2, 0, 6});
  CHECK(numbersOf(test::drawnMaze({". o .",  //
                                   "  |  ",  //
                                   "o-o-o",  //
                                   "  |  ",  //
                                   ". o ."})) == Numbers{5, 5, 0, 4, 0, 0, 0, 1, 4});
}

TEST_CASE("A cell with a passage is a node of a maze, whatever its mark; a lone frontier is not") {
  CHECK(numbersOf(test::drawnMaze({".-o ."})) == Numbers{1, 2, 0, 2, 0, 0, 0, 0, 1});
  Grid grid(GridKind::maze, {3, 1});
  grid.apply(Mutation{.cell = 0, .after = Mark::frontier});
  grid.apply(Mutation{.cell = 1, .after = Mark::active});
  CHECK(numbersOf(grid) == Numbers{1, 1, 1, 0, 0, 0, 0, 0, 0});
}

TEST_CASE("The nodes of a cave are its open cells, whatever their marks") {
  // Eight open cells round a pillar, all of them corners or straight, and one apart.
  CHECK(numbersOf(test::drawnCave({"...##",  //
                                   ".#.#.",  //
                                   "...##"})) == Numbers{15, 9, 1, 0, 4, 4, 0, 0, 8});
  CHECK(numbersOf(test::drawnCave({"##", "##"})) == Numbers{4, 0, 0, 0, 0, 0, 0, 0, 0});
  CHECK(numbersOf(test::drawnCave({"...",  //
                                   "...",  //
                                   "..."})) == Numbers{9, 9, 0, 0, 0, 4, 4, 1, 12});
  Grid unmarked(GridKind::cave, {2, 1});
  unmarked.apply(Mutation{.cell = 1, .kind = Kind::dig});
  CHECK(numbersOf(unmarked) == Numbers{0, 1, 1, 0, 0, 0, 0, 0, 0});
}

TEST_CASE("Counts kept through any mutations are those of the whole grid") {
  const GridKind kind = GENERATE(GridKind::maze, GridKind::cave);
  for (const Size size : {Size{1, 1}, Size{1, 6}, Size{6, 1}, Size{2, 2}, Size{5, 4}}) {
    Grid grid(kind, size);
    Counts counts = Counts::of(grid);
    Random random(9);
    bool same = true;
    for (int i = 0; i < 2000 && same; ++i) {
      const Mutation mutation = anyMutation(grid, random);
      Grid expected = grid;
      expected.apply(mutation);
      counts.apply(grid, mutation);
      same = grid == expected && counts == Counts::of(grid) &&
             numbersOf(counts) == plainNumbersOf(grid);
    }
    CAPTURE(test::inWords(size));
    CHECK(same);
  }
}

TEST_CASE("Stepping with counts makes the same moves, and the counts are the grid's at any tick") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : test::awkwardSizes) {
      const Spec spec = subject.spec(size, 8);
      const std::vector<Mutation> film = test::filmOf(spec);
      Bare bare(spec);
      Counts counts = Counts::of(bare.grid);
      Random random(10);
      std::vector<Mutation> moves;
      bool same = true;
      for (bool ended = false; !ended;) {
        std::vector<Mutation> batch(random.below(100) + 1);
        const std::size_t made = bare.pipeline.step(bare.grid, batch, counts);
        moves.insert(moves.end(), batch.begin(), batch.begin() + static_cast<std::ptrdiff_t>(made));
        same = same && counts == Counts::of(bare.grid);
        ended = made < batch.size();
      }
      CAPTURE(test::inWords(size));
      CHECK(same);
      CHECK(moves == film);
      CHECK(numbersOf(counts) == plainNumbersOf(test::finalGrid(spec)));
    }
  });
}

TEST_CASE("An empty batch changes no counts") {
  test::forEveryVariant([](const Subject& subject) {
    Bare bare(subject.spec({5, 5}, 1));
    bare.step(20);
    Counts counts = Counts::of(bare.grid);
    CHECK(bare.pipeline.step(bare.grid, {}, counts) == 0);
    CHECK(counts == Counts::of(bare.grid));
  });
}
