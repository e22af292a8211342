#pragma once

#include <array>
#include <cstdint>

namespace mazescope {

/// The project's own source of chance, so that a seed gives the same run on every machine,
/// compiler and standard library. The generator is xoshiro256++ 1.0 (D. Blackman and S. Vigna,
/// "Scrambled linear pseudorandom number generators", ACM TOMS 47(4), 2021); its state is filled
/// from the 64-bit seed by SplitMix64 (G. Steele, D. Lea and C. Flood, "Fast splittable
/// pseudorandom number generators", OOPSLA 2014), as its authors advise. Every seed, 0 included,
/// is a good one.
class Random {
public:
  explicit constexpr Random(std::uint64_t seed) {
    for (auto& word : state_) word = splitMix(seed);
  }
  /// From a whole state, which must not be all zero.
  explicit constexpr Random(const std::array<std::uint64_t, 4>& state) : state_(state) {}

  /// 64 equally likely bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = rotateLeft(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotateLeft(state_[3], 45);
    return result;
  }

  /// A number from 0 to bound - 1, each exactly equally likely. Requires bound > 0.
  /// D. Lemire, "Fast random integer generation in an interval", ACM TOMACS 29(1), 2019: one
  /// multiplication, and a division only on the rare path that may have to draw again.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  /// A number from 0 to just below 1: a multiple of 2^-53, each equally likely.
  constexpr double fraction() {
    constexpr double step = 1.0 / 9007199254740992.0;  // 2^-53; the product below is exact
    return static_cast<double>(next() >> 11U) * step;
  }

  /// True with the given probability, exact to 2^-53. Requires 0 <= probability <= 1.
  constexpr bool chance(double probability) { return fraction() < probability; }

  static constexpr std::uint64_t splitMix(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }

private:
  static constexpr std::uint64_t rotateLeft(std::uint64_t value, unsigned count) {
    return value << count | value >> (64U - count);
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace mazescope
