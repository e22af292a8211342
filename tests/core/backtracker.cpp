#include <support/bare.hpp>
#include <support/catch.hpp>
#include <support/graph.hpp>

#include <mazescope/describe.hpp>

#include <set>

using namespace mazescope;
using test::Bare;

namespace {

Spec backtracker(Size size, std::uint64_t seed) {
  return {.algorithm = "backtracker", .size = size, .seed = seed, .start = {}, .parameters = {}};
}

const Inspection::List& stackOf(const Inspection& inspection) { return inspection.lists.at(0); }

}  // namespace

TEST_CASE("A backtracker: every cell is pushed once and popped once: 2n ticks, n phases") {
  for (const Size size : {Size{1, 1}, Size{1, 50}, Size{20, 15}}) {
    Bare bare(backtracker(size, 1));
    CHECK(bare.finish().size() == 2 * size.cells());
    CHECK(bare.at.phase == size.cells());
  }
}

TEST_CASE("The stack is the way from the start to where the walk stands, and is what is marked") {
  Bare bare(backtracker({9, 7}, 2));
  const Cell start = bare.step(1).front().cell;
  do {
    const Inspection inspection = bare.pipeline.inspect(bare.grid, 1000);
    const std::vector<Cell>& stack = stackOf(inspection).cells;
    std::set<Cell> active;
    for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell)
      if (bare.grid.mark(cell) == Mark::active) active.insert(cell);
    REQUIRE(stackOf(inspection).size == stack.size());
    REQUIRE(active == std::set<Cell>(stack.begin(), stack.end()));
    if (stack.empty()) continue;
    CHECK(stack.back() == start);
    for (std::size_t i = 0; i + 1 < stack.size(); ++i) {
      bool joined = false;
      for (const Direction direction : allDirections)
        joined = joined || (bare.grid.passage(stack[i], direction) &&
                            bare.grid.neighborOf(stack[i], direction) == stack[i + 1]);
      REQUIRE(joined);
    }
  } while (!bare.step(1).empty());
}

TEST_CASE("The walk only turns back where no neighbour is unvisited") {
  Bare bare(backtracker({12, 12}, 3));
  bool stuck = false;
  for (std::vector<Mutation> made = bare.step(1); !made.empty(); made = bare.step(1)) {
    const bool popped = made.front().after == Mark::done;
    if (bare.at.tick > 1) CHECK(popped == stuck);
    const Inspection inspection = bare.pipeline.inspect(bare.grid, 1);
    stuck = stackOf(inspection).cells.empty() ||
            bare.grid.neighborsMarked(stackOf(inspection).cells[0], Mark::unvisited).empty();
  }
}

TEST_CASE("The moves of a backtracker are told as sentences") {
  Bare bare(backtracker({2, 1}, 1));
  const auto next = [&bare] { return describe(bare.variant(), bare.grid, bare.step(1).at(0)); };
  Spec spec = bare.spec;
  spec.start = Point{0, 0};
  bare = Bare(spec);
  CHECK(next() == "Put the start cell (0, 0) on the stack.");
  CHECK(next() == "Opened the wall between (0, 0) and (1, 0).");
  CHECK(next() == "Backed out of (1, 0): done.");
  CHECK(next() == "Backed out of (0, 0): done.");
}

TEST_CASE("A backtracker: about one cell in ten is a dead end") {
  double share = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed)
    share += test::deadEndShare(test::finalGrid(backtracker({200, 200}, seed))) / 4;
  CHECK(share == Approx(0.10).margin(0.01));
}
