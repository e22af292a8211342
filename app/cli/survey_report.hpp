#pragma once

#include "cli/survey_plan.hpp"

#include <mazescope/summary.hpp>
#include <mazescope/trial.hpp>

#include <string>
#include <vector>

namespace mazescope::cli {

/// What a survey did, in words for whoever waits for it. The plan must outlive it.
class SurveyReport {
public:
  explicit SurveyReport(const SurveyPlan& plan);

  /// Of each record, in order.
  void add(std::size_t lane, const TrialResult& result);

  /// What was run, a line for each lane: "1000 mazes: Recursive backtracker, 40 x 30, seeds 0 to
  /// 999"; with summaries also the mean of each statistic and its 95 % interval.
  [[nodiscard]] std::string text(bool withSummaries) const;

private:
  const SurveyPlan* plan_;
  std::vector<std::vector<Summary>> summaries_;  // by lane and statistic
};

}  // namespace mazescope::cli
