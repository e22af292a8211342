#include <support/catch.hpp>

#include <mazescope/algorithm.hpp>
#include <mazescope/describe.hpp>

#include <array>

using namespace mazescope;

// What one file of core/algorithms holds, and all it has to hold.
namespace {

/// Opens every wall to the east, row by row.
struct Corridors {
  Cell cell = 0;

  bool next(const Grid& grid, Mutation& out) {
    while (cell < grid.cellCount() && !grid.hasNeighbor(cell, Direction::east)) ++cell;
    if (cell == grid.cellCount()) return false;
    out = Mutation{.cell = cell++,
                   .kind = Mutation::Kind::carve,
                   .direction = Direction::east,
                   .phaseStart = true,
                   .after = Mark::done};
    return true;
  }
  Inspection inspect(const Grid&, std::size_t) const { return {}; }
  double figure(const Grid&, std::size_t) const { return cell; }
  Explanation explain(const Grid& grid, const Mutation& last) const {
    return {"Row by row.",
            arrowsFrom(last.cell, grid.neighborsMarked(last.cell, Mark::unvisited), {}),
            {}};
  }
  std::size_t bytes() const { return 0; }
};

/// The same, showing the cells to come as frontier, and forgetting something when it is packed.
struct Showing : Corridors {
  bool packed = false;
  Mark shown(const Grid& grid, Cell which) const {
    return which > cell ? Mark::frontier : grid.mark(which);
  }
  void pack() { packed = true; }
  void unpack(const Grid&) { packed = false; }
  std::size_t bytes() const { return packed ? 0 : 100; }
};

/// The same, with each row as a set.
struct InRows : Corridors {
  Cell set(const Grid& grid, Cell which) const { return which - grid.pointOf(which).x; }
};

struct CannotMove {
  Inspection inspect(const Grid&, std::size_t) const { return {}; }
  double figure(const Grid&, std::size_t) const { return 0; }
  Explanation explain(const Grid&, const Mutation&) const { return {}; }
  std::size_t bytes() const { return 0; }
};

static_assert(Algorithm<Corridors>);
static_assert(Algorithm<Showing>);
static_assert(!Algorithm<CannotMove>);
static_assert(!Algorithm<int>);

}  // namespace

TEST_CASE("A struct with next, inspect, figure, explain and bytes is a whole algorithm") {
  Grid grid(GridKind::maze, {3, 2});
  Stepper stepper{Corridors{}};
  std::array<Mutation, 8> batch;
  CHECK(stepper.step(grid, batch) == 4);
  CHECK(grid.passage(0, Direction::east));
  CHECK(grid.passage(4, Direction::east));
  CHECK_FALSE(grid.passage(2, Direction::south));
  CHECK(stepper.step(grid, batch) == 0);
  CHECK(stepper.figure(grid, 0) == 6);
  CHECK_FALSE(stepper.paintsMarks());

  Variant variant;
  variant.pseudocode = {{"open it", "Opened the wall between {cell} and {other}."}};
  CHECK(describe(variant, grid, batch[3]) == "Opened the wall between (1, 1) and (2, 1).");
}

TEST_CASE("A stepper is a value: copied, assigned and moved") {
  Grid grid(GridKind::maze, {5, 1});
  std::array<Mutation, 2> batch;
  Stepper first{Corridors{}};
  first.step(grid, batch);
  Stepper copy = first;
  Grid other = grid;
  CHECK(first.step(grid, batch) == 2);
  CHECK(copy.step(other, batch) == 2);
  CHECK(grid == other);
  copy = Stepper{Corridors{}};
  first = copy;
  CHECK(first.figure(grid, 0) == 0);
  const Stepper moved = std::move(copy);
  CHECK(moved.figure(grid, 0) == 0);
}

TEST_CASE("An algorithm may show other marks than the grid's, and give memory away") {
  Grid grid(GridKind::maze, {4, 1});
  Stepper stepper{Showing{}};
  std::array<Mutation, 1> batch;
  stepper.step(grid, batch);
  CHECK(stepper.paintsMarks());
  std::array<Mark, 3> marks{};
  stepper.paint(grid, 0, marks);
  CHECK(marks == std::array{Mark::done, Mark::unvisited, Mark::frontier});

  const std::size_t bytes = stepper.bytes();
  stepper.pack();
  CHECK(stepper.bytes() == bytes - 100);
  stepper.unpack(grid);
  CHECK(stepper.bytes() == bytes);
}

TEST_CASE("An algorithm may tell which sets it has its cells in") {
  const Grid grid(GridKind::maze, {3, 2});
  std::array<Cell, 4> sets{};
  const Stepper keeping{InRows{}};
  CHECK(keeping.keepsSets());
  keeping.sets(grid, 1, sets);
  CHECK(sets == std::array<Cell, 4>{0, 0, 3, 3});

  const Stepper plain{Corridors{}};
  CHECK_FALSE(plain.keepsSets());
  plain.sets(grid, 1, sets);
  CHECK(sets == std::array<Cell, 4>{1, 2, 3, 4});
}
