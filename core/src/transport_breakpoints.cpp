#include "scaled.hpp"

#include <mazescope/transport.hpp>

#include <algorithm>

namespace mazescope {

namespace {

std::vector<Watch> watchesOf(const Transport::Runs& runs) {
  std::vector<Watch> watches;
  for (std::size_t run = 0; run < runs.all.size(); ++run)
    watches.emplace_back(runs.breakpoints, run, runs.all[run]->stages(),
                         runs.all[run]->spec().size);
  return watches;
}

bool allEmpty(const std::vector<Watch>& watches) {
  return std::all_of(watches.begin(), watches.end(), [](const Watch& w) { return w.empty(); });
}

}  // namespace

// --- forwards ---------------------------------------------------------------------------------

void Transport::toNextBreakpoint(const Runs& runs) {
  pause();
  if (finished(runs)) {
    news_ = News::noneAhead;
    return;
  }
  playing_ = true;
  hurrying_ = true;
}

/// Makes the watches fit, so that what is met from here on counts.
void Transport::watch(const Runs& runs) {
  if (!std::exchange(watchesStale_, false)) return;
  watches_ = watchesOf(runs);
  for (std::size_t run = 0; run < watches_.size(); ++run)
    watches_[run].start(runs.all[run]->moment(), runs.all[run]->tick() + 1);
  if (!hurrying_ || !allEmpty(watches_)) return;
  pause();
  news_ = News::noneOn;
}

bool Transport::awaitsPercent(const Runs& runs) const {
  for (std::size_t run = 0; run < watches_.size(); ++run)
    if (watches_[run].needsLength() && !runs.all[run]->total()) return true;
  return false;
}

bool Transport::bringWatched(const Runs& runs, std::size_t run, const Run::Goal& goal,
                             std::uint64_t ticks) {
  const Run::Arrival arrival = runs.all[run]->approachWatched(goal, ticks, watches_[run]);
  if (arrival.hit) meet(runs, run, *arrival.hit);
  return arrival.arrived;
}

/// The earliest position at which a run has reached a tick.
std::uint64_t Transport::positionAt(const Runs& runs, std::size_t run, std::uint64_t tick,
                                    std::uint64_t phase) const {
  if (byPhase()) return phase;
  if (!byPercent(runs) || run == runs.selected) return tick;
  return firstReaching(tick, *runs.all[runs.selected]->total(), *runs.all[run]->total());
}

/// A run stands where it has met a breakpoint: no run goes further than that.
void Transport::meet(const Runs& runs, std::size_t run, std::size_t breakpoint) {
  const Run& stopped = *runs.all[run];
  const std::uint64_t position = positionAt(runs, run, stopped.tick(), stopped.phase());
  phaseGoal_.reset();
  if (position < playback_.tick || !met_) {
    playback_.tick = position;
    met_ = Stop{run, breakpoint};
    places_.assign(runs.all.size(), std::nullopt);
  }
  places_[run] = stopped.tick();
}

// --- backwards --------------------------------------------------------------------------------

void Transport::toPreviousBreakpoint(const Runs& runs) {
  pause();
  watches_ = watchesOf(runs);
  watchesStale_ = true;
  if (allEmpty(watches_)) {
    news_ = News::noneOn;
    return;
  }
  for (std::size_t run = 0; run < runs.all.size(); ++run)
    searches_.emplace_back(*runs.all[run], watches_[run]);
}

std::optional<double> Transport::searched() const {
  if (searches_.empty()) return std::nullopt;
  double least = 1;
  for (const BackwardSearch& search : searches_) least = std::min(least, search.progress());
  return least;
}

bool Transport::search(const Runs& runs, std::uint64_t ticks) {
  if (awaitsPercent(runs)) return false;
  std::uint64_t latest = 0;  // position of a hit
  for (std::size_t run = 0; run < searches_.size(); ++run)
    if (const auto& hit = searches_[run].hit(); hit && searches_[run].done())
      latest = std::max(latest, positionAt(runs, run, hit->tick, hit->phase));
  bool done = true;
  for (std::size_t run = 0; run < searches_.size(); ++run) {
    const bool tooEarly = positionAt(runs, run, searches_[run].end(), UINT64_MAX) < latest;
    if (!tooEarly) done = searches_[run].work(*runs.all[run], ticks) && done;
  }
  if (done) goToFound(runs);
  return true;
}

void Transport::goToFound(const Runs& runs) {
  const std::vector<BackwardSearch> searches = std::exchange(searches_, {});
  std::optional<std::uint64_t> latest;
  std::vector<std::optional<std::uint64_t>> positions;
  for (std::size_t run = 0; run < searches.size(); ++run) {
    const auto& hit = searches[run].hit();
    positions.emplace_back(hit ? std::optional(positionAt(runs, run, hit->tick, hit->phase))
                               : std::nullopt);
    latest = std::max(latest, positions.back());
  }
  if (!latest) {
    news_ = News::noneBefore;
    return;
  }
  goTo(*latest);
  places_.resize(searches.size());
  for (std::size_t run = 0; run < searches.size(); ++run) {
    if (positions[run] != latest) continue;
    places_[run] = searches[run].hit()->tick;
    if (!met_) met_ = Stop{run, searches[run].hit()->breakpoint};
  }
}

}  // namespace mazescope
