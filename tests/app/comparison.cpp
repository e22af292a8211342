#include "gui/model/comparison.hpp"

#include <support/catch.hpp>

#include <algorithm>

using namespace mazescope;
using namespace mazescope::gui;
using Standing = Comparison::Standing;

namespace {

Lane lane(const char* algorithm, Size size, std::uint64_t tick) {
  Lane lane{1, Run(resolved({algorithm, size, 1, {}, {}})), {}, LaneOverlay{}, {}, {}};
  lane.run.toEnd();
  lane.run.seek(tick);
  while (!lane.figures.work(lane.run, true, 1000)) {
  }
  return lane;
}

std::vector<bool> usual() {
  std::vector<bool> more;
  for (const Statistic& statistic : statistics()) more.push_back(statistic.moreIsBetter);
  return more;
}

const Comparison::Row& row(const Comparison& comparison, std::string_view name) {
  return *std::find_if(comparison.rows.begin(), comparison.rows.end(),
                       [&](const Comparison::Row& row) { return row.name == name; });
}

std::vector<Standing> standings(const Comparison::Row& row) {
  std::vector<Standing> all;
  for (const Comparison::Entry& entry : row.entries) all.push_back(entry.standing);
  return all;
}

}  // namespace

// A row of three cells is one corridor, whatever the seed: two dead ends and one cell between them.
// With one of four, also at an end, they are complete; the run has two moves a cell.
TEST_CASE("A comparison as texts, worked out by hand") {
  const std::vector<Lane> lanes{lane("backtracker", {3, 1}, 6), lane("backtracker", {1, 4}, 0)};
  const Comparison comparison = compare(lanes, usual());
  CHECK(toCsv(comparison) == "figure,\"1 Recursive backtracker\",\"2 Recursive backtracker\"\n"
                             "Tick,6,0\n"
                             "Phase,3,0\n"
                             "Share of the run,1,0\n"
                             "Cells visited,3,0\n"
                             "Dead ends,2,0\n"
                             "Share of dead ends,0.6666666666666666,\n"
                             "Straight corridor cells,1,0\n"
                             "Turning corridor cells,0,0\n"
                             "Three-way junctions,0,0\n"
                             "Four-way junctions,0,0\n"
                             "Passages,2,0\n"
                             "Independent loops,0,0\n"
                             "Connected parts,1,0\n"
                             "Longest path,2,\n"
                             "Mean dead-end branch,2,\n"
                             "Longest dead-end branch,2,\n");
  const std::string markdown = toMarkdown(comparison);
  CHECK(markdown.find("| figure | 1 Recursive backtracker | 2 Recursive backtracker |\n"
                      "|---|---:|---:|\n"
                      "| Tick | 6 | 0 |\n") == 0);
  CHECK(markdown.find("\n| Longest path | 2 |  |\n") != std::string::npos);
}

TEST_CASE("The best and the worst of a row") {
  const std::vector<Lane> lanes{lane("backtracker", {3, 1}, 6), lane("backtracker", {5, 1}, 10),
                                lane("backtracker", {4, 1}, 8), lane("backtracker", {1, 5}, 10)};
  std::vector<bool> more = usual();
  CHECK(standings(row(compare(lanes, more), "Longest path")) ==
        std::vector{Standing::worst, Standing::best, Standing::none, Standing::best});
  // Ties of all, and where the lanes stand, are not judged.
  CHECK(standings(row(compare(lanes, more), "Dead ends")) == std::vector(4, Standing::none));
  CHECK(standings(row(compare(lanes, more), "Tick")) == std::vector(4, Standing::none));
  more.flip();
  CHECK(standings(row(compare(lanes, more), "Longest path")) ==
        std::vector{Standing::best, Standing::worst, Standing::none, Standing::worst});
}

TEST_CASE("A single lane, or a single value, is neither best nor worst") {
  const std::vector<Lane> one{lane("backtracker", {3, 1}, 6)};
  for (const Comparison::Row& known : compare(one, usual()).rows)
    CHECK(standings(known) == std::vector{Standing::none});
  const std::vector<Lane> two{lane("backtracker", {3, 1}, 6), lane("backtracker", {3, 1}, 0)};
  CHECK(standings(row(compare(two, usual()), "Longest path")) == std::vector(2, Standing::none));
}

TEST_CASE("What has a meaning in caves only is a row where there is a cave") {
  const auto rows = [](const std::vector<Lane>& lanes) { return compare(lanes, usual()).rows; };
  const auto open = [](const Comparison::Row& row) { return row.name == "Share of open cells"; };
  const auto mazes = rows({lane("prim", {4, 4}, 5)});
  CHECK(std::none_of(mazes.begin(), mazes.end(), open));
  const auto both = rows({lane("prim", {4, 4}, 5), lane("cellular-automaton", {4, 4}, 16)});
  const auto found = std::find_if(both.begin(), both.end(), open);
  REQUIRE(found != both.end());
  CHECK_FALSE(found->entries[0].value.number);
  CHECK(found->entries[1].value.number);
}

TEST_CASE("A value of an earlier tick is shown but not copied") {
  std::vector<Lane> lanes{lane("backtracker", {3, 1}, 6)};
  lanes[0].run.seek(5);
  const Comparison comparison = compare(lanes, usual());
  CHECK(row(comparison, "Longest path").entries[0].value.older == 6U);
  CHECK(toCsv(comparison).find("\nLongest path,\n") != std::string::npos);
}
