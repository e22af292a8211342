#pragma once

#include <mazescope/geometry.hpp>
#include <mazescope/mutation.hpp>
#include <mazescope/random.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazescope::bench {

/// The recursive backtracker as one writes it by hand for nothing but speed: its own arrays, a
/// border of cells that count as visited in place of checks, one loop, no mutations. It draws as
/// the library's does, so both make the same maze. `unrolled` writes the loop over the four
/// directions out, which g++ 12 does not do by itself at -O2 and which saves another tenth.
template <bool unrolled>
class PlainBacktracker {
public:
  PlainBacktracker(Size size, std::uint64_t seed)
      : size_(size), stride_(size.width + 2), random_(seed),
        cells_(std::size_t{stride_} * (size.height + 2), border) {
    for (std::uint32_t y = 0; y < size.height; ++y)
      for (std::uint32_t x = 0; x < size.width; ++x) cells_[place({x, y})] = unvisited;
  }

  void run() {
    const std::uint32_t drawn = random_.below(static_cast<std::uint32_t>(size_.cells()));
    const std::uint32_t steps[4] = {0U - stride_, 1U, stride_, 0U - 1U};
    stack_.push_back(static_cast<std::uint32_t>(place({drawn % size_.width, drawn / size_.width})));
    cells_[stack_.back()] |= active;
    while (!stack_.empty()) {
      const std::uint32_t here = stack_.back();
      std::uint32_t choices[4];
      std::uint32_t count = 0;
      const auto look = [&](std::uint32_t direction) {
        if ((cells_[here + steps[direction]] & visitedBits) == 0) choices[count++] = direction;
      };
      if constexpr (unrolled) {
        look(0);
        look(1);
        look(2);
        look(3);
      } else {
        for (std::uint32_t direction = 0; direction < 4; ++direction) look(direction);
      }
      if (count == 0) {
        cells_[here] = static_cast<std::uint8_t>(cells_[here] ^ (active | done));
        stack_.pop_back();
        continue;
      }
      const std::uint32_t direction = choices[random_.below(count)];
      const std::uint32_t next = here + steps[direction];
      cells_[here] = static_cast<std::uint8_t>(cells_[here] | 1U << direction);
      cells_[next] = static_cast<std::uint8_t>(active | 1U << (direction ^ 2U));
      stack_.push_back(next);
    }
  }

  bool passage(Point point, Direction direction) const {
    const unsigned cell = cells_[place(point)];
    return (cell >> static_cast<unsigned>(direction) & 1U) != 0;
  }
  Mark mark(Point point) const {
    if ((cells_[place(point)] & done) != 0) return Mark::done;
    return (cells_[place(point)] & active) != 0 ? Mark::active : Mark::unvisited;
  }

private:
  // Bits 0 to 3: passages to north, east, south and west.
  static constexpr std::uint8_t unvisited = 0;
  static constexpr std::uint8_t active = 16;
  static constexpr std::uint8_t done = 32;
  static constexpr std::uint8_t border = 64;
  static constexpr std::uint8_t visitedBits = active | done | border;

  std::size_t place(Point point) const {
    return std::size_t{stride_} * (point.y + 1) + point.x + 1;
  }

  Size size_;
  std::uint32_t stride_;
  Random random_;
  std::vector<std::uint8_t> cells_;
  std::vector<std::uint32_t> stack_;
};

}  // namespace mazescope::bench
