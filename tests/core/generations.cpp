#include <support/catch.hpp>

#include "generations.hpp"

using namespace mazescope;

namespace {

const LifeRule life{{false, false, false, true}, {false, false, true, true}};

/// A cave of rock but for three open cells in a row from here on: under B3/S23 they turn for ever.
struct Blinker {
  Generations generations;
  Grid grid;

  Blinker(Size size, Point at) : generations(size, life), grid(GridKind::cave, size) {
    for (std::uint32_t y = 0; y < size.height; ++y)
      for (std::uint32_t x = 0; x < size.width; x += bitsPerWord) {
        Bits open = 0;
        for (std::uint32_t i = 0; i < bitsPerWord; ++i)
          if (y == at.y && x + i >= at.x && x + i < at.x + 3) open |= Bits{1} << i;
        generations.addNoise(open);
      }
    for (std::uint32_t i = 0; i < 3; ++i) dig({at.x + i, at.y});
  }

  void dig(Point point) {
    grid.apply(
        Mutation{.cell = grid.cellAt(point), .kind = Mutation::Kind::dig, .after = Mark::done});
  }
  void flip(Cell cell) {
    grid.apply(Mutation{.cell = cell,
                        .kind = grid.open(cell) ? Mutation::Kind::fill : Mutation::Kind::dig,
                        .after = Mark::done});
  }

  /// A whole generation; returns how many words had changes.
  int renew() {
    int words = 0;
    generations.begin();
    for (; generations.findChanges(); ++words)
      for (Bits left = generations.changes(); left != 0; left &= left - 1)
        flip(generations.first() + static_cast<Cell>(std::countr_zero(left)));
    return words;
  }
};

}  // namespace

TEST_CASE("A generation computes every word once after the noise, then only those near a change") {
  const Size size{1000, 300};  // 16 words a row
  struct Case {
    std::uint32_t x;
    int changed;                 // words with changes, in every turn
    std::uint64_t mostComputed;  // words that are next to a change
  };
  // In the midst of a word; over two words, its centre left of the edge and right of it.
  for (const Case& each : {Case{30, 3, 5}, Case{62, 4, 10}, Case{63, 4, 10}}) {
    CAPTURE(each.x);
    Blinker blinker(size, {each.x, 100});
    CHECK(blinker.renew() == each.changed);
    CHECK(blinker.generations.computed() == 16 * 300);
    CHECK_FALSE(blinker.generations.repeats());
    for (int generation = 2; generation < 10; ++generation) {
      CHECK(blinker.renew() == each.changed);
      CHECK(blinker.generations.computed() <= each.mostComputed);
      CHECK(blinker.generations.repeats());
    }
  }
}

TEST_CASE("Of a still cave nothing is computed, whatever the rule makes of rock") {
  const LifeRule stays{{}, {true, true, true, true, true, true, true, true, true}};
  const LifeRule opensAll{{true, true, true, true, true, true, true, true, true},
                          {true, true, true, true, true, true, true, true, true}};
  for (const LifeRule& rule : {stays, opensAll}) {
    Generations generations({200, 50}, rule);
    for (int word = 0; word < 4 * 50; ++word) generations.addNoise(0);
    generations.begin();
    while (generations.findChanges()) {
    }
    CHECK(generations.computed() == 4 * 50);
    generations.begin();
    while (generations.findChanges()) {
    }
    CHECK(generations.computed() == (rule.opens[0] ? 4 * 50 : 0));
    generations.begin();
    CHECK_FALSE(generations.findChanges());
    CHECK(generations.computed() == 0);
  }
}

TEST_CASE("Packed, a nearly still cave keeps next to nothing; it goes on as before") {
  const Size size{1000, 300};
  Blinker blinker(size, {62, 100});
  const std::size_t noise = blinker.generations.bytes();
  Generations packedNoise = blinker.generations;
  packedNoise.pack();
  CHECK(packedNoise.bytes() == 0);
  CHECK(noise < size.cells() / 4);

  for (int generation = 0; generation < 3; ++generation) blinker.renew();
  CHECK(blinker.generations.bytes() < size.cells() / 3);
  blinker.generations.begin();
  REQUIRE(blinker.generations.findChanges());
  const Bits untold = blinker.generations.changes();
  const Bits made = blinker.generations.made();

  Generations packed = blinker.generations;
  packed.pack();
  CHECK(packed.bytes() < size.cells() / 40);
  packed.unpack(blinker.grid, untold);
  CHECK(packed.changes() == untold);
  CHECK(packed.made() == made);
  while (blinker.generations.findChanges()) {
    REQUIRE(packed.findChanges());
    CHECK(packed.first() == blinker.generations.first());
    CHECK(packed.changes() == blinker.generations.changes());
  }
  CHECK_FALSE(packed.findChanges());
  CHECK(packed.repeats());
}
