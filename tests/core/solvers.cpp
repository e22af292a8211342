#include <support/bare.hpp>
#include <support/drawn.hpp>
#include <support/every_variant.hpp>
#include <support/solving.hpp>

#include <mazescope/random.hpp>

#include <set>

using namespace mazescope;
using test::Solution;

namespace {

const std::set<std::string_view> shortest{"a-star", "bidirectional", "breadth-first",
                                          "dead-end-filling"};
const std::set<std::string_view> mayGiveUp{"pledge", "random-mouse", "wall-follower"};

/// Opens this share of the walls that a maze has left, so that it has loops.
void braid(Grid& grid, Random& random, double share) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    for (const Direction direction : {Direction::east, Direction::south})
      if (grid.hasNeighbor(cell, direction) && !grid.passage(cell, direction) &&
          random.chance(share))
        grid.apply(Mutation{.cell = cell,
                            .kind = Mutation::Kind::carve,
                            .direction = direction,
                            .before = grid.mark(cell),
                            .after = grid.mark(cell)});
}

Grid noise(Random& random, Size size, double share) {
  Grid grid(GridKind::cave, size);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    grid.apply(Mutation{.cell = cell,
                        .kind = random.chance(share) ? Mutation::Kind::dig : Mutation::Kind::mark,
                        .after = Mark::done});
  return grid;
}

/// One of a thousand small grids: perfect, with a few loops, with many, in parts, and caves.
Grid smallGrid(std::uint64_t number) {
  Random random(number);
  const Size size{1 + random.below(12), 1 + random.below(12)};
  if (number % 5 == 4) return noise(random, size, 0.4 + 0.6 * random.fraction());
  if (number % 5 == 3) {
    Grid parts(GridKind::maze, size);
    braid(parts, random, 0.3 + 0.7 * random.fraction());
    return parts;
  }
  const char* const generators[] = {"backtracker", "prim"};
  Grid grid = test::finalGrid({generators[random.below(2)], size, number, {}, {}});
  if (number % 5 > 0) braid(grid, random, number % 5 == 1 ? 0.05 : 0.5);
  return grid;
}

Cell anyOpenCell(const Grid& grid, Random& random) {
  Cell cell = random.below(grid.cellCount());
  while (!grid.open(cell)) cell = (cell + 1) % grid.cellCount();
  return cell;
}

bool anyOpen(const Grid& grid) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (grid.open(cell)) return true;
  return false;
}

std::set<Cell> markedPath(const Grid& grid) {
  std::set<Cell> cells;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (grid.mark(cell) == Mark::path) cells.insert(cell);
  return cells;
}

/// What holds for every solver on every grid, `moves` being the length of a shortest path.
void check(std::string_view id, const Grid& grid, const Solution& solution, Ends ends,
           std::optional<std::uint64_t> moves) {
  REQUIRE_FALSE(solution.ending.empty());
  CHECK(solution.answer.visited <= grid.cellCount());
  CHECK(solution.answer.visited > 0);
  CHECK(solution.path.empty() == !solution.answer.length.has_value());
  if (!moves) CHECK_FALSE(solution.answer.length);
  if (moves && mayGiveUp.count(id) == 0) REQUIRE(solution.answer.length);
  if (!solution.answer.length) {
    CHECK(markedPath(solution.grid).empty());
    return;
  }
  CHECK(test::isPath(grid, solution.path, *ends.start, *ends.goal));
  CHECK(solution.path.size() == *solution.answer.length + 1);
  CHECK(*solution.answer.length >= *moves);
  if (shortest.count(id) > 0) CHECK(*solution.answer.length == *moves);
  if (*moves > 0)
    CHECK(markedPath(solution.grid) == std::set<Cell>(solution.path.begin(), solution.path.end()));
}

}  // namespace

TEST_CASE("F23: every solver ends, with a path where it must, on 1,000 small mazes and caves") {
  std::size_t unreachable = 0;
  for (std::uint64_t number = 0; number < 1000; ++number) {
    const Grid grid = smallGrid(number);
    if (!anyOpen(grid)) continue;
    Random random(number);
    const Ends ends{anyOpenCell(grid, random), anyOpenCell(grid, random)};
    const auto moves = test::movesFrom(grid, *ends.start)[*ends.goal];
    if (!moves) ++unreachable;
    test::forEverySolver(
        [&](const AlgorithmInfo& info, const Variant& variant, const Parameters& parameters) {
          CAPTURE(number, info.id, variant.id, *ends.start, *ends.goal);
          const Solution solution = test::solve(variant, grid, ends, parameters, number);
          check(info.id, grid, solution, ends, moves);
          for (const Mutation& made : solution.film) REQUIRE(made.kind == Mutation::Kind::mark);
        });
  }
  CHECK(unreachable > 50);
}

TEST_CASE("In a perfect maze a hand on the wall arrives, and all find the one path") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Grid grid =
        test::finalGrid({seed % 2 == 0 ? "prim" : "backtracker", {9, 8}, seed, {}, {}});
    const Ends ends{Cell{0}, Cell{71}};
    const std::vector<Cell> path = test::solve("breadth-first", grid, ends).path;
    test::forEverySolver(
        [&](const AlgorithmInfo& info, const Variant& variant, const Parameters& parameters) {
          CAPTURE(seed, info.id, variant.id);
          CHECK(test::solve(variant, grid, ends, parameters).path == path);
        });
  }
}

TEST_CASE(
    "F21, F22: no path to another cave, into rock, or where nothing is open; none to itself") {
  const Grid grid = test::drawnCave({"..#..",  //
                                     "..#..",  //
                                     "..#.."});
  test::forEverySolver(
      [&](const AlgorithmInfo& info, const Variant& variant, const Parameters& parameters) {
        CAPTURE(info.id, variant.id);
        const auto solved = [&](Ends ends) { return test::solve(variant, grid, ends, parameters); };
        const Solution apart = solved({Cell{0}, Cell{4}});
        CHECK_FALSE(apart.answer.length);
        CHECK(apart.path.empty());
        CHECK(apart.answer.visited > 0);
        CHECK(markedPath(apart.grid).empty());

        const Solution rock = solved({Cell{0}, Cell{7}});
        CHECK(rock.ending == "The goal (2, 1) lies in rock: no path.");
        CHECK(rock.answer == Answer{0, {}});
        CHECK(rock.film.empty());
        CHECK(solved({Cell{2}, Cell{4}}).ending == "The start (2, 0) lies in rock: no path.");
        CHECK(solved({}).ending == "No cell is open, so there is no way.");

        const Solution same = solved({Cell{6}, Cell{6}});
        CHECK(same.film.empty());
        CHECK(same.answer == Answer{1, 0});
        CHECK(same.path == std::vector<Cell>{6});
        CHECK(same.ending == "Start and goal are the same cell: a path of 0 moves.");
      });
}

TEST_CASE("F24: in 1000x1000 open cells breadth-first queues each once and finds 1,998 moves") {
  Grid grid(GridKind::cave, {1000, 1000});
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::dig, .after = Mark::done});
  const Ends corners = cornerEnds(grid);
  const Solution solution = test::solve("breadth-first", grid, corners);
  std::vector<bool> queued(grid.cellCount());
  std::uint64_t enqueued = 0;
  bool twice = false;
  for (const Mutation& made : solution.film) {
    if (made.after != Mark::queued) continue;
    twice = twice || queued[made.cell];
    queued[made.cell] = true;
    ++enqueued;
  }
  CHECK(enqueued <= 1000000);
  CHECK_FALSE(twice);
  CHECK(solution.answer.length == 1998U);
  CHECK(solution.path.size() == 1999);
  // Straight to the goal, as the cell nearest to it goes first among equal sums.
  const Solution star = test::solve("a-star", grid, corners);
  CHECK(star.answer.length == 1998U);
  CHECK(star.answer.visited == 1999);
}

TEST_CASE("Marks of anybody else make no difference to a solver") {
  Random random(3);
  for (int i = 0; i < 20; ++i) {
    const Grid plain = smallGrid(static_cast<std::uint64_t>(5 * i + 1));
    Grid marked = plain;
    for (Cell cell = 0; cell < marked.cellCount(); ++cell)
      marked.apply(Mutation{.cell = cell,
                            .before = marked.mark(cell),
                            .after = static_cast<Mark>(random.below(markCount))});
    const Ends ends{Cell{0}, plain.cellCount() - 1};
    test::forEverySolver(
        [&](const AlgorithmInfo& info, const Variant& variant, const Parameters& parameters) {
          CAPTURE(i, info.id, variant.id);
          const Solution expected = test::solve(variant, plain, ends, parameters);
          const Solution solution = test::solve(variant, marked, ends, parameters);
          CHECK(solution.path == expected.path);
          CHECK(solution.answer == expected.answer);
          CHECK(solution.film.size() == expected.film.size());
        });
  }
}
