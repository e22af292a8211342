#pragma once

#include <array>
#include <string_view>

// The words of a preset for what the program holds as enumerations, in their order.

namespace mazescope::preset_words {

inline constexpr std::array<std::string_view, 2> playUnits{"tick", "phase"};
inline constexpr std::array<std::string_view, 3> keepSteps{"tick", "percent", "phase"};
inline constexpr std::string_view fastest = "max";

}  // namespace mazescope::preset_words
