#include <support/catch.hpp>
#include <support/overlays.hpp>

#include <set>

using namespace mazescope;
using test::mapOf;
using test::nobody;
using test::Values;

namespace {

/// A corridor of 1 by 6 cells that the backtracker makes from its third cell.
Run corridor() {
  Spec spec{"backtracker", {6, 1}, 1, Point{2, 0}, {}};
  Run run(spec);
  run.toEnd();
  return run;
}

std::vector<int> levelsOf(const OverlayMap& map) {
  return {map.levels().begin(), map.levels().end()};
}

}  // namespace

TEST_CASE("Overlays are listed in the order of their kinds, with texts of their own") {
  std::set<std::string_view> ids;
  std::set<std::string_view> names;
  for (const OverlayInfo& info : overlays()) {
    CHECK(&overlayInfo(info.kind) == &info);
    CHECK(ids.insert(info.id).second);
    CHECK(names.insert(info.name).second);
    CHECK(info.help.back() == '.');
    CHECK_FALSE(info.cellText.empty());
    CHECK(info.wholeText.find("{value}") != std::string_view::npos);
  }
  CHECK(ids.size() == static_cast<std::size_t>(OverlayKind::sets));
}

TEST_CASE("A scale goes from the first colour at 0 to the last at the maximum") {
  const auto map = mapOf(corridor(), {OverlayKind::distance, Point{0, 0}});
  CHECK(test::valuesOf(*map) == Values{0, 1, 2, 3, 4, 5});
  CHECK(levelsOf(*map) == std::vector{1, 51, 102, 153, 204, 255});
  CHECK(map->maximum() == 5);
  CHECK(map->maximumAt() == Point{5, 0});
}

TEST_CASE("Of several farthest cells the first one is named") {
  const auto map = mapOf(corridor(), {OverlayKind::distance, Point{2, 0}});
  CHECK(map->maximumAt() == Point{5, 0});
  Run one({"prim", {1, 1}, 1, {}, {}});
  one.toEnd();
  const auto single = mapOf(one, {OverlayKind::distance, {}});
  CHECK(levelsOf(*single) == std::vector{1});
  CHECK(single->maximum() == 0);
  CHECK(single->maximumAt() == Point{0, 0});
}

TEST_CASE("A distance from a cell that is not made yet reaches nothing") {
  Run run = corridor();
  run.seek(1);
  const auto map = mapOf(run, {OverlayKind::distance, Point{5, 0}});
  CHECK(test::valuesOf(*map) == Values(6, nobody));
  CHECK(map->maximum() == 0);
  CHECK_FALSE(map->maximumAt());
}

TEST_CASE("An overlay stands for one tick, and lets the run go on") {
  Run run = corridor();
  run.seek(2);  // the start cell and one neighbour
  OverlayMap map(run, {OverlayKind::distance, Point{2, 0}});
  run.toEnd();
  while (!map.work(3)) {
  }
  CHECK(map.tick() == 2);
  CHECK(map.maximum() == 1);
}
