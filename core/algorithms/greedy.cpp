#include "best_first.hpp"

namespace mazescope::algorithms {

namespace {

/// The one nearest to the goal first; of those equally near, the one found after the fewest moves;
/// of those, as the heap has them.
struct NearestToGoal {
  static constexpr bool improves = false;
  static std::uint64_t weight(std::uint32_t steps, std::uint32_t estimate) {
    return std::uint64_t{estimate} << 32U | steps;
  }
  static std::uint32_t stepsOf(std::uint64_t weight) { return static_cast<std::uint32_t>(weight); }
  static std::string whyTaken(std::uint32_t, std::uint32_t estimate) {
    return "No cell in the heap is nearer to the goal than its " + std::to_string(estimate) + '.';
  }
  static std::string worth(std::uint32_t, std::uint32_t estimate) {
    return "It goes into the heap with " + std::to_string(estimate) + ", its distance to the goal.";
  }
};

using Greedy = BestFirst<NearestToGoal>;

constexpr std::string_view prose =
    R"(Greedy best-first search always goes on from the cell that looks nearest to the goal. How near a cell looks is its Manhattan distance: columns plus rows between the two, as if there were no walls. All cells that were found wait in a heap, the nearest on top; it is taken out, its neighbours are put in, until the goal comes up. How far the search has come from the start plays no part, and that is the whole difference to A*.

So it runs for the goal, and where a wall stops it, it tries the next nearest cell, and the next, filling the pocket in front of the wall like water until it spills over the edge. Each cell is found once, from one neighbour, and keeps it: when a shorter way to it turns up later it is not taken up, as the search does not ask for the length of ways.

The path it finds is therefore not always a shortest one. In a perfect maze it is, for there is no other. In a cave it is often a little longer than the shortest, where the search was drawn into a bay and then followed the shore; a cave can be built in which it is many times as long. What is gained is speed: with few walls in the way it looks at hardly more cells than the path has. In mazes that gain is small and sometimes a loss, since the way to the goal often begins by leading away from it, and those are the cells that a greedy search leaves for last.

Of cells equally near, the one that was found after fewer moves is taken first; where that is equal too, the heap decides, always in the same way. Taking the best out of the heap costs O(log n), and each cell goes in and out at most once. Where there is no path, all that can be reached is looked at.

What to watch: how single-minded it is until the first wall, and then how the looked-at cells crowd on this side of it. Put it beside A* in a second lane, with the same seed, and compare the paths. A phase is one cell taken out of the heap, with the neighbours that are found from it.

Sources: J. E. Doran and D. Michie, "Experiments with the Graph Traverser program", Proceedings of the Royal Society A 294, 1966; J. Pearl, "Heuristics", Addison-Wesley, 1984; S. Russell and P. Norvig, "Artificial Intelligence: A Modern Approach", chapter on search.)";

}  // namespace

AlgorithmInfo greedy() {
  return {
      .id = "greedy",
      .name = "Greedy best-first search",
      .family = "Solvers",
      .summary = "Always the cell that looks nearest to the goal: quick, and not always shortest.",
      .prose = prose,
      .phase = "cell taken out of the heap",
      .role = Role::solver,
      .parameters = {},
      .variants = {{
          .id = "greedy",
          .name = "Greedy",
          .help = "",
          .pseudocode =
              {
                  {"put the start into the heap", "Put the start {cell} into the heap."},
                  {"while the heap is not empty", ""},
                  {"  here = the nearest to the goal", "Took {cell} out of the heap."},
                  {"  if here is the goal: found", ""},
                  {"  for each neighbour not yet found", ""},
                  {"    heap it; it was found from here", "Found {cell} from {other}."},
                  {"from the goal back to the start", ""},
                  {"  the cell is on the path", tracedTold},
              },
          .legend = solverLegend(
              {{Mark::queued, false, "in the heap"}, {Mark::reached, false, "looked at"}}),
          .figures = {{"heap-size", "heap size"}, {"visited", "cells looked at"}},
          .make = makeSolver<Greedy>,
      }},
  };
}

}  // namespace mazescope::algorithms
