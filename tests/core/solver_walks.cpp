#include <support/bare.hpp>
#include <support/drawn.hpp>
#include <support/solving.hpp>

#include <mazescope/describe.hpp>
#include <mazescope/random.hpp>

#include <map>

using namespace mazescope;
using test::Solution;

namespace {

Parameters hand(const char* side) { return {{"variant", std::string(side)}}; }

bool startsWith(const std::string& text, const std::string& start) {
  return text.substr(0, start.size()) == start;
}

/// A cave or a maze, all open or all in parts, with any mixture of loops and islands.
Grid anyGrid(Random& random, GridKind kind) {
  Grid grid(kind, {2 + random.below(14), 2 + random.below(14)});
  const double share = 0.3 + 0.65 * random.fraction();
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (kind == GridKind::cave) {
      if (random.chance(share))
        grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::dig, .after = Mark::done});
    } else {
      for (const Direction direction : {Direction::east, Direction::south})
        if (grid.hasNeighbor(cell, direction) && random.chance(share))
          grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::carve, .direction = direction});
    }
  return grid;
}

bool atBorder(const Grid& grid, Cell cell) {
  const auto [x, y] = grid.pointOf(cell);
  return x == 0 || y == 0 || x + 1 == grid.size().width || y + 1 == grid.size().height;
}

}  // namespace

TEST_CASE("A hand on the outer wall walks in a circle round a goal in the middle") {
  const Grid grid = test::drawnMaze({"o-o-o",  //
                                     "| | |",  //
                                     "o o o",  //
                                     "|   |",  //
                                     "o-o-o"});
  for (const char* const side : {"left", "right"}) {
    const Solution solution = test::solve("wall-follower", grid, {Cell{0}, Cell{4}}, hand(side));
    CHECK(solution.ending == "Walked in a circle: after 8 steps the next would be the first along "
                             "this wall, and the goal was not on it.");
    CHECK(solution.answer == Answer{8, {}});
    CHECK(solution.film.size() == 17);  // the start, and two moves a step
  }
}

TEST_CASE("The left and the right hand go round a loop on different sides") {
  const Grid grid = test::drawnMaze({"o-o-o",  //
                                     "|   |",  //
                                     "o-o-o"});
  const Ends ends{Cell{0}, Cell{5}};
  CHECK(test::solve("wall-follower", grid, ends, hand("left")).path ==
        std::vector<Cell>{0, 1, 2, 5});
  CHECK(test::solve("wall-follower", grid, ends, hand("right")).path ==
        std::vector<Cell>{0, 3, 4, 5});
}

TEST_CASE("Pledge leaves the pillar that a wall follower goes round for ever") {
  const Grid grid = test::drawnCave({".......",  //
                                     ".......",  //
                                     "...#...",  //
                                     ".......",  //
                                     "......."});
  const Ends ends{grid.cellAt({2, 2}), Cell{0}};
  for (const char* const side : {"left", "right"}) {
    CHECK(startsWith(test::solve("wall-follower", grid, ends, hand(side)).ending,
                     "Walked in a circle: after 8 steps"));
    CHECK(startsWith(test::solve("pledge", grid, ends, hand(side)).ending, "Reached the goal"));
  }
}

TEST_CASE("Pledge gets out of a hook that is open away from its main heading") {
  const Grid grid = test::drawnCave({".........",  //
                                     "..#####..",  //
                                     "..#...#..",  //
                                     "..#...#..",  //
                                     "..#...#..",  //
                                     ".........",  //
                                     "........."});
  const Ends ends{grid.cellAt({4, 3}), grid.cellAt({8, 0})};
  for (const char* const side : {"left", "right"}) {
    CHECK(startsWith(
        test::solve("wall-follower", grid, {grid.cellAt({3, 3}), ends.goal}, hand(side)).ending,
        "Walked in a circle"));
    for (const char* const heading : {"north", "east", "south", "west"}) {
      Parameters parameters = hand(side);
      parameters["heading"] = std::string(heading);
      const Solution solution = test::solve("pledge", grid, ends, parameters);
      CAPTURE(side, heading, solution.ending);
      CHECK(startsWith(solution.ending, "Reached the goal"));
    }
  }
}

TEST_CASE("Pledge finds a goal at the border from everywhere, if there is a way") {
  Random random(11);
  int circles = 0;
  for (int i = 0; i < 1500; ++i) {
    const Grid grid = anyGrid(random, i % 2 == 0 ? GridKind::cave : GridKind::maze);
    const Ends ends{random.below(grid.cellCount()), random.below(grid.cellCount())};
    if (!grid.open(*ends.start) || !grid.open(*ends.goal)) continue;
    const bool reachable = test::movesFrom(grid, *ends.start)[*ends.goal].has_value();
    for (const char* const side : {"left", "right"}) {
      const Solution solution = test::solve("pledge", grid, ends, hand(side));
      CAPTURE(i, side, solution.ending);
      if (atBorder(grid, *ends.goal)) CHECK(solution.answer.length.has_value() == reachable);
      circles += startsWith(solution.ending, "Walked in a circle") ? 1 : 0;
    }
  }
  CHECK(circles > 100);
}

TEST_CASE("Trémaux walks no passage more than twice, and those walked once are the path") {
  Random random(12);
  for (int i = 0; i < 300; ++i) {
    const Grid grid = anyGrid(random, i % 2 == 0 ? GridKind::cave : GridKind::maze);
    const Ends ends{random.below(grid.cellCount()), random.below(grid.cellCount())};
    if (!grid.open(*ends.start) || !grid.open(*ends.goal)) continue;
    const Solution solution = test::solve("tremaux", grid, ends);
    std::map<std::pair<Cell, Cell>, int> walked;
    for (const Mutation& made : solution.film)
      if (made.after == Mark::reached)
        ++walked[std::minmax({made.cell, grid.neighborOf(made.cell, made.direction)})];
    std::map<std::pair<Cell, Cell>, int> once;
    for (const auto& [passage, times] : walked) {
      CHECK(times <= 2);
      if (times == 1) once.emplace(passage, 1);
    }
    std::map<std::pair<Cell, Cell>, int> path;
    for (std::size_t step = 1; step < solution.path.size(); ++step)
      path.emplace(std::minmax({solution.path[step - 1], solution.path[step]}), 1);
    CAPTURE(i, solution.ending);
    CHECK(once == path);
  }
}

TEST_CASE("The random mouse stops at its cap, and says that this proves nothing") {
  const Grid grid = test::finalGrid({"backtracker", {9, 9}, 1, {}, {}});
  const Solution solution =
      test::solve("random-mouse", grid, {Cell{0}, Cell{80}}, {{"steps", std::int64_t{5}}});
  CHECK(solution.ending == "Stopped at the cap of 5 steps: the goal was not met, which proves "
                           "nothing.");
  CHECK(solution.film.size() == 11);
}

TEST_CASE("In a corridor the mouse runs straight to the goal") {
  const Solution solution =
      test::solve("random-mouse", test::drawnMaze({"o-o-o-o"}), {Cell{0}, Cell{3}});
  CHECK(solution.ending ==
        "Reached the goal in 3 steps; without its loops the way is a path of 3 moves.");
}

TEST_CASE("A walker in a closed room says so") {
  const Grid grid = test::drawnMaze({"o o"});
  for (const char* const id : {"wall-follower", "pledge", "random-mouse"}) {
    CAPTURE(id);
    CHECK(test::solve(id, grid, {Cell{0}, Cell{1}}).ending == "No path: the start has no way out.");
  }
}
