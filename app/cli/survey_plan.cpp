#include "cli/survey_plan.hpp"

#include "cli/arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace mazescope::cli {

namespace {

/// The texts before and after what stands between them.
std::pair<std::string_view, std::string_view> split(std::string_view option, std::string_view text,
                                                    std::string_view between,
                                                    std::string_view expected) {
  const std::size_t at = text.find(between);
  if (at == std::string_view::npos)
    throw BadUse(
        fmt::format("{}: must be {}; it is {}", option, expected, text.empty() ? "empty" : text));
  return {text.substr(0, at), text.substr(at + between.size())};
}

void readSeeds(std::string_view text, SurveyPlan& plan) {
  constexpr std::uint64_t most = 1000000000;
  constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
  const auto [first, last] =
      split("--seeds", text, "..", "the first and the last seed, such as 0..999");
  plan.firstSeed = wholeNumber("--seeds", first, 0, largest, "a first seed");
  const std::uint64_t after = std::min(largest - plan.firstSeed, most - 1);
  plan.seeds = wholeNumber("--seeds", last, plan.firstSeed, plan.firstSeed + after,
                           fmt::format("a last seed ({} seeds at most)", most)) -
               plan.firstSeed + 1;
}

void readShard(std::string_view text, SurveyPlan& plan) {
  constexpr std::uint64_t most = 1000000;
  const auto [part, parts] =
      split("--shard", text, "/", "a part and the number of parts, such as 1/4");
  const std::uint64_t n = wholeNumber("--shard", parts, 1, most, "a number of parts");
  const std::uint64_t i = wholeNumber("--shard", part, 1, n, "a part");
  const std::uint64_t records = plan.subject.lanes.size() * plan.seeds;
  plan.begin = records * (i - 1) / n;
  plan.end = records * i / n;
  plan.firstPart = i == 1;
}

}  // namespace

Spec SurveyPlan::spec(std::uint64_t record) const {
  Spec spec = subject.lanes[lane(record)];
  spec.seed = seed(record);
  return spec;
}

SurveyPlan surveyPlan(Subject subject, std::string_view seeds, std::string_view shard) {
  SurveyPlan plan;
  plan.subject = std::move(subject);
  readSeeds(seeds, plan);
  readShard(shard, plan);
  return plan;
}

}  // namespace mazescope::cli
