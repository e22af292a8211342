#include <support/automaton.hpp>
#include <support/catch.hpp>
#include <support/errors.hpp>

#include <mazescope/describe.hpp>

using namespace mazescope;
using test::automaton;
using test::Bare;
using test::History;
using test::historyOf;

TEST_CASE("The noise is one tick a cell, row by row, one phase, and opens the share asked for") {
  for (const double fill : {0.0, 0.3, 0.5, 1.0}) {
    Bare bare(automaton({50, 40}, 1, fill, test::majority));
    const std::vector<Mutation> noise = bare.step(2000);
    REQUIRE(noise.size() == 2000);
    int open = 0;
    for (std::size_t i = 0; i < noise.size(); ++i) {
      CHECK(noise[i].cell == i);
      const bool first = noise[i].phaseStart;
      CHECK(first == (i == 0));
      if (noise[i].kind == Mutation::Kind::dig) ++open;
    }
    CHECK(open == Approx(2000 * fill).margin(300 * fill * (1 - fill)));
    CHECK(bare.at.phase == 1);
  }
}

TEST_CASE("A tick after the noise is a cell that changes, a phase one generation of them") {
  Bare bare(automaton({40, 30}, 1, 0.5, test::majority));
  const std::vector<Mutation> film = bare.finish();
  Cell before = 0;
  std::uint64_t phases = 1;
  for (std::size_t i = 1200; i < film.size(); ++i) {
    if (film[i].phaseStart)
      ++phases;
    else
      CHECK(film[i].cell > before);
    before = film[i].cell;
    CHECK((film[i].kind == Mutation::Kind::dig || film[i].kind == Mutation::Kind::fill));
  }
  CHECK(phases == bare.at.phase);
  CHECK(phases == historyOf(bare.spec).generations.size());
}

TEST_CASE("F19: fill 0 leaves rock; it ends as stable with no move after the noise") {
  for (const Size size : {Size{1, 1}, Size{1, 50}, Size{20, 15}}) {
    Bare bare(automaton(size, 1, 0, test::majority));
    CHECK(bare.finish().size() == size.cells());
    const Inspection inspection = bare.pipeline.inspect(bare.grid, 5);
    CHECK(inspection.ending == "Stable: nothing changed in generation 1.");
    CHECK(bare.pipeline.figure(bare.grid, 0) == 0);
  }
}

TEST_CASE("F19: fill 1 is all open, and only the border follows the rule") {
  const History history = historyOf(automaton({5, 5}, 1, 1, test::majority));
  CHECK(history.generations ==
        std::vector<test::Rows>{{"ooooo", "ooooo", "ooooo", "ooooo", "ooooo"},
                                {".ooo.", "ooooo", "ooooo", "ooooo", ".ooo."}});
  CHECK(history.ending == "Stable: nothing changed in generation 2.");
}

TEST_CASE("F17: a border follows the rule: 3x3 all open closes from its corners inwards") {
  const History history = historyOf(automaton({3, 3}, 1, 1, test::majority));
  CHECK(history.generations == std::vector<test::Rows>{{"ooo", "ooo", "ooo"},
                                                       {".o.", "ooo", ".o."},
                                                       {"...", ".o.", "..."},
                                                       {"...", "...", "..."}});
  CHECK(history.ending == "Stable: nothing changed in generation 4.");
}

TEST_CASE("F18: the cap stops it, also a cap of 0, and says so") {
  const auto ending = [](std::int64_t cap) {
    return historyOf(automaton({40, 40}, 1, 0.5, test::majority, cap)).ending;
  };
  CHECK(ending(0) == "Stopped at the cap of 0 generations.");
  CHECK(ending(1) == "Stopped at the cap of 1 generations.");
  CHECK(ending(3) == "Stopped at the cap of 3 generations.");
  CHECK(Bare(automaton({40, 40}, 1, 0.5, test::majority, 0)).finish().size() == 1600);
}

TEST_CASE("F18: 40x40 under the default rule comes to an end by itself") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const std::string ending = historyOf(automaton({40, 40}, seed, 0.5, test::majority)).ending;
    CAPTURE(seed, ending);
    CHECK((ending.rfind("Stable", 0) == 0 || ending.rfind("Oscillates", 0) == 0));
  }
}

TEST_CASE(
    "The figures are open share, changed cells and generation; the list holds the newest changes") {
  Bare bare(automaton({20, 20}, 3, 0.5, test::majority));
  for (auto made = bare.step(1); !made.empty(); made = bare.step(1)) {
    const Inspection inspection = bare.pipeline.inspect(bare.grid, 5);
    double open = 0;
    for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell)
      if (bare.grid.open(cell)) ++open;
    REQUIRE(bare.pipeline.figure(bare.grid, 0) == open / 400.0);
    if (bare.at.phase > 1)
      REQUIRE(bare.pipeline.figure(bare.grid, 1) ==
              static_cast<double>(bare.at.tick - bare.at.phaseStart));
    REQUIRE(bare.pipeline.figure(bare.grid, 2) == static_cast<double>(bare.at.phase - 1));
    if (made[0].kind != Mutation::Kind::mark)
      REQUIRE(inspection.lists.at(0).cells.at(0) == made[0].cell);
  }
}

TEST_CASE("Cells that changed in the present generation show as just opened or just closed") {
  Bare bare(automaton({20, 20}, 3, 0.5, test::majority));
  bare.step(400);
  Grid previous = bare.grid;
  for (int tick = 0; tick < 40; ++tick) {
    const Grid before = bare.grid;
    if (bare.step(1).at(0).phaseStart) previous = before;
    const std::vector<Mark> shown = bare.painted();
    for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell) {
      const bool changed = previous.open(cell) != bare.grid.open(cell);
      const Mark expected = !changed               ? Mark::done
                            : bare.grid.open(cell) ? Mark::active
                                                   : Mark::frontier;
      REQUIRE(shown[cell] == expected);
    }
  }
}

TEST_CASE("Rules are B and S with each count at most once; all else is refused with an example") {
  const auto ruled = [](const char* rule) { return automaton({5, 5}, 1, 0.5, rule); };
  for (const char* good : {"B/S", "B3/S23", "B0/S8", "B85/S", "B012345678/S012345678"}) {
    CAPTURE(good);
    CHECK_NOTHROW(resolved(ruled(good)));
  }
  for (const char* bad : {"", "/", "B3", "B3S23", "b3/s23", "S23/B3", "B9/S", "B33/S", "B3/S23 ",
                          " B3/S23", "B3/S23/", "B-1/S", "B3/S2,3", "B3/\xc3\x9f", "3/23"}) {
    CAPTURE(bad);
    const Error error = test::errorOf([&] { (void)resolved(ruled(bad)); });
    CHECK(error.field() == "parameters/rule");
    CHECK(std::string(error.what()).find("B5678/S45678") != std::string::npos);
  }
}

TEST_CASE("The moves of an automaton are told as sentences") {
  Bare bare(automaton({3, 3}, 1, 1, test::majority));
  const std::vector<Mutation> film = bare.finish();
  const auto told = [&](std::size_t tick) {
    return describe(bare.variant(), bare.grid, film[tick]);
  };
  CHECK(told(1) == "The noise opened (1, 0).");
  CHECK(told(9) == "(0, 0) closed.");
  Bare rock(automaton({3, 3}, 1, 0, test::majority));
  CHECK(describe(rock.variant(), rock.grid, rock.step(1)[0]) == "The noise left (0, 0) rock.");
}
