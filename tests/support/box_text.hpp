#pragma once

#include <mazescope/grid.hpp>

#include <array>
#include <string>

namespace mazescope::test {

/// A maze drawn with box characters, as parseDrawing's header has it.
inline std::string boxText(const Grid& grid) {
  constexpr std::array<const char*, 16> joints{" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                               "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
  const Size size = grid.size();
  // The wall of a cell to one side, or of a side that leads out of the grid; none where there is no
  // such cell either.
  const auto wall = [&](std::int64_t x, std::int64_t y, Direction side) {
    if (x < 0 || y < 0 || x >= size.width || y >= size.height) return false;
    const Cell cell = grid.cellAt({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)});
    return !grid.passage(cell, side) && !grid.opening(cell, side);
  };
  const auto across = [&](std::int64_t x, std::int64_t y) {  // below the row y - 1
    return wall(x, y, Direction::north) || wall(x, y - 1, Direction::south);
  };
  const auto upright = [&](std::int64_t x, std::int64_t y) {
    return wall(x, y, Direction::west) || wall(x - 1, y, Direction::east);
  };
  const auto there = [&](std::int64_t x, std::int64_t y) {
    const Cell cell = grid.cellAt({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)});
    return grid.mark(cell) != Mark::unvisited;
  };
  std::string text;
  for (std::int64_t y = 0; y <= size.height; ++y) {
    for (std::int64_t x = 0; x <= size.width; ++x) {
      const unsigned joined = (upright(x, y - 1) ? 1U : 0U) | (across(x, y) ? 2U : 0U) |
                              (upright(x, y) ? 4U : 0U) | (across(x - 1, y) ? 8U : 0U);
      text += joints.at(joined);
      if (x < size.width) text += across(x, y) ? "───" : "   ";
    }
    text += '\n';
    for (std::int64_t x = 0; y < size.height && x <= size.width; ++x) {
      text += upright(x, y) ? "│" : " ";
      text += x == size.width ? "\n" : there(x, y) ? "   " : "███";
    }
  }
  return text;
}

}  // namespace mazescope::test
