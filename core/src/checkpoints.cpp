#include <mazescope/checkpoints.hpp>

#include <algorithm>
#include <utility>

namespace mazescope {

std::uint64_t standardBudget(Size size) {
  return std::max<std::uint64_t>(std::uint64_t{64} << 20U, 8 * size.cells());
}

namespace {

std::uint64_t firstSpacing(const Grid& grid) {
  return std::max<std::uint64_t>(1024, grid.cellCount() / 32);
}

}  // namespace

std::uint64_t Checkpoints::Checkpoint::bytes() const {
  return sizeof(Checkpoint) + changed.bytes() + pipeline.bytes();
}

Checkpoints::Checkpoints(const Moment& start, std::uint64_t budget)
    : budget_(budget), spacing_(firstSpacing(start.grid)), due_(spacing_),
      changed_(start.grid.cellCount()) {
  keep(start);
}

void Checkpoints::add(const Moment& moment) {
  keep(moment);
  while (bytes_ > budget_ && kept_.size() > 1) thin();
  due_ = kept_.back().at.tick + spacing_;
}

void Checkpoints::keep(const Moment& moment) {
  PackedBlocks changed(moment.grid, changed_);
  changed.complete(left_);
  bytes_ -= left_.bytes();
  left_ = {};
  changed_.clear();
  kept_.push_back({std::move(changed), moment.pipeline, moment.at});
  kept_.back().pipeline.pack();
  bytes_ += kept_.back().bytes();
}

/// Lets one go, the next of every second one. What it had of the grid goes to the one after it.
void Checkpoints::thin() {
  const std::size_t going = thinned_ + 1;
  const bool last = going + 1 == kept_.size();
  PackedBlocks& heir = last ? left_ : kept_[going + 1].changed;
  bytes_ -= kept_[going].bytes() + heir.bytes();
  heir.complete(kept_[going].changed);
  bytes_ += heir.bytes();
  kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(going));
  ++thinned_;
  if (thinned_ + 1 < kept_.size()) return;
  spacing_ *= 2;
  thinned_ = 0;
}

std::size_t Checkpoints::find(std::uint64_t tick) const {
  const auto after = std::upper_bound(
      kept_.begin(), kept_.end(), tick,
      [](std::uint64_t wanted, const Checkpoint& kept) { return wanted < kept.at.tick; });
  return static_cast<std::size_t>(after - kept_.begin()) - 1;
}

std::uint64_t Checkpoints::before(std::uint64_t tick) const { return kept_[find(tick)].at.tick; }

std::uint64_t Checkpoints::beforePhase(std::uint64_t phase) const {
  const auto after = std::upper_bound(
      kept_.begin(), kept_.end(), phase,
      [](std::uint64_t wanted, const Checkpoint& kept) { return wanted < kept.at.phase; });
  return std::prev(after)->at.tick;
}

void Checkpoints::restore(std::uint64_t tick, Moment& moment) const {
  const std::size_t found = find(tick);
  BlockSet done(moment.grid.cellCount());
  for (std::size_t i = found + 1; i-- > 0;) kept_[i].changed.unpackInto(moment.grid, done);
  PackedBlocks::resetOthers(moment.grid, done);
  moment.pipeline = kept_[found].pipeline;
  moment.pipeline.unpack(moment.grid);
  moment.at = kept_[found].at;
}

}  // namespace mazescope
