#include <mazescope/packed_grid.hpp>

#include <algorithm>
#include <array>

// The layout of a grid's word and of a code of four bits:
//
//   word   bit 1 east or open, bit 2 south, bits 8-9 mark
//   code   bit 0 east or open, bit 1 south, bits 2-3 mark
//
// Four cells are handled at once, one in each 16-bit lane of a 64-bit number.

namespace mazescope {

namespace {

static_assert(markCount <= 4, "a code has two bits for the mark");

constexpr std::uint64_t everyLane = 0x0001000100010001U;

// Written out, four words are one move to the compiler; a loop over them is not.

/// The first cell is in the lowest lane.
std::uint64_t loadFour(const std::uint16_t* words) {
  return std::uint64_t{words[0]} | std::uint64_t{words[1]} << 16U | std::uint64_t{words[2]} << 32U |
         std::uint64_t{words[3]} << 48U;
}

void storeFour(std::uint16_t* words, std::uint64_t lanes) {
  words[0] = static_cast<std::uint16_t>(lanes);
  words[1] = static_cast<std::uint16_t>(lanes >> 16U);
  words[2] = static_cast<std::uint16_t>(lanes >> 32U);
  words[3] = static_cast<std::uint16_t>(lanes >> 48U);
}

std::uint16_t packLanes(std::uint64_t lanes) {
  const std::uint64_t codes = (lanes >> 1U & everyLane * 3U) | (lanes >> 6U & everyLane * 12U);
  // Multiplying adds copies of the lanes such that lane i also comes to rest at bit 48 + 4i.
  return static_cast<std::uint16_t>(codes * 0x0001001001001000U >> 48U);
}

/// The two lanes of each pair of codes.
constexpr std::array<std::uint32_t, 256> pairs = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t pair = 0; pair < 256; ++pair)
    for (std::uint32_t i = 0; i < 2; ++i) {
      const std::uint32_t code = pair >> (4 * i) & 15U;
      table[pair] |= ((code & 3U) << 1U | (code & 12U) << 6U) << (16 * i);
    }
  return table;
}();

std::uint64_t unpackLanes(std::uint16_t code) {
  return pairs[code & 255U] | std::uint64_t{pairs[code >> 8U]} << 32U;
}

}  // namespace

PackedGrid::PackedGrid(const Grid& grid) : codes_((grid.cellCount() + 3) / 4) {
  const std::span<const std::uint16_t> words = grid.words();
  const std::size_t whole = words.size() / 4;
  for (std::size_t i = 0; i < whole; ++i) codes_[i] = packLanes(loadFour(&words[4 * i]));
  if (whole == codes_.size()) return;
  std::array<std::uint16_t, 4> last{};
  std::copy(words.begin() + static_cast<std::ptrdiff_t>(4 * whole), words.end(), last.begin());
  codes_[whole] = packLanes(loadFour(last.data()));
}

void PackedGrid::unpackInto(Grid& grid) const {
  std::uint16_t* const words = grid.words_.data();
  const std::size_t cells = grid.words_.size();
  const std::size_t width = grid.size_.width;
  const std::size_t whole = cells / 4;
  const bool maze = grid.kind_ == GridKind::maze;

  std::uint64_t before = 0;  // the four cells to the left of the present ones
  const auto unpackFour = [&before, maze](std::uint16_t* four, std::uint16_t code) {
    std::uint64_t lanes = unpackLanes(code);
    lanes |= loadFour(four) & everyLane * 0xf0U;  // which neighbours exist
    if (maze) {
      const std::uint64_t left = lanes << 16U | before >> 48U;
      before = lanes;
      lanes |= left << 2U & everyLane * 8U;  // the left one's east is our west
    }
    storeFour(four, lanes);
  };
  for (std::size_t i = 0; i < whole; ++i) unpackFour(words + 4 * i, codes_[i]);
  if (whole < codes_.size()) {
    std::array<std::uint16_t, 4> last{};
    std::copy(words + 4 * whole, words + cells, last.begin());
    unpackFour(last.data(), codes_[whole]);
    std::copy(last.begin(), last.begin() + static_cast<std::ptrdiff_t>(cells % 4),
              words + 4 * whole);
  }
  if (!maze) return;

  std::size_t cell = width;  // the upper one's south is our north
  for (; cell + 4 <= cells; cell += 4)
    storeFour(words + cell,
              loadFour(words + cell) | (loadFour(words + cell - width) >> 2U & everyLane));
  for (; cell < cells; ++cell)
    words[cell] = static_cast<std::uint16_t>(words[cell] | (words[cell - width] >> 2U & 1U));
}

}  // namespace mazescope
