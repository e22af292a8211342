#include <mazescope/trial.hpp>

#include "moment.hpp"

#include <algorithm>
#include <array>

namespace mazescope {

Trial::Trial(const Spec& spec) : seed_(spec.seed), moment_(startOf(resolved(spec))) {}

bool Trial::work(std::uint64_t effort) {
  if (!analysis_)
    grow(effort);
  else if (!result_ && analysis_->work(effort))
    measure();
  return result_.has_value();
}

void Trial::grow(std::uint64_t moves) {
  std::array<Mutation, 256> buffer;
  while (moves > 0) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(moves, buffer.size()));
    const std::size_t made =
        moment_.pipeline.step(moment_.grid, std::span(buffer).first(wanted), moment_.at.counts);
    moment_.at.follow(std::span(buffer).first(made));
    moves -= made;
    if (made == wanted) continue;
    analysis_.emplace(moment_.grid);
    return;
  }
}

void Trial::measure() {
  result_ = TrialResult{seed_, moment_.at.tick, moment_.at.phase, {}};
  for (const Statistic& statistic : statistics())
    result_->values.push_back(statistic.value(
        {moment_.grid, moment_.at.counts, analysis_->structure(), moment_.pipeline.answer()}));
}

}  // namespace mazescope
