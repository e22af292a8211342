#include <mazescope/error.hpp>
#include <mazescope/grid.hpp>

namespace mazescope {

void checkSize(Size size) {
  const auto checkSide = [](const char* field, std::uint32_t side) {
    if (side < 1 || side > maximumSide)
      throw Error(field, "must be a whole number of cells from 1 to " +
                             std::to_string(maximumSide) + "; it is " + std::to_string(side));
  };
  checkSide("width", size.width);
  checkSide("height", size.height);
  if (size.cells() > maximumCells)
    throw Error("size", "width times height must be at most " + std::to_string(maximumCells) +
                            " cells; it is " + std::to_string(size.cells()));
}

namespace {

std::size_t checkedCells(Size size) {
  checkSize(size);
  return static_cast<std::size_t>(size.cells());
}

}  // namespace

Grid::Grid(GridKind kind, Size size)
    : kind_(kind), size_(size), offsets_{0U - size.width, 1U, size.width, 0U - 1U},
      words_(checkedCells(size)) {
  const auto neighborBit = [](Direction direction) {
    return static_cast<unsigned>(sideBit(direction)) << neighborShift;
  };
  std::size_t cell = 0;
  for (std::uint32_t y = 0; y < size.height; ++y)
    for (std::uint32_t x = 0; x < size.width; ++x, ++cell) {
      unsigned bits = 0;
      if (y > 0) bits |= neighborBit(Direction::north);
      if (x + 1 < size.width) bits |= neighborBit(Direction::east);
      if (y + 1 < size.height) bits |= neighborBit(Direction::south);
      if (x > 0) bits |= neighborBit(Direction::west);
      words_[cell] = static_cast<std::uint16_t>(bits);
    }
}

std::uint64_t Grid::hash() const {
  std::uint64_t hash = 0xcbf29ce484222325U;
  const auto take = [&hash](std::uint64_t value, unsigned byteCount) {
    for (unsigned i = 0; i < byteCount; ++i)
      hash = (hash ^ (value >> (8 * i) & 0xffU)) * 0x100000001b3U;
  };
  take(static_cast<std::uint64_t>(kind_), 1);
  take(size_.width, 4);
  take(size_.height, 4);
  for (const std::uint16_t word : words_) {
    take(word & 0xfU, 1);
    take(word >> markShift, 1);  // and openings
  }
  return hash;
}

}  // namespace mazescope
