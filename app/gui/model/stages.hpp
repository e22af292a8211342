#pragma once

#include <mazescope/algorithm.hpp>
#include <mazescope/run.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace mazescope::gui {

// What follows the generator of a lane's run, and edits of it. The edited specs are not resolved.

/// Whether the algorithm can be a stage after this generator.
[[nodiscard]] bool canFollow(const AlgorithmInfo& stage, const AlgorithmInfo& generator);

/// Whether a solver ends the run.
[[nodiscard]] bool hasSolver(const Spec& spec);

/// With one stage more: a solver at the end, in the place of one that is there; any other before
/// it.
[[nodiscard]] Spec withStage(Spec spec, const AlgorithmInfo& stage);
[[nodiscard]] Spec withoutStage(Spec spec, std::size_t stage);

/// Whether a stage, counted from 0, can change places with the one after it: a solver stays last.
[[nodiscard]] bool canSwap(const Spec& spec, std::size_t stage);
[[nodiscard]] Spec withSwapped(Spec spec, std::size_t stage);

/// By another generator, with its default parameters. The stages stay, but for those that cannot
/// follow it.
[[nodiscard]] Spec withGenerator(Spec spec, const AlgorithmInfo& generator);
/// The names of the stages that one spec has and another has not, as "Braid, Connect".
[[nodiscard]] std::string namesOfLost(const Spec& before, const Spec& after);

enum class End : std::uint8_t { start, goal };
/// With a cell given for one of the two, by the last stage `entrances`. If there is none, one that
/// opens nothing is put before the solver.
[[nodiscard]] Spec withEnd(Spec spec, End end, Point cell);

/// Moves cells that parameters give into the grid, where making it smaller left them outside.
void movePlacesInside(Spec& spec);

/// How many of a run's ticks, up to where it stands, are the same in a run with another resolved
/// spec: all of the stages before the first that differs.
[[nodiscard]] std::uint64_t sharedTicks(const Run& run, const Spec& other);

/// A tick at which a stage of the run, 0 for its generator, is at work: that of its first move. None
/// if it is not known yet, or if the stage finds nothing to do.
[[nodiscard]] std::optional<std::uint64_t> firstTick(const Run& run, std::size_t stage);

/// The nearest tick after, or before, the present one at which a stage begins; else the run's end as
/// far as it is known, or 0.
[[nodiscard]] std::uint64_t nextBeginning(const Run& run);
[[nodiscard]] std::uint64_t previousBeginning(const Run& run);

/// "Braid", "1 Braid": a stage by its name, and with its place after the generator.
[[nodiscard]] std::string stageName(const Run& run, std::size_t stage);
[[nodiscard]] std::string numberedStageName(const Run& run, std::size_t stage);

/// "path 58, looked at 211", or "no path so far, ..."; empty while no solver is at work.
[[nodiscard]] std::string answerText(const Run& run);

}  // namespace mazescope::gui
