#include <support/catch.hpp>

#include <mazescope/packed_grid.hpp>
#include <mazescope/random.hpp>

using namespace mazescope;

namespace {

/// Passages, open cells and marks at random: states that no algorithm need ever make.
Grid scrambled(GridKind kind, Size size, std::uint64_t seed) {
  Random random(seed);
  Grid grid(kind, size);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    for (const Direction direction : {Direction::east, Direction::south})
      if (kind == GridKind::maze && grid.hasNeighbor(cell, direction) && random.chance(0.5))
        grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::carve, .direction = direction});
    if (kind == GridKind::cave && random.chance(0.5))
      grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::dig});
    grid.apply(Mutation{.cell = cell, .after = static_cast<Mark>(random.below(markCount))});
  }
  return grid;
}

constexpr Size sizes[] = {{1, 1}, {1, 2}, {2, 1},  {1, 3},  {3, 1},  {1, 50},  {50, 1},
                          {2, 2}, {3, 3}, {4, 4},  {5, 3},  {6, 5},  {7, 31},  {31, 7},
                          {8, 1}, {1, 8}, {63, 5}, {64, 5}, {65, 5}, {127, 63}};

}  // namespace

TEST_CASE("A grid comes back from its packed form as it was, whatever was in its place") {
  const GridKind kind = GENERATE(GridKind::maze, GridKind::cave);
  for (const Size size : sizes)
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const Grid grid = scrambled(kind, size, seed);
      Grid other = scrambled(kind, size, seed + 100);
      PackedGrid(grid).unpackInto(other);
      CAPTURE(size.width, size.height, seed);
      CHECK(other == grid);
    }
}

TEST_CASE("Grids with everything set and nothing set come back too") {
  for (const Size size : sizes) {
    const Grid empty(GridKind::maze, size);
    Grid full = empty;
    for (Cell cell = 0; cell < full.cellCount(); ++cell)
      for (const Direction direction : {Direction::east, Direction::south})
        if (full.hasNeighbor(cell, direction))
          full.apply(Mutation{.cell = cell,
                              .kind = Mutation::Kind::carve,
                              .direction = direction,
                              .after = Mark::done});
    Grid grid = full;
    PackedGrid(empty).unpackInto(grid);
    CHECK(grid == empty);
    PackedGrid(full).unpackInto(grid);
    CHECK(grid == full);
  }
}

TEST_CASE("A packed grid takes half a byte a cell") {
  CHECK(PackedGrid(Grid(GridKind::maze, {100, 100})).bytes() == Approx(5000).margin(16));
  CHECK(PackedGrid(Grid(GridKind::cave, {1, 1})).bytes() <= 16);
}
