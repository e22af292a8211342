#pragma once

#include "gui/ui.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mazescope::gui::widgets {

struct HistogramBars {
  const std::vector<double>& edges;          ///< one more than there are bars, rising
  const std::vector<std::uint64_t>& counts;  ///< one for each bar
  std::optional<double> mean;
  std::optional<double> interval;  ///< half the width of the band around the mean
  std::string (*text)(double);     ///< of a number on the axis
};

/// Bars with an axis below them, the mean as a line, and its interval as a band. Under the mouse, a
/// bar's bounds and count.
void histogram(const Ui& ui, const char* name, const HistogramBars& bars, ImVec2 size);

}  // namespace mazescope::gui::widgets
