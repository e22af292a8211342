#pragma once

#include <mazescope/breakpoint.hpp>
#include <mazescope/run.hpp>

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

// "--tick N" and "--until CONDITION": the moment of a run that a command is about.

namespace mazescope::cli {

/// As given; what is missing is empty.
struct MomentOptions {
  std::string tick;
  std::vector<std::string> until;
};

void addMomentOptions(CLI::App& command, MomentOptions& options);

/// As read.
struct ChosenMoment {
  std::uint64_t tick = 0;
  std::vector<Breakpoint> then;  ///< from there on to the first of these; empty: that is it
};

/// Of a run of this resolved spec. Throws BadUse, also for a condition that can never be met.
[[nodiscard]] ChosenMoment chosenMoment(const MomentOptions& options, const Spec& spec);

/// Moves a new run there, and lets it find out whether that is its end. Throws Error if no
/// condition is met.
void moveTo(Run& run, const ChosenMoment& moment);

}  // namespace mazescope::cli
