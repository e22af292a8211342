#pragma once

#include <mazescope/grid.hpp>

#include <cstdint>
#include <string>

namespace mazescope {

/// A grid as text, '#' for wall or rock and ' ' for what is open, every line ended by '\n'. A maze
/// of W by H cells gives 2W+1 by 2H+1 characters: the cells at odd columns and rows, the passages
/// between them, all else wall; a cell that is still unvisited is '#', as rock is. A cave gives W+2
/// by H+2: the cells, and the rock around them. An opening in the border is a gap in it. O(cells).
[[nodiscard]] std::string toText(const Grid& grid);

/// The same line by line, for grids whose text would fill the memory.
[[nodiscard]] std::uint32_t textLines(const Grid& grid);
/// One line, ended by '\n'. Requires line < textLines(grid).
[[nodiscard]] std::string textLine(const Grid& grid, std::uint32_t line);

}  // namespace mazescope
