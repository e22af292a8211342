#include "solver.hpp"

namespace mazescope {

namespace {

std::string whyHopeless(const Grid& grid, const Ends& ends) {
  if (!ends.start || !ends.goal) return "No cell is open, so there is no way.";
  const auto inRock = [&grid](std::string_view name, Cell cell) {
    return "The " + std::string(name) + ' ' + toText(grid.pointOf(cell)) +
           " lies in rock: no path.";
  };
  if (!grid.open(*ends.start)) return inRock("start", *ends.start);
  if (!grid.open(*ends.goal)) return inRock("goal", *ends.goal);
  return "";
}

}  // namespace

Errand::Errand(const Grid& grid, const Ends& ends)
    : start(ends.start.value_or(0)), goal(ends.goal.value_or(0)),
      hopeless(whyHopeless(grid, ends)) {}

std::string foundWords(std::uint64_t length, std::uint64_t visited) {
  return "Found a path of " + counted(length, "move", "moves") + "; looked at " +
         counted(visited, "cell.", "cells.");
}

std::string noPathWords(std::string_view why, std::uint64_t visited) {
  return "No path: " + std::string(why) + "; looked at " + counted(visited, "cell.", "cells.");
}

std::vector<LegendEntry> solverLegend(const std::vector<LegendEntry>& own) {
  std::vector<LegendEntry> legend{{Mark::done, false, "not looked at"}};
  legend.insert(legend.end(), own.begin(), own.end());
  legend.push_back({Mark::path, false, "on the path"});
  const std::vector<LegendEntry> rooms = legend;
  for (const LegendEntry& entry : rooms) legend.push_back({entry.mark, true, entry.name});
  return legend;
}

Explanation explainErrand(const Grid& grid, Cell goal) {
  return {"The start; the goal is " + toText(grid.pointOf(goal)) + '.', {}, {}};
}

}  // namespace mazescope
