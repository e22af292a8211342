#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace mazescope {

/// The tick of a run of `length` that is as far as tick `position` of one of `whole`.
inline std::uint64_t scaled(std::uint64_t position, std::uint64_t whole, std::uint64_t length) {
  if (position >= whole) return length;
  if (length == whole) return position;
  const double share = static_cast<double>(position) / static_cast<double>(whole);
  return std::min(length,
                  static_cast<std::uint64_t>(std::llround(share * static_cast<double>(length))));
}

/// The first position of which `scaled` makes `tick` or more. Requires tick <= length.
inline std::uint64_t firstReaching(std::uint64_t tick, std::uint64_t whole, std::uint64_t length) {
  std::uint64_t low = 0;
  for (std::uint64_t high = whole; low < high;) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (scaled(middle, whole, length) >= tick)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

}  // namespace mazescope
