#pragma once

#include "solver.hpp"

namespace mazescope {

/// The direction after a number of quarter turns to the right.
constexpr Direction turned(Direction direction, unsigned quarters) {
  return static_cast<Direction>((static_cast<unsigned>(direction) + quarters) & 3U);
}

/// Lines of the pseudocode of a walk: standing in the start, entering a cell, marking the path.
struct WalkLines {
  std::uint8_t stand;
  std::uint8_t enter;
  std::uint8_t trace;
};

/// A solver that walks: of the maze it knows the ways out of the cell that it stands in, and no more.
/// A step takes two moves, one for the cell that is left and one for the one that is entered, so that
/// only the cell of the walker is marked active.
///
/// The way each cell was left last by makes the path: followed from the start, it is the walk with its
/// loops taken out in the order in which they were closed (as in D. B. Wilson, "Generating Random
/// Spanning Trees More Quickly than the Cover Time", STOC 1996).
///
/// A Rule has `choose(grid, here, heading)`, the next direction or none: it gives up, for ever;
/// `line()`, the line of the step just chosen; `turnsBack()`, if there are steps that only take back
/// the one before and leave no trace in the way; `lines`; `why(grid, from, direction)`, the words for the step just chosen;
/// `figure()`, if there is one after the steps and the cells looked at; `failure(steps)`, the words for
/// having given up; and `bytes`.
template <class Rule>
struct Walker {
  static constexpr std::uint8_t traceLine = Rule::lines.trace;
  static constexpr std::size_t legs = 1;

  Cell start;
  Cell goal;
  Rule rule;
  Signposts lastLeft;
  Cell here = start;
  std::optional<Direction> heading{};  // of the last step
  std::uint64_t steps = 0;
  std::uint64_t entered = 0;  // cells, each counted once
  bool between = false;       // `here` was chosen and not yet entered
  bool gaveUp = false;

  bool next(const Grid& grid, Mutation& out) {
    if (entered == 0) {
      enter(grid, Rule::lines.stand, Direction::north, out);
      out.phaseStart = true;
      return true;
    }
    if (between) {
      enter(grid, Rule::lines.enter, opposite(*heading), out);
      return true;
    }
    if (gaveUp || found()) return false;
    const std::optional<Direction> way = rule.choose(grid, here, heading);
    gaveUp = !way;
    if (way) leave(grid, *way, out);
    return way.has_value();
  }

  void enter(const Grid& grid, std::uint8_t line, Direction back, Mutation& out) {
    between = false;
    if (!lastLeft.has(here)) ++entered;
    out = Mutation{.cell = here,
                   .direction = back,
                   .before = grid.mark(here),
                   .after = Mark::active,
                   .line = line};
  }
  void leave(const Grid& grid, Direction way, Mutation& out) {
    bool onWay = true;
    if constexpr (requires { rule.turnsBack(); }) onWay = !rule.turnsBack();
    if (onWay) lastLeft.set(here, way);
    heading = way;
    out = Mutation{.cell = here,
                   .direction = way,
                   .phaseStart = true,
                   .before = grid.mark(here),
                   .after = Mark::reached,
                   .line = rule.line()};
    here = grid.neighborOf(here, way);
    between = true;
    ++steps;
  }

  bool found() const { return entered > 0 && !between && here == goal; }
  std::uint64_t visited() const { return entered; }
  Leg leg(std::size_t) const { return {lastLeft, start, goal}; }
  std::string ending(std::optional<std::uint64_t> length) const {
    if (!length) return rule.failure(steps);
    return "Reached the goal in " + counted(steps, "step", "steps") +
           "; without its loops the way is a path of " + counted(*length, "move.", "moves.");
  }

  // As long as the way is, and only when asked.
  std::vector<Inspection::List> lists(const Grid& grid, std::size_t limit) const {
    Inspection::List way{"way without loops", Inspection::Shape::stack, "newest first", 0, {}};
    if (entered > 0) {
      std::vector<Cell> cells = lastLeft.follow(grid, start, here);
      way.size = cells.size();
      std::reverse(cells.begin(), cells.end());
      cells.resize(std::min(limit, cells.size()));
      way.cells = std::move(cells);
    }
    return {way};
  }
  double figure(const Grid&, std::size_t index) const {
    if constexpr (requires { rule.figure(); })
      if (index == 2) return rule.figure();
    return static_cast<double>(index == 0 ? steps : entered);
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == Rule::lines.stand) return explainErrand(grid, goal);
    if (last.line == Rule::lines.enter)
      return {here == goal ? "This is the goal."
                           : "It is not the goal. Ways out: " + inWords(grid.passages(here)) + '.',
              arrowsFrom(here, grid.passages(here), {}),
              {}};
    return {rule.why(grid, last.cell, last.direction),
            arrowsFrom(last.cell, grid.passages(last.cell), last.direction),
            {}};
  }
  std::size_t bytes() const { return lastLeft.bytes() + rule.bytes(); }
};

/// The stepper of a walk from start to goal.
template <class Rule>
Stepper walkBy(Rule rule, const Grid& grid, const Beginning& from) {
  Errand errand(grid, from.ends);
  Walker<Rule> walk{errand.start, errand.goal, std::move(rule), Signposts(grid.cellCount())};
  return Stepper(Solver<Walker<Rule>>(std::move(errand), std::move(walk)));
}

[[nodiscard]] inline std::vector<LegendEntry> walkLegend() {
  return solverLegend({{Mark::active, false, "the walker"}, {Mark::reached, false, "walked on"}});
}

// --- with a hand on the wall -------------------------------------------------------------------

enum class Hand : std::uint8_t { left, right };

/// Quarter turns to the right that turn towards the hand, and away from it.
constexpr unsigned towards(Hand hand) { return hand == Hand::left ? 3 : 1; }
constexpr unsigned away(Hand hand) { return hand == Hand::left ? 1 : 3; }
[[nodiscard]] constexpr std::string_view inWords(Hand hand) {
  return hand == Hand::left ? "left" : "right";
}

/// A turn, counted in quarters away from the hand: -1 is towards it.
struct Turn {
  Direction to;
  int quarters;
};

/// The first way that is open, beginning `first` quarter turns away from the hand. Requires that the
/// cell has a way out.
[[nodiscard]] inline Turn firstOpen(const Grid& grid, Cell here, Direction facing, Hand hand,
                                    int first) {
  for (int quarters = first;; ++quarters) {
    const unsigned right =
        hand == Hand::left ? static_cast<unsigned>(quarters) : static_cast<unsigned>(-quarters);
    const Direction to = turned(facing, right);
    if (grid.passage(here, to)) return {to, quarters};
  }
}

}  // namespace mazescope
