#pragma once

#include <array>
#include <cstdint>

namespace mazescope {

/// One room of the grid, counted row by row from the north-west corner: y * width + x.
using Cell = std::uint32_t;

/// Columns grow eastwards, rows southwards; (0, 0) is the north-west corner.
struct Point {
  std::uint32_t x = 0;
  std::uint32_t y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
  std::uint32_t width = 0;   ///< in cells, 1 to maximumSide
  std::uint32_t height = 0;  ///< in cells, 1 to maximumSide
  friend bool operator==(const Size&, const Size&) = default;

  /// Exact for every size, also for those that no grid may have.
  [[nodiscard]] constexpr std::uint64_t cells() const { return std::uint64_t{width} * height; }
};

inline constexpr std::uint32_t maximumSide = 16384;                     ///< in cells
inline constexpr std::uint64_t maximumCells = std::uint64_t{1} << 28U;  ///< in cells

enum class Direction : std::uint8_t { north, east, south, west };

inline constexpr std::array<Direction, 4> allDirections{Direction::north, Direction::east,
                                                        Direction::south, Direction::west};

constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>(static_cast<unsigned>(direction) ^ 2U);
}

/// A set of directions; iteration order is north, east, south, west.
class DirectionSet {
public:
  constexpr DirectionSet() = default;
  /// From its bits, bit 0 north to bit 3 west. Requires bits < 16.
  explicit constexpr DirectionSet(std::uint32_t bits) : bits_(bits) {}

  constexpr void insert(Direction direction) { bits_ |= 1U << static_cast<unsigned>(direction); }
  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr std::uint32_t size() const {
    return static_cast<std::uint32_t>(sizes >> (4 * bits_) & 7U);
  }

  /// The direction that has `index` members before it. Requires index < size().
  [[nodiscard]] constexpr Direction at(std::uint32_t index) const {
    return static_cast<Direction>(std::uint32_t{members[bits_]} >> (2 * index) & 3U);
  }

private:
  // Counting and selecting through tables: a population count is a library call on baseline
  // x86-64, and this sits on the hot path of every generator. Four bits a set, the counts of all
  // sixteen fit into a register.
  static constexpr std::uint64_t sizes = 0x4332322132212110U;
  static constexpr std::array<std::uint8_t, 16> members = [] {
    std::array<std::uint8_t, 16> table{};
    for (unsigned bits = 0; bits < 16; ++bits) {
      unsigned packed = 0;
      for (unsigned d = 0, count = 0; d < 4; ++d)
        if ((bits >> d & 1U) != 0) packed |= d << (2 * count++);
      table[bits] = static_cast<std::uint8_t>(packed);
    }
    return table;
  }();

  std::uint32_t bits_ = 0;
};

}  // namespace mazescope
