#include <support/catch.hpp>

#include <mazescope/packed_blocks.hpp>
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
    for (const Direction direction : allDirections)
      if (!grid.hasNeighbor(cell, direction) && random.chance(0.2))
        grid.apply(Mutation{.cell = cell,
                            .kind = Mutation::Kind::open,
                            .direction = direction,
                            .before = grid.mark(cell),
                            .after = grid.mark(cell)});
  }
  return grid;
}

constexpr Size sizes[] = {{1, 1}, {1, 2}, {2, 1},  {1, 3},  {3, 1},  {1, 50},  {50, 1},
                          {2, 2}, {3, 3}, {4, 4},  {5, 3},  {6, 5},  {7, 31},  {31, 7},
                          {8, 1}, {1, 8}, {63, 5}, {64, 5}, {65, 5}, {127, 63}};

BlockSet allBlocks(const Grid& grid) {
  BlockSet all(grid.cellCount());
  for (std::size_t block = 0; block < all.blockCount(); ++block) all.add(block);
  return all;
}

PackedBlocks packed(const Grid& grid) { return {grid, allBlocks(grid)}; }

void unpack(const PackedBlocks& blocks, Grid& grid) {
  BlockSet done(grid.cellCount());
  blocks.unpackInto(grid, done);
  PackedBlocks::resetOthers(grid, done);
}

}  // namespace

TEST_CASE("A grid comes back from its packed blocks as it was, whatever was in its place") {
  const GridKind kind = GENERATE(GridKind::maze, GridKind::cave);
  for (const Size size : sizes)
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const Grid grid = scrambled(kind, size, seed);
      Grid other = scrambled(kind, size, seed + 100);
      unpack(packed(grid), other);
      CAPTURE(size.width, size.height, seed);
      CHECK(other == grid);
    }
}

TEST_CASE("Blocks that were not packed come back as those of a new grid") {
  const Grid grid = scrambled(GridKind::maze, {40, 10}, 1);
  BlockSet some(grid.cellCount());
  for (const std::size_t block : {0U, 3U, 6U}) some.add(block);
  Grid other = scrambled(GridKind::maze, {40, 10}, 2);
  unpack(PackedBlocks(grid, some), other);
  const Grid fresh(GridKind::maze, {40, 10});
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    CHECK(other.words()[cell] ==
          (some.contains(cell / BlockSet::blockCells) ? grid : fresh).words()[cell]);
}

TEST_CASE("A block that is done already is left alone, and one that is unpacked is done") {
  const Grid grid = scrambled(GridKind::cave, {64, 3}, 1);
  const Grid before = scrambled(GridKind::cave, {64, 3}, 2);
  Grid other = before;
  BlockSet done(grid.cellCount());
  done.add(1);
  packed(grid).unpackInto(other, done);
  CHECK(done.blocks() == std::vector<std::uint32_t>{0, 1, 2});
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    CHECK(other.words()[cell] == (cell / 64 == 1 ? before : grid).words()[cell]);
}

TEST_CASE("Blocks completed by older ones keep their own") {
  const Size size{64, 6};
  const Grid older = scrambled(GridKind::maze, size, 1);
  const Grid newer = scrambled(GridKind::maze, size, 2);
  for (unsigned own = 0; own < 64; ++own) {
    BlockSet inNewer(newer.cellCount());
    BlockSet inOlder(newer.cellCount());
    for (std::size_t block = 0; block < 6; ++block)
      ((own >> block & 1U) != 0 ? inNewer : inOlder).add(block);
    inOlder.add(0);
    inOlder.add(5);
    PackedBlocks blocks(newer, inNewer);
    blocks.complete(PackedBlocks(older, inOlder));
    Grid grid = scrambled(GridKind::maze, size, 3);
    unpack(blocks, grid);
    CAPTURE(own);
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
      REQUIRE(grid.words()[cell] == (inNewer.contains(cell / 64) ? newer : older).words()[cell]);
  }
}

TEST_CASE("The blocks that mutations change are known, the neighbour's of a passage among them") {
  const Grid grid(GridKind::maze, {64, 8});
  const auto changedBy = [&](const Mutation& mutation) {
    BlockSet changed(grid.cellCount());
    changed.addChanged(grid, {&mutation, 1});
    return changed.blocks();
  };
  using Blocks = std::vector<std::uint32_t>;
  CHECK(changedBy(Mutation{.cell = 130}) == Blocks{2});
  CHECK(changedBy(
            Mutation{.cell = 130, .kind = Mutation::Kind::carve, .direction = Direction::south}) ==
        Blocks{2, 3});
  CHECK(changedBy(
            Mutation{.cell = 130, .kind = Mutation::Kind::seal, .direction = Direction::north}) ==
        Blocks{1, 2});
  CHECK(changedBy(Mutation{.cell = 130, .direction = Direction::north}) == Blocks{2});
}

TEST_CASE("Bits that are alike in a block take no room, and others a bit a cell") {
  Grid cave(GridKind::cave, {64, 10});
  const auto bytes = [&] { return packed(cave).bytes(); };
  CHECK(bytes() == 10 * 8);
  for (Cell cell = 0; cell < 640; ++cell) cave.apply(Mutation{.cell = cell, .after = Mark::done});
  CHECK(bytes() == 10 * 8);
  for (Cell cell = 0; cell < 640; cell += 2)
    cave.apply(Mutation{
        .cell = cell, .kind = Mutation::Kind::dig, .before = Mark::done, .after = Mark::done});
  CHECK(bytes() == 10 * 8 + 10 * 8);
}
