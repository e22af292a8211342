#include <support/bare.hpp>
#include <support/catch.hpp>
#include <support/drawn.hpp>
#include <support/errors.hpp>
#include <support/longest_path.hpp>
#include <support/run_checks.hpp>
#include <support/staged.hpp>

#include <mazescope/words.hpp>

#include <algorithm>
#include <map>

using namespace mazescope;
using test::maze;
using test::mazeSpec;
using test::Staged;

namespace {

Parameters places(const std::string& start, const std::string& goal,
                  const std::string& openings = "yes") {
  return {{"start", start}, {"goal", goal}, {"openings", openings}};
}

Ends endsOf(const Staged& staged) { return staged.stepper.ends().value(); }

bool atBorder(const Grid& grid, Cell cell) {
  return std::any_of(allDirections.begin(), allDirections.end(),
                     [&](Direction direction) { return !grid.hasNeighbor(cell, direction); });
}

/// Each as "(x, y) direction".
std::vector<std::string> openingsOf(const Grid& grid) {
  std::vector<std::string> openings;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    for (const Direction direction : allDirections)
      if (grid.opening(cell, direction))
        openings.push_back(toText(grid.pointOf(cell)) + ' ' + std::string(inWords(direction)));
  return openings;
}
using Openings = std::vector<std::string>;

}  // namespace

TEST_CASE("By default the corners are start and goal, open to the north and to the south") {
  const Grid before = maze({12, 9}, 2);
  Staged entrances("entrances", before);
  CHECK(endsOf(entrances) == Ends{0, 107});  // at once: nothing has to be searched for
  entrances.finish();
  CHECK(entrances.film.size() == 2);
  CHECK(openingsOf(entrances.grid) == Openings{"(0, 0) north", "(11, 8) south"});
  CHECK(entrances.ending() ==
        "The start (0, 0) is open to the north. The goal (11, 8) is open to the south.");
  CHECK(Counts::of(entrances.grid) == Counts::of(before));  // openings are no passages
}

TEST_CASE("Without openings the ends alone are set") {
  const Grid before = maze({12, 9}, 2);
  Staged entrances("entrances", before, places("3,4", "corner", "no"));
  entrances.finish();
  CHECK(entrances.film.empty());
  CHECK(entrances.grid == before);
  CHECK(endsOf(entrances) == Ends{51, 107});
  CHECK(entrances.ending() == "The start (3, 4) has no opening. The goal (11, 8) has no opening.");
}

TEST_CASE("F4: mazes of one cell, one row and one column have both openings") {
  const auto openings = [](Size size) {
    return openingsOf(Staged("entrances", maze(size, 1)).finish().grid);
  };
  CHECK(openings({1, 1}) == Openings{"(0, 0) north", "(0, 0) south"});
  CHECK(openings({3, 1}) == Openings{"(0, 0) north", "(2, 0) south"});
  CHECK(openings({1, 3}) == Openings{"(0, 0) north", "(0, 2) south"});
}

TEST_CASE("At the border the side that leads out is opened; inside nothing is") {
  const auto opened = [](const std::string& start, const std::string& goal) {
    return openingsOf(Staged("entrances", maze({5, 4}, 3), places(start, goal)).finish().grid);
  };
  CHECK(opened("0,2", "4,1") == Openings{"(4, 1) east", "(0, 2) west"});
  CHECK(opened("2,3", "2,0") == Openings{"(2, 0) north", "(2, 3) south"});
  CHECK(opened("4,3", "0,0") == Openings{"(0, 0) west", "(4, 3) east"});
  CHECK(opened("2,2", "corner") == Openings{"(4, 3) south"});
  CHECK(opened("0,2", "0,2") == Openings{"(0, 2) west"});
  Staged inside("entrances", maze({5, 4}, 3), places("2,2", "corner"));
  CHECK(inside.finish().ending().find(
            "The start (2, 2) lies inside the grid and has no opening.") == 0);
}

TEST_CASE("A second stage opens nothing again") {
  Staged first("entrances", maze({5, 4}, 3));
  Staged second("entrances", first.finish().grid);
  CHECK(second.finish().film.empty());
}

TEST_CASE("A given cell in rock stays an end, and the ending says so") {
  const Grid cave = test::drawnCave({"..#", "...", "#.."});
  Staged goal("entrances", cave, places("corner", "2,0"));
  goal.finish();
  CHECK(endsOf(goal) == Ends{0, 2});
  CHECK(openingsOf(goal.grid) == Openings{"(0, 0) north"});
  CHECK(goal.ending() == "The start (0, 0) is open to the north. The goal (2, 0) lies in rock.");

  Staged start("entrances", cave, places("2,0", "farthest"));
  start.finish();
  CHECK(start.film.empty());
  CHECK(endsOf(start) == Ends{2, {}});
  CHECK(start.ending() == "The start (2, 0) lies in rock. No goal is farthest from there.");
}

TEST_CASE("F19: where nothing is open there is nowhere to enter") {
  for (const char* const rule : {"corner", "random", "farthest"}) {
    Staged rock("entrances", test::drawnCave({"###", "###"}), places(rule, rule));
    rock.finish();
    CHECK(rock.film.empty());
    CHECK(endsOf(rock) == Ends{});
    CHECK(rock.ending() == "Nothing is open: there is nowhere to enter.");
  }
}

TEST_CASE("In a cave the ends lie at the border if anything is open there, else inside") {
  Staged border("entrances", test::drawnCave({"######", "#.....", "#....#", "##.###"}));
  border.finish();
  CHECK(openingsOf(border.grid) == Openings{"(5, 1) east", "(2, 3) south"});
  CHECK(border.grid.opening(endsOf(border).start.value(), Direction::south));
  Staged inside("entrances", test::drawnCave({"####", "#..#", "#..#", "####"}));
  inside.finish();
  CHECK(inside.film.empty());
  CHECK(endsOf(inside) == Ends{5, 10});
}

TEST_CASE("What is no part of the maze is no end") {
  const Grid drawn = test::drawnMaze({". o-o .", "    |  ", ". o-o ."});
  CHECK(endsOf(Staged("entrances", drawn)) == Ends{1, 6});
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Ends ends = endsOf(Staged("entrances", drawn, places("random", "random"), seed));
    for (const Cell end : {ends.start.value(), ends.goal.value()})
      CHECK(drawn.mark(end) == Mark::done);
  }
}

TEST_CASE("A random end is any cell at the border, each as likely, and the goal is another") {
  const Grid grid = maze({4, 4}, 5);
  std::map<Cell, int> starts;
  std::map<Cell, int> goals;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    const Ends ends = endsOf(Staged("entrances", grid, places("random", "random"), seed));
    CHECK(ends.start != ends.goal);
    ++starts[ends.start.value()];
    ++goals[ends.goal.value()];
  }
  for (const auto& drawn : {starts, goals}) {
    CHECK(drawn.size() == 12);
    for (const auto& [cell, times] : drawn) CHECK(times == Approx(250).epsilon(0.25));
  }
  std::map<Cell, int> anywhere;
  for (std::uint64_t seed = 0; seed < 500; ++seed)
    ++anywhere[*endsOf(Staged("entrances", grid, places("random", "corner", "no"), seed)).start];
  CHECK(anywhere.size() == 16);
  CHECK(endsOf(Staged("entrances", maze({1, 1}, 1), places("random", "random"))) == Ends{0, 0});
}

TEST_CASE("The farthest pair of a perfect maze is the longest path, and marks are left alone") {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Grid grid = maze({13, 9}, seed);
    Staged entrances("entrances", grid, places("farthest", "farthest", "no"));
    entrances.finish();
    Analysis analysis(grid);
    while (!analysis.work(10000)) {
    }
    const Ends ends = endsOf(entrances);
    const test::Distances distances(grid);
    CAPTURE(seed);
    CHECK(distances.between(ends.start.value(), ends.goal.value()) ==
          analysis.structure()->longestPath);
    CHECK(entrances.grid == grid);
    CHECK(entrances.film.size() == 4U * grid.cellCount());  // each found and looked at, twice
    CHECK(entrances.ending().find("apart, the farthest pair.") != std::string::npos);
  }
}

TEST_CASE("With openings it is the farthest pair of the cells at the border") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Grid grid = maze({11, 8}, seed);
    Staged entrances("entrances", grid, places("farthest", "farthest"));
    entrances.finish();
    const test::Distances distances(grid);
    std::uint32_t longest = 0;
    for (Cell from = 0; from < grid.cellCount(); ++from)
      for (Cell to = 0; to < grid.cellCount(); ++to)
        if (atBorder(grid, from) && atBorder(grid, to))
          longest = std::max(longest, distances.between(from, to));
    const Ends ends = endsOf(entrances);
    CHECK(atBorder(grid, ends.start.value()));
    CHECK(atBorder(grid, ends.goal.value()));
    CHECK(distances.between(*ends.start, *ends.goal) == longest);
    CHECK(openingsOf(entrances.grid).size() == 2);
  }
}

TEST_CASE("One end farthest from the other, loops or not") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Grid grid =
        test::finalGrid(mazeSpec({11, 8}, seed, {{"braid", {{"share", 1.0}, {"loops", 0.1}}}}));
    const test::Distances distances(grid);
    for (const bool startGiven : {true, false}) {
      Staged entrances("entrances", grid,
                       startGiven ? places("4,3", "farthest") : places("farthest", "4,3"));
      entrances.finish();
      const Ends ends = endsOf(entrances);
      const Cell given = grid.cellAt({4, 3});
      CHECK((startGiven ? ends.start : ends.goal) == given);
      std::uint32_t longest = 0;
      for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (atBorder(grid, cell)) longest = std::max(longest, distances.between(given, cell));
      CHECK(distances.between(*ends.start, *ends.goal) == longest);
    }
    Staged both("entrances", grid, places("farthest", "farthest"));
    CHECK(both.finish().ending().find("with loops there may be a farther one.") !=
          std::string::npos);
  }
}

TEST_CASE("The search gives every cell back the mark it had") {
  Grid grid = test::drawnMaze({"o-.-o", "|    ", ".-o-."});
  Staged entrances("entrances", grid, places("farthest", "farthest", "no"));
  CHECK(entrances.finish().grid == grid);
}

TEST_CASE("What reaches the next stage, and what is refused") {
  const Spec spec = mazeSpec({12, 9}, 2, {{"entrances", places("3,4", "farthest")}, {"braid", {}}});
  test::Bare bare(spec);
  bare.finish();
  CHECK(bare.pipeline.ends().start == Cell{51});
  CHECK(bare.pipeline.ends().goal.has_value());
  const auto refused = [](const Parameters& parameters) {
    return test::errorOf([&] {
             (void)resolved(mazeSpec({5, 5}, 1, {{"entrances", parameters}}));
           })
        .field();
  };
  CHECK(refused(places("5,0", "corner")) == "stages/0/parameters/start");
  CHECK(refused(places("corner", "middle")) == "stages/0/parameters/goal");
}

TEST_CASE("A run with openings is sought like any other") {
  const Spec spec =
      mazeSpec({15, 11}, 6,
               {{"entrances", places("farthest", "farthest")}, {"braid", {}}, {"entrances", {}}});
  Run run(spec);
  run.toEnd();
  CHECK(openingsOf(run.grid()).size() == 4);
  const Ends ends = run.ends();
  test::Wanderer wanderer(7, run.tick());
  for (int move = 0; move < 60; ++move) {
    wanderer.move(run);
    test::checkEqualsFresh(run);
  }
  run.toEnd();
  CHECK(run.ends() == ends);
}
