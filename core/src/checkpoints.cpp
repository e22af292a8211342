#include <mazescope/checkpoints.hpp>

#include <algorithm>

namespace mazescope {

std::uint64_t standardBudget(Size size) {
  return std::max<std::uint64_t>(std::uint64_t{64} << 20U, 8 * size.cells());
}

namespace {

// Packing a moment costs about as much as a sixteenth of the cells' worth of moves.
std::uint64_t firstSpacing(const Grid& grid) {
  return std::max<std::uint64_t>(1024, grid.cellCount() / 16);
}

}  // namespace

std::uint64_t Checkpoints::Checkpoint::bytes() const {
  return sizeof(Checkpoint) + grid.bytes() + stepper.bytes();
}

Checkpoints::Checkpoints(const Moment& start, std::uint64_t budget)
    : budget_(budget), spacing_(firstSpacing(start.grid)), due_(spacing_) {
  keep(start);
}

void Checkpoints::add(const Moment& moment) {
  keep(moment);
  while (bytes_ > budget_ && kept_.size() > 1) thin();
  due_ = kept_.back().at.tick + spacing_;
}

void Checkpoints::keep(const Moment& moment) {
  kept_.push_back({PackedGrid(moment.grid), moment.stepper, moment.at});
  kept_.back().stepper.pack();
  bytes_ += kept_.back().bytes();
}

void Checkpoints::thin() {
  spacing_ *= 2;
  std::erase_if(kept_, [this](const Checkpoint& kept) {
    if (kept.at.tick % spacing_ == 0) return false;
    bytes_ -= kept.bytes();
    return true;
  });
}

const Checkpoints::Checkpoint& Checkpoints::find(std::uint64_t tick) const {
  const auto after = std::upper_bound(
      kept_.begin(), kept_.end(), tick,
      [](std::uint64_t wanted, const Checkpoint& kept) { return wanted < kept.at.tick; });
  return *std::prev(after);
}

std::uint64_t Checkpoints::before(std::uint64_t tick) const { return find(tick).at.tick; }

void Checkpoints::restore(std::uint64_t tick, Moment& moment) const {
  const Checkpoint& kept = find(tick);
  kept.grid.unpackInto(moment.grid);
  moment.stepper = kept.stepper;
  moment.stepper.unpack(moment.grid);
  moment.at = kept.at;
}

}  // namespace mazescope
