#pragma once

#include <mazescope/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazescope {

/// For each cell a direction or none: of a search, back to the cell it was found from; of a walk, the
/// way by which it was left last. One byte a cell, kept apart from the grid's marks, which may be
/// anybody's.
class Signposts {
public:
  explicit Signposts(std::size_t cells) : posts_(cells, none) {}

  [[nodiscard]] bool has(Cell cell) const { return posts_[cell] != none; }
  /// Requires has(cell).
  [[nodiscard]] Direction at(Cell cell) const { return static_cast<Direction>(posts_[cell]); }
  void set(Cell cell, Direction direction) { posts_[cell] = static_cast<std::uint8_t>(direction); }

  /// The ways out of a cell that lead to one without a direction.
  [[nodiscard]] DirectionSet newAround(const Grid& grid, Cell cell) const {
    const DirectionSet ways = grid.passages(cell);
    DirectionSet found;
    for (std::uint32_t i = 0; i < ways.size(); ++i)
      if (!has(grid.neighborOf(cell, ways.at(i)))) found.insert(ways.at(i));
    return found;
  }
  /// The cells from one to another, both included. Requires that the directions lead there.
  [[nodiscard]] std::vector<Cell> follow(const Grid& grid, Cell from, Cell to) const {
    std::vector<Cell> cells{from};
    while (cells.back() != to) cells.push_back(grid.neighborOf(cells.back(), at(cells.back())));
    return cells;
  }

  [[nodiscard]] std::size_t bytes() const { return posts_.capacity(); }

private:
  static constexpr std::uint8_t none = 4;
  std::vector<std::uint8_t> posts_;
};

}  // namespace mazescope
