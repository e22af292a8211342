#pragma once

#include <mazescope/geometry.hpp>
#include <mazescope/mutation.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mazescope {

enum class GridKind : std::uint8_t {
  maze,  ///< every cell is a room; walls stand between cells, passages open them
  cave,  ///< a cell is open or rock; two open neighbours always have a passage between them
};

/// Throws Error ("width", "height" or "size") unless both sides are 1 to maximumSide and the
/// area is at most maximumCells. Allocates nothing.
void checkSize(Size size);

/// The passages and marks of one maze or cave: two bytes a cell, no gaps, row by row.
///
/// A grid changes only through `apply` and `undo`. Algorithms hold it by const reference and ask
/// it for neighbours; none computes the index of a neighbour itself.
/// All queries cost O(1); a Cell argument must be below cellCount().
class Grid {
public:
  /// All cells unvisited, all passages closed, all of a cave rock. Throws Error as checkSize does,
  /// and std::bad_alloc.
  Grid(GridKind kind, Size size);

  [[nodiscard]] GridKind kind() const { return kind_; }
  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] std::uint32_t cellCount() const {
    return static_cast<std::uint32_t>(words_.size());
  }

  [[nodiscard]] bool contains(Point point) const {
    return point.x < size_.width && point.y < size_.height;
  }
  /// Requires contains(point).
  [[nodiscard]] Cell cellAt(Point point) const { return point.y * size_.width + point.x; }
  [[nodiscard]] Point pointOf(Cell cell) const { return {cell % size_.width, cell / size_.width}; }

  [[nodiscard]] bool hasNeighbor(Cell cell, Direction direction) const {
    return (words_[cell] & sideBit(direction) << neighborShift) != 0;
  }
  /// Requires hasNeighbor(cell, direction).
  [[nodiscard]] Cell neighborOf(Cell cell, Direction direction) const {
    return cell + offsets_[static_cast<unsigned>(direction)];
  }
  [[nodiscard]] std::optional<Cell> neighbor(Cell cell, Direction direction) const {
    if (!hasNeighbor(cell, direction)) return std::nullopt;
    return neighborOf(cell, direction);
  }
  /// The directions in which there is a neighbour with this mark.
  [[nodiscard]] DirectionSet neighborsMarked(Cell cell, Mark mark) const {
    // No loop and no table of offsets: g++ unrolls neither, and every generator waits for this.
    const std::uint16_t* const here = &words_[cell];
    const auto width = static_cast<std::ptrdiff_t>(size_.width);
    DirectionSet found;
    const auto look = [&](Direction direction, std::ptrdiff_t away) {
      if (hasNeighbor(cell, direction) && markOf(here[away]) == mark) found.insert(direction);
    };
    look(Direction::north, -width);
    look(Direction::east, 1);
    look(Direction::south, width);
    look(Direction::west, -1);
    return found;
  }

  [[nodiscard]] Mark mark(Cell cell) const { return markOf(words_[cell]); }
  /// For a cave: not rock. Every cell of a maze is open.
  [[nodiscard]] bool open(Cell cell) const {
    return kind_ == GridKind::maze || isOpen(words_[cell]);
  }
  /// Can one go from this cell to its neighbour in this direction? False where there is none.
  [[nodiscard]] bool passage(Cell cell, Direction direction) const {
    if (kind_ == GridKind::maze) return (words_[cell] & sideBit(direction)) != 0;
    return open(cell) && hasNeighbor(cell, direction) && open(neighborOf(cell, direction));
  }
  /// The directions in which there is a passage.
  [[nodiscard]] DirectionSet passages(Cell cell) const {
    if (kind_ == GridKind::maze) return DirectionSet(words_[cell] & passageBits);
    const std::uint16_t* const here = &words_[cell];
    const auto width = static_cast<std::ptrdiff_t>(size_.width);
    unsigned bits = 0;
    const auto look = [&](Direction direction, std::ptrdiff_t away) {
      if (hasNeighbor(cell, direction))
        bits |= unsigned{isOpen(here[away])} << static_cast<unsigned>(direction);
    };
    look(Direction::north, -width);
    look(Direction::east, 1);
    look(Direction::south, width);
    look(Direction::west, -1);
    return DirectionSet(bits * unsigned{isOpen(*here)});  // no branch would be guessed in noise
  }

  /// The directions in which there is an opening in the border.
  [[nodiscard]] DirectionSet openings(Cell cell) const {
    return DirectionSet(static_cast<std::uint32_t>(words_[cell]) >> openingShift);
  }
  [[nodiscard]] bool opening(Cell cell, Direction direction) const {
    return (words_[cell] & sideBit(direction) << openingShift) != 0;
  }

  /// Requires a mutation that fits the present state: `before` is the cell's mark, the neighbour
  /// of a carve exists, and so on; an algorithm that reads this grid makes no other.
  void apply(const Mutation& mutation) {
    switch (mutation.kind) {
      case Mutation::Kind::carve:
      case Mutation::Kind::seal: flipPassage(mutation.cell, mutation.direction); break;
      case Mutation::Kind::mark:
      case Mutation::Kind::dig:
      case Mutation::Kind::fill:
        // Together and by a factor: of noise no branch would guess which it is.
        flip(mutation.cell,
             static_cast<std::uint16_t>(openBit * unsigned{mutation.kind != Mutation::Kind::mark}));
        break;
      case Mutation::Kind::open:
      case Mutation::Kind::close:
        flip(mutation.cell,
             static_cast<std::uint16_t>(sideBit(mutation.direction) << openingShift));
        break;
    }
    setMark(mutation.cell, mutation.after);
  }
  /// Takes back the mutation that was applied last.
  void undo(const Mutation& mutation) {
    Mutation reverse = mutation;
    reverse.after = mutation.before;
    apply(reverse);  // opening and closing flip the same bit
  }

  /// 64-bit FNV-1a over size, kind and the state of every cell, independent of byte order and of
  /// the memory layout. O(cells).
  /// (The offset and the prime are those that G. Fowler, L. Noll and K.-P. Vo published for 64 bits.)
  [[nodiscard]] std::uint64_t hash() const;

  /// One word a cell, as it goes to a graphics card: bits 0-3 passages to north, east, south and
  /// west; bits 4-7 whether there is a neighbour there; bits 8-11 the mark; bits 12-15 openings in the
  /// border. In a cave bit 1 says that the cell is open, for a cave keeps no passages.
  [[nodiscard]] std::span<const std::uint16_t> words() const { return words_; }

  /// Such a word with another mark.
  [[nodiscard]] static constexpr std::uint16_t withMark(std::uint16_t word, Mark mark) {
    return static_cast<std::uint16_t>((word & ~markBits) | static_cast<unsigned>(mark)
                                                               << markShift);
  }
  [[nodiscard]] static constexpr Mark markOf(std::uint16_t word) {
    return static_cast<Mark>((word & markBits) >> markShift);
  }

  /// Memory held, in bytes.
  [[nodiscard]] std::size_t bytes() const { return words_.capacity() * sizeof(std::uint16_t); }

  friend bool operator==(const Grid&, const Grid&) = default;

private:
  friend class PackedBlocks;

  static constexpr unsigned neighborShift = 4;
  static constexpr unsigned markShift = 8;
  static constexpr unsigned markBits = 0xf00;
  static constexpr unsigned openingShift = 12;
  static constexpr std::uint16_t passageBits = 0xf;
  static constexpr std::uint16_t shapeBits = 0xf << neighborShift;  // never change
  static constexpr std::uint16_t stateBits = 0xffff & ~shapeBits;   // all clear in a new grid
  static constexpr std::uint16_t openBit = 1U << 1U;
  static constexpr std::uint16_t sideBit(Direction direction) {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(direction));
  }

  static constexpr bool isOpen(std::uint16_t word) { return (word & openBit) != 0; }

  void flip(Cell cell, std::uint16_t bit) {
    words_[cell] = static_cast<std::uint16_t>(words_[cell] ^ bit);
  }
  void flipPassage(Cell cell, Direction direction) {
    flip(cell, sideBit(direction));
    flip(neighborOf(cell, direction), sideBit(opposite(direction)));
  }
  void setMark(Cell cell, Mark mark) { words_[cell] = withMark(words_[cell], mark); }

  GridKind kind_;
  Size size_;
  std::array<Cell, 4> offsets_;  // added modulo 2^32
  std::vector<std::uint16_t> words_;
};

}  // namespace mazescope
