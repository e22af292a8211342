#include <mazescope/run.hpp>

#include "moment.hpp"

#include <algorithm>
#include <array>

namespace mazescope {

namespace {

constexpr std::size_t batchSize = 256;

}  // namespace

Run::Run(const Spec& spec) : Run(spec, standardBudget(spec.size)) {}

Run::Run(const Spec& spec, std::uint64_t budget)
    : spec_(resolved(spec)), present_(startOf(spec_)), recent_(budget / 16),
      checkpoints_(present_, budget), curves_(figures().size()),
      stageStarts_(present_.pipeline.starts()),
      blockRevisions_((present_.grid.cellCount() + blockCells - 1) / blockCells, revision_) {
  curves_.add(present_);
}

// --- moving -----------------------------------------------------------------------------------

/// Moves one moment on, the present or the scout, and leaves checkpoints where they are due.
std::uint64_t Run::advance(Moment& moment, std::uint64_t ticks, std::span<Mutation> buffer) {
  std::uint64_t moved = 0;
  bool ended = false;
  while (moved < ticks && !ended) {
    std::uint64_t wanted = std::min<std::uint64_t>(ticks - moved, buffer.size());
    for (const std::uint64_t due : {checkpoints_.due(), curves_.due()})
      if (moment.at.tick < due) wanted = std::min(wanted, due - moment.at.tick);
    const bool paintedMarks = moment.pipeline.paintsMarks();
    const std::size_t made = moment.pipeline.step(
        moment.grid, buffer.first(static_cast<std::size_t>(wanted)), moment.at.counts);
    const std::span<const Mutation> batch(buffer.data(), made);
    if (&moment == &present_) record(batch, paintedMarks);
    moment.at.follow(batch);
    if (!total_) checkpoints_.follow(moment.grid, batch, moment.at.tick);
    ended = made < wanted;
    if (ended) end(moment);
    learn(moment, ended);
    moved += made;
  }
  return moved;
}

/// An algorithm that shows marks of its own may show others once it knows that it has ended.
void Run::end(Moment& moment) {
  if (&moment == &present_ && !moment.at.ended && moment.pipeline.paintsMarks())
    changedEverywhere();
  moment.at.ended = true;
}

void Run::learn(const Moment& moment, bool ended) {
  reached_ = std::max(reached_, moment.at.tick);
  if (moment.at.tick == checkpoints_.due()) checkpoints_.add(moment);
  if (moment.at.tick == curves_.due()) curves_.add(moment);
  if (moment.pipeline.stage() >= stageStarts_.size()) stageStarts_ = moment.pipeline.starts();
  if (!ended) return;
  total_ = moment.at.tick;
  totalPhases_ = moment.at.phase;
}

std::uint64_t Run::advancePresent(std::uint64_t ticks) {
  std::array<Mutation, batchSize> buffer;
  return advancePresent(ticks, buffer);
}

std::uint64_t Run::advancePresent(std::uint64_t ticks, std::span<Mutation> buffer) {
  if (present_.at.ended) return 0;
  // At the end one move more is asked for: only then does an algorithm say that it has ended, and why.
  if (total_ && ticks >= *total_ - tick()) ticks = *total_ - tick() + 1;
  const std::uint64_t moved = advance(present_, ticks, buffer);
  if (scout_ && scout_->at.tick <= tick()) scout_.reset();
  return moved;
}

Explanation Run::explain() const {
  if (!last()) return {};
  if (present_.at.ended) return {inspect(0).ending, {}, {}};
  return present_.pipeline.explain(present_.grid, *last());
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

std::uint64_t Run::phaseAhead() {
  prepareStepBack();
  if (advancePresent(1) == 0) return phase();
  const std::uint64_t ahead = phase();
  seek(tick() - 1);
  return ahead;
}

bool Run::approachPhaseEnd(std::uint64_t goal, std::uint64_t ticks) {
  prepareStepBack();
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

bool Run::approachPhase(std::uint64_t goal, std::uint64_t ticks) {
  if (goal < phase()) {
    if (goal + 1 == phase()) return approach(phaseStart(), ticks);
    checkpoints_.restore(checkpoints_.beforePhase(goal), present_);
    changedEverywhere();
  }
  return approachPhaseEnd(goal, ticks);
}

Run::Arrival Run::approachWatched(const Goal& goal, std::uint64_t ticks, Watch& watch) {
  const bool mayStepBack = goal.phase < UINT64_MAX || watch.looksBack();
  Mutation made;
  for (; ticks > 0 && tick() < goal.tick; --ticks) {
    if (mayStepBack) prepareStepBack();
    if (advancePresent(1, {&made, 1}) == 0) return {true, {}};
    const Watch::Hits hits = watch.look(present_, total_);
    if (hits.before || phase() > goal.phase) {
      seek(tick() - 1);
      return {true, hits.before};
    }
    if (hits.now) return {true, hits.now};
  }
  return {tick() >= goal.tick || finished(), {}};
}

bool Run::scout(std::uint64_t ticks) {
  if (total_) return true;
  if (!scout_) {
    scout_ = present_;
    if (const std::uint64_t kept = checkpoints_.before(reached_); kept > tick())
      checkpoints_.restore(kept, *scout_);
  }
  std::array<Mutation, batchSize> buffer;
  advance(*scout_, ticks, buffer);
  if (total_ || scout_->at.tick <= tick()) scout_.reset();
  if (finished()) advancePresent(0);
  return total_.has_value();
}

std::uint64_t Run::bytes() const {
  const auto momentBytes = [](const Moment& moment) {
    return moment.grid.bytes() + moment.pipeline.bytes();
  };
  std::uint64_t bytes = sizeof(Run) + momentBytes(present_) + checkpoints_.bytes() +
                        curves_.bytes() + recent_.bytes() +
                        blockRevisions_.capacity() * sizeof(std::uint64_t);
  if (scout_) bytes += momentBytes(*scout_);
  return bytes;
}

}  // namespace mazescope
