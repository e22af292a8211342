#include <support/automaton.hpp>
#include <support/bare.hpp>
#include <support/every_variant.hpp>

#include <mazescope/random.hpp>
#include <mazescope/run.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <utility>

using namespace mazescope;
using test::Bare;
using test::Subject;

namespace {

/// The runs whose moves tests/core/golden.cpp keeps.
Run golden(const std::string& algorithm, const std::string& variant = "") {
  Spec spec{.algorithm = algorithm, .size = {20, 15}, .seed = 42, .start = {}, .parameters = {}};
  if (!variant.empty()) spec.parameters["variant"] = variant;
  return Run(spec);
}

Explanation at(Run& run, std::uint64_t tick) {
  run.seek(tick);
  return run.explain();
}

/// "(4, 12): north, EAST, south": what the arrows lead to, the chosen one in capitals.
std::string arrowsOf(const Run& run, const Explanation& explanation) {
  if (explanation.arrows.empty()) return "none";
  std::string words = toText(run.grid().pointOf(explanation.arrows.front().from)) + ':';
  for (const Explanation::Arrow& arrow : explanation.arrows) {
    std::string name(inWords(arrow.direction));
    if (arrow.chosen)
      std::transform(name.begin(), name.end(), name.begin(),
                     [](char letter) { return static_cast<char>(letter - 'a' + 'A'); });
    words += ' ' + name;
  }
  return words;
}

std::string countedAt(const Run& run, const Explanation& explanation) {
  std::string words;
  for (const Cell cell : explanation.block.value().counted)
    words += toText(run.grid().pointOf(cell));
  return words;
}

/// What an arrow leads to must have been the same for all, and the arrows must show all of them.
void checkCandidates(const Grid& before, const Explanation& explanation) {
  const Cell from = explanation.arrows.front().from;
  const auto chosen = std::find_if(explanation.arrows.begin(), explanation.arrows.end(),
                                   [](const auto& arrow) { return arrow.chosen; });
  REQUIRE(chosen != explanation.arrows.end());
  const Mark mark = before.mark(before.neighborOf(from, chosen->direction));
  for (const Direction direction : allDirections) {
    const bool shown = std::any_of(explanation.arrows.begin(), explanation.arrows.end(),
                                   [&](const auto& arrow) { return arrow.direction == direction; });
    const bool candidate = before.hasNeighbor(from, direction) &&
                           before.mark(before.neighborOf(from, direction)) == mark;
    CHECK(shown == candidate);
  }
}

/// A generator looks at neighbours that it could join, a solver at those it can go to.
void checkArrows(const Grid& before, const Mutation& last, Role role,
                 const Explanation& explanation) {
  int chosen = 0;
  for (const Explanation::Arrow& arrow : explanation.arrows) {
    REQUIRE(arrow.from < before.cellCount());
    REQUIRE(before.hasNeighbor(arrow.from, arrow.direction));
    CHECK(arrow.from == explanation.arrows.front().from);
    if (role != Role::change)
      CHECK(before.passage(arrow.from, arrow.direction) == (role == Role::solver));
    if (!arrow.chosen) continue;
    ++chosen;
    const Cell to = before.neighborOf(arrow.from, arrow.direction);
    const Cell other = before.neighborOf(last.cell, last.direction);
    CHECK(std::minmax(arrow.from, to) == std::minmax(last.cell, other));
  }
  CHECK(chosen <= 1);
  if (last.kind == Mutation::Kind::carve) CHECK(chosen == 1);
  if (role == Role::generator && !explanation.arrows.empty()) checkCandidates(before, explanation);
}

}  // namespace

TEST_CASE("Every move of every variant is explained, and its arrows are what it could choose") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : {Size{1, 1}, Size{1, 9}, Size{12, 7}}) {
      Bare bare(subject.spec(size, 5));
      Grid before = bare.grid;
      while (!bare.step(1).empty()) {
        const Mutation last = bare.at.last.value();
        const Explanation explanation = bare.pipeline.explain(bare.grid, last);
        CAPTURE(bare.at.tick, explanation.text);
        REQUIRE_FALSE(explanation.text.empty());
        CHECK(explanation.text.back() == '.');
        CHECK(explanation.text.find("..") == std::string::npos);
        const Role role = bare.pipeline.stages()[bare.pipeline.stage()].algorithm->role;
        if (!subject.info.fromFile) checkArrows(before, last, role, explanation);
        before.apply(last);
      }
    }
  });
}

TEST_CASE("A run explains the same move alike, whatever way it came there") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec spec = subject.spec({40, 30}, 6);
    Run run(spec);
    CHECK(run.explain().text.empty());
    run.scout(UINT64_MAX);
    for (const std::uint64_t tick : {1U, 700U, 1201U, 1100U, 1U, 1025U, 3U}) {
      if (tick > run.total()) continue;
      Bare fresh(spec);
      fresh.step(tick);
      const Explanation expected = fresh.pipeline.explain(fresh.grid, fresh.at.last.value());
      const Explanation explained = at(run, tick);
      CAPTURE(tick);
      CHECK(explained.text == expected.text);
      CHECK(explained.arrows == expected.arrows);
      CHECK(explained.block == expected.block);
    }
  });
}

TEST_CASE("At the end of a run its ending stands in for the explanation") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({12, 7}, 7));
    run.toEnd();
    CHECK(run.explain().text == run.inspect(0).ending);
    CHECK(run.explain().arrows.empty());
    CHECK_FALSE(run.explain().block);
    run.back(1);
    CHECK_FALSE(run.explain().text.empty());
    CHECK(run.inspect(0).ending.empty());
  });
}

TEST_CASE("A start that was given was not drawn") {
  test::forEveryMaze([](const Subject& subject) {
    Spec spec = subject.spec({3, 2}, 1);
    Run drawn(spec);
    CHECK(at(drawn, 1).text == "Drew it from all 6 cells.");
    spec.start = Point{2, 1};
    Run given(spec);
    CHECK(at(given, 1).text == "This start was given.");
  });
}

// The ticks of the following tests were picked from golden runs printed as text, and what the
// moves looked at was read off those.

TEST_CASE("The backtracker tells the unvisited neighbours and which was drawn, or where it went") {
  Run run = golden("backtracker");
  CHECK(at(run, 1).text == "Drew it from all 300 cells.");
  CHECK(at(run, 2).text == "4 unvisited neighbours: north, east, south, west; drew east.");
  CHECK(arrowsOf(run, run.explain()) == "(4, 12): north EAST south west");
  CHECK(at(run, 50).text == "1 unvisited neighbour: west; no choice.");
  CHECK(arrowsOf(run, run.explain()) == "(12, 14): WEST");
  CHECK(at(run, 51).text == "No unvisited neighbour. Back to (12, 14).");
  CHECK(arrowsOf(run, run.explain()) == "none");
  CHECK(at(run, 60).text == "2 unvisited neighbours: east, west; drew west.");
  CHECK(arrowsOf(run, run.explain()) == "(18, 14): east WEST");
}

TEST_CASE("Modified Prim tells both of its draws") {
  Run run = golden("prim", "modified");
  CHECK(at(run, 4).text ==
        "Unvisited around (4, 12): south, west; taken in this order, without chance.");
  CHECK(arrowsOf(run, run.explain()) == "(4, 12): SOUTH west");
  CHECK(at(run, 6).text ==
        "Drew it from 4 frontier cells. 1 neighbour in the maze: west; no choice.");
  CHECK(arrowsOf(run, run.explain()) == "(5, 12): WEST");
  CHECK(at(run, 60).text == "Unvisited around (2, 13): west.");
  CHECK(at(run, 61).text ==
        "Drew it from 19 frontier cells. 3 neighbours in the maze: east, south, west; drew south.");
  CHECK(arrowsOf(run, run.explain()) == "(5, 11): east SOUTH west");
}

TEST_CASE("Simplified Prim tells the active cell that was drawn and what it could open") {
  Run run = golden("prim", "simplified");
  CHECK(at(run, 2).text == "Drew (4, 12) from 1 active cell. 4 unvisited neighbours: north, east, "
                           "south, west; drew west.");
  CHECK(at(run, 60).text ==
        "Drew (6, 14) from 23 active cells. 2 unvisited neighbours: east, west; drew west.");
  CHECK(arrowsOf(run, run.explain()) == "(6, 14): east WEST");
  CHECK(at(run, 61).text == "Drew it from 24 active cells. No neighbour of it is unvisited.");
  CHECK(arrowsOf(run, run.explain()) == "none");
}

TEST_CASE("True Prim tells each weight as it is drawn, and the least when it is taken") {
  // Its chance from the beginning: the start cell, then a weight for each of four neighbours.
  Random random(42);
  CHECK(random.below(300) == 12 * 20 + 4);
  std::vector<double> weights;
  for (int i = 0; i < 4; ++i)
    weights.push_back(static_cast<double>(random.next() >> 32U) / 4294967296.0);
  REQUIRE(*std::min_element(weights.begin(), weights.end()) == weights[0]);

  Run run = golden("prim", "true");
  CHECK(at(run, 2).text ==
        "Unvisited around (4, 12): north, east, south, west; taken in this order, "
        "without chance. Its passage drew the weight " +
            toText(weights[0]) + '.');
  CHECK(at(run, 4).text == "Unvisited around (4, 12): south, west; taken in this order, without "
                           "chance. Its passage drew the weight " +
                               toText(weights[2]) + '.');
  CHECK(at(run, 6).text == "Its passage to the south weighs " + toText(weights[0]) +
                               ": the least of all from 4 frontier cells into the maze.");
  CHECK(arrowsOf(run, run.explain()) == "(4, 11): SOUTH");
}

TEST_CASE("The automaton tells what the noise drew, and the neighbours it counted") {
  Random random(42);
  Run run = golden("cellular-automaton");
  CHECK(at(run, 1).text == "Drew " + toText(random.fraction()) + ", not below 0.5: stays rock.");
  CHECK(at(run, 2).text == "Drew " + toText(random.fraction()) + ", below 0.5: opens.");
  CHECK_FALSE(run.explain().block);
  CHECK(at(run, 301).text == "1 of its 8 neighbours was open; an open cell stays at 4, 5, 6, 7, 8: "
                             "it closes. Outside the grid all is rock.");
  CHECK(countedAt(run, run.explain()) == "(0, 1)");
  CHECK(at(run, 330).text ==
        "5 of its 8 neighbours were open; rock opens at 5, 6, 7, 8: it opens.");
  CHECK(run.grid().pointOf(run.explain().block.value().center) == Point{3, 3});
  CHECK(countedAt(run, run.explain()) == "(2, 2)(4, 2)(2, 4)(3, 4)(4, 4)");
  CHECK(at(run, 504).text ==
        "3 of its 8 neighbours were open; an open cell stays at 4, 5, 6, 7, 8: it closes.");
  CHECK(countedAt(run, run.explain()) == "(16, 10)(17, 10)(16, 11)");
}

TEST_CASE("The automaton counts in the generation before, whatever has changed since") {
  for (const char* const rule : {test::majority, test::life, "B012345678/S"}) {
    Bare bare(test::automaton({70, 13}, 8, 0.4, rule, 5));
    test::Rows generation;
    while (true) {
      const test::Rows present = test::rowsOf(bare.grid);
      const bool noise = bare.at.tick < bare.grid.cellCount();
      if (bare.step(1).empty()) break;
      if (noise) continue;
      const Mutation last = bare.at.last.value();
      if (last.phaseStart) generation = present;
      const auto [x, y] = bare.grid.pointOf(last.cell);
      const Explanation::Block block = bare.pipeline.explain(bare.grid, last).block.value();
      CAPTURE(rule, bare.at.tick, x, y);
      CHECK(block.center == last.cell);
      CHECK(static_cast<int>(block.counted.size()) == test::openAround(generation, x, y));
      CHECK(std::is_sorted(block.counted.begin(), block.counted.end()));
      CHECK(std::adjacent_find(block.counted.begin(), block.counted.end()) == block.counted.end());
      for (const Cell cell : block.counted) {
        const Point at = bare.grid.pointOf(cell);
        CHECK(generation[at.y][at.x] == 'o');
        CHECK(cell != last.cell);
        CHECK((at.x + 1 >= x && at.x <= x + 1 && at.y + 1 >= y && at.y <= y + 1));
      }
    }
  }
}
