#include "solver.hpp"

#include <mazescope/trail.hpp>

namespace mazescope::algorithms {

namespace {

struct DepthFirst {
  enum Line : std::uint8_t {
    pushStart,
    whileStack,
    ifGoal,
    ifUnseen,
    pushNext,
    popHere,
    backToStart,
    markPath
  };
  static constexpr std::uint8_t traceLine = markPath;
  static constexpr std::size_t legs = 1;

  Cell start;
  Cell goal;
  Signposts from;  // the neighbour that each cell was found from
  Trail stack{};
  std::uint64_t pushed = 0;
  bool newPhase = false;

  bool next(const Grid& grid, Mutation& out) {
    if (pushed == 0) {
      stack.start(start);
      from.set(start, Direction::north);
      pushed = 1;
      out = Mutation{.cell = start,
                     .phaseStart = true,
                     .before = grid.mark(start),
                     .after = Mark::active,
                     .line = pushStart};
      return true;
    }
    if (stack.empty() || found()) return false;

    const Cell here = stack.top();
    const DirectionSet unseen = from.newAround(grid, here);
    const bool first = std::exchange(newPhase, unseen.empty());
    if (unseen.empty()) {
      stack.pop(grid);
      out = Mutation{.cell = here,
                     .phaseStart = first,
                     .before = grid.mark(here),
                     .after = Mark::reached,
                     .line = popHere};
      return true;
    }
    const Cell neighbor = grid.neighborOf(here, unseen.at(0));
    const Direction towardsHere = opposite(unseen.at(0));
    from.set(neighbor, towardsHere);
    stack.push(neighbor, towardsHere);
    ++pushed;
    out = Mutation{.cell = neighbor,
                   .direction = towardsHere,
                   .phaseStart = first,
                   .before = grid.mark(neighbor),
                   .after = Mark::active,
                   .line = pushNext};
    return true;
  }

  bool found() const { return !stack.empty() && stack.top() == goal; }
  std::uint64_t visited() const { return pushed; }
  Leg leg(std::size_t) const { return {from, goal, start, true}; }
  std::string ending(std::optional<std::uint64_t> length) const {
    return length ? foundWords(*length, pushed)
                  : noPathWords("back at the start, and no way is left to try", pushed);
  }

  std::vector<Inspection::List> lists(const Grid& grid, std::size_t limit) const {
    return {
        {"stack", Inspection::Shape::stack, "top first", stack.size(), stack.newest(grid, limit)}};
  }
  double figure(const Grid&, std::size_t index) const {
    return static_cast<double>(index == 0 ? stack.size() : pushed);
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == pushStart) return explainErrand(grid, goal);
    if (last.line == popHere)
      return {"All around it was seen before. " +
                  (stack.empty() ? "The stack is empty now."
                                 : "Back to " + toText(grid.pointOf(stack.top())) + '.'),
              {},
              {}};
    const Cell here = grid.neighborOf(last.cell, last.direction);
    DirectionSet unseen = from.newAround(grid, here);
    unseen.insert(opposite(last.direction));
    return {"Not yet seen around " + toText(grid.pointOf(here)) + ": " + inWords(unseen) +
                (unseen.size() > 1 ? "; the first of them in this order." : "."),
            arrowsFrom(here, unseen, opposite(last.direction)),
            {}};
  }
  std::size_t bytes() const { return from.bytes() + stack.bytes(); }
  void pack() { stack.pack(); }
  void unpack(const Grid&) { stack.unpack(); }
};

constexpr std::string_view prose =
    R"(Depth-first search goes on for as long as there is somewhere new to go, and turns back only when there is not. From the cell on top of the stack it steps to a neighbour that it has not seen, and puts that on the stack. Where all neighbours were seen before, the cell is taken off, and the search goes on from the one below. When the goal comes to lie on top, the stack is the path, from the start at the bottom to the goal at the top. When the stack is empty, all that can be reached was seen, and there is no path.

It is what people do by themselves in a maze when they have a thread or a piece of chalk; in the nineteenth century Trémaux made a rule of it for walkers. And it is the same algorithm as the recursive backtracker that makes mazes, except that it follows passages where the other opens walls, and that it stops at the goal. The textbook writes it as a function that calls itself; here the stack is a list, so that no maze is too deep for it.

Among the neighbours not yet seen it takes the first of north, east, south and west. That is as good as any order, as nothing is known of the maze; on average the search sees half of it before it finds the goal. In a perfect maze the path it finds is the only one. Where there are loops or open caves the path is a path and no more: it never crosses itself, but it may wind through a whole cave to get to the other side of it. Compare its length in the table with that of breadth-first search in a second lane.

Each cell is put on the stack at most once and taken off at most once, so the search takes at most 2n moves for n cells, and as many again for marking the path. The memory is the stack, and for each cell whether it was seen.

What to watch: how it gives up whole branches, which stay behind marked as looked at; and in a cave, the sweeps from side to side. A phase is one cell taken off the stack, with the way that led to it.

Sources: R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1(2), 1972; E. Lucas, "Récréations mathématiques", volume 1, 1882; W. D. Pullen, "Think Labyrinth: Maze Algorithms" (recursive backtracker, as a solver).)";

}  // namespace

AlgorithmInfo depth_first() {
  return {
      .id = "depth-first",
      .name = "Depth-first search",
      .family = "Solvers",
      .summary = "Goes on until it is stuck, then goes back: a path, often far from the shortest.",
      .prose = prose,
      .phase = "pop of the stack",
      .role = Role::solver,
      .parameters = {},
      .variants = {{
          .id = "depth-first",
          .name = "Depth-first",
          .help = "",
          .pseudocode =
              {
                  {"push the start", "Put the start {cell} on the stack."},
                  {"while the stack has a top, here", ""},
                  {"  if here is the goal: found", ""},
                  {"  if here has a neighbour not yet seen", ""},
                  {"    push the first of them", "Went from {other} to {cell}."},
                  {"  else pop here", "Backed out of {cell}."},
                  {"down the stack from goal to start", ""},
                  {"  the cell is on the path", tracedTold},
              },
          .legend = solverLegend(
              {{Mark::active, false, "on the stack"}, {Mark::reached, false, "given up"}}),
          .figures = {{"stack-depth", "stack depth"}, {"visited", "cells looked at"}},
          .make = makeSolver<DepthFirst>,
      }},
  };
}

}  // namespace mazescope::algorithms
