#pragma once

#include <mazescope/grid.hpp>

#include <optional>
#include <string>
#include <vector>

namespace mazescope {

/// Why a move was made: what the algorithm looked at, what it could have done, what chance decided.
struct Explanation {
  /// A neighbour that was looked at, as an arrow from a cell towards it.
  struct Arrow {
    Cell from = 0;
    Direction direction = Direction::north;
    bool chosen = false;
    friend bool operator==(const Arrow&, const Arrow&) = default;
  };
  /// The three by three cells around one, and those of them that were counted.
  struct Block {
    Cell center = 0;
    std::vector<Cell> counted;
    friend bool operator==(const Block&, const Block&) = default;
  };

  std::string text;  ///< one to three sentences; empty: there is nothing to explain
  std::vector<Arrow> arrows;
  std::optional<Block> block;
};

// What the algorithms' own explanations have in common.

/// One arrow for each direction; the chosen one is filled where it is drawn.
[[nodiscard]] std::vector<Explanation::Arrow> arrowsFrom(Cell from, DirectionSet directions,
                                                         std::optional<Direction> chosen);
/// The directions in which the neighbours of `from` had this mark until the one in the direction
/// `taken` was given another.
[[nodiscard]] DirectionSet markedBefore(const Grid& grid, Cell from, Mark mark, Direction taken);
/// Of the first move: where the start cell comes from.
[[nodiscard]] Explanation explainStart(const Grid& grid, bool drawn);

}  // namespace mazescope
