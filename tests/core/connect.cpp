#include <support/bare.hpp>
#include <support/catch.hpp>
#include <support/drawn.hpp>
#include <support/longest_path.hpp>
#include <support/run_checks.hpp>
#include <support/staged.hpp>

#include <mazescope/random.hpp>
#include <mazescope/text.hpp>

#include <algorithm>
#include <deque>
#include <map>
#include <set>

using namespace mazescope;
using test::Staged;

namespace {

Grid noise(Size size, double fill, std::uint64_t seed) {
  Random random(seed);
  Grid grid(GridKind::cave, size);
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    grid.apply(Mutation{.cell = cell,
                        .kind = random.chance(fill) ? Mutation::Kind::dig : Mutation::Kind::mark,
                        .after = Mark::done});
  return grid;
}

/// For each open cell the first cell of its component; for rock, none.
constexpr Cell none = 0xffffffffU;
std::vector<Cell> labels(const Grid& grid) {
  std::vector<Cell> label(grid.cellCount(), none);
  for (Cell first = 0; first < grid.cellCount(); ++first) {
    if (!grid.open(first) || label[first] != none) continue;
    std::vector<Cell> waiting{first};
    label[first] = first;
    while (!waiting.empty()) {
      const Cell here = waiting.back();
      waiting.pop_back();
      for (const Direction direction : allDirections) {
        if (!grid.passage(here, direction)) continue;
        const Cell next = grid.neighborOf(here, direction);
        if (label[next] != none) continue;
        label[next] = first;
        waiting.push_back(next);
      }
    }
  }
  return label;
}

std::map<Cell, std::uint32_t> sizes(const Grid& grid) {
  std::map<Cell, std::uint32_t> counts;
  for (const Cell label : labels(grid))
    if (label != none) ++counts[label];
  return counts;
}

using Pair = std::pair<Cell, Cell>;

/// How many cells of rock lie between any two regions: a search over rock from each.
std::map<Pair, std::uint32_t> gaps(const Grid& grid) {
  const std::vector<Cell> label = labels(grid);
  std::map<Pair, std::uint32_t> least;
  for (const auto& [region, size] : sizes(grid)) {
    std::vector<std::uint32_t> distance(grid.cellCount(), none);
    std::deque<Cell> waiting;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
      if (label[cell] == region) {
        distance[cell] = 0;
        waiting.push_back(cell);
      }
    for (; !waiting.empty(); waiting.pop_front())
      for (const Direction direction : allDirections) {
        const auto next = grid.neighbor(waiting.front(), direction);
        if (!next || distance[*next] != none) continue;
        if (grid.open(*next)) {
          const Pair pair = std::minmax(region, label[*next]);
          const std::uint32_t rock = distance[waiting.front()];
          const auto known = least.find(pair);
          if (known == least.end() || rock < known->second) least[pair] = rock;
          continue;
        }
        distance[*next] = distance[waiting.front()] + 1;
        waiting.push_back(*next);
      }
  }
  return least;
}

/// The cells of a minimum spanning tree: always the shortest gap that joins what is apart.
std::uint32_t spanningTree(const std::map<Pair, std::uint32_t>& between) {
  std::vector<std::pair<std::uint32_t, Pair>> byLength;
  std::map<Cell, Cell> set;
  for (const auto& [pair, length] : between) {
    byLength.emplace_back(length, pair);
    set[pair.first] = pair.first;
    set[pair.second] = pair.second;
  }
  std::sort(byLength.begin(), byLength.end());
  std::uint32_t total = 0;
  for (const auto& [length, pair] : byLength) {
    const Cell from = set[pair.first];
    const Cell to = set[pair.second];
    if (from == to) continue;
    total += length;
    for (auto& [region, its] : set)
      if (its == from) its = to;
  }
  return total;
}

bool nothingQueued(const Grid& grid) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (grid.mark(cell) == Mark::queued) return false;
  return true;
}

}  // namespace

TEST_CASE("Two regions are joined by the shortest tunnel there is") {
  Staged dig("connect", test::drawnCave({"..####..", "..###..."}));
  CHECK(toText(dig.finish().grid) == "##########\n"
                                     "#  ####  #\n"
                                     "#        #\n"
                                     "##########\n");
  CHECK(dig.ending() == "Joined 2 regions into one: 1 tunnel, 3 cells dug.");
}

TEST_CASE("Labelling queues every open cell once and looks at it once, region by region") {
  Staged dig("connect", test::drawnCave({".#..", ".##.", "##.#"}));
  std::vector<Cell> begun;
  std::map<Cell, int> queued;
  std::map<Cell, int> looked;
  while (dig.stepper.figure(dig.grid, 0) < 3) {
    REQUIRE(dig.step());
    const Mutation& move = dig.film.back();
    if (move.phaseStart) begun.push_back(move.cell);
    ++(move.after == Mark::queued ? queued : looked)[move.cell];
  }
  CHECK(begun == std::vector<Cell>{0, 2, 10});
  const std::map<Cell, int> once{{0, 1}, {2, 1}, {3, 1}, {4, 1}, {7, 1}, {10, 1}};
  CHECK(queued == once);
}

TEST_CASE("The regions are sets: each cell tells the first cell of its own") {
  Staged dig("connect", test::drawnCave({".#..", ".##.", "##.#"}));
  CHECK(dig.stepper.keepsSets());
  while (dig.film.size() < 12) dig.step();
  std::vector<Cell> sets(dig.grid.cellCount());
  dig.stepper.sets(dig.grid, 0, sets);
  CHECK(sets == std::vector<Cell>{0, 1, 2, 2, 0, 5, 6, 2, 8, 9, 10, 11});
  dig.finish();
  dig.stepper.sets(dig.grid, 0, sets);
  std::set<Cell> left;
  for (Cell cell = 0; cell < dig.grid.cellCount(); ++cell)
    if (dig.grid.open(cell)) left.insert(sets[cell]);
  CHECK(left.size() == 1);
}

TEST_CASE("F20: caves of 60x40 and 50 % are one region afterwards, seeds 0 to 99") {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Spec spec{.algorithm = "cellular-automaton",
              .size = {60, 40},
              .seed = seed,
              .start = {},
              .parameters = {{"fill", 0.5}},
              .stages = {{"connect", {}}}};
    const Grid grid = test::finalGrid(spec);
    CAPTURE(seed);
    CHECK(sizes(grid).size() == 1);
    CHECK(nothingQueued(grid));
  }
}

TEST_CASE("Noise of every density and shape becomes one region, and marks are left in order") {
  for (const Size size :
       {Size{1, 1}, Size{1, 40}, Size{40, 1}, Size{2, 2}, Size{31, 7}, Size{40, 40}})
    for (const double fill : {0.02, 0.2, 0.5, 0.8})
      for (std::uint64_t seed = 0; seed < 10; ++seed) {
        CAPTURE(size.width, size.height, fill, seed);
        const Grid before = noise(size, fill, seed);
        Staged dig("connect", before);
        dig.finish();
        CHECK(sizes(dig.grid).size() == std::min<std::size_t>(1, sizes(before).size()));
        CHECK(nothingQueued(dig.grid));
        bool kept = true;
        for (Cell cell = 0; cell < before.cellCount(); ++cell)
          if (before.open(cell) && !dig.grid.open(cell)) kept = false;
        CHECK(kept);
        CHECK(dig.stepper.figure(dig.grid, 0) == static_cast<double>(sizes(dig.grid).size()));
      }
}

// As the sets of the algorithm are, so are the components of the grid whenever a tunnel begins.
TEST_CASE("Every tunnel is as short as any between two regions still apart") {
  for (const double fill : {0.05, 0.15, 0.3, 0.45})
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      const Grid before = noise({17, 13}, fill, seed);
      const std::map<Pair, std::uint32_t> between = gaps(before);
      Staged dig("connect", before);
      std::uint32_t total = 0;
      std::uint32_t length = 0;
      std::uint32_t allowed = 0;
      bool tooLong = false;
      for (Grid grid = before; dig.step(); grid = dig.grid) {
        const Mutation& move = dig.film.back();
        if (move.kind != Mutation::Kind::dig) continue;
        ++total;
        ++length;
        if (move.phaseStart) {
          const std::vector<Cell> now = labels(grid);
          allowed = none;
          for (const auto& [pair, rock] : between)
            if (now[pair.first] != now[pair.second]) allowed = std::min(allowed, rock);
          length = 1;
        }
        if (length > allowed) tooLong = true;
      }
      CAPTURE(fill, seed);
      CHECK_FALSE(tooLong);
      CHECK(total <= spanningTree(between));
      if (sizes(before).size() == 2) CHECK(total == spanningTree(between));
    }
}

TEST_CASE("Filled: no region under the minimum is left but the largest, and no other is touched") {
  for (const std::int64_t minimum : {0, 1, 2, 5, 20, 100000})
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Grid before = noise({30, 20}, 0.45, seed);
      std::map<Cell, std::uint32_t> expected = sizes(before);
      std::uint32_t largest = 0;
      for (const auto& [region, size] : expected) largest = std::max(largest, size);
      bool kept = false;  // the first of the largest stays
      for (auto each = expected.begin(); each != expected.end();) {
        const bool stays = each->second >= minimum || (each->second == largest && !kept);
        kept = kept || each->second == largest;
        each = stays ? std::next(each) : expected.erase(each);
      }
      Staged fill("connect", before, {{"variant", std::string("fill")}, {"minimum", minimum}});
      fill.finish();
      CAPTURE(minimum, seed);
      CHECK(sizes(fill.grid) == expected);
      CHECK(nothingQueued(fill.grid));
      CHECK(fill.stepper.figure(fill.grid, 0) == static_cast<double>(expected.size()));
    }
}

TEST_CASE("A region with an opening loses it before it is filled") {
  Grid grid = test::drawnCave({".#...", "##..."});
  grid.apply(Mutation{.cell = 0,
                      .kind = Mutation::Kind::open,
                      .direction = Direction::north,
                      .before = Mark::done,
                      .after = Mark::done});
  Staged fill("connect", grid, {{"variant", std::string("fill")}, {"minimum", std::int64_t{2}}});
  fill.finish();
  CHECK(fill.grid.openings(0).empty());
  CHECK(fill.grid == test::drawnCave({"##...", "##..."}));
  CHECK(fill.ending() == "Filled 1 region under 2 cells, 1 cell in all. Left: 1 region.");
}

TEST_CASE("F19: a cave with nothing open says so, and one that is all open has nothing to join") {
  for (const char* const variant : {"dig", "fill"}) {
    const Parameters parameters{{"variant", std::string(variant)}};
    Staged rock("connect", noise({9, 7}, 0, 1), parameters);
    rock.finish();
    CHECK(rock.film.empty());
    CHECK(rock.ending() == "Nothing is open: there is no region.");
    Staged open("connect", noise({9, 7}, 1, 1), parameters);
    open.finish();
    CHECK(sizes(open.grid).size() == 1);
  }
  CHECK(Staged("connect", noise({9, 7}, 1, 1)).finish().ending() ==
        "There is one region: nothing has to be joined.");
}

TEST_CASE("Rock gets back the mark it had") {
  Grid grid(GridKind::cave, {9, 1});
  for (const Cell cell : {0U, 8U})
    grid.apply(Mutation{.cell = cell, .kind = Mutation::Kind::dig, .after = Mark::done});
  grid.apply(Mutation{.cell = 1, .after = Mark::done});
  Grid wide(GridKind::cave, {9, 5});
  for (const Cell cell : {18U, 26U})
    wide.apply(Mutation{.cell = cell, .kind = Mutation::Kind::dig, .after = Mark::done});
  wide.apply(Mutation{.cell = 4, .after = Mark::done});
  Staged dig("connect", wide);
  dig.finish();
  for (Cell cell = 0; cell < wide.cellCount(); ++cell)
    CHECK(dig.grid.mark(cell) == (dig.grid.open(cell) ? Mark::done : wide.mark(cell)));
  CHECK(Staged("connect", grid).finish().ending() ==
        "Joined 2 regions into one: 1 tunnel, 7 cells dug.");
}

TEST_CASE("A run that connects is sought like any other") {
  for (const char* const variant : {"dig", "fill"}) {
    const Spec spec{.algorithm = "cellular-automaton",
                    .size = {26, 19},
                    .seed = 4,
                    .start = {},
                    .parameters = {{"fill", 0.45}},
                    .stages = {{"connect", {{"variant", std::string(variant)}}}}};
    Run run(spec);
    run.toEnd();
    test::Wanderer wanderer(9, run.tick());
    for (int move = 0; move < 40; ++move) {
      wanderer.move(run);
      test::checkEqualsFresh(run);
    }
  }
}
