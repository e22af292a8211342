#pragma once

#include <mazescope/overlay.hpp>
#include <mazescope/spec.hpp>

#include <CLI/CLI.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// "A PRESET, or --algorithm and so on, and --stage": what a command is about. A PRESET may also be a
// maze or cave in a file, or "-", standard input.

namespace mazescope::cli {

/// As given; what is missing is empty.
struct SubjectOptions {
  std::string command;  ///< for messages
  bool oneSeed = true;  ///< there is a --seed, and without a preset it must be given
  std::string preset, lane;
  std::string algorithm, width, height, seed, start;
  std::vector<std::string> settings, stages;
};

struct Subject {
  /// Resolved: the preset's, or the one of them that --lane names, each with the stages of --stage
  /// after its own.
  std::vector<Spec> lanes;
  std::vector<Overlay> overlays;  ///< of each of them
  std::size_t firstLane = 1;      ///< the number of the first of them in the preset
  std::string palette;
};

enum class Seeds : std::uint8_t { one, several };

/// `laneHelp`: what --lane does. With several seeds, where they come from is the command's affair.
void addSubjectOptions(CLI::App& command, SubjectOptions& options, Seeds seeds,
                       const char* laneHelp);

/// With more stages after its own. Throws BadUse, which names the option, where that cannot be.
[[nodiscard]] Spec followedBy(Spec spec, const std::vector<StageSpec>& stages,
                              std::string_view option);

/// Throws BadUse, and Error for a preset that cannot be read.
[[nodiscard]] Subject subject(const SubjectOptions& options);

}  // namespace mazescope::cli
