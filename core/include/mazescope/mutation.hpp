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
  done,       ///< will not be looked at again by this algorithm
};

inline constexpr unsigned markCount = 4;

/// The smallest reversible change of a grid, 8 bytes. One mutation is one tick.
///
/// Every mutation is about `cell`, whose mark goes from `before` to `after` (which may be equal).
/// A carve or a seal also opens or closes the side of `cell` in `direction`.
struct Mutation {
  enum class Kind : std::uint8_t {
    mark,   ///< the mark alone
    carve,  ///< open the passage to the neighbour in `direction`; it was closed
    seal,   ///< close the passage to the neighbour in `direction`; it was open
    dig,    ///< make the cell of a cave open; it was rock
    fill,   ///< make the cell of a cave rock; it was open
  };

  Cell cell = 0;
  Kind kind = Kind::mark;
  Direction direction : 3 =
      Direction::north;         ///< of the passage; of a mark: to the cell it came from
  bool phaseStart : 1 = false;  ///< the first mutation of a phase
  Mark before : 4 = Mark::unvisited;
  Mark after : 4 = Mark::unvisited;
  std::uint8_t line = 0;  ///< of the variant's pseudocode, counted from 0

  friend bool operator==(const Mutation&, const Mutation&) = default;
};

static_assert(sizeof(Mutation) == 8);

}  // namespace mazescope
