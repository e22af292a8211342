#pragma once

#include <mazescope/geometry.hpp>
#include <mazescope/mutation.hpp>
#include <mazescope/random.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazescope::bench {

/// What the plain loops share: a byte a cell, a border of cells that count as visited in place of
/// checks, loops over the four directions written out, and no mutations.
class PlainCells {
public:
  explicit PlainCells(Size size)
      : size_(size), stride_(size.width + 2), steps_{0U - stride_, 1U, stride_, 0U - 1U},
        cells_(std::size_t{stride_} * (size.height + 2), border) {
    for (std::uint32_t y = 0; y < size.height; ++y)
      for (std::uint32_t x = 0; x < size.width; ++x) cells_[place({x, y})] = unvisited;
  }

  [[nodiscard]] bool passage(Point point, Direction direction) const {
    const unsigned cell = cells_[place(point)];
    return (cell >> static_cast<unsigned>(direction) & 1U) != 0;
  }
  [[nodiscard]] Mark mark(Point point) const {
    const std::uint8_t cell = cells_[place(point)];
    if ((cell & done) != 0) return Mark::done;
    if ((cell & frontier) != 0) return Mark::frontier;
    return (cell & active) != 0 ? Mark::active : Mark::unvisited;
  }

protected:
  // Bits 0 to 3: passages to north, east, south and west.
  static constexpr std::uint8_t unvisited = 0;
  static constexpr std::uint8_t active = 16;
  static constexpr std::uint8_t done = 32;
  static constexpr std::uint8_t border = 64;
  static constexpr std::uint8_t frontier = 128;

  struct Choices {
    std::array<std::uint32_t, 4> directions{};
    std::uint32_t count = 0;
    void add(std::uint32_t direction) { directions[count++] = direction; }
    std::uint32_t draw(Random& random) const { return directions[random.below(count)]; }
  };

  template <class Visit>
  static void forEachDirection(Visit visit) {
    visit(0U);
    visit(1U);
    visit(2U);
    visit(3U);
  }

  std::uint32_t drawStart(Random& random) const {
    const std::uint32_t drawn = random.below(static_cast<std::uint32_t>(size_.cells()));
    return static_cast<std::uint32_t>(place({drawn % size_.width, drawn / size_.width}));
  }
  /// Opens the passage from a cell that was in no passage, and gives it its new state.
  void join(std::uint32_t cell, std::uint32_t direction, std::uint8_t state) {
    const std::uint32_t other = cell + steps_[direction];
    cells_[cell] = static_cast<std::uint8_t>(state | 1U << direction);
    cells_[other] = static_cast<std::uint8_t>(cells_[other] | 1U << (direction ^ 2U));
  }

  std::size_t place(Point point) const {
    return std::size_t{stride_} * (point.y + 1) + point.x + 1;
  }

  Size size_;
  std::uint32_t stride_;
  std::array<std::uint32_t, 4> steps_;
  std::vector<std::uint8_t> cells_;
};

}  // namespace mazescope::bench
