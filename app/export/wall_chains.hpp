#pragma once

#include "export/svg_path.hpp"
#include "export/walls.hpp"

#include <cstdint>
#include <vector>

namespace mazescope::exports {

/// Draws every piece of every wall once, in few long chains, piece by piece.
///
/// Walls are the edges of a graph whose nodes are corners. A chain goes on for as long as a piece is
/// left where it stands, straight ahead if it can. First one chain begins at every corner with an
/// odd number of pieces left; each ends at another of these. No drawing without lifting the pen can
/// have fewer (L. Euler, 1736). All that is left after them are closed chains; the outlines of a
/// cave without openings are nothing else.
///
/// Memory: a byte a corner. One step is O(1).
class WallChains {
public:
  /// The grid must outlive it.
  explicit WallChains(const Grid& grid);

  /// Draws a piece, or looks at a corner; returns whether all is drawn.
  bool step(SvgPath& path);
  [[nodiscard]] double progress() const;  ///< from 0 to 1, never falling

private:
  [[nodiscard]] std::size_t cornerAt(Point corner) const;
  [[nodiscard]] bool left(Point corner, Direction side) const;
  [[nodiscard]] DirectionSet left(Point corner) const;
  void take(Direction side);
  void extend(SvgPath& path);
  void lookForStart(SvgPath& path);

  Size size_;  // of the grid, in cells
  Walls walls_;
  std::vector<std::uint8_t> drawn_;  // by corner: 1 the piece to the east, 2 the one to the south
  std::uint64_t looked_ = 0;         // at corners, twice at each: for odd ones, for closed chains
  bool drawing_ = false;             // a chain, which
  Point start_;                      //   began here
  Point at_;                         //   has come here
  Direction ahead_{};                //   in this direction
};

}  // namespace mazescope::exports
