#include <mazescope/transport.hpp>

#include <algorithm>
#include <cmath>

namespace mazescope {

namespace {

bool finished(const Transport::Runs& runs) {
  return std::all_of(runs.all.begin(), runs.all.end(),
                     [](const Run* run) { return run->finished(); });
}

/// The tick of a run of `length` that is as far as tick `position` of one of `whole`.
std::uint64_t scaled(std::uint64_t position, std::uint64_t whole, std::uint64_t length) {
  if (position >= whole) return length;
  if (length == whole) return position;
  const double share = static_cast<double>(position) / static_cast<double>(whole);
  return std::min(length,
                  static_cast<std::uint64_t>(std::llround(share * static_cast<double>(length))));
}

std::uint64_t moved(std::uint64_t from, std::int64_t by) {
  if (by >= 0) return from + static_cast<std::uint64_t>(by);
  return from - std::min(from, std::uint64_t{0} - static_cast<std::uint64_t>(by));
}

}  // namespace

// --- settings ---------------------------------------------------------------------------------

void Transport::setKeepStep(const Runs& runs, KeepStep keepStep) {
  playback_.keepStep = keepStep;
  awaitsLengths_ = false;
  playback_.tick = runs.all[runs.selected]->tick();
}

void Transport::reselected(const Runs& runs) {
  if (byPercent(runs) && !moving_) playback_.tick = runs.all[runs.selected]->tick();
}

void Transport::play(const Runs& runs) {
  if (finished(runs)) seek(0);
  playing_ = true;
  owed_ = 0;
}

void Transport::pause() {
  playing_ = false;
  phaseGoal_.reset();
}

void Transport::seek(std::uint64_t position) {
  phaseGoal_.reset();
  owed_ = 0;
  goTo(position);
}

void Transport::goTo(std::uint64_t position) {
  playback_.tick = position;
  moving_ = true;
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
  const std::uint64_t wanted = moved(position(runs), ticks);
  seek(known.complete ? std::min(wanted, known.ticks) : wanted);
}

void Transport::stepPhases(const Runs& runs, std::int64_t phases) {
  pause();
  Run& leading = *runs.all[leader(runs)];
  if (phases > 0) {
    phaseGoal_ = PhaseGoal{leader(runs), moved(leading.phaseAhead(), phases - 1)};
    moving_ = true;
  } else if (phases < 0) {
    if (phases < -1) leading.backPhases(static_cast<std::uint64_t>(-(phases + 1)));
    seek(leading.phaseStart());  // in slices: it may be far from the nearest checkpoint
  }
}

// --- the timeline -----------------------------------------------------------------------------

bool Transport::byPercent(const Runs& runs) const {
  return playback_.keepStep == KeepStep::percent &&
         std::all_of(runs.all.begin(), runs.all.end(),
                     [](const Run* run) { return run->total().has_value(); });
}

std::uint64_t Transport::target(const Runs& runs, std::size_t run) const {
  if (!byPercent(runs)) return playback_.tick;
  return scaled(playback_.tick, *runs.all[runs.selected]->total(), *runs.all[run]->total());
}

/// The run whose phases are counted: the selected one, unless it has stopped short of the others.
std::size_t Transport::leader(const Runs& runs) const {
  const std::uint64_t now = position(runs);
  if (runs.all[runs.selected]->tick() == now) return runs.selected;
  const auto found = std::find_if(runs.all.begin(), runs.all.end(),
                                  [now](const Run* run) { return run->tick() == now; });
  return found == runs.all.end() ? runs.selected
                                 : static_cast<std::size_t>(found - runs.all.begin());
}

std::uint64_t Transport::position(const Runs& runs) const {
  if (byPercent(runs)) return runs.all[runs.selected]->tick();
  if (!moving_) return playback_.tick;
  std::uint64_t furthest = 0;
  for (const Run* run : runs.all) furthest = std::max(furthest, run->tick());
  return furthest;
}

Transport::Length Transport::length(const Runs& runs) const {
  if (byPercent(runs)) return {*runs.all[runs.selected]->total(), true};
  Length length{0, true};
  for (const Run* run : runs.all) {
    length.ticks = std::max(length.ticks, run->total().value_or(run->reached()));
    length.complete = length.complete && run->total();
  }
  return length;
}

// --- moving -----------------------------------------------------------------------------------

void Transport::elapse(double seconds) {
  if (!playing_ || !std::isfinite(playback_.speed)) return;
  const double most = playback_.speed * longestElapse;
  owed_ = std::min(owed_ + std::min(playback_.speed * std::max(seconds, 0.0), most), 1 + most);
}

bool Transport::work(const Runs& runs, std::uint64_t ticks) {
  if (awaitsLengths_ && byPercent(runs)) moving_ = true;
  if (moving_ && !approach(runs, ticks)) return true;
  moving_ = false;
  if (!playing_) return false;
  if (!finished(runs)) return moveOn(runs, ticks);
  pause();
  return false;
}

/// Brings every run nearer to where it should be; returns whether all have arrived.
bool Transport::approach(const Runs& runs, std::uint64_t ticks) {
  bool arrived = true;
  if (phaseGoal_) {
    Run& leading = *runs.all[phaseGoal_->run];
    arrived = leading.approachPhaseEnd(phaseGoal_->phase, ticks);
    playback_.tick = leading.tick();
    if (arrived) phaseGoal_.reset();
  }
  // Until a length was known, a run kept step by tick and may have stopped at its end.
  if (byPercent(runs)) playback_.tick = std::min(playback_.tick, *runs.all[runs.selected]->total());
  for (std::size_t run = 0; run < runs.all.size(); ++run)
    arrived = runs.all[run]->approach(target(runs, run), ticks) && arrived;
  if (finished(runs)) playback_.tick = std::min(playback_.tick, length(runs).ticks);
  awaitsLengths_ = playback_.keepStep == KeepStep::percent && !byPercent(runs);
  return arrived;
}

/// While playing: sets the next goal; returns whether there was time for one.
bool Transport::moveOn(const Runs& runs, std::uint64_t ticks) {
  if (!std::isfinite(playback_.speed)) {
    goTo(position(runs) + ticks);
    return true;
  }
  const double whole = std::floor(owed_);
  if (whole < 1) return false;
  owed_ -= whole;
  const auto units = static_cast<std::uint64_t>(whole);
  if (playback_.unit == PlayUnit::tick)
    goTo(position(runs) + units);
  else {
    phaseGoal_ = PhaseGoal{leader(runs), runs.all[leader(runs)]->phaseAhead() + units - 1};
    moving_ = true;
  }
  return true;
}

}  // namespace mazescope
