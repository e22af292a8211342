#include "gui/model/lane_walk.hpp"

#include "gui/model/lane.hpp"

#include <fmt/format.h>

namespace mazescope::gui {

namespace {

std::string movesText(std::uint64_t moves) {
  return fmt::format("{} {}", grouped(moves), moves == 1 ? "move" : "moves");
}

}  // namespace

std::string progressText(const Walk& walk) {
  std::string moves = movesText(walk.moves());
  if (!walk.complete()) return moves;
  if (!walk.shortest()) return moves + " · no way leads to the goal";
  return fmt::format("{} · the shortest way has {}", moves, grouped(*walk.shortest()));
}

std::string arrivalText(const Walk& walk) {
  const std::string moves = "Reached the goal in " + movesText(walk.moves());
  if (!walk.shortest()) return moves + '.';
  if (walk.shortest() == walk.moves()) return moves + "; no way is shorter.";
  return fmt::format("{}; the shortest way has {}.", moves, grouped(*walk.shortest()));
}

}  // namespace mazescope::gui
