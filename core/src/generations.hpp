#pragma once

#include <mazescope/grid.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace mazescope {

/// 64 cells of a row, the westernmost in the lowest bit; 1 for open.
using Bits = std::uint64_t;
constexpr std::uint32_t bitsPerWord = 64;

/// For each count of open neighbours (0 to 8): does rock open, does an open cell stay open?
struct LifeRule {
  std::array<bool, 9> opens{};
  std::array<bool, 9> stays{};
};

/// The same for 64 cells at once: a cell that is rock becomes the bit of `rock`, one that is open the
/// opposite where the bit of `flips` is set.
class LifeRuleBits {
public:
  explicit LifeRuleBits(const LifeRule& rule);

  /// What cells become that are `here` now, each with as many open neighbours as its four bits
  /// say: digits[0] holds their ones, digits[3] their eights. Each digit halves what can come.
  [[nodiscard]] Bits next(Bits here, const std::array<Bits, 4>& digits) const {
    const auto counted = [&](std::size_t count) { return rock_[count] ^ (here & flips_[count]); };
    const auto choose = [](Bits digit, Bits zero, Bits one) {
      return zero ^ (digit & (zero ^ one));
    };
    const auto oneOfTwo = [&](std::size_t count) {
      return choose(digits[0], counted(count), counted(count + 1));
    };
    const auto oneOfFour = [&](std::size_t count) {
      return choose(digits[1], oneOfTwo(count), oneOfTwo(count + 2));
    };
    return choose(digits[3], choose(digits[2], oneOfFour(0), oneOfFour(4)), counted(8));
  }

private:
  std::array<Bits, 9> rock_{};
  std::array<Bits, 9> flips_{};
};

/// The generations of a cellular automaton whose cells have eight neighbours each, computed 64
/// cells at a time, and only where something changed in the generation before: elsewhere
/// nothing can change, whatever the rule. So the work is proportional to the changes, but for a
/// look at one bit for each 64 cells. Outside the grid all is rock.
///
/// Two generations are held, 2 bits a cell. The one being made overwrites the one two before it, word
/// by word; where no word is computed all three are the same.
class Generations {
public:
  Generations(Size size, const LifeRule& rule);

  /// Puts down the next 64 cells of the noise, or fewer at the end of a row; row by row.
  void addNoise(Bits open) {
    made_[place()] = open;
    if (++word_ < wordsPerRow_) return;
    word_ = 0;
    ++y_;
  }

  /// Turns to the next generation. O(cells / 4096); O(cells / 64) the first time.
  void begin();

  /// Computes on to the next 64 cells of which some change, and returns whether there are such; if
  /// not, the generation is complete. Cost: what is computed, see above.
  [[nodiscard]] bool findChanges() {
    do {
      while (left_ == 0)
        if (!nextGroup()) return false;
      word_ = group_ * bitsPerWord + static_cast<std::uint32_t>(std::countr_zero(left_));
      left_ &= left_ - 1;
    } while (!compute());
    return true;
  }

  // Of the 64 cells it stands at, the first of which is `first`.
  [[nodiscard]] Bits changes() const { return made_[place()] ^ previous_[place()]; }
  [[nodiscard]] Bits made() const { return made_[place()]; }
  [[nodiscard]] Cell first() const { return y_ * size_.width + word_ * bitsPerWord; }

  /// Whether this generation, once it is complete, is the same as the one two before it.
  [[nodiscard]] bool repeats() const { return !first_ && !differs_; }
  /// Whether a cell was open in the generation before.
  [[nodiscard]] bool wasOpen(Point point) const {
    return (previous_[place(point.y, point.x / bitsPerWord)] >> point.x % bitsPerWord & 1U) != 0;
  }
  /// Words computed so far in this generation: the work.
  [[nodiscard]] std::uint64_t computed() const { return computed_; }

  /// Gives everything away. It will not be asked again.
  void clear();
  /// Keeps what does not follow from the grid: nothing during the noise, later one word for each that
  /// has to be computed in this generation.
  void pack();
  /// With the grid as it was, whose cells are told up to where this stands but for `untold` of the last
  /// changes().
  void unpack(const Grid& grid, Bits untold);

  [[nodiscard]] std::size_t bytes() const;

private:
  // Rows of words have a word of rock at their end, which is also before the next one, and an
  // empty row above the first and below the last.
  [[nodiscard]] std::size_t place(std::uint32_t y, std::uint32_t word) const {
    return std::size_t{stride_} * (y + 1) + word + 1;
  }
  [[nodiscard]] std::size_t place() const { return place(y_, word_); }
  [[nodiscard]] std::size_t words() const { return std::size_t{stride_} * (size_.height + 2) + 1; }
  [[nodiscard]] std::size_t group(std::uint32_t y, std::uint32_t index) const {
    return std::size_t{groupsPerRow_} * (y + 1) + index;
  }
  [[nodiscard]] std::size_t groups() const {
    return std::size_t{groupsPerRow_} * (size_.height + 2);
  }

  bool nextGroup() {
    if (++group_ >= groupsPerRow_) {
      if (y_ + 1 >= size_.height) return false;
      group_ = 0;
      ++y_;
    }
    left_ = pending_[group(y_, group_)];
    return true;
  }

  bool compute();
  [[nodiscard]] Bits nextWord(std::size_t place) const;
  void awaitAround(Bits changed);
  void awaitInRows(std::uint32_t word);
  void awaitAll();
  [[nodiscard]] bool passed(std::uint32_t y, std::uint32_t word) const;
  template <class Visit>
  void forEachPending(Visit visit) const;

  Size size_;
  LifeRuleBits rule_;
  std::uint32_t wordsPerRow_;
  std::uint32_t stride_;        // words from one row to the next
  std::uint32_t groupsPerRow_;  // of 64 words
  Bits lastOfRow_;              // the cells of a row's last word that are in the grid

  std::vector<Bits> made_;      // the generation being made; where that is still to come, the older
  std::vector<Bits> previous_;  // empty during the noise
  // A bit for each word: whether it has to be computed in this generation, in the next one.
  std::vector<Bits> pending_;
  std::vector<Bits> pendingNext_;
  std::vector<Bits> packed_;

  // Where it stands.
  std::uint32_t y_ = 0;
  std::uint32_t word_ = 0;
  std::uint32_t group_ = 0;
  Bits left_ = 0;  // of the group's pending words, those to come
  bool noise_ = true;
  bool first_ = false;    // of the generations after the noise
  bool differs_ = false;  // from the older generation
  std::uint64_t computed_ = 0;
};

// --- what a generation waits for ----------------------------------------------------------------

namespace generations {

/// Two bits of a sum for each of 64 cells.
struct Sum {
  Bits ones;
  Bits twos;
};
inline Sum add(Bits a, Bits b) { return {a ^ b, a & b}; }
inline Sum add(Bits a, Bits b, Bits c) { return {a ^ b ^ c, (a & b) | (c & (a ^ b))}; }

/// The cells to the west of each cell, the cells, those to the east.
struct Row {
  Bits west, here, east;
};
inline Row row(const Bits* word) {
  return {word[0] << 1U | word[-1] >> 63U, word[0], word[0] >> 1U | word[1] << 63U};
}

}  // namespace generations

/// The neighbours of 64 cells are counted at once, one binary digit of all counts to a word.
inline Bits Generations::nextWord(std::size_t place) const {
  using generations::add;
  using generations::row;
  using generations::Sum;
  const Bits* const word = &previous_[place];
  const auto [aboveWest, above, aboveEast] = row(word - stride_);
  const auto [west, here, east] = row(word);
  const auto [belowWest, below, belowEast] = row(word + stride_);

  const Sum a = add(aboveWest, above, aboveEast);
  const Sum b = add(belowWest, below, belowEast);
  const Sum c = add(west, east);
  const Sum ones = add(a.ones, b.ones, c.ones);
  const Sum twos = add(a.twos, b.twos, c.twos);
  const Sum moreTwos = add(ones.twos, twos.ones);
  const Sum fours = add(twos.twos, moreTwos.twos);
  return rule_.next(here, {ones.ones, moreTwos.ones, fours.ones, fours.twos});
}

/// Computes the word it stands at; returns whether any of its cells changes.
inline bool Generations::compute() {
  const std::size_t at = place();
  Bits fresh = nextWord(at);
  if (word_ + 1 == wordsPerRow_) fresh &= lastOfRow_;
  ++computed_;
  differs_ = differs_ || fresh != made_[at];
  made_[at] = fresh;
  const Bits changed = fresh ^ previous_[at];
  if (changed == 0) return false;
  awaitAround(changed);
  return true;
}

/// The next generation has to compute this word and those that its changes are next to.
inline void Generations::awaitAround(Bits changed) {
  awaitInRows(word_);
  if ((changed & 1U) != 0 && word_ > 0) awaitInRows(word_ - 1);
  if (changed >> 63U != 0 && word_ + 1 < wordsPerRow_) awaitInRows(word_ + 1);
}

inline void Generations::awaitInRows(std::uint32_t word) {
  const Bits bit = Bits{1} << word % bitsPerWord;
  const std::size_t at = group(y_, word / bitsPerWord);
  pendingNext_[at - groupsPerRow_] |= bit;
  pendingNext_[at] |= bit;
  pendingNext_[at + groupsPerRow_] |= bit;
}

}  // namespace mazescope
