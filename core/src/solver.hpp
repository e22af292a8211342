#pragma once

#include "signposts.hpp"

#include <mazescope/algorithm.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mazescope {

/// What a solver is asked for: a way from start to goal.
struct Errand {
  Cell start = 0;
  Cell goal = 0;
  std::string hopeless;  ///< why there is nothing to look for; empty: there is

  Errand(const Grid& grid, const Ends& ends);
};

/// A part of the way found: where the signposts lead from one cell to another.
struct Leg {
  const Signposts& posts;
  Cell from;
  Cell to;
  bool backwards = false;  ///< whether it leads from goal to start
};

/// "Found a path of 58 moves; looked at 211 cells."
[[nodiscard]] std::string foundWords(std::uint64_t length, std::uint64_t visited);
/// "No path: ...; looked at 211 cells."
[[nodiscard]] std::string noPathWords(std::string_view why, std::uint64_t visited);

/// The entries for rooms of a maze, and the same for the open cells of a cave, with those that all
/// solvers share before and after them.
[[nodiscard]] std::vector<LegendEntry> solverLegend(const std::vector<LegendEntry>& own);

inline constexpr std::string_view tracedTold = "{cell} is on the path.";

/// What all solvers have in common: that there may be nothing to look for, and that the way found is
/// marked cell by cell at the end, which is a phase of its own.
///
/// A Search has `next`, `figure`, `explain` and `bytes` as an algorithm has them, for its own moves;
/// `pack` and `unpack` if it likes; `lists(grid, limit)`; `found()`; `visited()`; `ending(length)`, a sentence, with no length if it
/// found nothing; `legs`, how many parts its way has, and `leg(index)`; and `traceLine`, the line of
/// its pseudocode that marks the way. Once its `next` has returned false it does so for ever.
template <class Search>
class Solver {
public:
  Solver(Errand errand, Search search) : errand_(std::move(errand)), search_(std::move(search)) {}

  bool next(const Grid& grid, Mutation& out) {
    const bool moves = hasWork() && (search_.next(grid, out) || trace(grid, out));
    ended_ = !moves;
    return moves;
  }

  Inspection inspect(const Grid& grid, std::size_t limit) const {
    Inspection inspection;
    inspection.lists = search_.lists(grid, limit);
    if (ended_) inspection.ending = ending();
    return inspection;
  }
  double figure(const Grid& grid, std::size_t index) const { return search_.figure(grid, index); }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line != Search::traceLine) return search_.explain(grid, last);
    if (leg_ == Search::legs)
      return {"The path is complete: " + counted(marked_ - 1, "move.", "moves."), {}, {}};
    if (!at_) return {"Half of the path is complete; the other half follows.", {}, {}};
    const Leg leg = search_.leg(leg_);
    DirectionSet on;
    on.insert(last.direction);
    return {(leg.backwards ? "It was found from the " : "From here it goes on to the ") +
                std::string(inWords(last.direction)) + '.',
            arrowsFrom(last.cell, on, last.direction),
            {}};
  }

  Answer answer() const {
    if (!errand_.hopeless.empty()) return {};
    if (!hasWork()) return {1, 0};
    return {search_.visited(), length()};
  }
  std::vector<Cell> path(const Grid& grid) const {
    if (errand_.hopeless.empty() && !hasWork()) return {errand_.start};
    std::vector<Cell> cells;
    if (!length()) return cells;
    for (std::size_t i = 0; i < Search::legs; ++i) {
      const Leg leg = search_.leg(i);
      std::vector<Cell> part = leg.posts.follow(grid, leg.from, leg.to);
      if (leg.backwards) std::reverse(part.begin(), part.end());
      cells.insert(cells.end(), part.begin(), part.end());
    }
    return cells;
  }
  std::size_t bytes() const { return search_.bytes(); }
  void pack() {
    if constexpr (requires { search_.pack(); }) search_.pack();
  }
  void unpack(const Grid& grid) {
    if constexpr (requires { search_.unpack(grid); }) search_.unpack(grid);
  }

private:
  bool hasWork() const { return errand_.hopeless.empty() && errand_.start != errand_.goal; }

  bool trace(const Grid& grid, Mutation& out) {
    if (!search_.found() || leg_ == Search::legs) return false;
    const Leg leg = search_.leg(leg_);
    const Cell cell = at_.value_or(leg.from);
    const bool last = cell == leg.to;
    const Direction on = last ? Direction::north : leg.posts.at(cell);
    out = Mutation{.cell = cell,
                   .direction = on,
                   .phaseStart = marked_ == 0,
                   .before = grid.mark(cell),
                   .after = Mark::path,
                   .line = Search::traceLine};
    ++marked_;
    at_.reset();
    if (last)
      ++leg_;
    else
      at_ = grid.neighborOf(cell, on);
    return true;
  }

  std::optional<std::uint64_t> length() const {
    if (leg_ < Search::legs) return std::nullopt;
    return marked_ - 1;
  }
  std::string ending() const {
    if (!errand_.hopeless.empty()) return errand_.hopeless;
    if (!hasWork()) return "Start and goal are the same cell: a path of 0 moves.";
    return search_.ending(length());
  }

  Errand errand_;
  Search search_;
  std::size_t leg_ = 0;
  std::optional<Cell> at_;  // the next cell of the leg to be marked; none: its first
  std::uint64_t marked_ = 0;
  bool ended_ = false;
};

/// What a descriptor needs to make a Search that begins with start, goal and blank signposts.
template <class Search>
[[nodiscard]] Stepper makeSolver(const Grid& grid, const Beginning& from) {
  Errand errand(grid, from.ends);
  Search search{errand.start, errand.goal, Signposts(grid.cellCount())};
  return Stepper(Solver<Search>(std::move(errand), std::move(search)));
}

/// The first move of a solver, in the start.
[[nodiscard]] Explanation explainErrand(const Grid& grid, Cell goal);

}  // namespace mazescope
