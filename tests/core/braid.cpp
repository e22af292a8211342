#include <support/bare.hpp>
#include <support/catch.hpp>
#include <support/drawn.hpp>
#include <support/graph.hpp>
#include <support/run_checks.hpp>
#include <support/staged.hpp>

#include <algorithm>
#include <cmath>
#include <map>

using namespace mazescope;
using test::maze;
using test::mazeSpec;
using test::Staged;

namespace {

std::uint64_t wallsIn(const Grid& grid) {
  const auto [width, height] = grid.size();
  return std::uint64_t{width} * (height - 1) + std::uint64_t{height} * (width - 1) -
         test::passageCount(grid);
}

}  // namespace

TEST_CASE("Two dead ends on either side of a wall are joined by one opening") {
  Staged braid("braid", test::drawnMaze({"o-o-o", "|    ", "o-o-o"}), {{"share", 1.0}});
  CHECK(braid.stepper.inspect(braid.grid, 9).lists.front().size == 2);
  CHECK(braid.stepper.figure(braid.grid, 0) == 2);
  braid.finish();
  REQUIRE(braid.film.size() == 1);
  CHECK(braid.grid == test::drawnMaze({"o-o-o", "|   |", "o-o-o"}));
  CHECK(braid.ending() == "Removed 2 of 2 dead ends by 1 opening.");
  CHECK(braid.stepper.figure(braid.grid, 0) == 0);
}

TEST_CASE("A dead end without another beside it is opened anywhere") {
  // The dead ends are (1, 0) and (0, 2), which do not touch.
  Staged braid("braid", test::drawnMaze({"o-o", "|  ", "o-o", "  |", "o-o"}), {{"share", 1.0}});
  CHECK(test::deadEnds(braid.grid) == 2);
  braid.finish();
  CHECK(test::deadEnds(braid.grid) == 0);
  CHECK(braid.film.size() == 2);
}

TEST_CASE("Dead ends show as such until the end, and marks stay as they are") {
  Staged braid("braid", maze({12, 9}, 4), {{"share", 1.0}});
  std::vector<Mark> shown(braid.grid.cellCount());
  do {
    braid.stepper.paint(braid.grid, 0, shown);
    for (Cell cell = 0; cell < braid.grid.cellCount(); ++cell)
      CHECK(shown[cell] == (test::passagesAt(braid.grid, cell) == 1 ? Mark::frontier : Mark::done));
  } while (braid.step());
  for (const Mutation& move : braid.film) {
    const bool opensOnly = move.kind == Mutation::Kind::carve && move.before == move.after;
    const bool starts = move.phaseStart;
    CHECK(opensOnly);
    CHECK(starts);
  }
}

TEST_CASE("The share asked for is removed, rounded, and at most one more") {
  for (std::uint64_t seed = 0; seed < 30; ++seed)
    for (const double share : {0.0, 0.1, 0.5, 0.77, 1.0}) {
      Staged braid("braid", maze({23, 17}, seed), {{"share", share}}, seed);
      const std::uint64_t before = test::deadEnds(braid.grid);
      braid.finish();
      const auto removed = static_cast<double>(before - test::deadEnds(braid.grid));
      const double asked = std::round(share * static_cast<double>(before));
      CAPTURE(seed, share);
      CHECK(removed >= asked);
      CHECK(removed <= asked + (share > 0 ? 1 : 0));
      CHECK(test::reachable(braid.grid) == braid.grid.cellCount());
    }
}

TEST_CASE("F23: braided to 100 %, no dead end is left, thin mazes excepted") {
  for (std::uint64_t seed = 0; seed < 50; ++seed)
    for (const Size size : {Size{2, 2}, Size{2, 9}, Size{9, 2}, Size{7, 31}, Size{20, 15}}) {
      CAPTURE(seed, size.width, size.height);
      Staged braid("braid", maze(size, seed), {{"share", 1.0}}, seed);
      CHECK(test::deadEnds(braid.finish().grid) == 0);
    }
  for (const Size size : {Size{1, 2}, Size{9, 1}, Size{1, 9}}) {
    Staged braid("braid", maze(size, 1), {{"share", 1.0}});
    braid.finish();
    CHECK(braid.film.empty());
    CHECK(braid.ending() ==
          "Removed 0 of 2 dead ends by 0 openings. Of 2 no wall could be opened.");
  }
  CHECK(Staged("braid", maze({1, 1}, 1)).finish().ending() == "There was no dead end.");
}

TEST_CASE("No wall to a cell that is no part of the maze is opened") {
  const Grid drawn = test::drawnMaze({"o-o .", "     ", ". . ."});
  Staged braid("braid", drawn, {{"share", 1.0}, {"loops", 1.0}});
  CHECK(braid.finish().grid == drawn);
}

TEST_CASE("Loops: exactly the share of the walls left, each wall as often as any other") {
  const Grid drawn = maze({4, 3}, 2);
  for (const double share : {0.1, 0.5, 0.9, 1.0}) {
    Staged braid("braid", maze({23, 17}, 5), {{"share", 0.5}, {"loops", share}});
    std::uint64_t walls = wallsIn(braid.grid);
    braid.finish();
    const auto forLoops = static_cast<std::uint64_t>(
        std::count_if(braid.film.begin(), braid.film.end(),
                      [&](const Mutation& m) { return m.line == braid.film.back().line; }));
    walls -= braid.film.size() - forLoops;
    CHECK(forLoops == static_cast<std::uint64_t>(std::llround(share * static_cast<double>(walls))));
  }

  std::map<std::pair<Cell, Direction>, int> opened;
  constexpr int runs = 3000;
  for (std::uint64_t seed = 0; seed < runs; ++seed) {
    Staged braid("braid", drawn, {{"share", 0.0}, {"loops", 0.5}}, seed);
    for (const Mutation& move : braid.finish().film) ++opened[{move.cell, move.direction}];
  }
  REQUIRE(opened.size() == wallsIn(drawn));  // 6: 17 sides, 11 passages
  for (const auto& [side, times] : opened) CHECK(times == Approx(runs / 2).epsilon(0.1));
}

TEST_CASE("Which dead ends go is left to chance, each as likely as any other") {
  const Grid drawn =
      test::drawnMaze({"o-o-o-o-o", "    |    ", "o-o-o-o-o", "|   |   |", "o-o o o-o"});
  std::map<Cell, int> opened;
  for (std::uint64_t seed = 0; seed < 3000; ++seed)
    ++opened[Staged("braid", drawn, {{"share", 0.2}}, seed).finish().film.at(0).cell];
  CHECK(opened.size() == test::deadEnds(drawn));
  for (const auto& [cell, times] : opened)
    CHECK(times == Approx(3000.0 / static_cast<double>(test::deadEnds(drawn))).epsilon(0.15));
}

TEST_CASE("The explanation tells what could have been opened") {
  Staged braid("braid", test::drawnMaze({"o-o-o", "|    ", "o-o-o"}), {{"share", 1.0}});
  braid.step();
  const Explanation why = braid.stepper.explain(braid.grid, braid.film.back());
  CHECK(why.text.find("Dead ends behind a wall of it") != std::string::npos);
  REQUIRE(why.arrows.size() == 1);
  CHECK(why.arrows[0].chosen);
}

TEST_CASE("A run with a braid is sought like any other, and counts its dead ends") {
  const Spec spec = mazeSpec({20, 15}, 6, {{"braid", {{"share", 0.8}, {"loops", 0.2}}}});
  Run run(spec);
  run.toEnd();
  const std::uint64_t total = run.tick();
  CHECK(run.counts().deadEnds() == test::deadEnds(run.grid()));
  test::Wanderer wanderer(7, total);
  for (int move = 0; move < 60; ++move) {
    wanderer.move(run);
    test::checkEqualsFresh(run);
  }
}
