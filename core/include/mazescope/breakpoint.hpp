#pragma once

#include <mazescope/pipeline.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace mazescope {

/// What a run can be stopped at. Each is about the tick after a move.
namespace condition {

/// A move changes this cell, or a passage of it.
struct CellTouched {
  Point cell;
  friend bool operator==(const CellTouched&, const CellTouched&) = default;
};
/// The last move belongs to this line of a stage's pseudocode.
struct LineReached {
  std::uint32_t line = 0;  ///< from 0
  std::size_t stage = 0;   ///< of the run; 0 is its generator
  friend bool operator==(const LineReached&, const LineReached&) = default;
};
/// A figure of a stage is beyond a limit and was not before the move.
struct FigurePasses {
  std::string figure;  ///< an id of Variant::figures
  bool upwards = true;
  double limit = 0;
  std::size_t stage = 0;  ///< of the run; 0 is its generator
  friend bool operator==(const FigurePasses&, const FigurePasses&) = default;
};
/// A cell became one that is done, open, and has exactly one passage.
struct DeadEndMade {
  friend bool operator==(const DeadEndMade&, const DeadEndMade&) = default;
};
/// The next move would start another phase.
struct PhaseEnds {
  friend bool operator==(const PhaseEnds&, const PhaseEnds&) = default;
};
/// The first tick at which so much of the run is done. Needs the run's length.
struct PercentReached {
  double percent = 50;  ///< above 0, at most 100
  friend bool operator==(const PercentReached&, const PercentReached&) = default;
};

}  // namespace condition

using Condition =
    std::variant<condition::CellTouched, condition::LineReached, condition::FigurePasses,
                 condition::DeadEndMade, condition::PhaseEnds, condition::PercentReached>;

/// Where playing stops.
struct Breakpoint {
  Condition condition;
  std::optional<std::size_t> lane;  ///< the only one it is for, by index; none: it is for all
  bool on = true;
  friend bool operator==(const Breakpoint&, const Breakpoint&) = default;
};

/// Reads "cell:3,4", "line:5" (counted from 1), "stack-depth>100", "open-share<0.5", "dead-end",
/// "phase" or "percent:50". A line or a figure followed by "@2" is that of the second stage after
/// the generator; without it, the generator's. Throws Error ("condition") that says what was expected.
[[nodiscard]] Condition parseCondition(std::string_view text);
/// The text that parseCondition reads; numbers keep all their digits.
[[nodiscard]] std::string toText(const Condition& condition);

/// "(3, 4) is touched", "line 5: open the wall, push next", "stack depth over 100", ...; with the
/// names of the stages that are watched; a stage after the generator is named.
[[nodiscard]] std::string describe(const Condition& condition, std::span<const Stage> stages);

/// Why the condition can never be met by these stages on a grid of this size, as the end of a
/// sentence; empty: it can.
[[nodiscard]] std::string whyNever(const Condition& condition, std::span<const Stage> stages,
                                   Size size);

}  // namespace mazescope
