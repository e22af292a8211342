#include "generations.hpp"

#include <algorithm>
#include <utility>

namespace mazescope {

LifeRuleBits::LifeRuleBits(const LifeRule& rule) {
  for (std::size_t count = 0; count < rock_.size(); ++count) {
    rock_.at(count) = rule.opens.at(count) ? ~Bits{0} : 0;
    flips_.at(count) = rule.opens.at(count) != rule.stays.at(count) ? ~Bits{0} : 0;
  }
}

Generations::Generations(Size size, const LifeRule& rule)
    : size_(size), rule_(rule), wordsPerRow_((size.width + bitsPerWord - 1) / bitsPerWord),
      stride_(wordsPerRow_ + 1), groupsPerRow_((wordsPerRow_ + bitsPerWord - 1) / bitsPerWord),
      lastOfRow_(~Bits{0} >> (bitsPerWord - 1 - (size.width - 1) % bitsPerWord)), made_(words()) {}

void Generations::begin() {
  first_ = std::exchange(noise_, false);
  if (first_) {
    previous_.resize(words());
    pendingNext_.resize(groups());
    awaitAll();
  }
  std::swap(previous_, made_);
  std::swap(pending_, pendingNext_);
  pendingNext_.assign(groups(), 0);
  differs_ = false;
  computed_ = 0;
  y_ = 0;
  group_ = 0;
  left_ = pending_[group(0, 0)];
}

void Generations::awaitAll() {
  for (std::uint32_t y = 0; y < size_.height; ++y)
    for (std::uint32_t word = 0; word < wordsPerRow_; ++word)
      pendingNext_[group(y, word / bitsPerWord)] |= Bits{1} << word % bitsPerWord;
}

// --- packing ------------------------------------------------------------------------------------
//
// Where no word has to be computed, the generation before, the one made and the older one are the same,
// and so is the grid. Where one was computed already, the grid shows the one made; where one is still
// to be computed, the grid shows the one before. So one word is kept for each: the other one.

namespace {

/// The 64 cells from `first`, or the `count` that are left of a row.
Bits openCells(std::span<const std::uint16_t> cells) {
  Bits open = 0;
  std::size_t i = 0;
  for (; i + 4 <= cells.size(); i += 4) {
    // Bit 1 of each of four cells; the multiplication brings them together at bits 48 to 51.
    const std::uint64_t four = std::uint64_t{cells[i]} | std::uint64_t{cells[i + 1]} << 16U |
                               std::uint64_t{cells[i + 2]} << 32U |
                               std::uint64_t{cells[i + 3]} << 48U;
    open |= ((four >> 1U & 0x0001000100010001U) * 0x0001000200040008U >> 48U & 15U) << i;
  }
  for (; i < cells.size(); ++i) open |= Bits{cells[i] >> 1U & 1U} << i;
  return open;
}

}  // namespace

template <class Visit>
void Generations::forEachPending(Visit visit) const {
  for (std::uint32_t y = 0; y < size_.height; ++y)
    for (std::uint32_t index = 0; index < groupsPerRow_; ++index)
      for (Bits left = pending_[group(y, index)]; left != 0; left &= left - 1)
        visit(y, index * bitsPerWord + static_cast<std::uint32_t>(std::countr_zero(left)));
}

/// Whether a pending word has been computed.
bool Generations::passed(std::uint32_t y, std::uint32_t word) const {
  if (y != y_) return y < y_;
  if (word / bitsPerWord != group_) return word / bitsPerWord < group_;
  return (left_ >> word % bitsPerWord & 1U) == 0;
}

void Generations::clear() {
  for (std::vector<Bits>* each : {&made_, &previous_, &pending_, &pendingNext_, &packed_})
    *each = std::vector<Bits>();  // "= {}" would keep the memory
}

void Generations::pack() {
  if (!noise_)
    forEachPending([this](std::uint32_t y, std::uint32_t word) {
      if (passed(y, word))
        packed_.push_back(previous_[place(y, word)]);
      else if (!first_)
        packed_.push_back(made_[place(y, word)]);
    });
  packed_.shrink_to_fit();
  made_ = std::vector<Bits>();
  previous_ = std::vector<Bits>();
}

void Generations::unpack(const Grid& grid, Bits untold) {
  made_.resize(words());
  for (std::uint32_t y = 0; y < size_.height; ++y)
    for (std::uint32_t word = 0; word < wordsPerRow_; ++word) {
      const std::uint32_t x = word * bitsPerWord;
      made_[place(y, word)] = openCells(
          grid.words().subspan(grid.cellAt({x, y}), std::min(bitsPerWord, size_.width - x)));
    }
  if (noise_) return;
  previous_ = made_;
  auto next = packed_.begin();
  forEachPending([&](std::uint32_t y, std::uint32_t word) {
    if (passed(y, word))
      previous_[place(y, word)] = *next++;
    else if (!first_)
      made_[place(y, word)] = *next++;
  });
  made_[place()] ^= untold;
  packed_ = std::vector<Bits>();
}

std::size_t Generations::bytes() const {
  return (made_.capacity() + previous_.capacity() + pending_.capacity() + pendingNext_.capacity() +
          packed_.capacity()) *
         sizeof(Bits);
}

}  // namespace mazescope
