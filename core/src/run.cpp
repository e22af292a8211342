#include <mazescope/run.hpp>

#include <algorithm>
#include <array>

namespace mazescope {

namespace {

constexpr std::size_t batchSize = 256;

Moment startOf(const AlgorithmInfo& algorithm, const Spec& spec) {
  Grid grid(algorithm.grid, spec.size);
  Stepper stepper = algorithm.variant(spec.parameters).make(grid, spec);
  return {std::move(grid), std::move(stepper), {}};
}

void follow(Position& at, std::span<const Mutation> batch) {
  for (const Mutation& mutation : batch) {
    if (mutation.phaseStart) {
      ++at.phase;
      at.phaseStart = at.tick;
    }
    ++at.tick;
  }
  if (!batch.empty()) at.last = batch.back();
}

}  // namespace

Run::Run(const Spec& spec) : Run(spec, standardBudget(spec.size)) {}

Run::Run(const Spec& spec, std::uint64_t budget)
    : spec_(resolved(spec)), algorithm_(&mazescope::algorithm(spec_.algorithm)),
      present_(startOf(*algorithm_, spec_)), checkpoints_(present_, budget),
      blockRevisions_((present_.grid.cellCount() + blockCells - 1) / blockCells, revision_) {}

// --- moving -----------------------------------------------------------------------------------

/// Moves one moment on, the present or the scout, and leaves checkpoints where they are due.
std::uint64_t Run::advance(Moment& moment, std::uint64_t ticks) {
  std::array<Mutation, batchSize> buffer;
  std::uint64_t moved = 0;
  bool ended = false;
  while (moved < ticks && !ended) {
    std::uint64_t wanted = std::min<std::uint64_t>(ticks - moved, batchSize);
    if (moment.at.tick < checkpoints_.due())
      wanted = std::min(wanted, checkpoints_.due() - moment.at.tick);
    const std::size_t made =
        moment.stepper.step(moment.grid, std::span(buffer).first(static_cast<std::size_t>(wanted)));
    const std::span<const Mutation> batch(buffer.data(), made);
    if (&moment == &present_) record(batch);
    follow(moment.at, batch);
    ended = made < wanted;
    if (ended) end(moment);
    learn(moment, ended);
    moved += made;
  }
  return moved;
}

/// An algorithm that shows marks of its own may show others once it knows that it has ended.
void Run::end(Moment& moment) {
  if (&moment == &present_ && !moment.at.ended && moment.stepper.paintsMarks()) changedEverywhere();
  moment.at.ended = true;
}

void Run::learn(const Moment& moment, bool ended) {
  reached_ = std::max(reached_, moment.at.tick);
  if (moment.at.tick == checkpoints_.due()) checkpoints_.add(moment);
  if (!ended) return;
  total_ = moment.at.tick;
  totalPhases_ = moment.at.phase;
}

std::uint64_t Run::advancePresent(std::uint64_t ticks) {
  if (present_.at.ended) return 0;
  // At the end one move more is asked for: only then does an algorithm say that it has ended, and why.
  if (total_ && ticks >= *total_ - tick()) ticks = *total_ - tick() + 1;
  const std::uint64_t moved = advance(present_, ticks);
  if (scout_ && scout_->at.tick <= tick()) scout_.reset();
  return moved;
}

std::uint64_t Run::forward(std::uint64_t ticks) {
  const std::uint64_t from = tick();
  if (ticks <= backStride) return advancePresent(ticks);
  seek(ticks < UINT64_MAX - from ? from + ticks : UINT64_MAX);
  return tick() - from;
}

std::uint64_t Run::back(std::uint64_t ticks) {
  const std::uint64_t from = tick();
  seek(from - std::min(ticks, from));
  return from - tick();
}

std::uint64_t Run::forwardPhases(std::uint64_t phases) {
  const std::uint64_t from = tick();
  if (phases == 0) return 0;
  const std::uint64_t ahead = phaseAhead();
  const std::uint64_t goal = phases < UINT64_MAX - ahead ? ahead + phases - 1 : UINT64_MAX;
  while (!approachPhaseEnd(goal, UINT64_MAX)) {
  }
  return tick() - from;
}

std::uint64_t Run::backPhases(std::uint64_t phases) {
  const std::uint64_t from = tick();
  for (; phases > 0 && tick() > 0; --phases) seek(present_.at.phaseStart);
  return from - tick();
}

void Run::seek(std::uint64_t tick) {
  while (!approach(tick, UINT64_MAX)) {
  }
}

void Run::toEnd() { seek(UINT64_MAX); }

bool Run::approach(std::uint64_t wanted, std::uint64_t ticks) {
  if (total_) wanted = std::min(wanted, *total_);
  const std::uint64_t strideBefore = wanted - std::min(wanted, backStride);
  bool far = false;
  if (wanted < tick() && recentHolds(wanted))
    undoToRecent();
  else if (wanted < tick() || tick() < strideBefore) {
    jumpBelow(strideBefore);
    far = true;
  }
  if (far) ticks -= advancePresent(std::min(ticks, strideBefore - tick()));
  if (tick() < strideBefore) return finished();
  if (far) remember();  // a step back is likely to follow a jump
  advancePresent(std::min(ticks, wanted - tick()));
  return tick() == wanted || finished();
}

std::uint64_t Run::phaseAhead() {
  if (!recentHolds(tick())) remember();
  if (advancePresent(1) == 0) return phase();
  const std::uint64_t ahead = phase();
  seek(tick() - 1);
  return ahead;
}

bool Run::approachPhaseEnd(std::uint64_t goal, std::uint64_t ticks) {
  if (!recentHolds(tick())) remember();
  while (ticks > 0 && !finished()) {
    const std::uint64_t from = tick();
    ticks -= advancePresent(std::min<std::uint64_t>(ticks, batchSize));
    if (phase() <= goal) continue;
    // The end of a phase shows itself only by the first move of the next one.
    seek(from);
    while (phase() <= goal) advancePresent(1);
    seek(tick() - 1);
    return true;
  }
  return finished();
}

bool Run::scout(std::uint64_t ticks) {
  if (total_) return true;
  if (!scout_) {
    scout_ = present_;
    if (const std::uint64_t kept = checkpoints_.before(reached_); kept > tick())
      checkpoints_.restore(kept, *scout_);
  }
  advance(*scout_, ticks);
  if (total_ || scout_->at.tick <= tick()) scout_.reset();
  if (finished()) advancePresent(0);
  return total_.has_value();
}

/// Makes the present the nearest known moment at or before a tick: itself, the scout's, or a
/// checkpoint.
void Run::jumpBelow(std::uint64_t wanted) {
  const std::uint64_t kept = checkpoints_.before(wanted);
  const bool here = tick() <= wanted;
  const bool scouted = scout_ && scout_->at.tick <= wanted && scout_->at.tick > kept;
  if (here && tick() >= (scouted ? scout_->at.tick : kept)) return;
  if (scouted)
    present_ = *scout_;
  else
    checkpoints_.restore(kept, present_);
  changedEverywhere();
}

// --- stepping back ----------------------------------------------------------------------------

/// Whether the present can be taken back to `tick` by undoing.
bool Run::recentHolds(std::uint64_t tick) const {
  return recent_ && recent_->at.tick <= tick && tick <= this->tick() &&
         this->tick() == recent_->at.tick + recent_->mutations.size();
}

void Run::remember() { recent_ = Recent{present_.stepper, present_.at, {}}; }

void Run::undoToRecent() {
  ++revision_;
  for (; !recent_->mutations.empty(); recent_->mutations.pop_back()) {
    present_.grid.undo(recent_->mutations.back());
    changed(recent_->mutations.back());
  }
  if (present_.stepper.paintsMarks() && (recent_->at.phase != phase() || present_.at.ended))
    changedEverywhere();
  present_.stepper = recent_->stepper;
  present_.at = recent_->at;
}

// --- painting ---------------------------------------------------------------------------------

/// Takes note of mutations that the present is about to count.
void Run::record(std::span<const Mutation> batch) {
  if (batch.empty()) return;
  ++revision_;
  for (const Mutation& mutation : batch) changed(mutation);
  if (present_.stepper.paintsMarks() &&
      std::any_of(batch.begin(), batch.end(), [](const Mutation& m) { return m.phaseStart; }))
    changedEverywhere();

  if (!recentHolds(tick()) || recent_->mutations.size() > 2 * backStride)
    recent_.reset();
  else
    recent_->mutations.insert(recent_->mutations.end(), batch.begin(), batch.end());
}

void Run::changed(const Mutation& mutation) {
  blockRevisions_[mutation.cell / blockCells] = revision_;
}

void Run::changedEverywhere() {
  std::fill(blockRevisions_.begin(), blockRevisions_.end(), ++revision_);
}

void Run::paint(Cell first, std::span<std::uint16_t> words) const {
  const std::span<const std::uint16_t> plain = present_.grid.words().subspan(first, words.size());
  std::copy(plain.begin(), plain.end(), words.begin());
  if (!present_.stepper.paintsMarks()) return;
  std::array<Mark, 256> marks;
  for (std::size_t done = 0; done < words.size(); done += marks.size()) {
    const std::size_t count = std::min(marks.size(), words.size() - done);
    present_.stepper.paint(present_.grid, first + static_cast<Cell>(done),
                           std::span(marks).first(count));
    for (std::size_t i = 0; i < count; ++i)
      words[done + i] = Grid::withMark(words[done + i], marks[i]);
  }
}

std::uint64_t Run::bytes() const {
  const auto momentBytes = [](const Moment& moment) {
    return moment.grid.bytes() + moment.stepper.bytes();
  };
  std::uint64_t bytes = sizeof(Run) + momentBytes(present_) + checkpoints_.bytes() +
                        blockRevisions_.capacity() * sizeof(std::uint64_t);
  if (scout_) bytes += momentBytes(*scout_);
  if (recent_) bytes += recent_->stepper.bytes() + recent_->mutations.capacity() * sizeof(Mutation);
  return bytes;
}

}  // namespace mazescope
