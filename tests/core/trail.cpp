#include <support/catch.hpp>

#include <mazescope/random.hpp>
#include <mazescope/trail.hpp>

#include <algorithm>

using namespace mazescope;

TEST_CASE("A trail is empty until it is started, and again after its last cell was popped") {
  const Grid grid(GridKind::maze, {2, 1});
  Trail trail;
  CHECK(trail.empty());
  CHECK(trail.size() == 0);
  CHECK(trail.newest(grid, 5).empty());
  trail.start(1);
  CHECK_FALSE(trail.empty());
  CHECK(trail.top() == 1);
  CHECK(trail.newest(grid, 5) == std::vector<Cell>{1});
  trail.pop(grid);
  CHECK(trail.empty());
  CHECK(trail.size() == 0);
}

TEST_CASE("A trail behaves as a stack of cells") {
  const Grid grid(GridKind::maze, {9, 7});
  Random random(1);
  Trail trail;
  std::vector<Cell> stack{31};
  trail.start(31);
  for (int i = 0; i < 2000; ++i) {
    const Direction direction = allDirections.at(random.below(4));
    if (random.chance(0.4) && stack.size() > 1) {
      stack.pop_back();
      trail.pop(grid);
    } else if (const auto next = grid.neighbor(stack.back(), direction)) {
      stack.push_back(*next);
      trail.push(*next, opposite(direction));
    }
    REQUIRE(trail.top() == stack.back());
    REQUIRE(trail.size() == stack.size());
    const std::size_t limit = random.below(6);
    const std::size_t count = std::min(limit, stack.size());
    REQUIRE(trail.newest(grid, limit) ==
            std::vector<Cell>(stack.rbegin(), stack.rbegin() + static_cast<std::ptrdiff_t>(count)));
  }
  const std::vector<Cell> all = trail.newest(grid, stack.size() + 10);
  CHECK(all == std::vector<Cell>(stack.rbegin(), stack.rend()));
}

TEST_CASE("Starting a trail anew throws away what was there") {
  const Grid grid(GridKind::maze, {3, 1});
  Trail trail;
  trail.start(0);
  trail.push(1, Direction::west);
  trail.start(2);
  CHECK(trail.newest(grid, 5) == std::vector<Cell>{2});
}

TEST_CASE("A trail takes one byte a step once it is shrunk") {
  Trail trail;
  trail.start(0);
  for (Cell cell = 1; cell <= 1000; ++cell) trail.push(cell, Direction::west);
  trail.shrink();
  CHECK(trail.bytes() == 1000);
}
