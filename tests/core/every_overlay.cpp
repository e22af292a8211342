#include <support/bare.hpp>
#include <support/every_variant.hpp>
#include <support/overlays.hpp>

#include <algorithm>
#include <functional>
#include <map>

using namespace mazescope;
using test::Bare;
using test::mapOf;
using test::nobody;
using test::Subject;
using test::Values;

namespace {

bool belongs(const Grid& grid, Cell cell) {
  if (grid.kind() == GridKind::cave) return grid.open(cell);
  const bool joined = std::any_of(allDirections.begin(), allDirections.end(),
                                  [&](Direction d) { return grid.passage(cell, d); });
  return joined || grid.mark(cell) == Mark::active || grid.mark(cell) == Mark::done;
}

/// Lets every cell take `offer(value of a neighbour it has a passage to)` where that is less,
/// until nothing changes any more.
void relax(const Grid& grid, Values& values,
           const std::function<std::int64_t(std::int64_t)>& offer) {
  for (bool changed = true; changed;) {
    changed = false;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
      for (const Direction direction : allDirections) {
        if (!grid.passage(cell, direction)) continue;
        const std::int64_t there = values[grid.neighborOf(cell, direction)];
        if (there == nobody || (values[cell] != nobody && values[cell] <= offer(there))) continue;
        values[cell] = offer(there);
        changed = true;
      }
  }
}

Values distancesFrom(const Grid& grid, Cell from) {
  Values values(grid.cellCount(), nobody);
  if (!belongs(grid, from)) return values;
  values[from] = 0;
  relax(grid, values, [](std::int64_t there) { return there + 1; });
  return values;
}

/// The lowest cell of each component.
Values components(const Grid& grid) {
  Values values(grid.cellCount(), nobody);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (belongs(grid, cell)) values[cell] = cell;
  relax(grid, values, [](std::int64_t there) { return there; });
  return values;
}

Values sizesOf(const Values& labels) {
  std::map<std::int64_t, std::int64_t> sizes;
  for (const std::int64_t label : labels) ++sizes[label];
  Values values;
  for (const std::int64_t label : labels) values.push_back(label == nobody ? nobody : sizes[label]);
  return values;
}

std::uint32_t countOf(Values labels) {
  std::sort(labels.begin(), labels.end());
  labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
  return static_cast<std::uint32_t>(labels.size()) -
         (!labels.empty() && labels.front() == nobody ? 1 : 0);
}

Values orderOf(const Spec& spec, std::uint64_t tick) {
  Bare bare(spec);
  Values values(bare.grid.cellCount(), nobody);
  while (bare.at.tick < tick) {
    bare.step(1);
    for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell) {
      const bool now = belongs(bare.grid, cell);
      if (now && values[cell] == nobody) values[cell] = static_cast<std::int64_t>(bare.at.tick);
      if (!now) values[cell] = nobody;
    }
  }
  return values;
}

/// Calls the test with a run of each variant at some of its ticks.
void forSomeTicks(Size size, const std::function<void(const Run&)>& test) {
  test::forEveryVariant([&](const Subject& subject) {
    Run run(subject.spec(size, 5));
    run.toEnd();
    const std::uint64_t total = run.tick();
    for (const std::uint64_t tick :
         {std::uint64_t{0}, std::uint64_t{1}, total / 3, total / 2, total}) {
      CAPTURE(tick);
      run.seek(tick);
      test(run);
    }
  });
}

}  // namespace

TEST_CASE("The overlay of distances is the shortest way from a cell") {
  forSomeTicks({9, 7}, [](const Run& run) {
    for (const Point from : {Point{0, 0}, Point{4, 3}, Point{8, 6}}) {
      const auto map = mapOf(run, {OverlayKind::distance, from});
      const Values expected = distancesFrom(run.grid(), run.grid().cellAt(from));
      CHECK(test::valuesOf(*map) == expected);
      CHECK(map->from() == from);
      const auto farthest = std::max_element(expected.begin(), expected.end());
      CHECK(map->maximum() == std::max<std::int64_t>(*farthest, 0));
      CHECK(map->maximumAt().has_value() == (*farthest != nobody));
      if (map->maximumAt())
        CHECK(run.grid().cellAt(*map->maximumAt()) == farthest - expected.begin());
    }
  });
}

TEST_CASE("Distances are measured from where the run began, unless told otherwise") {
  forSomeTicks({9, 7}, [](const Run& run) {
    const auto map = mapOf(run, {OverlayKind::distance, {}});
    std::optional<Cell> expected;
    for (Cell cell = run.grid().cellCount(); cell-- > 0;)
      if (belongs(run.grid(), cell)) expected = cell;
    if (run.tick() > 0)
      if (const Cell first = test::filmOf(run.spec()).front().cell; belongs(run.grid(), first))
        expected = first;
    REQUIRE(map->from().has_value() == expected.has_value());
    if (!expected) return;
    CHECK(run.grid().cellAt(*map->from()) == *expected);
    CHECK(test::valuesOf(*map) == distancesFrom(run.grid(), *expected));
  });
}

TEST_CASE("The overlay of the order has the tick at which each cell was made") {
  forSomeTicks({8, 5}, [](const Run& run) {
    const auto map = mapOf(run, {OverlayKind::order, {}});
    const Values expected = orderOf(run.spec(), run.tick());
    CHECK(test::valuesOf(*map) == expected);
    CHECK(map->maximum() ==
          std::max<std::int64_t>(*std::max_element(expected.begin(), expected.end()), 0));
  });
}

TEST_CASE("The overlay of dead ends has the cells with one passage") {
  forSomeTicks({9, 7}, [](const Run& run) {
    const auto map = mapOf(run, {OverlayKind::deadEnds, {}});
    std::uint32_t count = 0;
    for (Cell cell = 0; cell < run.grid().cellCount(); ++cell) {
      const bool deadEnd =
          std::count_if(allDirections.begin(), allDirections.end(),
                        [&](Direction d) { return run.grid().passage(cell, d); }) == 1;
      count += deadEnd ? 1 : 0;
      CHECK(map->value(cell).has_value() == deadEnd);
      CHECK(map->levels()[cell] == (deadEnd ? 255 : 0));
    }
    CHECK(map->maximum() == count);
  });
}

TEST_CASE("The overlay of the longest path is a shortest path of the greatest length") {
  forSomeTicks({7, 6}, [](const Run& run) {
    const auto map = mapOf(run, {OverlayKind::longestPath, {}});
    const Grid& grid = run.grid();
    std::int64_t diameter = nobody;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
      const Values distances = distancesFrom(grid, cell);
      diameter = std::max(diameter, *std::max_element(distances.begin(), distances.end()));
    }
    const Values values = test::valuesOf(*map);
    CHECK(map->maximum() == std::max<std::int64_t>(diameter, 0));
    CHECK(std::count(values.begin(), values.end(), nobody) ==
          static_cast<std::int64_t>(grid.cellCount()) - diameter - 1);
    if (diameter < 1) return;
    const auto end = std::find(values.begin(), values.end(), 0) - values.begin();
    const Values distances = distancesFrom(grid, static_cast<Cell>(end));
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
      CHECK(map->levels()[cell] == (values[cell] == nobody ? 0 : 255));
      if (values[cell] != nobody) CHECK(values[cell] == distances[cell]);
      if (values[cell] > 0)
        CHECK(std::any_of(allDirections.begin(), allDirections.end(), [&](Direction d) {
          return grid.passage(cell, d) && values[grid.neighborOf(cell, d)] == values[cell] - 1;
        }));
    }
  });
}

TEST_CASE("The overlay of components has their sizes, and a colour for each of the larger ones") {
  forSomeTicks({9, 7}, [](const Run& run) {
    const auto map = mapOf(run, {OverlayKind::components, {}});
    const Values labels = components(run.grid());
    const Values sizes = sizesOf(labels);
    CHECK(test::valuesOf(*map) == sizes);
    CHECK(map->maximum() == countOf(labels));
    for (Cell cell = 0; cell < run.grid().cellCount(); ++cell) {
      for (Cell other = 0; other < cell; ++other)
        if (labels[cell] != nobody || labels[other] != nobody)
          CHECK((map->levels()[cell] == map->levels()[other]) == (labels[cell] == labels[other]));
      if (sizes[cell] != nobody && 2 * sizes[cell] > run.grid().cellCount())
        CHECK(map->levels()[cell] == 1);
    }
  });
}

TEST_CASE("The overlay of sets has the sets that the algorithm keeps, if it does") {
  forSomeTicks({9, 7}, [](const Run& run) {
    const auto map = mapOf(run, {OverlayKind::sets, {}});
    const Grid& grid = run.grid();
    std::vector<Cell> sets(grid.cellCount());
    run.stepper().sets(grid, 0, sets);
    Values labels(sets.begin(), sets.end());
    const Values sizes = sizesOf(labels);
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
      if (!run.stepper().keepsSets() || (sizes[cell] == 1 && !belongs(grid, cell)))
        labels[cell] = nobody;
    CHECK(test::valuesOf(*map) == sizesOf(labels));
    CHECK(map->maximum() == countOf(labels));
  });
}

TEST_CASE("An overlay does not depend on how its work is cut") {
  forSomeTicks({9, 7}, [](const Run& run) {
    for (const OverlayInfo& info : overlays()) {
      CAPTURE(info.id);
      const auto whole = mapOf(run, {info.kind, {}});
      OverlayMap slow(run, {info.kind, {}});
      double progress = 0;
      while (!slow.work(1)) {
        CHECK(slow.progress() >= progress);
        CHECK(slow.progress() <= 1);
        progress = slow.progress();
      }
      CHECK(slow.progress() == 1);
      CHECK(test::valuesOf(slow) == test::valuesOf(*whole));
      CHECK(std::equal(slow.levels().begin(), slow.levels().end(), whole->levels().begin()));
      CHECK(slow.maximum() == whole->maximum());
      CHECK(slow.maximumAt() == whole->maximumAt());
    }
  });
}
