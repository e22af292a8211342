#pragma once

#include "gui/ui.hpp"

#include <mazescope/algorithm.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace mazescope::gui::widgets {

/// A figure over the ticks of a run.
struct Curve {
  const FigureInfo& figure;
  const std::vector<float>& samples;  ///< at ticks 0, spacing, 2 * spacing, ...; at least one
  std::uint64_t spacing;
  std::uint64_t length;  ///< ticks that the whole width stands for
  std::uint64_t tick;    ///< of the play head
  double present;        ///< the figure there
};

/// Draws it with the play head; under the mouse, its value. Returns the tick that was clicked or
/// dragged to.
std::optional<std::uint64_t> curve(Ui& ui, const char* name, const Curve& curve, ImVec2 size);

}  // namespace mazescope::gui::widgets
