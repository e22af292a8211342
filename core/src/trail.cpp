#include <mazescope/trail.hpp>

namespace mazescope {

namespace {

constexpr std::size_t stepsPerByte = 4;

}  // namespace

std::vector<Cell> Trail::newest(const Grid& grid, std::size_t limit) const {
  std::vector<Cell> cells;
  Cell cell = top_;
  for (std::size_t below = size(); below > 0 && cells.size() < limit; --below) {
    cells.push_back(cell);
    if (below > 1) cell = grid.neighborOf(cell, back_[below - 2]);
  }
  return cells;
}

void Trail::pack() {
  packedSteps_ = back_.size();
  packed_.assign((packedSteps_ + stepsPerByte - 1) / stepsPerByte, 0);
  for (std::size_t i = 0; i < packedSteps_; ++i)
    packed_[i / stepsPerByte] = static_cast<std::uint8_t>(
        packed_[i / stepsPerByte] | static_cast<unsigned>(back_[i]) << 2 * (i % stepsPerByte));
  back_ = std::vector<Direction>();  // "= {}" would keep the memory
}

void Trail::unpack() {
  back_.resize(packedSteps_);
  for (std::size_t i = 0; i < packedSteps_; ++i)
    back_[i] =
        static_cast<Direction>(unsigned{packed_[i / stepsPerByte]} >> 2 * (i % stepsPerByte) & 3U);
  packed_ = std::vector<std::uint8_t>();
}

}  // namespace mazescope
