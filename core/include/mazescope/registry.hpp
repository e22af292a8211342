#pragma once

#include <mazescope/algorithm.hpp>

#include <span>
#include <string_view>

namespace mazescope {

/// Every algorithm, sorted by id. The list is made by the build from the files of
/// core/algorithms; it lives as long as the program.
[[nodiscard]] std::span<const AlgorithmInfo> algorithms();

/// Throws Error ("algorithm") that lists the known ids.
[[nodiscard]] const AlgorithmInfo& algorithm(std::string_view id);

/// The same of generators, and of those that follow one as stages.
[[nodiscard]] const AlgorithmInfo& generator(std::string_view id);
[[nodiscard]] const AlgorithmInfo& stageAlgorithm(std::string_view id);

}  // namespace mazescope
