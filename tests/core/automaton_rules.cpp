#include <support/automaton.hpp>
#include <support/catch.hpp>
#include <support/every_variant.hpp>

using namespace mazescope;
using test::automaton;
using test::History;
using test::historyOf;

TEST_CASE("F15, F18: every generation and the ending equal brute force, whatever rule and shape") {
  // 64 cells are worked on at a time, so widths around that matter; B0 opens what lies alone.
  const Size size =
      GENERATE(Size{20, 80}, Size{80, 20}, Size{1, 1}, Size{1, 50}, Size{50, 1}, Size{2, 2},
               Size{63, 9}, Size{64, 9}, Size{65, 9}, Size{127, 6}, Size{128, 6}, Size{129, 6});
  for (const std::string rule :
       {"B5678/S45678", "B3/S23", "B3/S12345", "B0/S", "B/S", "B/S012345678",
        "B012345678/S012345678", "B1357/S02468", "B678/S345678"})
    for (const double fill : {0.45, 0.1}) {
      const History history = historyOf(automaton(size, 1, fill, rule, 30));
      CAPTURE(test::inWords(size), rule, fill);
      CHECK(history == test::expectedHistory(history.generations.front(), rule, 30));
    }
}

TEST_CASE("F15: caves 20x80 and 80x20 at 45 % equal brute force for many seeds") {
  for (const Size size : {Size{20, 80}, Size{80, 20}})
    for (std::uint64_t seed = 1; seed < 10; ++seed) {
      const History history = historyOf(automaton(size, seed, 0.45, test::majority));
      CAPTURE(test::inWords(size), seed);
      CHECK(history == test::expectedHistory(history.generations.front(), test::majority, 100));
    }
}

TEST_CASE(
    "Under the default rule a rock corner stays with 2 or 3 open neighbours; rock with 7 opens") {
  int cornersWith2 = 0;
  int cornersWith3 = 0;
  int rockWith7 = 0;
  int wrong = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const History history = historyOf(automaton({9, 9}, seed, 0.7, test::majority, 1));
    const test::Rows& noise = history.generations.front();
    const test::Rows& first = history.generations.back();
    for (std::size_t y = 0; y < 9; ++y)
      for (std::size_t x = 0; x < 9; ++x) {
        if (noise[y][x] == 'o') continue;
        const int open = test::openAround(noise, x, y);
        const bool corner = x % 8 == 0 && y % 8 == 0;
        const bool opened = first[y][x] == 'o';
        if (corner && open == 2) ++cornersWith2;
        if (corner && open == 3) ++cornersWith3;
        if (corner && opened) ++wrong;
        if (open == 7) ++rockWith7;
        if (open == 7 && !opened) ++wrong;
      }
  }
  CHECK(wrong == 0);
  CHECK(cornersWith2 > 20);
  CHECK(cornersWith3 > 20);
  CHECK(rockWith7 > 20);
}
