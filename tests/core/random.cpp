#include <support/catch.hpp>

#include <mazescope/random.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

using mazescope::Random;

// Published by the authors of the generators in their test vectors; many libraries quote them.
TEST_CASE("SplitMix64 gives the reference values") {
  std::uint64_t state = 1234567;
  for (const std::uint64_t expected :
       {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
        16408922859458223821U})
    CHECK(Random::splitMix(state) == expected);
}

TEST_CASE("xoshiro256++ gives the reference values") {
  constexpr std::array<std::uint64_t, 10> reference{41943041U,
                                                    58720359U,
                                                    3588806011781223U,
                                                    3591011842654386U,
                                                    9228616714210784205U,
                                                    9973669472204895162U,
                                                    14011001112246962877U,
                                                    12406186145184390807U,
                                                    15849039046786891736U,
                                                    10450023813501588000U};
  Random random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
  for (const std::uint64_t expected : reference) CHECK(random.next() == expected);
}

TEST_CASE("A seed fills the state by SplitMix64; 0 is a seed like any other") {
  const std::uint64_t seed = GENERATE(std::uint64_t{0}, std::uint64_t{1}, UINT64_MAX);
  std::uint64_t state = seed;
  std::array<std::uint64_t, 4> words{};
  for (std::uint64_t& word : words) word = Random::splitMix(state);
  Random seeded(seed);
  Random filled(words);
  for (int i = 0; i < 8; ++i) CHECK(seeded.next() == filled.next());
}

TEST_CASE("The generator works at compile time") {
  static_assert(Random(1).below(1) == 0);
  static_assert(Random(std::array<std::uint64_t, 4>{1, 2, 3, 4}).next() == 41943041);
  SUCCEED();
}

TEST_CASE("below() stays below its bound, also next to powers of two and at the largest") {
  Random random(1);
  for (const std::uint32_t bound :
       {1U, 2U, 3U, 4U, 5U, 7U, 8U, 9U, 255U, 256U, 257U, 65535U, 65536U, 65537U, 0x7fffffffU,
        0x80000000U, 0x80000001U, 0xfffffffeU, 0xffffffffU}) {
    std::uint32_t largest = 0;
    for (int i = 0; i < 1000; ++i) largest = std::max(largest, random.below(bound));
    CAPTURE(bound, largest);
    CHECK(largest < bound);
    CHECK(largest >= bound / 2);
  }
}

TEST_CASE("below() draws each number of a small range equally often") {
  Random random(2);
  constexpr int draws = 60000;
  for (const std::uint32_t bound : {2U, 3U, 4U, 5U, 6U}) {
    std::vector<int> counts(bound);
    for (int i = 0; i < draws; ++i) ++counts[random.below(bound)];
    for (const int count : counts) {
      CAPTURE(bound, count);
      CHECK(count * static_cast<int>(bound) == Approx(draws).epsilon(0.04));
    }
  }
}

// Taken modulo, or scaled without drawing again, 2^32 values fall unevenly on 3 * 2^30: every
// third number would come up twice as often as the others.
TEST_CASE("below() is unbiased where the bound is large") {
  Random random(3);
  std::array<int, 3> counts{};
  constexpr int draws = 30000;
  for (int i = 0; i < draws; ++i) ++counts.at(random.below(3U << 30U) % 3);
  for (const int count : counts) CHECK(count * 3 == Approx(draws).epsilon(0.04));
  int lowerQuarter = 0;
  for (int i = 0; i < draws; ++i)
    if (random.below(3U << 30U) < 3U << 28U) ++lowerQuarter;
  CHECK(lowerQuarter * 4 == Approx(draws).epsilon(0.04));
}

TEST_CASE("chance() is exact at its ends and fair between them") {
  Random random(4);
  int never = 0;
  int always = 0;
  int quarter = 0;
  constexpr int draws = 40000;
  for (int i = 0; i < draws; ++i) {
    if (random.chance(0)) ++never;
    if (random.chance(1)) ++always;
    if (random.chance(0.25)) ++quarter;
  }
  CHECK(never == 0);
  CHECK(always == draws);
  CHECK(quarter * 4 == Approx(draws).epsilon(0.04));
}
