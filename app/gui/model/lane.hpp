#pragma once

#include <mazescope/preset.hpp>
#include <mazescope/run.hpp>

#include <cstdint>
#include <string>
#include <utility>

namespace mazescope::gui {

/// A run on screen with its own view.
struct Lane {
  std::uint64_t id;  ///< never used again, so a painter can tell one run from the next
  Run run;
  LaneView view;
};

/// "Recursive backtracker", and "40 × 30 · seed 42".
[[nodiscard]] inline std::string title(const Run& run) { return std::string(run.variant().name); }
[[nodiscard]] std::string subtitle(const Run& run);

/// A number with a thin gap between each three digits: "12 345".
[[nodiscard]] std::string grouped(std::uint64_t number);

}  // namespace mazescope::gui
