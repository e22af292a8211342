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

TEST_CASE("A packed trail takes a quarter of a byte a step, and comes back as it was") {
  const Grid grid(GridKind::maze, {9, 7});
  for (const std::size_t steps : {0U, 1U, 3U, 4U, 5U, 1000U}) {
    Random random(steps);
    Trail trail;
    trail.start(31);
    while (trail.size() <= steps) {
      const Direction direction = allDirections.at(random.below(4));
      if (const auto next = grid.neighbor(trail.top(), direction))
        trail.push(*next, opposite(direction));
    }
    const std::vector<Cell> before = trail.newest(grid, steps + 1);
    trail.pack();
    CHECK(trail.bytes() == (steps + 3) / 4);
    trail.unpack();
    CHECK(trail.size() == steps + 1);
    CHECK(trail.newest(grid, steps + 1) == before);
  }
}
