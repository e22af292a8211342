#pragma once

#include "export/format.hpp"

#include <string>
#include <string_view>

// Descriptors as lines of text, for help and lists.

namespace mazescope::cli {

/// A parameter as it is `given`, such as with "--set ": its default and its help, then its bounds or
/// choices; two spaces in.
[[nodiscard]] std::string described(const ParameterInfo& parameter, std::string_view given);

/// A format and its options.
[[nodiscard]] std::string described(const exports::Format& format);

}  // namespace mazescope::cli
