#include "solver.hpp"

#include <deque>

namespace mazescope::algorithms {

namespace {

struct BreadthFirst {
  enum Line : std::uint8_t {
    queueStart,
    whileQueue,
    take,
    ifGoal,
    eachNeighbour,
    queueNext,
    backToStart,
    markPath
  };
  static constexpr std::uint8_t traceLine = markPath;
  static constexpr std::size_t legs = 1;

  Cell start;
  Cell goal;
  Signposts from;  // the neighbour that each cell was found from
  std::deque<Cell> queue{};
  Cell here = start;  // the cell taken last
  std::uint64_t taken = 0;
  std::uint64_t distance = 0;    // of that cell from the start: the ring it is in
  std::uint64_t leftInRing = 0;  // of the cells in the queue
  bool started = false;

  bool next(const Grid& grid, Mutation& out) {
    if (!std::exchange(started, true)) {
      find(grid, start, Direction::north, queueStart, out);
      out.phaseStart = true;
      return true;
    }
    if (found()) return false;
    if (taken > 0) {
      const DirectionSet unseen = from.newAround(grid, here);
      if (!unseen.empty()) {
        find(grid, grid.neighborOf(here, unseen.at(0)), opposite(unseen.at(0)), queueNext, out);
        return true;
      }
    }
    if (queue.empty()) return false;
    takeNext(grid, out);
    return true;
  }

  void find(const Grid& grid, Cell cell, Direction towardsHere, Line line, Mutation& out) {
    from.set(cell, towardsHere);
    queue.push_back(cell);
    out = Mutation{.cell = cell,
                   .direction = towardsHere,
                   .before = grid.mark(cell),
                   .after = Mark::queued,
                   .line = line};
  }
  void takeNext(const Grid& grid, Mutation& out) {
    if (leftInRing == 0) {
      if (taken > 0) ++distance;
      leftInRing = queue.size();
    }
    --leftInRing;
    ++taken;
    here = queue.front();
    queue.pop_front();
    out = Mutation{.cell = here,
                   .phaseStart = true,
                   .before = grid.mark(here),
                   .after = Mark::reached,
                   .line = take};
  }

  bool found() const { return taken > 0 && here == goal; }
  std::uint64_t visited() const { return taken; }
  Leg leg(std::size_t) const { return {from, goal, start, true}; }
  std::string ending(std::optional<std::uint64_t> length) const {
    return length ? foundWords(*length, taken)
                  : noPathWords("the queue is empty, and the goal was not in it", taken);
  }

  std::vector<Inspection::List> lists(const Grid&, std::size_t limit) const {
    const auto shown = static_cast<std::ptrdiff_t>(std::min(limit, queue.size()));
    return {{"queue",
             Inspection::Shape::queue,
             "next first",
             queue.size(),
             {queue.begin(), queue.begin() + shown}}};
  }
  double figure(const Grid&, std::size_t index) const {
    const std::uint64_t figures[] = {queue.size(), distance, taken};
    return static_cast<double>(figures[index]);
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == queueStart) return explainErrand(grid, goal);
    if (last.line == take)
      return {"It was the first in the queue, " + counted(distance, "move", "moves") +
                  " from the start; " + std::to_string(leftInRing) + " more in this ring.",
              arrowsFrom(here, grid.passages(here), {}),
              {}};
    DirectionSet unseen = from.newAround(grid, here);
    unseen.insert(opposite(last.direction));
    return {"Not yet queued around " + toText(grid.pointOf(here)) + ": " + inWords(unseen) +
                ". It will be " + counted(distance + 1, "move", "moves") + " from the start.",
            arrowsFrom(here, unseen, opposite(last.direction)),
            {}};
  }
  std::size_t bytes() const { return from.bytes() + queue.size() * sizeof(Cell); }
};

constexpr std::string_view prose =
    R"(Breadth-first search looks at the cells in the order of their distance from the start: first those one move away, then those two moves away, ring by ring, until the goal is among them. The cells that have been found and not yet been looked at stand in a queue, and that is all it takes: whoever is found first is looked at first.

It was made for mazes. Edward Moore described it in 1959 for the shortest path through a maze, after Konrad Zuse had used it in 1945 in a work that was printed only in 1972. Each cell is queued once, when it is first found, and remembers the neighbour that it was found from, its predecessor. Once the goal is taken off the queue, the predecessors lead back from it to the start, and that is a shortest path: had there been a shorter one, the goal would have stood in an earlier ring.

Dijkstra's algorithm is the same here. It too takes the cell nearest to the start, and needs a heap to know which that is, since its passages may have different lengths. In a maze each passage is one move long, so the cells are found in the order of their distances anyway and the heap turns into a queue. That is why this program has no solver of that name: it would make the same moves.

Where there is no path, the queue runs empty once all that can be reached was looked at. In a cave of 1000 by 1000 cells without a rock each of the million cells is queued once, and the path from corner to corner has 1,998 moves. In a perfect maze there is only one path, so nothing is gained by its being the shortest; but what the search looks at shows how the maze is built: in one made by the recursive backtracker the rings are a few cells wide, and in one made by Prim's algorithm they are broad.

What to watch: the queued cells, a thin outline around all that was looked at, and how two arms of it die when they meet in a loop. A phase is one cell taken off the queue, with the neighbours that are queued for it; the path is marked in a phase of its own.

Sources: E. F. Moore, "The shortest path through a maze", Proceedings of the International Symposium on the Theory of Switching, 1959; E. W. Dijkstra, "A note on two problems in connexion with graphs", Numerische Mathematik 1, 1959; T. H. Cormen, C. E. Leiserson, R. L. Rivest and C. Stein, "Introduction to Algorithms", chapter on elementary graph algorithms.)";

}  // namespace

AlgorithmInfo breadth_first() {
  return {
      .id = "breadth-first",
      .name = "Breadth-first search (Dijkstra)",
      .family = "Solvers",
      .summary =
          "Ring by ring from the start: a shortest path. Dijkstra's algorithm is the same here.",
      .prose = prose,
      .phase = "cell taken off the queue",
      .role = Role::solver,
      .parameters = {},
      .variants = {{
          .id = "breadth-first",
          .name = "Breadth-first",
          .help = "",
          .pseudocode =
              {
                  {"put the start into the queue", "Put the start {cell} into the queue."},
                  {"while the queue is not empty", ""},
                  {"  here = the first of the queue", "Took {cell} off the queue."},
                  {"  if here is the goal: found", ""},
                  {"  for each neighbour not yet queued", ""},
                  {"    queue it; it was found from here", "Queued {cell}, found from {other}."},
                  {"from the goal back to the start", ""},
                  {"  the cell is on the path", tracedTold},
              },
          .legend = solverLegend(
              {{Mark::queued, false, "in the queue"}, {Mark::reached, false, "looked at"}}),
          .figures = {{"queue-size", "queue size"},
                      {"distance", "distance"},
                      {"visited", "cells looked at"}},
          .make = makeSolver<BreadthFirst>,
      }},
  };
}

}  // namespace mazescope::algorithms
