#pragma once

#include <mazescope/grid.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mazescope {

/// Some of a grid's blocks of 64 cells (the last one may be short): a byte each, so that adding
/// one is a single store.
class BlockSet {
public:
  static constexpr std::uint32_t blockCells = 64;

  explicit BlockSet(std::uint32_t cells) : in_((cells + blockCells - 1) / blockCells) {}

  void add(std::size_t block) { in_[block] = 1; }
  [[nodiscard]] bool contains(std::size_t block) const { return in_[block] != 0; }
  [[nodiscard]] std::size_t blockCount() const { return in_.size(); }  ///< of the grid

  /// The blocks that mutations change.
  void addChanged(const Grid& grid, std::span<const Mutation> mutations);
  void clear();
  /// The blocks in it, in order.
  [[nodiscard]] std::vector<std::uint32_t> blocks() const;

  [[nodiscard]] std::size_t bytes() const { return in_.capacity(); }

private:
  std::vector<std::uint8_t> in_;
};

/// A copy of some blocks of a grid in few bytes. Of each bit of the cells' words only what is not
/// the same in the whole block is kept: nothing for untouched cells, one bit a cell in a finished
/// cave, four in a finished maze, and a little more at the frontier; and 8 bytes a block. Packing and
/// unpacking cost about 1 ns a cell on a common processor.
class PackedBlocks {
public:
  PackedBlocks() = default;
  PackedBlocks(const Grid& grid, const BlockSet& wanted);

  /// Takes over from an older copy of the same grid what this one does not hold.
  void complete(const PackedBlocks& older);

  /// Writes to the grid what it holds of the blocks that are not in `done`, and adds them there.
  /// Requires a grid of the same size and kind as the one that was packed.
  void unpackInto(Grid& grid, BlockSet& done) const;
  /// Gives the blocks that are not in `done` the state of a new grid.
  static void resetOthers(Grid& grid, const BlockSet& done);

  [[nodiscard]] std::size_t bytes() const {
    return blocks_.capacity() * sizeof(Block) + planes_.capacity() * sizeof(planes_[0]);
  }

private:
  struct Block {
    std::uint32_t index;
    std::uint16_t varying;  // the bits of a word that are not the same in all cells: a plane each
    std::uint16_t set;      // those that are set in all
  };

  void append(Block block, const std::uint64_t* planes);

  std::vector<Block> blocks_;          // by index
  std::vector<std::uint64_t> planes_;  // of the blocks in order, the lowest bit first
};

}  // namespace mazescope
