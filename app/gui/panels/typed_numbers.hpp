#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace mazescope::gui {

// What is typed into fields. A number is read the same way whatever the locale is.

/// Empty for anything but one finite number.
[[nodiscard]] std::optional<double> parsedReal(const std::string& typed);

/// A number moved into its bounds; empty if it is no whole number.
[[nodiscard]] std::optional<std::int64_t>
clampedInteger(const std::string& typed, std::int64_t minimum, std::int64_t maximum);

/// Exact over all 64 bits; empty for anything but decimal digits that fit.
[[nodiscard]] std::optional<std::uint64_t> parsedSeed(const std::string& typed);

}  // namespace mazescope::gui
