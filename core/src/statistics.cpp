#include <mazescope/statistics.hpp>

#include <array>

namespace mazescope {

namespace {

using Value = std::optional<double>;
using Unit = Statistic::Unit;
using Whole = Statistic::Whole;

Value share(double part, double whole) {
  if (whole == 0) return std::nullopt;
  return part / whole;
}

// Whether more is better is a matter of taste: here, what makes a maze hard to walk and a cave
// easy to cross. The table lets its user turn it round.
constexpr std::array list{
    Statistic{.id = "visited",
              .name = "Cells visited",
              .help = "Cells that the generator has been to: those whose mark is active or done, "
                      "or that of a "
                      "solver.",
              .whole = Whole::grid,
              .value = [](const Measured& of) -> Value { return of.counts.visited(); }},
    Statistic{.id = "dead-ends",
              .name = "Dead ends",
              .help = "Cells with exactly one passage.",
              .whole = Whole::nodes,
              .moreIsBetter = false,
              .value = [](const Measured& of) -> Value { return of.counts.deadEnds(); }},
    Statistic{.id = "dead-end-share",
              .name = "Share of dead ends",
              .help = "Dead ends divided by the cells that belong to the maze or cave: in a maze "
                      "those that are active, done or have a passage, in a cave the open ones.",
              .unit = Unit::share,
              .moreIsBetter = false,
              .value = [](const Measured& of) -> Value {
                return share(of.counts.deadEnds(), of.counts.nodes());
              }},
    Statistic{.id = "straight",
              .name = "Straight corridor cells",
              .help = "Cells with exactly two passages, on opposite sides.",
              .whole = Whole::nodes,
              .value = [](const Measured& of) -> Value { return of.counts.straight(); }},
    Statistic{.id = "turning",
              .name = "Turning corridor cells",
              .help = "Cells with exactly two passages, at a right angle.",
              .whole = Whole::nodes,
              .value = [](const Measured& of) -> Value { return of.counts.turning(); }},
    Statistic{.id = "junctions-3",
              .name = "Three-way junctions",
              .help = "Cells with exactly three passages.",
              .whole = Whole::nodes,
              .value = [](const Measured& of) -> Value { return of.counts.junctions3(); }},
    Statistic{.id = "junctions-4",
              .name = "Four-way junctions",
              .help = "Cells with passages on all four sides.",
              .whole = Whole::nodes,
              .value = [](const Measured& of) -> Value { return of.counts.junctions4(); }},
    Statistic{.id = "passages",
              .name = "Passages",
              .help = "Open sides between two neighbouring cells, each counted once. In a cave any "
                      "two open neighbours have one.",
              .value = [](const Measured& of) -> Value { return of.counts.passages(); }},
    // G. Kirchhoff, "Ueber die Aufloesung der Gleichungen, auf welche man bei der Untersuchung der
    // linearen Vertheilung galvanischer Stroeme gefuehrt wird", Annalen der Physik und Chemie 72,
    // 1847; C. Berge, "The Theory of Graphs", Methuen, 1962 (cyclomatic number).
    Statistic{.id = "loops",
              .name = "Independent loops",
              .help =
                  "Passages that could be closed without cutting anything off (the circuit "
                  "rank): passages - cells + connected parts, where cells are those that belong "
                  "to the maze or cave.",
              .needsStructure = true,
              .value = [](const Measured& of) -> Value {
                if (of.structure == nullptr) return std::nullopt;
                return static_cast<double>(of.counts.passages()) - of.counts.nodes() +
                       of.structure->components;
              }},
    Statistic{.id = "components",
              .name = "Connected parts",
              .help = "Sets of cells that can be reached from each other; a cell without a passage "
                      "is a part of its own.",
              .moreIsBetter = false,
              .needsStructure = true,
              .value = [](const Measured& of) -> Value {
                if (of.structure == nullptr) return std::nullopt;
                return of.structure->components;
              }},
    Statistic{.id = "longest-path",
              .name = "Longest path",
              .help = "The greatest distance between two cells (the diameter): of all pairs of "
                      "cells, the most passages that the shortest way between them has.",
              .unit = Unit::length,
              .needsStructure = true,
              .hasEnds = true,
              .value = [](const Measured& of) -> Value {
                if (of.structure == nullptr || !of.structure->longestPathEnds) return std::nullopt;
                return of.structure->longestPath;
              }},
    Statistic{.id = "dead-end-branch-mean",
              .name = "Mean dead-end branch",
              .help = "The mean length in passages of the branches that lead from a dead end over "
                      "cells with two passages to the first cell with another number of them.",
              .unit = Unit::length,
              .needsStructure = true,
              .value = [](const Measured& of) -> Value {
                if (of.structure == nullptr) return std::nullopt;
                return share(static_cast<double>(of.structure->deadEndBranchSum),
                             of.structure->deadEndBranches);
              }},
    Statistic{.id = "dead-end-branch-longest",
              .name = "Longest dead-end branch",
              .help = "The length in passages of the longest way from a dead end over cells with "
                      "two passages to the first cell with another number of them.",
              .unit = Unit::length,
              .needsStructure = true,
              .value = [](const Measured& of) -> Value {
                if (of.structure == nullptr || of.structure->deadEndBranches == 0)
                  return std::nullopt;
                return of.structure->longestDeadEndBranch;
              }},
    Statistic{.id = "open-share",
              .name = "Share of open cells",
              .help = "Open cells divided by all cells of the grid.",
              .unit = Unit::share,
              .cavesOnly = true,
              .value = [](const Measured& of) -> Value {
                if (of.grid.kind() != GridKind::cave) return std::nullopt;
                return share(of.counts.nodes(), of.grid.cellCount());
              }},
    Statistic{.id = "solver-visited",
              .name = "Cells the solver looked at",
              .help = "Cells that the solver has been to so far, each counted once.",
              .moreIsBetter = false,
              .solversOnly = true,
              .value = [](const Measured& of) -> Value {
                if (!of.answer) return std::nullopt;
                return static_cast<double>(of.answer->visited);
              }},
    Statistic{.id = "path-length",
              .name = "Path found",
              .help = "The length in passages of the way from start to goal that the solver found.",
              .unit = Unit::length,
              .moreIsBetter = false,
              .solversOnly = true,
              .value = [](const Measured& of) -> Value {
                if (!of.answer || !of.answer->length) return std::nullopt;
                return static_cast<double>(*of.answer->length);
              }},
};

}  // namespace

std::span<const Statistic> statistics() { return list; }

}  // namespace mazescope
