#include <support/catch.hpp>

#include <mazescope/describe.hpp>
#include <mazescope/run.hpp>

using namespace mazescope;

namespace {

Run corner(const std::string& algorithm, Parameters parameters = {}) {
  return Run({.algorithm = algorithm,
              .size = {3, 2},
              .seed = 1,
              .start = Point{2, 1},
              .parameters = std::move(parameters)});
}

std::string told(const Run& run) { return describe(run.variant(), run.grid(), run.last().value()); }

}  // namespace

TEST_CASE("A point is its column and its row") {
  CHECK(toText(Point{3, 4}) == "(3, 4)");
  CHECK(toText(Point{16383, 0}) == "(16383, 0)");
}

TEST_CASE("{cell} is the cell of a mutation and {other} the neighbour in its direction") {
  Variant variant;
  variant.pseudocode = {{"", "{cell} {other}, {cell} again."}, {"", "nothing to fill in."}};
  const Grid grid(GridKind::maze, {3, 3});
  Mutation mutation{.cell = 4, .direction = Direction::south};
  CHECK(describe(variant, grid, mutation) == "(1, 1) (1, 2), (1, 1) again.");
  mutation.direction = Direction::west;
  CHECK(describe(variant, grid, mutation) == "(1, 1) (0, 1), (1, 1) again.");
  mutation.line = 1;
  CHECK(describe(variant, grid, mutation) == "nothing to fill in.");
}

TEST_CASE("The last move of a run is told") {
  Run run = corner("prim", {{"variant", std::string("modified")}});
  run.forward(1);
  CHECK(told(run) == "Put the start cell (2, 1) into the maze.");
  run.forward(1);
  CHECK(told(run) == "(2, 0) touches the maze at (2, 1): it is frontier now.");
  run.forward(1);
  CHECK(told(run) == "(1, 1) touches the maze at (2, 1): it is frontier now.");
  run.forward(1);
  CHECK((told(run) == "Opened the wall between (2, 1) and (2, 0)." ||
         told(run) == "Opened the wall between (2, 1) and (1, 1)."));
  run.back(3);
  CHECK(told(run) == "Put the start cell (2, 1) into the maze.");
}

TEST_CASE("The state of a cell has the variant's own name") {
  Run run = corner("backtracker");
  const auto name = [&run](Cell cell) {
    return legendName(run.variant(), run.grid(), cell, run.grid().mark(cell));
  };
  CHECK(name(5) == "unvisited");
  run.forward(1);
  CHECK(name(5) == "on the stack");
  run.toEnd();
  CHECK(name(5) == "done");
  CHECK(legendName(run.variant(), run.grid(), 5, Mark::frontier).empty());
}

TEST_CASE("In a cave rock and open cells have names of their own") {
  Run run({.algorithm = "cellular-automaton",
           .size = {3, 3},
           .seed = 1,
           .start = {},
           .parameters = {{"fill", 1.0}}});
  const auto name = [&run](Cell cell, Mark mark) {
    return legendName(run.variant(), run.grid(), cell, mark);
  };
  CHECK(name(0, Mark::unvisited) == "undecided");
  run.forward(9);
  CHECK(name(0, Mark::done) == "open");
  CHECK(name(0, Mark::active) == "just opened");
  run.forward(1);
  CHECK(name(0, Mark::done) == "rock");
  CHECK(name(0, Mark::frontier) == "just closed");
}
