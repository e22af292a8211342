#include <support/catch.hpp>
#include <support/errors.hpp>
#include <support/graph.hpp>

#include <mazescope/grid.hpp>

using namespace mazescope;
using test::errorOf;
using Kind = Mutation::Kind;

TEST_CASE("F14: sizes that are too large are refused before anything is allocated") {
  CHECK(errorOf([] { Grid(GridKind::maze, {65537, 65537}); }).field() == "width");
  CHECK(errorOf([] { Grid(GridKind::cave, {46341, 46341}); }).field() == "width");
  CHECK(errorOf([] { Grid(GridKind::maze, {2147483647, 2}); }).field() == "width");
  CHECK(errorOf([] { checkSize({2, 2147483647}); }).field() == "height");
  CHECK(errorOf([] { checkSize({maximumSide + 1, 1}); }).field() == "width");
  CHECK(errorOf([] { checkSize({1, maximumSide + 1}); }).field() == "height");
}

TEST_CASE("F4: sides of 0, and of -1 as it looks in 32 bits, are refused with the bounds") {
  CHECK(errorOf([] { Grid(GridKind::maze, {0, 5}); }).field() == "width");
  const Error error = errorOf([] { Grid(GridKind::cave, {5, 0}); });
  CHECK(error.field() == "height");
  CHECK(std::string(error.what()).find("1 to 16384") != std::string::npos);
  CHECK(errorOf([] { checkSize({0xffffffffU, 5}); }).field() == "width");
}

TEST_CASE("The largest sides are accepted") {
  CHECK_NOTHROW(checkSize({maximumSide, maximumSide}));
  CHECK(Grid(GridKind::maze, {maximumSide, 1}).cellCount() == maximumSide);
  CHECK(Grid(GridKind::maze, {1, maximumSide}).cellCount() == maximumSide);
}

TEST_CASE("A new grid is unvisited, closed, and rock if it is a cave") {
  const GridKind kind = GENERATE(GridKind::maze, GridKind::cave);
  const Grid grid(kind, {3, 2});
  CHECK(grid.cellCount() == 6);
  CHECK(test::passageCount(grid) == 0);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    CHECK(grid.mark(cell) == Mark::unvisited);
    CHECK(grid.open(cell) == (kind == GridKind::maze));
  }
}

TEST_CASE("Cells are counted row by row and have neighbours only inside the grid") {
  const Size size = GENERATE(Size{1, 1}, Size{5, 1}, Size{1, 5}, Size{2, 2}, Size{7, 3});
  const Grid grid(GridKind::maze, size);
  Cell expected = 0;
  for (std::uint32_t y = 0; y < size.height; ++y)
    for (std::uint32_t x = 0; x < size.width; ++x) {
      const Cell cell = grid.cellAt({x, y});
      CHECK(cell == expected++);
      CHECK(grid.pointOf(cell) == Point{x, y});
      using Maybe = std::optional<Cell>;
      CHECK(grid.neighbor(cell, Direction::north) == (y > 0 ? Maybe(cell - size.width) : Maybe()));
      CHECK(grid.neighbor(cell, Direction::east) ==
            (x + 1 < size.width ? Maybe(cell + 1) : Maybe()));
      CHECK(grid.neighbor(cell, Direction::south) ==
            (y + 1 < size.height ? Maybe(cell + size.width) : Maybe()));
      CHECK(grid.neighbor(cell, Direction::west) == (x > 0 ? Maybe(cell - 1) : Maybe()));
    }
  CHECK(grid.contains({size.width - 1, size.height - 1}));
  CHECK_FALSE(grid.contains({size.width, 0}));
  CHECK_FALSE(grid.contains({0, size.height}));
}

TEST_CASE("A passage is carved and sealed from both its cells, and each move can be undone") {
  const Grid start(GridKind::maze, {3, 3});
  for (const Direction direction : allDirections) {
    Grid grid = start;
    const Cell here = 4;
    const Cell there = grid.neighborOf(here, direction);
    const Mutation carve{.cell = here,
                         .kind = Kind::carve,
                         .direction = direction,
                         .before = Mark::unvisited,
                         .after = Mark::active};
    const Mutation seal{.cell = there,
                        .kind = Kind::seal,
                        .direction = opposite(direction),
                        .before = Mark::unvisited,
                        .after = Mark::done};
    grid.apply(carve);
    const Grid carved = grid;
    CHECK(grid.passage(here, direction));
    CHECK(grid.passage(there, opposite(direction)));
    CHECK(test::passageCount(grid) == 1);
    CHECK(grid.mark(here) == Mark::active);
    CHECK(grid.mark(there) == Mark::unvisited);

    grid.apply(seal);
    CHECK(test::passageCount(grid) == 0);
    CHECK(grid.mark(there) == Mark::done);

    grid.undo(seal);
    CHECK(grid == carved);
    grid.undo(carve);
    CHECK(grid == start);
  }
}

TEST_CASE("A mark changes nothing but the mark") {
  Grid grid(GridKind::maze, {2, 1});
  const Grid start = grid;
  const Mutation mark{.cell = 1, .kind = Kind::mark, .after = Mark::frontier};
  grid.apply(mark);
  CHECK(grid.mark(1) == Mark::frontier);
  CHECK(grid.mark(0) == Mark::unvisited);
  CHECK(test::passageCount(grid) == 0);
  grid.undo(mark);
  CHECK(grid == start);
}

TEST_CASE("In a cave two open neighbours have a passage between them, and rock has none") {
  Grid grid(GridKind::cave, {2, 2});
  const Grid start = grid;
  const auto dig = [](Cell cell) {
    return Mutation{.cell = cell, .kind = Kind::dig, .after = Mark::done};
  };
  grid.apply(dig(0));
  CHECK(grid.open(0));
  CHECK(test::passageCount(grid) == 0);
  grid.apply(dig(1));
  CHECK(grid.passage(0, Direction::east));
  CHECK(grid.passage(1, Direction::west));
  CHECK_FALSE(grid.passage(0, Direction::south));
  CHECK_FALSE(grid.passage(0, Direction::north));
  CHECK(test::passageCount(grid) == 1);

  const Mutation fill{.cell = 1, .kind = Kind::fill, .before = Mark::done, .after = Mark::done};
  grid.apply(fill);
  CHECK_FALSE(grid.open(1));
  CHECK(test::passageCount(grid) == 0);
  grid.undo(fill);
  CHECK(grid.passage(0, Direction::east));
  grid.undo(dig(1));
  grid.undo(dig(0));
  CHECK(grid == start);
}

TEST_CASE("neighborsMarked finds the neighbours with a mark, and only those") {
  Grid grid(GridKind::maze, {3, 3});
  grid.apply(Mutation{.cell = 1, .after = Mark::done});
  grid.apply(Mutation{.cell = 3, .after = Mark::done});
  const DirectionSet done = grid.neighborsMarked(4, Mark::done);
  REQUIRE(done.size() == 2);
  CHECK(done.at(0) == Direction::north);
  CHECK(done.at(1) == Direction::west);
  CHECK(grid.neighborsMarked(4, Mark::unvisited).size() == 2);
  CHECK(grid.neighborsMarked(0, Mark::unvisited).empty());
  CHECK(grid.neighborsMarked(8, Mark::done).empty());
}

// The values were computed from the documentation of Grid::hash, by another program.
TEST_CASE("The hash is FNV-1a over kind, size and the state of every cell") {
  Grid grid(GridKind::maze, {2, 1});
  CHECK(grid.hash() == 0x73144955a24f2dacU);
  grid.apply(
      Mutation{.cell = 0, .kind = Kind::carve, .direction = Direction::east, .after = Mark::done});
  CHECK(grid.hash() == 0xaa44f66649bb8edbU);
  CHECK(Grid(GridKind::maze, {1, 2}).hash() == 0x495d05ecf22e1c3cU);
  CHECK(Grid(GridKind::cave, {2, 1}).hash() == 0xf6268b6ed6fc4fefU);
}

TEST_CASE("A word tells passages, neighbours and the mark, and takes another mark") {
  Grid grid(GridKind::maze, {2, 1});
  grid.apply(
      Mutation{.cell = 0, .kind = Kind::carve, .direction = Direction::east, .after = Mark::done});
  CHECK(grid.words()[0] == 0x0322);
  CHECK(grid.words()[1] == 0x0088);
  CHECK(Grid::withMark(0x0322, Mark::frontier) == 0x0122);
  CHECK(grid.bytes() == 4);
}
