#pragma once

#include <mazescope/geometry.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

// The characters of Drawing::cells.

namespace mazescope::drawn {

inline constexpr char absent = '.';

/// Requires ways < 16.
constexpr char digitOf(std::uint32_t ways) { return "0123456789abcdef"[ways]; }

/// None: it is no digit.
constexpr std::optional<DirectionSet> waysOf(char digit) {
  if (digit >= '0' && digit <= '9') return DirectionSet(static_cast<std::uint32_t>(digit - '0'));
  if (digit >= 'a' && digit <= 'f')
    return DirectionSet(static_cast<std::uint32_t>(digit - 'a') + 10);
  return std::nullopt;
}

}  // namespace mazescope::drawn
