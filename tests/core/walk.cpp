#include <mazescope/ends.hpp>
#include <mazescope/run.hpp>
#include <mazescope/walk.hpp>

#include <support/catch.hpp>
#include <support/drawn.hpp>

#include <algorithm>

using namespace mazescope;

namespace {

constexpr Cell none = UINT32_MAX;

/// Distances by the plainest method there is: what is next to a cell is one further, until nothing
/// gets any nearer.
std::vector<std::uint32_t> distancesFrom(const Grid& grid, Cell from) {
  std::vector<std::uint32_t> distances(grid.cellCount(), none);
  distances[from] = 0;
  for (bool nearer = true; nearer;) {
    nearer = false;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
      for (const Direction direction : allDirections) {
        if (distances[cell] == none || !grid.passage(cell, direction)) continue;
        std::uint32_t& there = distances[grid.neighborOf(cell, direction)];
        if (there <= distances[cell] + 1) continue;
        there = distances[cell] + 1;
        nearer = true;
      }
  }
  return distances;
}

Direction directionTo(const Grid& grid, Cell from, Cell to) {
  for (const Direction direction : allDirections)
    if (grid.neighbor(from, direction) == to) return direction;
  FAIL("no neighbours");
  return Direction::north;
}

Walk complete(const Grid& grid, Cell start, Cell goal) {
  Walk walk(grid, start, goal);
  while (!walk.work(grid, 3)) {
  }
  return walk;
}

Grid loops() {
  return test::drawnMaze({
      "o-o-o-o",
      "|   | |",
      "o o-o o",
      "|     |",
      "o-o-o-o",
  });
}

}  // namespace

TEST_CASE("A walker goes through passages and not through walls") {
  const Grid grid = loops();
  Walk walk(grid, 0, 11);
  CHECK(walk.here() == 0);
  CHECK_FALSE(walk.move(grid, Direction::north));  // there is nothing
  CHECK_FALSE(walk.move(grid, Direction::west));
  CHECK(walk.moves() == 0);
  CHECK(walk.move(grid, Direction::east));
  CHECK_FALSE(walk.move(grid, Direction::south));  // a wall
  CHECK(walk.move(grid, Direction::west));
  CHECK(walk.move(grid, Direction::south));
  CHECK(walk.moves() == 3);
  CHECK(std::vector<Cell>(walk.trail().begin(), walk.trail().end()) ==
        std::vector<Cell>{0, 1, 0, 4});
  CHECK_FALSE(walk.arrived());
}

TEST_CASE("At the goal the walk is over") {
  const Grid grid = loops();
  Walk walk = complete(grid, 0, 1);
  CHECK(walk.move(grid, Direction::east));
  CHECK(walk.arrived());
  CHECK_FALSE(walk.move(grid, Direction::east));
  CHECK_FALSE(walk.walkTo(grid, 2));
  CHECK(walk.moves() == 1);
  CHECK(walk.hint(grid) == std::vector<Cell>{1});
}

TEST_CASE("A walker goes straight to what lies ahead, and never past the goal") {
  const Grid grid = loops();
  Walk walk(grid, 0, 10);
  CHECK_FALSE(walk.walkTo(grid, 0));  // there already
  CHECK_FALSE(walk.walkTo(grid, 5));  // round a corner
  CHECK(walk.walkTo(grid, 3));
  CHECK(walk.moves() == 3);
  CHECK_FALSE(walk.walkTo(grid, 6));
  CHECK(walk.walkTo(grid, 2));
  CHECK(walk.walkTo(grid, 6));
  CHECK_FALSE(walk.walkTo(grid, 4));  // a wall is between
  CHECK(walk.walkTo(grid, 2));
  CHECK(walk.walkTo(grid, 0));
  CHECK(walk.walkTo(grid, 8));
  CHECK(walk.walkTo(grid, 11));
  CHECK(walk.here() == 10);
  CHECK(walk.arrived());
}

TEST_CASE("The shortest way is unknown until the search is complete") {
  const Grid grid = loops();
  Walk walk(grid, 0, 11);
  CHECK_FALSE(walk.work(grid, 1));
  CHECK_FALSE(walk.complete());
  CHECK_FALSE(walk.shortest());
  CHECK(walk.hint(grid).empty());
  CHECK(walk.work(grid, UINT64_MAX));
  CHECK(walk.shortest() == 5U);
  CHECK(walk.work(grid, 1));
}

TEST_CASE("The hint is a shortest way from every cell, in mazes and in caves") {
  for (const char* const algorithm : {"backtracker", "prim", "cellular-automaton"}) {
    Run run(Spec{algorithm, {19, 14}, 8, {}, {}});
    run.toEnd();
    const Grid& grid = run.grid();
    const Ends ends = cornerEnds(grid);
    const auto distances = distancesFrom(grid, *ends.goal);
    for (Cell from = 0; from < grid.cellCount(); from += 5) {
      if (!grid.open(from)) continue;
      const std::vector<Cell> hint = complete(grid, from, *ends.goal).hint(grid);
      INFO(algorithm << " from " << from);
      if (distances[from] == none) {
        REQUIRE(hint.empty());
        continue;
      }
      REQUIRE(hint.size() == distances[from] + 1);
      REQUIRE(hint.front() == from);
      REQUIRE(hint.back() == *ends.goal);
      for (std::size_t at = 1; at < hint.size(); ++at)
        REQUIRE(grid.passage(hint[at - 1], directionTo(grid, hint[at - 1], hint[at])));
    }
  }
}

TEST_CASE("Who follows the hint arrives after the least number of moves") {
  Run run(Spec{"backtracker", {20, 15}, 4, {}, {}});
  run.toEnd();
  const Grid& grid = run.grid();
  Walk walk = complete(grid, 0, grid.cellCount() - 1);
  while (!walk.arrived())
    REQUIRE(walk.move(grid, directionTo(grid, walk.here(), walk.hint(grid).at(1))));
  CHECK(walk.moves() == walk.shortest());
}

TEST_CASE("A goal that no way leads to has no shortest way and no hint") {
  const Grid cave = test::drawnCave({"..#..", "..#.."});
  const Walk walk = complete(cave, 0, 4);
  CHECK(walk.complete());
  CHECK_FALSE(walk.shortest());
  CHECK(walk.hint(cave).empty());
  CHECK_FALSE(walk.arrived());
}

TEST_CASE("Where start and goal are one cell, one has arrived") {
  const Grid one(GridKind::maze, {1, 1});
  Walk walk = complete(one, 0, 0);
  CHECK(walk.arrived());
  CHECK(walk.shortest() == 0U);
  CHECK(walk.hint(one) == std::vector<Cell>{0});
  CHECK_FALSE(walk.move(one, Direction::east));
}

TEST_CASE("What was in sight on the way is remembered") {
  const Grid grid = loops();
  Walk walk(grid, 0, 11);
  CHECK(walk.sight(0) == Sight::inSight);
  CHECK(walk.sight(3) == Sight::inSight);
  CHECK(walk.sight(8) == Sight::inSight);
  CHECK(walk.sight(9) == Sight::unseen);
  walk.walkTo(grid, 8);
  CHECK(walk.sight(0) == Sight::inSight);
  CHECK(walk.sight(1) == Sight::remembered);
  CHECK(walk.sight(9) == Sight::inSight);
  CHECK(walk.sight(6) == Sight::unseen);
  const auto inSight = std::count(walk.sights().begin(), walk.sights().end(), Sight::inSight);
  CHECK(static_cast<std::size_t>(inSight) == walk.inSight().size());
}

TEST_CASE("A copy of a walk goes its own way") {
  const Grid grid = loops();
  Walk walk(grid, 0, 11);
  Walk other = walk;
  other.move(grid, Direction::east);
  CHECK(walk.here() == 0);
  CHECK(walk.sight(1) == Sight::inSight);
  walk.work(grid, UINT64_MAX);
  CHECK(other.work(grid, UINT64_MAX));
  CHECK(other.shortest() == 5U);
}
