#include "best_first.hpp"

namespace mazescope::algorithms {

namespace {

/// The least sum first; of equal sums the one nearest to the goal; of those, as the heap has them.
struct LeastSum {
  static constexpr bool improves = true;
  static std::uint64_t weight(std::uint32_t steps, std::uint32_t estimate) {
    return (std::uint64_t{steps} + estimate) << 32U | estimate;
  }
  static std::uint32_t stepsOf(std::uint64_t weight) {
    return static_cast<std::uint32_t>((weight >> 32U) - (weight & 0xffffffffU));
  }
  static std::string sum(std::uint32_t steps, std::uint32_t estimate) {
    return std::to_string(steps) + " + " + std::to_string(estimate) + " = " +
           std::to_string(steps + estimate);
  }
  static std::string whyTaken(std::uint32_t steps, std::uint32_t estimate) {
    return "Moves from the start and at least to the goal: " + sum(steps, estimate) +
           ", the least in the heap.";
  }
  static std::string worth(std::uint32_t steps, std::uint32_t estimate) {
    return "It goes into the heap with " + sum(steps, estimate) + '.';
  }
};

using AStar = BestFirst<LeastSum>;

constexpr std::string_view prose =
    R"(A* is breadth-first search with a sense of direction. For each cell that it has found it knows how many moves led to it from the start, and it estimates how many are left to the goal: never more than it will really take. The sum is how long a path through that cell is at least. The cell with the least sum is looked at next; when that is the goal, no other way can be shorter, and the path is a shortest one.

The estimate here is the Manhattan distance: columns plus rows between a cell and the goal, as if there were no walls. It is as good as an estimate can be that knows nothing of the walls, since no move brings one more than one cell nearer. It has another virtue: from a cell to its neighbour it changes by one at the most, so a cell that was looked at never has to be looked at again. A cell that still waits may turn out to have a shorter way; then it moves up in the heap.

Of equal sums the cell nearest to the goal is taken first, which is to say the one with more of its path behind it. Where that is equal too, the heap decides, always in the same way. In a cave without rocks all sums are equal, and this rule is what makes A* walk straight to the goal; without it, it would look at every cell between.

In a maze the sense of direction helps little. Walls lead away from the goal as often as towards it, so the estimates are poor and A* looks at nearly as many cells as breadth-first search: compare the two in the table. In caves, where the direct way is nearly open, it looks at a fraction of them. Both always find paths of the same length, although not always the same path.

The cells that were found wait in a binary heap, where taking the best costs O(log n). With an estimate of 0 everywhere it would be Dijkstra's algorithm, and here breadth-first search.

What to watch: the search reaching towards the goal, and how a long wall across its way makes it spread along that wall. A phase is one cell taken out of the heap, with the neighbours that are found from it.

Sources: P. E. Hart, N. J. Nilsson and B. Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", IEEE Transactions on Systems Science and Cybernetics 4(2), 1968; J. Pearl, "Heuristics", Addison-Wesley, 1984.)";

}  // namespace

AlgorithmInfo a_star() {
  return {
      .id = "a-star",
      .name = "A*",
      .family = "Solvers",
      .summary =
          "Takes the cell with the shortest path it may lie on: a shortest path, found sooner.",
      .prose = prose,
      .phase = "cell taken out of the heap",
      .role = Role::solver,
      .parameters = {},
      .variants = {{
          .id = "a-star",
          .name = "A*",
          .help = "",
          .pseudocode =
              {
                  {"put the start into the heap", "Put the start {cell} into the heap."},
                  {"while the heap is not empty", ""},
                  {"  here = the least moves + estimate", "Took {cell} out of the heap."},
                  {"  if here is the goal: found", ""},
                  {"  for each neighbour, if it is shorter", ""},
                  {"    heap it; it was found from here", "Found {cell} from {other}."},
                  {"from the goal back to the start", ""},
                  {"  the cell is on the path", tracedTold},
              },
          .legend = solverLegend(
              {{Mark::queued, false, "in the heap"}, {Mark::reached, false, "looked at"}}),
          .figures = {{"heap-size", "heap size"}, {"visited", "cells looked at"}},
          .make = makeSolver<AStar>,
      }},
  };
}

}  // namespace mazescope::algorithms
