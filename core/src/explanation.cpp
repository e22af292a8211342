#include <mazescope/explanation.hpp>
#include <mazescope/words.hpp>

namespace mazescope {

std::vector<Explanation::Arrow> arrowsFrom(Cell from, DirectionSet directions,
                                           std::optional<Direction> chosen) {
  std::vector<Explanation::Arrow> arrows;
  for (std::uint32_t i = 0; i < directions.size(); ++i)
    arrows.push_back({from, directions.at(i), directions.at(i) == chosen});
  return arrows;
}

DirectionSet markedBefore(const Grid& grid, Cell from, Mark mark, Direction taken) {
  DirectionSet directions = grid.neighborsMarked(from, mark);
  directions.insert(taken);
  return directions;
}

Explanation explainStart(const Grid& grid, bool drawn) {
  return {drawn ? "Drew it from all " + counted(grid.cellCount(), "cell.", "cells.")
                : "This start was given.",
          {},
          {}};
}

}  // namespace mazescope
