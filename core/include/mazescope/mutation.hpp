#pragma once

#include <mazescope/geometry.hpp>

#include <cstdint>

namespace mazescope {

/// What an algorithm last said of a cell. The descriptor of each algorithm gives these their
/// names in the field's terms (`Variant::legend`).
enum class Mark : std::uint8_t {
  unvisited,  ///< nothing was said yet: every cell of a new grid
  frontier,   ///< next to what is done, waiting to be joined
  active,     ///< at work: on the stack, in the walk
  done,       ///< will not be looked at again by the algorithm that made it
  queued,     ///< found by a solver, waiting to be looked at
  reached,    ///< looked at by a solver
  path,       ///< on the way from start to goal
};

inline constexpr unsigned markCount = 7;

/// The smallest reversible change of a grid, 8 bytes. One mutation is one tick.
///
/// Every mutation is about `cell`, whose mark goes from `before` to `after` (which may be equal).
/// A carve or a seal also opens or closes the side of `cell` in `direction`.  An opening in the border
/// leads out of the grid; it is no passage.
struct Mutation {
  enum class Kind : std::uint8_t {
    mark,   ///< the mark alone
    carve,  ///< open the passage to the neighbour in `direction`; it was closed
    seal,   ///< close the passage to the neighbour in `direction`; it was open
    dig,    ///< make the cell of a cave open; it was rock
    fill,   ///< make the cell of a cave rock; it was open
    open,   ///< make an opening in the border, in `direction`, where there is no neighbour
    close,  ///< take it away
  };

  Cell cell = 0;
  Kind kind = Kind::mark;
  Direction direction : 3 =
      Direction::north;         ///< of the passage; of a mark: to the cell it came from
  bool phaseStart : 1 = false;  ///< the first mutation of a phase
  Mark before : 4 = Mark::unvisited;
  Mark after : 4 = Mark::unvisited;
  std::uint8_t line = 0;  ///< of the variant's pseudocode, counted from 0

  /// Whether it changes the neighbour in `direction` too.
  [[nodiscard]] constexpr bool changesPassage() const {
    return kind == Kind::carve || kind == Kind::seal;
  }

  friend bool operator==(const Mutation&, const Mutation&) = default;
};

static_assert(sizeof(Mutation) == 8);

}  // namespace mazescope
