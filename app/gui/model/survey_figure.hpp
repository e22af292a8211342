#pragma once

#include "gui/model/survey.hpp"

#include <mazescope/summary.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazescope::gui {

/// One statistic of all parts of a survey, in the same bins, so that they compare.
struct SurveyFigure {
  struct Part {
    Summary summary;
    std::vector<std::uint64_t> counts;  ///< one for each bin
  };
  std::vector<double> edges;  ///< one more than there are bins; none without a value
  std::vector<Part> parts;
};

/// At most so many bins. O(records log bins).
[[nodiscard]] SurveyFigure figureOf(const Survey& survey, std::size_t statistic,
                                    std::size_t maximumBins);

}  // namespace mazescope::gui
