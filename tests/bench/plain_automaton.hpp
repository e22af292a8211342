#pragma once

#include <mazescope/geometry.hpp>
#include <mazescope/mutation.hpp>
#include <mazescope/random.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace mazescope::bench {

/// The automaton as one writes it by hand for one rule, B5678/S45678, and nothing but speed: 64 cells at
/// a time, every word of every generation. If it is `telling`, it also keeps a byte a cell up to
/// date, one change after the other in the order of the library.
template <bool telling>
class PlainAutomaton {
public:
  PlainAutomaton(Size size, std::uint64_t seed)
      : size_(size), wordsPerRow_((size.width + 63) / 64), stride_(wordsPerRow_ + 1), random_(seed),
        now_(std::size_t{stride_} * (size.height + 2) + 1), next_(now_),
        cells_(telling ? size.cells() : 0) {}

  void run() {
    makeNoise();
    for (std::uint64_t changed = 1; changed > 0 && generation_ < 100; ++generation_)
      changed = renew();
  }

  [[nodiscard]] bool open(Point point) const {
    if constexpr (telling) return cells_[std::size_t{point.y} * size_.width + point.x] != 0;
    return (now_[place(point.y, point.x / 64)] >> point.x % 64 & 1U) != 0;
  }
  [[nodiscard]] std::uint64_t generations() const { return generation_; }

private:
  std::size_t place(std::uint32_t y, std::uint32_t word) const {
    return std::size_t{stride_} * (y + 1) + word + 1;
  }

  void makeNoise() {
    std::size_t cell = 0;
    for (std::uint32_t y = 0; y < size_.height; ++y)
      for (std::uint32_t x = 0; x < size_.width; ++x, ++cell) {
        const bool open = random_.fraction() < 0.5;
        now_[place(y, x / 64)] |= std::uint64_t{open} << x % 64;
        if constexpr (telling) cells_[cell] = open ? 1 : 0;
      }
  }

  std::uint64_t renew() {
    std::uint64_t anyChange = 0;
    std::uint64_t older = 0;
    for (std::uint32_t y = 0; y < size_.height; ++y)
      for (std::uint32_t word = 0; word < wordsPerRow_; ++word) {
        const std::size_t at = place(y, word);
        std::uint64_t fresh = majority(&now_[at]);
        if (word + 1 == wordsPerRow_) fresh &= ~std::uint64_t{0} >> (63 - (size_.width - 1) % 64);
        std::uint64_t changes = fresh ^ now_[at];
        older |= fresh ^ next_[at];
        next_[at] = fresh;
        anyChange |= changes;
        if constexpr (telling)
          for (; changes != 0; changes &= changes - 1)
            cells_[std::size_t{y} * size_.width + word * 64 +
                   static_cast<std::uint32_t>(std::countr_zero(changes))] ^= 1U;
      }
    std::swap(now_, next_);
    return older != 0 ? anyChange : 0;  // it may swing between two states
  }

  struct Sum {
    std::uint64_t ones, twos;
  };
  static Sum add(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    return {a ^ b ^ c, (a & b) | (c & (a ^ b))};
  }
  Sum addRow(const std::uint64_t* row) const {
    return add(row[0] << 1U | row[-1] >> 63U, row[0], row[0] >> 1U | row[1] << 63U);
  }

  /// Of the nine cells of a block, itself among them, five or more are open.
  std::uint64_t majority(const std::uint64_t* word) const {
    const Sum above = addRow(word - stride_);
    const Sum same = addRow(word);
    const Sum below = addRow(word + stride_);
    const Sum ones = add(above.ones, same.ones, below.ones);
    const Sum twos = add(above.twos, same.twos, below.twos);
    const std::uint64_t two = twos.ones ^ ones.twos;
    const std::uint64_t carry = twos.ones & ones.twos;
    const std::uint64_t four = twos.twos ^ carry;
    const std::uint64_t eight = twos.twos & carry;
    return eight | (four & (two | ones.ones));
  }

  Size size_;
  std::uint32_t wordsPerRow_;
  std::uint32_t stride_;
  Random random_;
  std::vector<std::uint64_t> now_;
  std::vector<std::uint64_t> next_;
  std::vector<std::uint8_t> cells_;
  std::uint64_t generation_ = 0;
};

}  // namespace mazescope::bench
