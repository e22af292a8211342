#include "gui/model/survey_figure.hpp"

#include <algorithm>

namespace mazescope::gui {

SurveyFigure figureOf(const Survey& survey, std::size_t statistic, std::size_t maximumBins) {
  std::vector<double> all;
  for (const Survey::Part& part : survey.parts()) {
    const std::vector<double> values = part.values(statistic);
    all.insert(all.end(), values.begin(), values.end());
  }
  SurveyFigure figure{histogram(all, maximumBins).edges, {}};
  const std::vector<double>& edges = figure.edges;
  for (const Survey::Part& records : survey.parts()) {
    SurveyFigure::Part part;
    part.counts.resize(edges.empty() ? 0 : edges.size() - 1);
    for (const double value : records.values(statistic)) {
      part.summary.add(value);
      const auto above = std::upper_bound(edges.begin(), edges.end(), value);
      ++part.counts[static_cast<std::size_t>(above - edges.begin() - 1)];
    }
    figure.parts.push_back(std::move(part));
  }
  return figure;
}

}  // namespace mazescope::gui
