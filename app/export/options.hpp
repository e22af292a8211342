#pragma once

#include <mazescope/spec.hpp>

#include <cstdint>
#include <string>
#include <string_view>

// The values of options that are complete and checked.

namespace mazescope::exports {

/// Requires an integer option without negative values.
inline std::uint32_t whole(const Parameters& options, std::string_view id) {
  return static_cast<std::uint32_t>(std::get<std::int64_t>(options.find(id)->second));
}

inline double real(const Parameters& options, std::string_view id) {
  return std::get<double>(options.find(id)->second);
}

/// Whether the option is at this choice.
inline bool chosen(const Parameters& options, std::string_view id, std::string_view choice) {
  return std::get<std::string>(options.find(id)->second) == choice;
}

}  // namespace mazescope::exports
