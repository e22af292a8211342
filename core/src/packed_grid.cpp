#include <mazescope/packed_grid.hpp>

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

/// Loads up to four words; lanes past the end are zero. The first cell is in the lowest lane.
inline std::uint64_t loadLanes(const std::uint16_t* words, std::size_t count) {
  std::uint64_t lanes = 0;
  if (count == 4)  // compilers make one load of this
    return std::uint64_t{words[0]} | std::uint64_t{words[1]} << 16U |
           std::uint64_t{words[2]} << 32U | std::uint64_t{words[3]} << 48U;
  for (std::size_t i = 0; i < count; ++i) lanes |= std::uint64_t{words[i]} << (16 * i);
  return lanes;
}

inline void storeLanes(std::uint16_t* words, std::size_t count, std::uint64_t lanes) {
  for (std::size_t i = 0; i < count; ++i) words[i] = static_cast<std::uint16_t>(lanes >> (16 * i));
}

std::uint16_t packLanes(std::uint64_t lanes) {
  const std::uint64_t codes = (lanes >> 1U & everyLane * 3U) | (lanes >> 6U & everyLane * 12U);
  // Multiplying adds copies of the lanes such that lane i also comes to rest at bit 48 + 4i.
  return static_cast<std::uint16_t>(codes * 0x0001001001001000U >> 48U);
}

std::uint64_t unpackLanes(std::uint16_t code) {
  std::uint64_t codes = code;
  codes = (codes | codes << 24U) & 0x000000ff000000ffU;
  codes = (codes | codes << 12U) & everyLane * 15U;
  return (codes & everyLane * 3U) << 1U | (codes & everyLane * 12U) << 6U;
}

/// Calls f(first, count) for every four numbers from `begin` on, and once for those left over.
template <class F>
void forEachFour(std::size_t begin, std::size_t end, F f) {
  for (; end - begin >= 4; begin += 4) f(begin, 4);
  if (begin < end) f(begin, end - begin);
}

}  // namespace

PackedGrid::PackedGrid(const Grid& grid) : codes_((grid.cellCount() + 3) / 4) {
  const std::uint16_t* const words = grid.words_.data();
  forEachFour(0, grid.cellCount(), [&](std::size_t first, std::size_t count) {
    codes_[first / 4] = packLanes(loadLanes(words + first, count));
  });
}

void PackedGrid::unpackInto(Grid& grid) const {
  std::uint16_t* const words = grid.words_.data();
  const bool maze = grid.kind_ == GridKind::maze;

  std::uint64_t before = 0;  // the four cells to the left of the present ones
  forEachFour(0, grid.cellCount(), [&](std::size_t first, std::size_t count) {
    std::uint64_t lanes = unpackLanes(codes_[first / 4]);
    lanes |= loadLanes(words + first, count) & everyLane * 0xf0U;  // which neighbours exist
    const std::uint64_t left = lanes << 16U | before >> 48U;
    before = lanes;
    if (maze) lanes |= (left >> 1U & everyLane) << 3U;  // the left one's east is our west
    storeLanes(words + first, count, lanes);
  });
  if (!maze) return;

  const std::size_t width = grid.size_.width;
  forEachFour(width, grid.cellCount(), [&](std::size_t first, std::size_t count) {
    const std::uint64_t above = loadLanes(words + first - width, count);
    const std::uint64_t lanes = loadLanes(words + first, count);
    storeLanes(words + first, count, lanes | (above >> 2U & everyLane));  // its south, our north
  });
}

}  // namespace mazescope
