#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

namespace mazescope::bench {

/// Seconds that a call takes.
template <class Call>
double seconds(Call call) {
  const auto before = std::chrono::steady_clock::now();
  call();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
}

inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace mazescope::bench
