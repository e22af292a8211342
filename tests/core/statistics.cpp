#include <support/catch.hpp>
#include <support/drawn.hpp>

#include <mazescope/statistics.hpp>

#include <map>
#include <set>
#include <string>

using namespace mazescope;

namespace {

using Values = std::map<std::string, std::optional<double>>;

constexpr std::optional<double> none;

Values valuesOf(const Grid& grid, bool analysed = true) {
  Analysis analysis(grid);
  while (analysed && !analysis.work(1000)) {
  }
  Values values;
  for (const Statistic& statistic : statistics())
    if (!statistic.solversOnly)
      values[std::string(statistic.id)] =
          statistic.value({grid, Counts::of(grid), analysis.structure(), std::nullopt});
  return values;
}

}  // namespace

TEST_CASE("Every statistic of a maze with a loop, worked out by hand") {
  // Nine cells belong to the maze, in two parts: a ring of four with a tail of one to the west and
  // one of two to the east, and two cells apart.
  const Grid grid = test::drawnMaze({". o-o . o",  //
                                     "  | |   |",  //
                                     "o-o-o-o o",  //
                                     "      |  ",  //
                                     ". . . o ."});
  CHECK(valuesOf(grid) ==
        Values{
            {"visited", 9},
            {"dead-ends", 4},               // the western tail, the eastern one, both cells apart
            {"dead-end-share", 4.0 / 9.0},  // of nine
            {"straight", 0},
            {"turning", 3},      // the ring's upper two, the eastern tail's corner
            {"junctions-3", 2},  // the ring's lower two
            {"junctions-4", 0},
            {"passages", 8},      // four of the ring, one and two of the tails, one apart
            {"loops", 1},         // 8 - 9 + 2
            {"components", 2},    //
            {"longest-path", 4},  // from tail to tail: 1 + 1 + 2
            {"dead-end-branch-mean", 5.0 / 4.0},  // 1, 2, 1, 1
            {"dead-end-branch-longest", 2},
            {"open-share", none},
        });
}

TEST_CASE("Every statistic of a straight path, worked out by hand") {
  CHECK(valuesOf(test::drawnMaze({"o-o-o-o-o ."})) == Values{
                                                          {"visited", 5},
                                                          {"dead-ends", 2},
                                                          {"dead-end-share", 0.4},
                                                          {"straight", 3},
                                                          {"turning", 0},
                                                          {"junctions-3", 0},
                                                          {"junctions-4", 0},
                                                          {"passages", 4},
                                                          {"loops", 0},
                                                          {"components", 1},
                                                          {"longest-path", 4},
                                                          {"dead-end-branch-mean", 4},
                                                          {"dead-end-branch-longest", 4},
                                                          {"open-share", none},
                                                      });
}

TEST_CASE("Every statistic of a cave, worked out by hand") {
  // A room of 3x3, which has four loops, and a corridor of two; one cell apart.
  const Grid grid = test::drawnCave({"...##",  //
                                     ".....",  //
                                     "...##",  //
                                     "####."});
  CHECK(valuesOf(grid) == Values{
                              {"visited", 20},  // the automaton marks rock too
                              {"dead-ends", 1},
                              {"dead-end-share", 1.0 / 12.0},
                              {"straight", 1},     // the corridor's first
                              {"turning", 4},      // the room's corners
                              {"junctions-3", 3},  // its sides, but for the corridor's
                              {"junctions-4", 2},  // its middle, and where the corridor begins
                              {"passages", 14},    // 12 + 2
                              {"loops", 4},        // 14 - 12 + 2
                              {"components", 2},
                              {"longest-path", 5},  // 2 + 2 + 1
                              {"dead-end-branch-mean", 2},
                              {"dead-end-branch-longest", 2},
                              {"open-share", 0.6},
                          });
}

TEST_CASE("What has no meaning in an empty grid has no value") {
  const Values maze = valuesOf(Grid(GridKind::maze, {3, 3}));
  const std::set<std::string> meaningless{"dead-end-share", "longest-path", "dead-end-branch-mean",
                                          "dead-end-branch-longest", "open-share"};
  for (const auto& [id, value] : maze) {
    CAPTURE(id);
    CHECK(value == (meaningless.count(id) > 0 ? none : std::optional(0.0)));
  }
  CHECK(valuesOf(Grid(GridKind::cave, {3, 3})).at("open-share") == 0.0);
}

TEST_CASE("A lone cell is a part with a longest path of 0 and no dead end") {
  const Values values = valuesOf(test::drawnMaze({"o"}));
  CHECK(values.at("visited") == 1.0);
  CHECK(values.at("components") == 1.0);
  CHECK(values.at("longest-path") == 0.0);
  CHECK(values.at("dead-ends") == 0.0);
  CHECK(values.at("dead-end-branch-mean") == none);
}

TEST_CASE("Without a structure exactly those statistics have no value that need one") {
  const Grid grid = test::drawnCave({"..", ".#"});
  const Values values = valuesOf(grid, false);
  for (const Statistic& statistic : statistics()) {
    CAPTURE(statistic.id);
    if (statistic.solversOnly) continue;
    CHECK(values.at(std::string(statistic.id)).has_value() == !statistic.needsStructure);
  }
}

TEST_CASE("Those for caves only have a value in a cave and none in a maze") {
  const Values maze = valuesOf(test::drawnMaze({"o-o"}));
  const Values cave = valuesOf(test::drawnCave({".."}));
  for (const Statistic& statistic : statistics()) {
    CAPTURE(statistic.id);
    if (statistic.solversOnly) continue;
    CHECK(cave.at(std::string(statistic.id)).has_value());
    CHECK(maze.at(std::string(statistic.id)).has_value() == !statistic.cavesOnly);
  }
}

TEST_CASE("Those of a solver come from its answer, and are told of no other run") {
  const Grid grid = test::drawnMaze({"o-o"});
  const auto value = [&grid](std::string_view id, std::optional<Answer> answer) {
    for (const Statistic& statistic : statistics())
      if (statistic.id == id) return statistic.value({grid, Counts::of(grid), nullptr, answer});
    return std::optional(-1.0);
  };
  CHECK(value("solver-visited", Answer{7, 3}) == 7.0);
  CHECK(value("path-length", Answer{7, 3}) == 3.0);
  CHECK(value("path-length", Answer{7, {}}) == none);
  CHECK(value("solver-visited", {}) == none);
  CHECK(value("path-length", {}) == none);
}

TEST_CASE("Every statistic has an id, a name and a help of its own") {
  std::set<std::string_view> ids;
  std::set<std::string_view> names;
  for (const Statistic& statistic : statistics()) {
    CAPTURE(statistic.id);
    CHECK(ids.insert(statistic.id).second);
    CHECK(names.insert(statistic.name).second);
    CHECK(statistic.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
          std::string_view::npos);
    CHECK(statistic.help.size() > 20);
    CHECK(statistic.help.back() == '.');
  }
}
