#include <support/automaton.hpp>
#include <support/catch.hpp>

#include <algorithm>

using namespace mazescope;
using test::History;
using test::Rows;

namespace {

/// A seed and a fill whose noise is this pattern, found by trying seeds from 0 upwards.
struct Pattern {
  Rows rows;
  double fill;
  std::uint64_t seed;
};

const Pattern blinker{{".....", ".....", ".ooo.", ".....", "....."}, 0.12, 12004};
const Pattern block{{"....", ".oo.", ".oo.", "...."}, 0.25, 2226};
const Pattern beacon{{"oo..", "oo..", "..oo", "..oo"}, 0.5, 1609};
const Pattern pentomino{{".....", "..oo.", ".oo..", "..o..", "....."}, 0.2, 63035};
const Pattern mirrored{{".....", ".oo..", "..oo.", "..o..", "....."}, 0.2, 312795};
const Pattern glider{
    {"..o....", "...o...", ".ooo...", ".......", ".......", ".......", "......."}, 0.1, 20672554};

History play(const Pattern& pattern, std::int64_t cap = 100) {
  const Size size{static_cast<std::uint32_t>(pattern.rows[0].size()),
                  static_cast<std::uint32_t>(pattern.rows.size())};
  History history =
      test::historyOf(test::automaton(size, pattern.seed, pattern.fill, test::life, cap));
  REQUIRE(history.generations.front() == pattern.rows);
  return history;
}

Rows mirror(Rows rows) {
  for (std::string& row : rows) std::reverse(row.begin(), row.end());
  return rows;
}

}  // namespace

TEST_CASE("F16: a blinker in 5x5 turns and turns back, and is seen to have a period of two") {
  const History history = play(blinker);
  CHECK(history.generations == std::vector<Rows>{blinker.rows,
                                                 {".....", "..o..", "..o..", "..o..", "....."},
                                                 blinker.rows});
  CHECK(history.ending ==
        "Oscillates with a period of two: generation 2 equals the one before the previous.");
}

TEST_CASE("F18: a beacon that touches the border has a period of two") {
  const History history = play(beacon);
  CHECK(history.generations.size() == 3);
  CHECK(history.generations[1] == Rows{"oo..", "o...", "...o", "..oo"});
  CHECK(history.generations[2] == beacon.rows);
}

TEST_CASE("A block is still") {
  const History history = play(block);
  CHECK(history.generations == std::vector<Rows>{block.rows});
  CHECK(history.ending == "Stable: nothing changed in generation 1.");
}

TEST_CASE("A glider moves one cell down and right in four generations, and ends as a block") {
  const History history = play(glider);
  CHECK(history.generations.at(4) ==
        Rows{".......", "...o...", "....o..", "..ooo..", ".......", ".......", "......."});
  CHECK(history.generations.at(8) ==
        Rows{".......", ".......", "....o..", ".....o.", "...ooo.", ".......", "......."});
  CHECK(history.generations.back() ==
        Rows{".......", ".......", ".......", ".......", ".......", ".....oo", ".....oo"});
  CHECK(history.ending.rfind("Stable", 0) == 0);
}

TEST_CASE("F16: mirrored input gives mirrored output in every generation") {
  const History left = play(pentomino, 12);
  const History right = play(mirrored, 12);
  REQUIRE(mirror(pentomino.rows) == mirrored.rows);
  REQUIRE(left.generations.size() == right.generations.size());
  REQUIRE(left.generations.size() > 3);
  for (std::size_t i = 0; i < left.generations.size(); ++i)
    CHECK(mirror(left.generations[i]) == right.generations[i]);
  CHECK(left.ending == right.ending);
}
