#include <support/bare.hpp>
#include <support/catch.hpp>
#include <support/graph.hpp>

#include <mazescope/random.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

using namespace mazescope;
using test::Bare;

namespace {

Spec prim(const std::string& variant, Size size, std::uint64_t seed) {
  return {.algorithm = "prim",
          .size = size,
          .seed = seed,
          .start = {},
          .parameters = {{"variant", variant}}};
}

double averageDeadEnds(const Spec& of) {
  double share = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Spec spec = of;
    spec.seed = seed;
    share += test::deadEndShare(test::finalGrid(spec)) / 200;
  }
  return share;
}

}  // namespace

TEST_CASE("F7: Prim 15x9, seeds 0 to 9999: exactly 134 passages each") {
  std::uint64_t wrong = 0;
  for (std::uint64_t seed = 0; seed < 10000; ++seed)
    if (test::passageCount(test::finalGrid(prim("modified", {15, 9}, seed))) != 134) ++wrong;
  for (std::uint64_t seed = 0; seed < 2000; ++seed)
    for (const char* variant : {"simplified", "true"})
      if (test::passageCount(test::finalGrid(prim(variant, {15, 9}, seed))) != 134) ++wrong;
  CHECK(wrong == 0);
}

TEST_CASE("F8: every variant on 50x50 has clearly more dead ends than the backtracker") {
  const double backtracker = averageDeadEnds(
      {.algorithm = "backtracker", .size = {50, 50}, .seed = 0, .start = {}, .parameters = {}});
  for (const char* variant : {"modified", "simplified", "true"}) {
    CAPTURE(variant, backtracker);
    CHECK(averageDeadEnds(prim(variant, {50, 50}, 0)) > 2 * backtracker);
  }
}

TEST_CASE("F9: Prim 3x3 from the centre, 10,000 seeds: each first direction in a quarter of them") {
  for (const std::string variant : {"modified", "simplified", "true"}) {
    std::array<int, 4> counts{};
    for (std::uint64_t seed = 0; seed < 10000; ++seed) {
      Spec spec = prim(variant, {3, 3}, seed);
      spec.start = Point{1, 1};
      for (const Mutation& mutation : Bare(spec).step(6))
        if (mutation.kind == Mutation::Kind::carve) {
          ++counts.at(static_cast<std::size_t>(opposite(mutation.direction)));
          break;
        }
    }
    CAPTURE(variant);
    CHECK(std::accumulate(counts.begin(), counts.end(), 0) == 10000);
    for (const int count : counts) CHECK(count == Approx(2500).margin(150));
  }
}

TEST_CASE("F10: Prim 10x10 from (8, 9) is a spanning tree") {
  for (const char* variant : {"modified", "simplified", "true"}) {
    Spec spec = prim(variant, {10, 10}, 1);
    spec.start = Point{8, 9};
    CHECK(test::perfect(test::finalGrid(spec)));
  }
}

TEST_CASE("The frontier is marked, touches the maze, and holds no cell twice, at every tick") {
  for (const char* variant : {"modified", "true"}) {
    Bare bare(prim(variant, {12, 9}, 5));
    std::vector<int> joinedFrontier(bare.grid.cellCount());
    for (auto made = bare.step(1); !made.empty(); made = bare.step(1)) {
      if (made[0].after == Mark::frontier) ++joinedFrontier[made[0].cell];
      const Inspection inspection = bare.pipeline.inspect(bare.grid, 1000);
      const std::vector<Cell>& frontier = inspection.lists.at(0).cells;
      const std::set<Cell> listed(frontier.begin(), frontier.end());
      std::set<Cell> marked;
      for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell)
        if (bare.grid.mark(cell) == Mark::frontier) marked.insert(cell);
      CAPTURE(variant, bare.at.tick);
      REQUIRE(inspection.lists[0].size == frontier.size());
      REQUIRE(listed.size() == frontier.size());
      REQUIRE(listed == marked);
      for (const Cell cell : marked)
        REQUIRE_FALSE(bare.grid.neighborsMarked(cell, Mark::done).empty());
    }
    CHECK(*std::max_element(joinedFrontier.begin(), joinedFrontier.end()) == 1);
  }
}

TEST_CASE(
    "Simplified Prim marks its active cells, and retires those without unvisited neighbours") {
  Bare bare(prim("simplified", {12, 9}, 5));
  for (auto made = bare.step(1); !made.empty(); made = bare.step(1)) {
    if (made[0].after == Mark::done)
      REQUIRE(bare.grid.neighborsMarked(made[0].cell, Mark::unvisited).empty());
    const Inspection inspection = bare.pipeline.inspect(bare.grid, 1000);
    const std::vector<Cell>& active = inspection.lists.at(0).cells;
    std::set<Cell> marked;
    for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell)
      if (bare.grid.mark(cell) == Mark::active) marked.insert(cell);
    REQUIRE(marked == std::set<Cell>(active.begin(), active.end()));
    REQUIRE(marked.size() == active.size());
  }
}

TEST_CASE("The three variants make different mazes of one seed") {
  const Grid modified = test::finalGrid(prim("modified", {20, 15}, 42));
  const Grid simplified = test::finalGrid(prim("simplified", {20, 15}, 42));
  const Grid lightest = test::finalGrid(prim("true", {20, 15}, 42));
  CHECK_FALSE(modified == simplified);
  CHECK_FALSE(modified == lightest);
  CHECK_FALSE(simplified == lightest);
}
