#include <mazescope/summary.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace mazescope {

void Summary::add(double value) {
  minimum_ = count_ == 0 ? value : std::min(minimum_, value);
  maximum_ = count_ == 0 ? value : std::max(maximum_, value);
  ++count_;
  const double away = value - mean_;
  mean_ += away / static_cast<double>(count_);
  squares_ += away * (value - mean_);
}

std::optional<double> Summary::deviation() const {
  return from(2, std::sqrt(squares_ / (static_cast<double>(count_) - 1)));
}

std::optional<double> Summary::interval() const {
  if (count_ < 2) return std::nullopt;
  return studentQuantile(count_ - 1) * *deviation() / std::sqrt(static_cast<double>(count_));
}

double studentQuantile(std::uint64_t degreesOfFreedom) {
  constexpr std::array<double, 10> few{12.70620474, 4.30265273, 3.18244631, 2.77644511, 2.57058184,
                                       2.44691185,  2.36462425, 2.30600414, 2.26215716, 2.22813885};
  if (degreesOfFreedom <= few.size()) return few[static_cast<std::size_t>(degreesOfFreedom - 1)];

  constexpr double x = 1.959963984540054;  // the same quantile of the normal distribution
  constexpr double s = x * x;
  constexpr double first = x * (s + 1) / 4;
  constexpr double second = x * ((5 * s + 16) * s + 3) / 96;
  constexpr double third = x * (((3 * s + 19) * s + 17) * s - 15) / 384;
  constexpr double fourth = x * ((((79 * s + 776) * s + 1482) * s - 1920) * s - 945) / 92160;
  const auto n = static_cast<double>(degreesOfFreedom);
  return x + (first + (second + (third + fourth / n) / n) / n) / n;
}

}  // namespace mazescope
