#include <mazescope/packed_blocks.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

// Four cells are handled at once, one in each 16-bit lane of a 64-bit number; sixteen such numbers
// make a block. Packing a plane turns it by one bit with every number, so that the four bits of each
// find a place of their own; unpacking turns it back. In which order the cells stand in a plane does
// not matter.

namespace mazescope {

namespace {

constexpr std::size_t lanes = 4;
constexpr std::uint64_t everyLane = 0x0001'0001'0001'0001U;
using Lanes = std::array<std::uint64_t, BlockSet::blockCells / lanes>;

struct Range {
  std::size_t first;
  std::size_t count;
};

Range cellsOf(std::size_t block, std::size_t cells) {
  const std::size_t first = block * BlockSet::blockCells;
  return {first, std::min<std::size_t>(BlockSet::blockCells, cells - first)};
}

/// The words of a block; a short one is filled up with its first word.
Lanes load(std::span<const std::uint16_t> words) {
  Lanes loaded;
  if (words.size() < BlockSet::blockCells) loaded.fill(everyLane * words[0]);
  std::memcpy(loaded.data(), words.data(), words.size_bytes());
  return loaded;
}

std::uint16_t anyLane(std::uint64_t value) {
  value |= value >> 32U;
  return static_cast<std::uint16_t>(value | value >> 16U);
}

template <class Visit>
void forEachBit(unsigned bits, Visit visit) {
  for (; bits != 0; bits &= bits - 1) visit(static_cast<unsigned>(std::countr_zero(bits)));
}

}  // namespace

// --- sets of blocks ---------------------------------------------------------------------------

void BlockSet::addChanged(const Grid& grid, std::span<const Mutation> mutations) {
  for (const Mutation& mutation : mutations) {
    add(mutation.cell / blockCells);
    if (mutation.changesPassage())
      add(grid.neighborOf(mutation.cell, mutation.direction) / blockCells);
  }
}

void BlockSet::clear() { std::fill(in_.begin(), in_.end(), std::uint8_t{0}); }

std::vector<std::uint32_t> BlockSet::blocks() const {
  std::vector<std::uint32_t> found;
  const auto begin = in_.begin();
  for (auto at = std::find(begin, in_.end(), 1); at != in_.end();
       at = std::find(at + 1, in_.end(), 1))
    found.push_back(static_cast<std::uint32_t>(at - begin));
  return found;
}

// --- packing ----------------------------------------------------------------------------------

PackedBlocks::PackedBlocks(const Grid& grid, const BlockSet& wanted) {
  const std::span<const std::uint16_t> words = grid.words();
  for (const std::uint32_t index : wanted.blocks()) {
    const auto [first, count] = cellsOf(index, words.size());
    const Lanes cells = load(words.subspan(first, count));
    std::uint64_t any = 0;
    std::uint64_t all = ~any;
    for (const std::uint64_t four : cells) {
      any |= four;
      all &= four;
    }
    const auto set = static_cast<std::uint16_t>(~anyLane(~all) & Grid::stateBits);
    const auto varying = static_cast<std::uint16_t>(anyLane(any) & ~set & Grid::stateBits);
    blocks_.push_back({index, varying, set});
    forEachBit(varying, [&](unsigned bit) {
      std::uint64_t plane = 0;
      for (const std::uint64_t four : cells)
        plane = std::rotr(plane, 1) | (four & everyLane << bit);
      planes_.push_back(plane);
    });
  }
  blocks_.shrink_to_fit();
  planes_.shrink_to_fit();
}

void PackedBlocks::append(Block block, const std::uint64_t* planes) {
  blocks_.push_back(block);
  planes_.insert(planes_.end(), planes, planes + std::popcount(block.varying));
}

void PackedBlocks::complete(const PackedBlocks& older) {
  PackedBlocks both;
  both.blocks_.reserve(blocks_.size() + older.blocks_.size());
  const std::uint64_t* planes = planes_.data();
  const std::uint64_t* olderPlanes = older.planes_.data();
  auto own = blocks_.begin();
  for (const Block& block : older.blocks_) {
    for (; own != blocks_.end() && own->index < block.index; ++own) {
      both.append(*own, planes);
      planes += std::popcount(own->varying);
    }
    if (own == blocks_.end() || own->index != block.index) both.append(block, olderPlanes);
    olderPlanes += std::popcount(block.varying);
  }
  for (; own != blocks_.end(); ++own) {
    both.append(*own, planes);
    planes += std::popcount(own->varying);
  }
  both.blocks_.shrink_to_fit();
  both.planes_.shrink_to_fit();
  *this = std::move(both);
}

// --- unpacking --------------------------------------------------------------------------------

void PackedBlocks::unpackInto(Grid& grid, BlockSet& done) const {
  const std::uint64_t* planes = planes_.data();
  for (const Block& block : blocks_) {
    const std::uint64_t* const own = planes;
    planes += std::popcount(block.varying);
    if (done.contains(block.index)) continue;
    done.add(block.index);
    const auto [first, count] = cellsOf(block.index, grid.words_.size());
    const std::span<std::uint16_t> words = std::span(grid.words_).subspan(first, count);
    Lanes cells = load(words);
    for (std::uint64_t& four : cells)
      four = (four & everyLane * Grid::shapeBits) | everyLane * block.set;
    const std::uint64_t* plane = own;
    forEachBit(block.varying, [&](unsigned bit) {
      // The bits of the first number were turned by fifteen, those of the last by none.
      std::uint64_t turned = std::rotl(*plane++, static_cast<int>(cells.size()) - 1);
      for (std::uint64_t& four : cells) {
        four |= turned & everyLane << bit;
        turned = std::rotr(turned, 1);
      }
    });
    std::memcpy(words.data(), cells.data(), words.size_bytes());
  }
}

void PackedBlocks::resetOthers(Grid& grid, const BlockSet& done) {
  for (std::size_t block = 0; block < done.blockCount(); ++block) {
    if (done.contains(block)) continue;
    const auto [first, count] = cellsOf(block, grid.words_.size());
    for (std::uint16_t& word : std::span(grid.words_).subspan(first, count))
      word = static_cast<std::uint16_t>(word & Grid::shapeBits);
  }
}

}  // namespace mazescope
