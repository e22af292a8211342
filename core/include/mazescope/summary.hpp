#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mazescope {

/// What can be said of a list of numbers without keeping them. They are added one by one; the same
/// numbers in the same order give the same summary. Every figure is empty where it has no meaning.
///
/// Mean and deviation by B. P. Welford, "Note on a method for calculating corrected sums of squares
/// and products", Technometrics 4(3), 1962: numbers that are large and close together lose nothing.
class Summary {
public:
  void add(double value);  ///< a finite one. O(1)

  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] std::optional<double> mean() const { return from(1, mean_); }
  [[nodiscard]] std::optional<double> minimum() const { return from(1, minimum_); }
  [[nodiscard]] std::optional<double> maximum() const { return from(1, maximum_); }
  /// Of a sample: the root of the sum of squares over n - 1. Needs two numbers.
  [[nodiscard]] std::optional<double> deviation() const;
  /// Half the width of the 95 % confidence interval of the mean: t * deviation / sqrt(n), where t
  /// is studentQuantile(n - 1). Needs two numbers, drawn independently; for few of them it also
  /// supposes that they are about normally distributed.
  [[nodiscard]] std::optional<double> interval() const;

private:
  [[nodiscard]] std::optional<double> from(std::uint64_t count, double figure) const {
    return count_ < count ? std::nullopt : std::optional(figure);
  }

  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // of the distances from the mean, summed
  double minimum_ = 0;
  double maximum_ = 0;
};

/// The 97.5 % quantile of Student's t distribution. Up to ten degrees of freedom a table, correct to
/// eight decimals; above, the expansion 26.7.5 of M. Abramowitz and I. A. Stegun, "Handbook of
/// Mathematical Functions", 1964, to its fourth term: off by less than 3 parts in a million at 11,
/// by less than 2 in a hundred million at 30. Requires degreesOfFreedom > 0.
[[nodiscard]] double studentQuantile(std::uint64_t degreesOfFreedom);

/// Numbers counted in bins of one width.
struct Histogram {
  double width = 0;           ///< 1, 2 or 5 times a power of ten
  std::vector<double> edges;  ///< one more than there are bins: multiples of the width, rising
  /// counts[i] numbers are at or above edges[i] and below edges[i + 1]. The first and the last are
  /// not 0.
  std::vector<std::uint64_t> counts;
};

/// The narrowest bins of such a width of which at most `maximumBins` are needed. If all values are
/// whole numbers, so is the width. Of equal values one bin; of none, nothing. Requires finite
/// values, at most 2^53 in magnitude, and maximumBins > 1. O(n log bins).
[[nodiscard]] Histogram histogram(std::span<const double> values, std::size_t maximumBins);

}  // namespace mazescope
