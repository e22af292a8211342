#include <mazescope/random.hpp>
#include <mazescope/sight.hpp>

#include <support/catch.hpp>
#include <support/drawn.hpp>

#include <algorithm>
#include <string>

using namespace mazescope;

namespace {

using Drawing = std::vector<std::string>;

/// What is seen, line by line: `@` the viewer, `*` in sight, blank what is not.
Drawing seenFrom(const Grid& grid, Point viewer) {
  Drawing drawing(grid.size().height, std::string(grid.size().width, ' '));
  for (const Cell cell : cellsInSight(grid, grid.cellAt(viewer))) {
    const Point point = grid.pointOf(cell);
    drawing[point.y][point.x] = point == viewer ? '@' : '*';
  }
  return drawing;
}

Grid noise(Size size, std::uint64_t seed) {
  Random random(seed);
  Grid grid(GridKind::cave, size);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (random.below(10) < 7)
      grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::dig, .after = Mark::done});
  return grid;
}

bool sees(const Grid& grid, Cell from, Cell to) {
  const std::vector<Cell> seen = cellsInSight(grid, from);
  return std::find(seen.begin(), seen.end(), to) != seen.end();
}

}  // namespace

TEST_CASE("In a maze one sees straight through passages, up to the first wall") {
  const Grid grid = test::drawnMaze({
      "o-o-o-o",
      "  |    ",
      "o-o-o o",
      "  |   |",
      "o o-o-o",
  });
  CHECK(seenFrom(grid, {1, 1}) == Drawing{" *  ", "*@* ", " *  "});
  CHECK(seenFrom(grid, {3, 0}) == Drawing{"***@", "    ", "    "});
  CHECK(seenFrom(grid, {3, 2}) == Drawing{"    ", "   *", " **@"});
  CHECK(seenFrom(grid, {0, 2}) == Drawing{"    ", "    ", "@   "});
}

// A cell aside by c and away by d is dark if c/d lies between the slopes of the pillar's edges:
// -1/2 and 1/2 for one next to the viewer, -1/4 and 1/4 for one two cells away.
TEST_CASE("In a cave a pillar throws a shadow that widens") {
  const Grid grid = test::drawnCave({
      ".......",
      ".......",
      "...#...",
      ".......",
      ".......",
  });
  CHECK(seenFrom(grid, {3, 3}) == Drawing{"**   **", "*** ***", "*******", "***@***", "*******"});
  CHECK(seenFrom(grid, {1, 2}) == Drawing{"*******", "****** ", "*@**   ", "****** ", "*******"});
}

TEST_CASE("In a cave one sees the rock that bounds the view and nothing behind it") {
  const Grid grid = test::drawnCave({
      "######.",
      "#...##.",
      "#...##.",
      "######.",
  });
  CHECK(seenFrom(grid, {1, 1}) == Drawing{"*****  ", "*@***  ", "*****  ", "*****  "});
  CHECK(seenFrom(grid, {6, 0}) == Drawing{"     *@", "     **", "     **", "     **"});
}

TEST_CASE("Rock sees itself alone, and so does the only cell there is") {
  const Grid cave = test::drawnCave({".#."});
  CHECK(cellsInSight(cave, 1) == std::vector<Cell>{1});
  CHECK(cellsInSight(Grid(GridKind::maze, {1, 1}), 0) == std::vector<Cell>{0});
  CHECK(cellsInSight(test::drawnCave({"."}), 0) == std::vector<Cell>{0});
}

TEST_CASE("Of two open cells of a cave each sees the other, or neither does") {
  const Grid grid = noise({17, 13}, 5);
  std::uint64_t pairs = 0;
  for (Cell from = 0; from < grid.cellCount(); ++from) {
    if (!grid.open(from)) continue;
    for (const Cell to : cellsInSight(grid, from)) {
      if (!grid.open(to)) continue;
      ++pairs;
      INFO(from << " sees " << to);
      REQUIRE(sees(grid, to, from));
    }
  }
  CHECK(pairs > grid.cellCount());
}

TEST_CASE("In the open the view is a disc, and each of its cells is named once") {
  const std::uint32_t side = 2 * sightRadius + 21;
  const std::string row(side, '.');
  const Grid grid = test::drawnCave(std::vector<std::string_view>(side, row));
  const Point middle{side / 2, side / 2};
  std::vector<Cell> disc;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const auto [x, y] = grid.pointOf(cell);
    const std::uint32_t dx = std::max(x, middle.x) - std::min(x, middle.x);
    const std::uint32_t dy = std::max(y, middle.y) - std::min(y, middle.y);
    if (dx * dx + dy * dy <= sightRadius * sightRadius) disc.push_back(cell);
  }
  CHECK(cellsInSight(grid, grid.cellAt(middle)) == disc);
}
