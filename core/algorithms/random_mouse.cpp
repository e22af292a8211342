#include "walker.hpp"

#include <mazescope/random.hpp>

namespace mazescope::algorithms {

namespace {

struct AnyWay {
  enum Line : std::uint8_t {
    stand,
    untilGoal,
    ifCorridor,
    corridor,
    junction,
    deadEnd,
    enter,
    markPath
  };
  static constexpr WalkLines lines{stand, enter, markPath};

  Random random;
  std::uint64_t cap;  // on the steps
  Line last = corridor;
  std::uint32_t choices = 0;  // among how many the last was drawn
  std::uint64_t steps = 0;
  bool walledIn = false;

  std::optional<Direction> choose(const Grid& grid, Cell here, std::optional<Direction> heading) {
    const DirectionSet ways = grid.passages(here);
    walledIn = ways.empty();
    if (walledIn || steps == cap) return std::nullopt;
    ++steps;
    DirectionSet on;
    for (std::uint32_t i = 0; i < ways.size(); ++i)
      if (!heading || ways.at(i) != opposite(*heading)) on.insert(ways.at(i));
    choices = on.size();
    last = choices == 0 ? deadEnd : choices == 1 ? corridor : junction;
    if (choices == 0) return opposite(*heading);
    return on.at(choices == 1 ? 0 : random.below(choices));
  }

  std::uint8_t line() const { return last; }
  std::string why(const Grid&, Cell, Direction to) const {
    if (last == deadEnd) return "A dead end: back.";
    if (last == corridor) return "There is one way on.";
    return "Drew " + std::string(inWords(to)) + " from " + std::to_string(choices) + " ways on.";
  }
  std::string failure(std::uint64_t) const {
    if (walledIn) return "No path: the start has no way out.";
    return "Stopped at the cap of " + counted(cap, "step", "steps") +
           ": the goal was not met, which proves nothing.";
  }
  std::size_t bytes() const { return 0; }
};

constexpr std::string_view prose =
    R"(The random mouse runs along its corridor to the next junction, takes any of the ways on, and runs again. In a dead end it turns round; only there. It remembers nothing, not even where it has just been, so it goes into the same dead end again and again. It is the plainest rule that there is, and the measure for all others: a solver that is no better has understood nothing of mazes.

And yet it arrives, if it is given the time. Where there is a way, the chance that the mouse has not found it becomes as small as you like, since from every place some row of lucky draws leads to the goal. How long that takes is another matter. A walk without any sense of direction needs about the square of the distance in the open, and in a maze about the number of passages times the length of the path, twice: some hundred thousand steps for a maze of a thousand cells. That it does not turn round in corridors makes it quicker, the more so the longer they are; mazes by the recursive backtracker are easier for the mouse than those by Prim's algorithm.

Because nothing ends the walk but the goal, there is a cap on its steps. When the mouse is stopped by it, that proves nothing: not that there is no path, nor that the next seed would not find it. Where there is no path, it always ends this way, unless the start has no way out at all.

The path that is marked in the end is what is left of the walk when its loops are taken out in the order in which the mouse closed them. To find it, it is enough to remember by which way each cell was left last and to follow those ways from the start; Wilson's algorithm makes mazes by the same trick. In a perfect maze it is the only path, however long the mouse has wandered.

What to watch: how the mouse is kept for ages by a corner full of short dead ends, and how its luck differs from seed to seed; a survey of some hundred seeds shows the spread. A phase is one step, of two moves: a cell is left, the next is entered.

Sources: W. D. Pullen, "Think Labyrinth: Maze Algorithms" (random mouse); R. Aleliunas, R. M. Karp, R. J. Lipton, L. Lovász and C. Rackoff, "Random walks, universal traversal sequences, and the complexity of maze problems", FOCS 1979; D. B. Wilson, "Generating Random Spanning Trees More Quickly than the Cover Time", STOC 1996.)";

Stepper make(const Grid& grid, const Beginning& from) {
  const auto cap = std::get<std::int64_t>(from.parameters.find("steps")->second);
  return walkBy(AnyWay{Random(from.seed), static_cast<std::uint64_t>(cap)}, grid, from);
}

}  // namespace

AlgorithmInfo random_mouse() {
  return {
      .id = "random-mouse",
      .name = "Random mouse",
      .family = "Solvers",
      .summary = "Takes any way at every junction, until it meets the goal or a cap on its steps.",
      .prose = prose,
      .phase = "step",
      .role = Role::solver,
      .parameters = {{"steps", "Most steps", "The walk is stopped after this many steps.",
                      IntegerRange{.standard = 20000, .minimum = 1, .maximum = 1000000000}}},
      .variants = {{
          .id = "random-mouse",
          .name = "Random mouse",
          .help = "",
          .pseudocode =
              {
                  {"stand in the start", "Stood in the start {cell}."},
                  {"until the goal or the cap is reached", ""},
                  {"  of the ways that lead on from here", ""},
                  {"  take the only one", "Left {cell} by the only way on, for {other}."},
                  {"  or draw one of several", "Drew the way from {cell} to {other}."},
                  {"  or turn round if there is none", "Turned round in {cell}, to {other}."},
                  {"    go there", "Entered {cell} from {other}."},
                  {"mark the way without its loops", tracedTold},
              },
          .legend = walkLegend(),
          .figures = {{"steps", "steps"}, {"visited", "cells looked at"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
