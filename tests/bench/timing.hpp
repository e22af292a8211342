#pragma once

#include <algorithm>
#include <ctime>
#include <vector>

namespace mazescope::bench {

/// Seconds of processor time that a call takes: what else the machine does is not counted.
template <class Call>
double seconds(Call call) {
  const std::clock_t before = std::clock();
  call();
  return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace mazescope::bench
