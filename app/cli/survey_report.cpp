#include "cli/survey_report.hpp"

#include <mazescope/registry.hpp>
#include <mazescope/statistics.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::cli {

namespace {

/// Of the records begin to end - 1, which are all of one lane.
std::string whatWasRun(const SurveyPlan& plan, std::uint64_t begin, std::uint64_t end) {
  const Spec& spec = plan.subject.lanes[plan.lane(begin)];
  const AlgorithmInfo& info = algorithm(spec.algorithm);
  const std::uint64_t count = end - begin;
  std::string text = fmt::format(
      "{} {}{}: {}, {} x {}, seed{} {}", count, info.grid == GridKind::maze ? "maze" : "cave",
      count == 1 ? "" : "s", info.variant(spec.parameters).name, spec.size.width, spec.size.height,
      count == 1 ? "" : "s", plan.seed(begin));
  if (count > 1) text += fmt::format(" to {}", plan.seed(end - 1));
  return text + '\n';
}

std::string inWords(const std::vector<Summary>& summaries) {
  std::string text;
  for (std::size_t i = 0; i < summaries.size(); ++i) {
    const Statistic& statistic = statistics()[i];
    const Summary& summary = summaries[i];
    if (!summary.mean()) continue;
    text += fmt::format("  {:<26} {:>12.6g}", statistic.name, *summary.mean());
    if (summary.interval()) text += fmt::format(" ± {:.3g}", *summary.interval());
    text += '\n';
  }
  return text;
}

}  // namespace

SurveyReport::SurveyReport(const SurveyPlan& plan)
    : plan_(&plan),
      summaries_(plan.subject.lanes.size(), std::vector<Summary>(statistics().size())) {}

void SurveyReport::add(std::size_t lane, const TrialResult& result) {
  for (std::size_t i = 0; i < result.values.size(); ++i)
    if (result.values[i]) summaries_[lane][i].add(*result.values[i]);
}

std::string SurveyReport::text(bool withSummaries) const {
  if (plan_->begin == plan_->end) return "no records: there are fewer than parts\n";
  std::string text;
  for (std::uint64_t begin = plan_->begin; begin < plan_->end;) {
    const std::size_t lane = plan_->lane(begin);
    const std::uint64_t end = std::min((lane + 1) * plan_->seeds, plan_->end);
    text += whatWasRun(*plan_, begin, end);
    if (withSummaries) text += inWords(summaries_[lane]);
    begin = end;
  }
  return text;
}

}  // namespace mazescope::cli
