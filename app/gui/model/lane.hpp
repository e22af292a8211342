#pragma once

#include "gui/model/lane_figures.hpp"
#include "gui/model/lane_overlay.hpp"
#include "gui/model/lane_walk.hpp"

#include <mazescope/preset.hpp>
#include <mazescope/run.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mazescope::gui {

/// A run on screen with its own view.
struct Lane {
  std::uint64_t id;  ///< never used again, so a painter can tell one run from the next
  Run run;
  LaneView view;
  LaneOverlay overlay;
  LaneFigures figures;
  std::optional<LaneWalk> walk;
};

/// "Recursive backtracker, then Braid, Breadth-first", and "40 × 30 · seed 42".
[[nodiscard]] std::string title(const Run& run);
/// The title and shorter ones that still tell runs apart: "Recursive backtracker … Breadth-first",
/// "… Breadth-first".
[[nodiscard]] std::vector<std::string> titles(const Run& run);
[[nodiscard]] std::string subtitle(const Run& run);

/// A number with a thin gap between each three digits: "12 345".
[[nodiscard]] std::string grouped(std::uint64_t number);

/// Whether a statistic has a meaning at all for such a run: some are about caves or solvers only.
[[nodiscard]] bool hasMeaning(const Statistic& statistic, const Run& run);

/// The value of a statistic: "1 204", "52.3 %", a mean as "4.25".
[[nodiscard]] std::string statisticText(Statistic::Unit unit, double value);

/// The value of an algorithm's figure: "1 204", "52.3 %".
[[nodiscard]] std::string figureText(const FigureInfo& figure, double value);

}  // namespace mazescope::gui
