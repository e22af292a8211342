#pragma once

#include <mazescope/algorithm.hpp>

#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

// Texts of the command line as values. Numbers are read whole and exactly, or refused.

namespace mazescope::cli {

/// The command line is at fault: exit status 2. The message names the option.
class BadUse : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

[[nodiscard]] std::uint64_t wholeNumber(std::string_view option, std::string_view text,
                                        std::uint64_t minimum, std::uint64_t maximum,
                                        std::string_view what = "a whole number");

/// Of "X,Y".
[[nodiscard]] Point point(std::string_view option, std::string_view text);

/// Of "name=value" each. `option` is what they were given with, `owner` whose parameters they are.
[[nodiscard]] Parameters parameters(std::string_view option, std::string_view owner,
                                    std::span<const ParameterInfo> known,
                                    const std::vector<std::string>& settings);

/// Of "ID" or "ID:NAME=VALUE,NAME=VALUE". A comma belongs to a value unless a name and "=" follow it,
/// as in "entrances:start=0,0,goal=farthest".
[[nodiscard]] StageSpec stage(std::string_view option, std::string_view text);

}  // namespace mazescope::cli
