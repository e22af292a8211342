#include <support/bare.hpp>
#include <support/catch.hpp>

#include <mazescope/random.hpp>

#include <algorithm>
#include <numeric>

using namespace mazescope;
using test::Bare;

namespace {

struct Weighted {
  std::uint32_t weight;
  Cell cell;
  Direction direction;
};

Spec truePrim(Size size, std::uint64_t seed) {
  return {.algorithm = "prim",
          .size = size,
          .seed = seed,
          .start = {},
          .parameters = {{"variant", std::string("true")}}};
}

/// The weights of all passages, found again by drawing them in the order in which cells joined
/// the maze: for each, its passages to the frontier, then those to unvisited cells.
std::vector<Weighted> weightsOf(const Spec& spec) {
  Bare bare(spec);
  Random random(spec.seed);
  (void)random.below(bare.grid.cellCount());  // the start cell
  std::vector<Weighted> passages;
  for (auto made = bare.step(1); !made.empty(); made = bare.step(1)) {
    if (made[0].after != Mark::done) continue;
    for (const Mark mark : {Mark::frontier, Mark::unvisited}) {
      const DirectionSet directions = bare.grid.neighborsMarked(made[0].cell, mark);
      for (std::uint32_t i = 0; i < directions.size(); ++i)
        passages.push_back(
            {static_cast<std::uint32_t>(random.next() >> 32U), made[0].cell, directions.at(i)});
    }
  }
  return passages;
}

/// The minimum spanning tree by another algorithm, Kruskal's, on a grid that only has passages.
Grid kruskal(Size size, std::vector<Weighted> passages) {
  Grid grid(GridKind::maze, size);
  std::vector<Cell> group(grid.cellCount());
  std::iota(group.begin(), group.end(), Cell{0});
  const auto leader = [&group](Cell cell) {
    while (group[cell] != cell) cell = group[cell] = group[group[cell]];
    return cell;
  };
  std::sort(passages.begin(), passages.end(),
            [](const Weighted& a, const Weighted& b) { return a.weight < b.weight; });
  for (const Weighted& passage : passages) {
    const Cell here = leader(passage.cell);
    const Cell there = leader(grid.neighborOf(passage.cell, passage.direction));
    if (here == there) continue;
    group[here] = there;
    grid.apply(Mutation{
        .cell = passage.cell, .kind = Mutation::Kind::carve, .direction = passage.direction});
  }
  return grid;
}

}  // namespace

TEST_CASE("True Prim's maze is the minimum spanning tree of its weights, as Kruskal finds it") {
  for (const Size size : {Size{1, 1}, Size{1, 20}, Size{7, 5}, Size{20, 15}})
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Spec spec = truePrim(size, seed);
      const std::vector<Weighted> weights = weightsOf(spec);
      const auto [width, height] = size;
      CHECK(weights.size() == (width - 1) * height + width * (height - 1));
      const Grid expected = kruskal(size, weights);
      const Grid grid = test::finalGrid(spec);
      std::uint64_t differing = 0;
      for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        for (const Direction direction : allDirections)
          if (grid.passage(cell, direction) != expected.passage(cell, direction)) ++differing;
      CAPTURE(width, height, seed);
      CHECK(differing == 0);
    }
}
