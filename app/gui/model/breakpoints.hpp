#pragma once

#include "gui/model/model.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace mazescope::gui {

[[nodiscard]] inline bool isFor(const Breakpoint& breakpoint, std::size_t lane) {
  return breakpoint.lane.value_or(lane) == lane;
}

/// The index of a breakpoint with this condition that is for the lane; of several, of one that is
/// on.
[[nodiscard]] std::optional<std::size_t>
findBreakpoint(const Model& model, const Condition& condition, std::size_t lane);

/// The lane in whose words it is described: its own; for all lanes the selected one, or if that
/// can never meet it, the first that can.
[[nodiscard]] std::size_t laneInWords(const Model& model, const Breakpoint& breakpoint);
[[nodiscard]] std::string inWords(const Model& model, const Breakpoint& breakpoint);

/// Why no lane that it is for can ever meet it, as the end of a sentence; empty: one can.
[[nodiscard]] std::string whyNever(const Model& model, const Breakpoint& breakpoint);

/// Breakpoints of one lane stay with their stages where an edit moves those, and go with them.
[[nodiscard]] std::vector<Breakpoint> followingStages(std::vector<Breakpoint> all, std::size_t lane,
                                                      const Spec& before, const Spec& after);

/// Stopping at the line of the selected lane's last move; a report if no line is lit.
[[nodiscard]] Command toggleAtCurrentLine(const Model& model);

}  // namespace mazescope::gui
