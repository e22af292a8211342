#include <mazescope/transport.hpp>

#include <algorithm>
#include <cmath>

namespace mazescope {

namespace {

std::uint64_t moved(std::uint64_t from, std::int64_t by) {
  if (by >= 0) return from + static_cast<std::uint64_t>(by);
  return from - std::min(from, std::uint64_t{0} - static_cast<std::uint64_t>(by));
}

}  // namespace

// --- settings ---------------------------------------------------------------------------------

void Transport::setKeepStep(const Runs& runs, KeepStep keepStep) {
  playback_.keepStep = keepStep;
  awaitsLengths_ = false;
  const Run& selected = *runs.all[runs.selected];
  playback_.tick = byPhase() ? selected.phase() : selected.tick();
}

void Transport::reselected(const Runs& runs) {
  if (byPercent(runs) && !moving_) playback_.tick = runs.all[runs.selected]->tick();
}

void Transport::play(const Runs& runs) {
  pause();
  if (finished(runs)) seek(0);
  playing_ = true;
  owed_ = 0;
}

void Transport::playBackwards(const Runs& runs) {
  if (position(runs) == 0) return;
  pause();
  playing_ = true;
  backwards_ = true;
  owed_ = 0;
}

void Transport::pause() {
  playing_ = false;
  backwards_ = false;
  hurrying_ = false;
  phaseGoal_.reset();
  searches_.clear();
}

void Transport::seek(std::uint64_t position) {
  phaseGoal_.reset();
  searches_.clear();
  owed_ = 0;
  goTo(position);
  watchesStale_ = true;
}

void Transport::seekTick(const Runs& runs, std::uint64_t tick) {
  seek(byPhase() ? position(runs) : tick);
  if (!byPhase()) return;
  places_.resize(runs.all.size());
  places_[runs.selected] = tick;
  aligning_ = runs.selected;
}

void Transport::goTo(std::uint64_t position) {
  playback_.tick = position;
  moving_ = true;
  watching_ = false;
  places_.clear();
  aligning_.reset();
  met_.reset();
  stop_.reset();
}

void Transport::changed() {
  phaseGoal_.reset();
  searches_.clear();
  places_.clear();
  aligning_.reset();
  met_.reset();
  stop_.reset();
  watchesStale_ = true;
}

void Transport::restart() {
  seek(0);
  moving_ = false;
  awaitsLengths_ = false;
}

void Transport::toEnd() {
  pause();
  seek(UINT64_MAX);
}

void Transport::stepTicks(const Runs& runs, std::int64_t ticks) {
  pause();
  const Length known = length(runs);
  const std::uint64_t from = position(runs);
  if (byPhase()) {
    seek(from);
    for (const Run* run : runs.all)
      places_.emplace_back(std::min(moved(run->tick(), ticks), run->total().value_or(UINT64_MAX)));
    return;
  }
  const std::uint64_t wanted = moved(from, ticks);
  seek(known.complete ? std::min(wanted, known.ticks) : wanted);
}

void Transport::stepPhases(const Runs& runs, std::int64_t phases) {
  pause();
  Run& leading = *runs.all[leader(runs)];
  if (byPhase()) {
    seek(phases > 0 ? moved(leading.phaseAhead(), phases - 1) : moved(position(runs), phases));
  } else if (phases > 0) {
    seek(position(runs));
    phaseGoal_ = PhaseGoal{leader(runs), moved(leading.phaseAhead(), phases - 1)};
  } else if (phases < 0) {
    if (phases < -1) leading.backPhases(static_cast<std::uint64_t>(-(phases + 1)));
    seek(leading.phaseStart());  // in slices: it may be far from the nearest checkpoint
  }
}

// --- moving -----------------------------------------------------------------------------------

void Transport::elapse(double seconds) {
  if (!playing_ || !std::isfinite(playback_.speed)) return;
  const double most = playback_.speed * longestElapse;
  owed_ = std::min(owed_ + std::min(playback_.speed * std::max(seconds, 0.0), most), 1 + most);
}

bool Transport::work(const Runs& runs, std::uint64_t ticks) {
  if (!searches_.empty()) return search(runs, ticks);
  if (awaitsLengths_ && byPercent(runs)) moving_ = true;
  if (moving_ && !approach(runs, ticks)) return true;
  moving_ = false;
  if (met_) {
    pause();
    stop_ = std::exchange(met_, std::nullopt);
    news_ = News::stopped;
    watchesStale_ = true;
  }
  if (!playing_) return false;
  if (backwards_) return moveBack(runs, ticks);
  if (!finished(runs)) return moveOn(runs, ticks);
  if (hurrying_) news_ = News::noneAhead;
  pause();
  return false;
}

/// Brings every run nearer to where it should be; returns whether all have arrived.
bool Transport::approach(const Runs& runs, std::uint64_t ticks) {
  if (watching_) watch(runs);
  bool arrived = !phaseGoal_ || approachPhaseGoal(runs, ticks);
  // Until a length was known, a run kept step by tick and may have stopped at its end.
  if (byPercent(runs)) playback_.tick = std::min(playback_.tick, *runs.all[runs.selected]->total());
  const std::uint64_t goal = playback_.tick;
  for (std::size_t run = 0; run < runs.all.size(); ++run)
    arrived = bring(runs, run, ticks) && arrived;
  if (aligning_ && arrived) playback_.tick = runs.all[*std::exchange(aligning_, {})]->phase();
  arrived = arrived && playback_.tick == goal;  // a breakpoint or a run may have moved it
  if (finished(runs)) playback_.tick = std::min(playback_.tick, length(runs).ticks);
  awaitsLengths_ = playback_.keepStep == KeepStep::percent && !byPercent(runs);
  return arrived;
}

bool Transport::approachPhaseGoal(const Runs& runs, std::uint64_t ticks) {
  const auto [leading, phase] = *phaseGoal_;
  const bool arrived = watching_ ? bringWatched(runs, leading, {UINT64_MAX, phase}, ticks)
                                 : runs.all[leading]->approachPhaseEnd(phase, ticks);
  if (phaseGoal_) playback_.tick = runs.all[leading]->tick();
  if (arrived) phaseGoal_.reset();
  return arrived;
}

bool Transport::bring(const Runs& runs, std::size_t run, std::uint64_t ticks) {
  Run& moving = *runs.all[run];
  if (run < places_.size() && places_[run]) return moving.approach(*places_[run], ticks);
  if (byPhase())
    return watching_ && moving.phase() <= playback_.tick
               ? bringWatched(runs, run, {UINT64_MAX, playback_.tick}, ticks)
               : moving.approachPhase(playback_.tick, ticks);
  const std::uint64_t tick = target(runs, run);
  return watching_ && moving.tick() < tick ? bringWatched(runs, run, {tick, UINT64_MAX}, ticks)
                                           : moving.approach(tick, ticks);
}

/// While playing: sets the next goal; returns whether there was time for one.
bool Transport::moveOn(const Runs& runs, std::uint64_t ticks) {
  watch(runs);
  if (!playing_ || awaitsPercent(runs)) return false;
  const bool watched =
      std::any_of(watches_.begin(), watches_.end(), [](const Watch& w) { return !w.empty(); });
  const bool fast = hurrying_ || !std::isfinite(playback_.speed);
  const double whole = fast ? static_cast<double>(ticks) : std::floor(owed_);
  if (whole < 1) return false;
  // By phase the runs wait for each other, so that none is far ahead when another meets something.
  const double units = byPhase() && (watched || fast) ? 1 : whole;
  if (!fast) owed_ -= units;
  const auto count = static_cast<std::uint64_t>(units);
  if (byPhase())
    goTo(runs.all[leader(runs)]->phaseAhead() + count - 1);
  else if (fast || playback_.unit == PlayUnit::tick)
    goTo(position(runs) + count);
  else {
    const std::size_t leading = leader(runs);
    goTo(position(runs));
    phaseGoal_ = PhaseGoal{leading, runs.all[leading]->phaseAhead() + count - 1};
  }
  watching_ = watched;
  return true;
}

/// While playing backwards: as moveOn. A phase at a time, for where the one before begins is only known
/// once this one's beginning is reached.
bool Transport::moveBack(const Runs& runs, std::uint64_t ticks) {
  const std::uint64_t from = position(runs);
  if (from == 0) pause();
  const bool fast = !std::isfinite(playback_.speed);
  const double whole = fast ? static_cast<double>(ticks) : std::floor(owed_);
  if (!playing_ || whole < 1) return false;
  const bool phases = byPhase() || (!fast && playback_.unit == PlayUnit::phase);
  const double units = phases ? 1 : whole;
  if (!fast) owed_ -= units;
  const std::uint64_t count = std::min(from, static_cast<std::uint64_t>(units));
  goTo(phases && !byPhase() ? runs.all[leader(runs)]->phaseStart() : from - count);
  watchesStale_ = true;
  return true;
}

}  // namespace mazescope
