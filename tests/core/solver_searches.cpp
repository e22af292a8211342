#include <support/bare.hpp>
#include <support/drawn.hpp>
#include <support/solving.hpp>

#include <mazescope/describe.hpp>
#include <mazescope/run.hpp>

using namespace mazescope;
using test::Solution;

namespace {

// Two ways from the west to the east, and a dead end.
//   0-1-2
//   |   |
//   3-4-5
//     |
//   6 7 8
Grid loop() {
  return test::drawnMaze({"o-o-o",  //
                          "|   |",  //
                          "o-o-o",  //
                          "  |  ",  //
                          "o o o"});
}

/// The film as sentences, without the marking of the path.
std::vector<std::string> told(const char* id, const Grid& grid, Ends ends) {
  const Variant& variant = algorithm(id).variants.front();
  std::vector<std::string> sentences;
  for (const Mutation& made : test::solve(id, grid, ends).film)
    if (made.after != Mark::path) sentences.push_back(describe(variant, grid, made));
  return sentences;
}

}  // namespace

TEST_CASE("Breadth-first goes ring by ring, and traces its predecessors back") {
  const Ends ends{Cell{0}, Cell{4}};
  CHECK(told("breadth-first", loop(), ends) ==
        std::vector<std::string>{"Put the start (0, 0) into the queue.",
                                 "Took (0, 0) off the queue.", "Queued (1, 0), found from (0, 0).",
                                 "Queued (0, 1), found from (0, 0).", "Took (1, 0) off the queue.",
                                 "Queued (2, 0), found from (1, 0).", "Took (0, 1) off the queue.",
                                 "Queued (1, 1), found from (0, 1).", "Took (2, 0) off the queue.",
                                 "Queued (2, 1), found from (2, 0).",
                                 "Took (1, 1) off the queue."});
  const Solution solution = test::solve("breadth-first", loop(), ends);
  CHECK(solution.path == std::vector<Cell>{0, 3, 4});
  CHECK(solution.ending == "Found a path of 2 moves; looked at 5 cells.");
  const std::size_t length = solution.film.size();
  CHECK(solution.film[length - 3].cell == 4);
  CHECK(solution.film[length - 3].phaseStart);
  CHECK(solution.film[length - 1].cell == 0);
}

TEST_CASE("No path is told with what was looked at") {
  CHECK(test::solve("breadth-first", loop(), {Cell{0}, Cell{8}}).ending ==
        "No path: the queue is empty, and the goal was not in it; looked at 7 cells.");
  CHECK(test::solve("depth-first", loop(), {Cell{0}, Cell{8}}).ending ==
        "No path: back at the start, and no way is left to try; looked at 7 cells.");
  CHECK(test::solve("a-star", loop(), {Cell{0}, Cell{8}}).ending ==
        "No path: the heap is empty, and the goal was not in it; looked at 7 cells.");
  // The goal is walled in, which its own side finds out at once.
  CHECK(test::solve("bidirectional", loop(), {Cell{0}, Cell{8}}).ending ==
        "No path: the queue from the goal is empty; looked at 2 cells.");
  CHECK(test::solve("dead-end-filling", loop(), {Cell{0}, Cell{8}}).ending ==
        "No path: what is left does not lead to the goal; looked at 8 cells.");
}

TEST_CASE("Dead-end filling says whether all that is left is the path") {
  CHECK(test::solve("dead-end-filling", loop(), {Cell{0}, Cell{5}}).ending ==
        "Filled 3 cells; found a path of 3 moves in what is left. That is not one way alone, so it "
        "was searched breadth-first.");
  const Grid tree = test::drawnMaze({"o-o-o",  //
                                     "|   |",  //
                                     "o-o o"});
  const Solution solution = test::solve("dead-end-filling", tree, {Cell{0}, Cell{5}});
  CHECK(solution.ending == "Filled 2 cells; found a path of 3 moves, which is all that is left.");
  CHECK(solution.film[0].cell == 4);
  CHECK(solution.film[1].cell == 3);
  CHECK_FALSE(solution.film[1].phaseStart);
}

TEST_CASE("Two searches that meet look at less of an open cave than one") {
  const Grid grid = test::drawnCave(std::vector<std::string_view>(21, "....................."));
  const Ends ends{grid.cellAt({4, 10}), grid.cellAt({16, 10})};
  const Solution one = test::solve("breadth-first", grid, ends);
  const Solution two = test::solve("bidirectional", grid, ends);
  CHECK(two.answer.length == one.answer.length);
  CHECK(two.answer.visited * 3 < one.answer.visited * 2);
}

TEST_CASE("Greedy search is drawn into a bay, and A* gets round it by a shorter path") {
  const Grid grid = test::drawnCave({".........",  //
                                     ".#######.",  //
                                     ".......#.",  //
                                     ".......#.",  //
                                     ".......#.",  //
                                     ".#######.",  //
                                     "........."});
  const Ends ends{grid.cellAt({0, 3}), grid.cellAt({8, 3})};
  const Solution greedy = test::solve("greedy", grid, ends);
  const Solution star = test::solve("a-star", grid, ends);
  CHECK(star.answer.length == 14U);
  CHECK(*greedy.answer.length >= 14);
  CHECK(star.answer.visited <= test::solve("breadth-first", grid, ends).answer.visited);
}

TEST_CASE("A solver at the end of a run answers, and two in two lanes have the same maze") {
  Spec spec{.algorithm = "prim", .size = {20, 15}, .seed = 42, .start = {}, .parameters = {}};
  spec.stages = {{"breadth-first", {}}};
  Run first(spec);
  first.toEnd();
  spec.stages = {{"tremaux", {}}};
  Run second(spec);
  second.toEnd();
  CHECK(first.ends() == Ends{Cell{0}, Cell{299}});
  CHECK(first.path() == second.path());
  CHECK(first.answer()->length == first.path().size() - 1);
  CHECK(first.stageStarts() == std::vector<std::uint64_t>{0, 599});
}
