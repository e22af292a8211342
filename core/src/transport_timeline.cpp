#include "scaled.hpp"

#include <mazescope/transport.hpp>

#include <algorithm>

namespace mazescope {

bool Transport::byPercent(const Runs& runs) const {
  return playback_.keepStep == KeepStep::percent &&
         std::all_of(runs.all.begin(), runs.all.end(),
                     [](const Run* run) { return run->total().has_value(); });
}

bool Transport::finished(const Runs& runs) {
  return std::all_of(runs.all.begin(), runs.all.end(),
                     [](const Run* run) { return run->finished(); });
}

std::uint64_t Transport::target(const Runs& runs, std::size_t run) const {
  if (!byPercent(runs)) return playback_.tick;
  return scaled(playback_.tick, *runs.all[runs.selected]->total(), *runs.all[run]->total());
}

/// The run whose phases are counted: the selected one, unless it has stopped short of the others.
std::size_t Transport::leader(const Runs& runs) const {
  const std::uint64_t now = position(runs);
  const auto leads = [&](const Run* run) {
    return (byPhase() ? run->phase() : run->tick()) == now;
  };
  if (leads(runs.all[runs.selected])) return runs.selected;
  const auto found = std::find_if(runs.all.begin(), runs.all.end(), leads);
  return found == runs.all.end() ? runs.selected
                                 : static_cast<std::size_t>(found - runs.all.begin());
}

std::uint64_t Transport::position(const Runs& runs) const {
  if (byPercent(runs)) return runs.all[runs.selected]->tick();
  if (!moving_ && !byPhase()) return playback_.tick;
  std::uint64_t furthest = 0;
  for (const Run* run : runs.all)
    furthest = std::max(furthest, byPhase() ? run->phase() : run->tick());
  return furthest;
}

Transport::Length Transport::length(const Runs& runs) const {
  if (byPercent(runs)) return {*runs.all[runs.selected]->total(), true};
  Length length{0, true};
  for (const Run* run : runs.all) {
    const std::uint64_t own = byPhase() ? run->totalPhases().value_or(run->phase())
                                        : run->total().value_or(run->reached());
    length.ticks = std::max(length.ticks, own);
    length.complete = length.complete && run->total();
  }
  return length;
}

}  // namespace mazescope
