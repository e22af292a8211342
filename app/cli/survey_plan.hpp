#pragma once

#include "cli/subject.hpp"

#include <mazescope/spec.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mazescope::cli {

/// Which records a survey makes. All there are, counted from 0, go lane by lane, and in each by
/// seed; a part of them is begin, begin + 1, ..., end - 1.
struct SurveyPlan {
  Subject subject;
  std::uint64_t firstSeed = 0;
  std::uint64_t seeds = 0;  ///< of each lane
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  bool firstPart = true;

  /// The index of a record's lane in the subject.
  [[nodiscard]] std::size_t lane(std::uint64_t record) const {
    return static_cast<std::size_t>(record / seeds);
  }
  [[nodiscard]] std::uint64_t seed(std::uint64_t record) const {
    return firstSeed + record % seeds;
  }
  [[nodiscard]] Spec spec(std::uint64_t record) const;
};

/// `seeds`: "A..B", both included. `shard`: "i/n", the i-th of n parts. Throws BadUse.
[[nodiscard]] SurveyPlan surveyPlan(Subject subject, std::string_view seeds,
                                    std::string_view shard);

}  // namespace mazescope::cli
