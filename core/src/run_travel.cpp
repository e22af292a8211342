#include <mazescope/run.hpp>

#include <algorithm>

// How a run comes to any of its ticks: forwards, back by undoing, or by way of a checkpoint.

namespace mazescope {

bool Run::approach(std::uint64_t wanted, std::uint64_t ticks) {
  if (total_) wanted = std::min(wanted, *total_);
  const std::uint64_t strideBefore = wanted - std::min(wanted, backStride);
  if (wanted < tick() && recent_.leads(tick(), wanted)) {
    undo(wanted);
    replayTo_ = wanted;
  } else if ((wanted < tick() || tick() < strideBefore) && jumpBelow(strideBefore)) {
    recent_.add(present_);
    replayTo_ = wanted;
  }
  replay(std::min(wanted, replayTo_), ticks);
  advancePresent(std::min(ticks, wanted - std::min(wanted, tick())));
  return tick() == wanted || finished();
}

/// Makes the present the nearest known moment at or before a tick, unless it is that already: the
/// scout's, or a checkpoint. Returns whether it has moved.
bool Run::jumpBelow(std::uint64_t wanted) {
  const std::uint64_t kept = checkpoints_.before(wanted);
  const bool scouted = scout_ && scout_->at.tick <= wanted && scout_->at.tick > kept;
  const bool here = tick() <= wanted;
  if (here && tick() >= (scouted ? scout_->at.tick : kept)) return false;
  if (scouted)
    present_ = *scout_;
  else
    checkpoints_.restore(kept, present_);
  changedEverywhere();
  return true;
}

void Run::undo(std::uint64_t wanted) {
  const bool painted = present_.pipeline.paintsMarks();
  const bool ended = present_.at.ended;
  const std::uint64_t before = phase();
  ++revision_;
  recent_.takeBack(present_, wanted, [this](const Mutation& mutation) { changed(mutation); });
  if ((painted || present_.pipeline.paintsMarks()) && (phase() != before || ended))
    changedEverywhere();
}

/// Goes forwards over known ground, to within `backStride` of a tick, and makes a place to come back to
/// half-way, and half-way from there, and so on: the nearer, the more places there are.
void Run::replay(std::uint64_t wanted, std::uint64_t& ticks) {
  while (ticks > 0 && recent_.leads(tick(), tick())) {
    const std::uint64_t from = recent_.latestPlace();
    if (wanted <= from + backStride) return;
    const std::uint64_t next =
        recent_.hasRoomForMore(present_) ? from + (wanted - from) / 2 : wanted - backStride;
    if (next < tick()) return;
    ticks -= advancePresent(std::min(ticks, next - tick()));
    if (tick() < next) return;
    recent_.add(present_);
  }
}

/// Makes sure that the present can be taken back by a tick soon.
void Run::prepareStepBack() {
  const bool near = recent_.leads(tick(), tick()) && tick() - recent_.latestPlace() <= backStride;
  if (!near) recent_.add(present_);
}

}  // namespace mazescope
