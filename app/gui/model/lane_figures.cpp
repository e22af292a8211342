#include "gui/model/lane_figures.hpp"

#include <new>

namespace mazescope::gui {

LaneFigures::Value LaneFigures::value(const Run& run, std::size_t statistic) const {
  const Statistic& info = statistics()[statistic];
  if (!info.needsStructure)
    return {info.value({run.grid(), run.counts(), nullptr, run.answer()}), {}};
  if (!tick_) return {};
  return {values_[statistic], tick_ == run.tick() ? std::nullopt : tick_};
}

bool LaneFigures::work(const Run& run, bool rests, std::uint64_t cells) {
  if (tick_ == run.tick()) {
    pending_.reset();
    return true;
  }
  if (pending_ && rests && pending_->tick != run.tick()) pending_.reset();
  if (!pending_ && !rests && run.grid().cellCount() > liveCells) return true;
  try {
    if (!pending_) pending_.emplace(run);
    if (pending_->analysis.work(cells)) finish();
  } catch (const std::bad_alloc&) {
    pending_.reset();
    tick_ = run.tick();
    values_.assign(statistics().size(), std::nullopt);
    ends_.reset();
  }
  return tick_ == run.tick();
}

void LaneFigures::finish() {
  values_.clear();
  for (const Statistic& statistic : statistics())
    values_.push_back(statistic.value({pending_->analysis.grid(), pending_->counts,
                                       pending_->analysis.structure(), std::nullopt}));
  ends_ = pending_->analysis.structure()->longestPathEnds;
  tick_ = pending_->tick;
  pending_.reset();
  ++revision_;
}

}  // namespace mazescope::gui
