#include <mazescope/backward_search.hpp>

#include <algorithm>
#include <utility>

namespace mazescope {

BackwardSearch::BackwardSearch(const Run& run, Watch watch)
    : watch_(std::move(watch)), moment_(run.moment()), before_(run.tick()),
      done_(watch_.empty() || before_ == 0) {
  if (!done_) startInterval(run, before_);
}

void BackwardSearch::startInterval(const Run& run, std::uint64_t end) {
  end_ = end;
  start_ = run.checkpoints().before(end - 1);
  run.checkpoints().restore(start_, moment_);
  watch_.start(moment_, std::max<std::uint64_t>(1, start_));
}

bool BackwardSearch::work(const Run& run, std::uint64_t ticks) {
  Mutation made;
  while (!done_ && ticks > 0) {
    for (; ticks > 0 && moment_.at.tick < end_; --ticks) {
      moment_.pipeline.step(moment_.grid, {&made, 1}, moment_.at.counts);
      moment_.at.follow({&made, 1});
      const Watch::Hits hits = watch_.look(moment_, run.total());
      if (hits.before) hit_ = {moment_.at.tick - 1, moment_.at.phase - 1, *hits.before};
      if (hits.now && moment_.at.tick < before_)
        hit_ = {moment_.at.tick, moment_.at.phase, *hits.now};
    }
    if (moment_.at.tick < end_) break;
    done_ = hit_ || start_ == 0;
    if (!done_) startInterval(run, start_);
  }
  return done_;
}

double BackwardSearch::progress() const {
  if (done_ || before_ == 0) return 1;
  return 1 - static_cast<double>(end_) / static_cast<double>(before_);
}

}  // namespace mazescope
