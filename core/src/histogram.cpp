#include <mazescope/summary.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace mazescope {

namespace {

constexpr std::array<int, 3> digits{1, 2, 5};
constexpr int mostPower = 22;  // 10^22 is the last power of ten that a double holds exactly

/// A whole number times a power of ten, rounded once, to the double that is written like it.
double decimal(double number, int exponent) {
  double power = 1;
  for (int i = 0; i < std::abs(exponent); ++i) power *= 10;
  return exponent < 0 ? number / power : number * power;
}

struct Width {
  int digit;
  int exponent;

  [[nodiscard]] double times(double count) const { return decimal(count * digit, exponent); }
  /// The last multiple at or below a value, as a count. The quotient may be one off: 0.3 / 0.1.
  [[nodiscard]] double below(double value) const {
    double count = std::floor(value / times(1));
    while (times(count) > value) --count;
    while (times(count + 1) <= value) ++count;
    return count;
  }
};

/// The narrowest width that needs at most so many bins from one value to another.
Width narrowest(double minimum, double maximum, bool whole, double maximumBins) {
  constexpr double rounding = 1e-9;
  const double size = std::max(std::abs(minimum), std::abs(maximum));
  double span = maximum - minimum;
  // Nothing narrower than 1 for whole numbers. Others that are as good as equal have no span to go
  // by: bins of their own size.
  if (whole)
    span = std::max(span, maximumBins);
  else if (span < size * rounding)
    span = size;
  int exponent = std::max(static_cast<int>(std::floor(std::log10(span / maximumBins))), -mostPower);
  for (;; ++exponent)
    for (const int digit : digits) {
      const Width width{digit, exponent};
      if (width.below(maximum) - width.below(minimum) < maximumBins) return width;
    }
}

}  // namespace

Histogram histogram(std::span<const double> values, std::size_t maximumBins) {
  if (values.empty()) return {};
  const auto [minimum, maximum] = std::minmax_element(values.begin(), values.end());
  const bool whole = std::all_of(values.begin(), values.end(),
                                 [](double value) { return value == std::floor(value); });
  const Width width = narrowest(*minimum, *maximum, whole, static_cast<double>(maximumBins));

  Histogram histogram{.width = width.times(1), .edges = {}, .counts = {}};
  const double first = width.below(*minimum);
  const auto bins = static_cast<std::size_t>(width.below(*maximum) - first) + 1;
  for (std::size_t edge = 0; edge <= bins; ++edge)
    histogram.edges.push_back(width.times(first + static_cast<double>(edge)));
  histogram.counts.resize(bins);
  for (const double value : values) {
    const auto above = std::upper_bound(histogram.edges.begin(), histogram.edges.end(), value);
    ++histogram.counts[static_cast<std::size_t>(above - histogram.edges.begin() - 1)];
  }
  return histogram;
}

}  // namespace mazescope
