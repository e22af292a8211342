#pragma once

#include <mazescope/analysis.hpp>
#include <mazescope/counts.hpp>
#include <mazescope/ends.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mazescope {

/// What statistics are told from.
struct Measured {
  const Grid& grid;
  const Counts& counts;                  ///< of that grid
  const Structure* structure = nullptr;  ///< of that grid; null until its analysis is done
  std::optional<Answer> answer;          ///< of the solver at work, if there is one
};

/// One figure of a maze or a cave at one tick. Every table, panel, survey and file that shows
/// statistics is made from the list below.
struct Statistic {
  enum class Unit : std::uint8_t {
    count,   ///< a whole number
    length,  ///< passages; may be a mean
    share,   ///< from 0 to 1, shown in percent
  };

  /// The cells of which a count of cells is a part: all of the grid, or those that belong to the maze
  /// or cave (Counts::nodes).
  enum class Whole : std::uint8_t { none, grid, nodes };

  std::string_view id;    ///< as in files: "dead-ends"
  std::string_view name;  ///< as in tables: "Dead ends"
  std::string_view help;  ///< its definition and formula, a sentence or two
  Unit unit = Unit::count;
  Whole whole = Whole::none;
  bool moreIsBetter = true;  ///< what a table marks as the best, unless told otherwise
  bool cavesOnly = false;
  bool solversOnly = false;
  bool needsStructure = false;  ///< not known from the counts alone
  bool hasEnds = false;         ///< a path: Structure::longestPathEnds says between which cells

  /// Empty where it has no meaning, such as a mean of nothing, and when it needs a structure and
  /// there is none.
  std::optional<double> (*value)(const Measured& of);
};

/// In the order in which they are shown. The texts point to static storage.
[[nodiscard]] std::span<const Statistic> statistics();

}  // namespace mazescope
