#include "solver.hpp"

#include <array>
#include <deque>

namespace mazescope::algorithms {

namespace {

/// One of the two searches.
struct Side {
  Signposts from;  // the neighbour that each of its cells was found from
  std::deque<Cell> queue{};
  std::uint64_t leftInRing = 0;  // of the cells in the queue
  std::uint64_t rings = 0;       // begun

  explicit Side(std::size_t cells) : from(cells) {}
};

struct Bidirectional {
  enum Line : std::uint8_t {
    queueStart,
    queueGoal,
    whileBoth,
    smaller,
    take,
    ifMet,
    queueNext,
    backToStart,
    markPath
  };
  static constexpr std::uint8_t traceLine = markPath;
  static constexpr std::size_t legs = 2;

  Cell start;
  Cell goal;
  std::array<Side, 2> sides;  // from the start, from the goal
  std::size_t turn = 0;       // whose
  Cell here = start;          // the cell taken last
  std::uint64_t taken = 0;
  std::optional<Cell> met{};  // the neighbour of it that the other side has found
  std::uint8_t placed = 0;    // of start and goal

  // Rings are taken whole, so that either side has found all cells up to some distance and none
  // beyond. Before they meet, no path is as short as the two distances together; the first passage
  // from one side to the other makes it longer by one, and so closes a shortest path.
  bool next(const Grid& grid, Mutation& out) {
    if (placed < 2) {
      turn = placed;
      find(grid, placed == 0 ? start : goal, Direction::north, placed == 0 ? queueStart : queueGoal,
           out);
      out.phaseStart = placed == 0;
      ++placed;
      return true;
    }
    if (found()) return false;
    if (taken > 0) {
      const DirectionSet unseen = sides[turn].from.newAround(grid, here);
      if (!unseen.empty()) {
        find(grid, grid.neighborOf(here, unseen.at(0)), opposite(unseen.at(0)), queueNext, out);
        return true;
      }
    }
    if (sides[turn].leftInRing == 0 && !beginRing()) return false;
    takeNext(grid, out);
    return true;
  }

  bool beginRing() {
    if (sides[0].queue.empty() || sides[1].queue.empty()) return false;
    turn = sides[1].queue.size() < sides[0].queue.size() ? 1 : 0;
    sides[turn].leftInRing = sides[turn].queue.size();
    ++sides[turn].rings;
    return true;
  }
  void find(const Grid& grid, Cell cell, Direction towardsHere, Line line, Mutation& out) {
    sides[turn].from.set(cell, towardsHere);
    sides[turn].queue.push_back(cell);
    out = Mutation{.cell = cell,
                   .direction = towardsHere,
                   .before = grid.mark(cell),
                   .after = Mark::queued,
                   .line = line};
  }
  void takeNext(const Grid& grid, Mutation& out) {
    Side& side = sides[turn];
    here = side.queue.front();
    side.queue.pop_front();
    --side.leftInRing;
    ++taken;
    const DirectionSet ways = grid.passages(here);
    for (std::uint32_t i = 0; i < ways.size() && !met; ++i)
      if (const Cell cell = grid.neighborOf(here, ways.at(i)); sides[1 - turn].from.has(cell))
        met = cell;
    out = Mutation{.cell = here,
                   .phaseStart = true,
                   .before = grid.mark(here),
                   .after = Mark::reached,
                   .line = take};
  }

  bool found() const { return met.has_value(); }
  std::uint64_t visited() const { return taken; }
  Leg leg(std::size_t index) const {
    if (index == 0) return {sides[0].from, turn == 0 ? here : *met, start, true};
    return {sides[1].from, turn == 0 ? *met : here, goal};
  }
  std::string ending(std::optional<std::uint64_t> length) const {
    if (length) return foundWords(*length, taken);
    return noPathWords(sides[0].queue.empty() ? "the queue from the start is empty"
                                              : "the queue from the goal is empty",
                       taken);
  }

  std::vector<Inspection::List> lists(const Grid&, std::size_t limit) const {
    std::vector<Inspection::List> lists;
    for (const Side& side : sides) {
      const auto shown = static_cast<std::ptrdiff_t>(std::min(limit, side.queue.size()));
      lists.push_back({&side == sides.data() ? "queue from the start" : "queue from the goal",
                       Inspection::Shape::queue,
                       "next first",
                       side.queue.size(),
                       {side.queue.begin(), side.queue.begin() + shown}});
    }
    return lists;
  }
  double figure(const Grid&, std::size_t index) const {
    const std::uint64_t figures[] = {sides[0].queue.size(), sides[1].queue.size(), taken};
    return static_cast<double>(figures[index]);
  }

  std::string sideWords() const { return turn == 0 ? "the start" : "the goal"; }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == queueStart) return explainErrand(grid, goal);
    if (last.line == queueGoal) return {"The goal begins a search of its own.", {}, {}};
    if (last.line == take) {
      const Side& side = sides[turn];
      const std::string text = "First in the queue from " + sideWords() + ", in ring " +
                               std::to_string(side.rings - 1) + "; " +
                               std::to_string(side.leftInRing) + " more in this ring.";
      const auto arrows = arrowsFrom(here, grid.passages(here), {});
      if (!met) return {text, arrows, {}};
      return {text + " The other side has found " + toText(grid.pointOf(*met)) + ": they meet.",
              arrows,
              {}};
    }
    DirectionSet unseen = sides[turn].from.newAround(grid, here);
    unseen.insert(opposite(last.direction));
    return {"Not yet found from " + sideWords() + " around " + toText(grid.pointOf(here)) + ": " +
                inWords(unseen) + '.',
            arrowsFrom(here, unseen, opposite(last.direction)),
            {}};
  }
  std::size_t bytes() const {
    std::size_t bytes = 0;
    for (const Side& side : sides) bytes += side.from.bytes() + side.queue.size() * sizeof(Cell);
    return bytes;
  }
};

constexpr std::string_view prose =
    R"(Bidirectional search is breadth-first search from both ends. One search grows in rings around the start, the other around the goal, and when they touch, a path leads from the one through the passage where they met to the other. Two small rings cover less ground than a large one: in an open cave the two together look at about half the cells that a search from the start alone would, and in a graph where everything branches, such as a net of acquaintances, at next to none in comparison.

The rings are taken whole, always a ring of the side whose queue is shorter, because that is the cheaper one. It is tempting to take single cells in turn and to stop at the first touch, but then the path may be too long by some moves. With whole rings it cannot be. Say that one side has found all cells up to a moves from the start, and the other all up to b from the goal, and that they have not met: then any path is longer than a + b. The next ring brings the first side to a + 1, and a passage from it to a cell of the other side closes a path of a + b + 1 moves. No path could be shorter.

Each side has a queue and remembers for each of its cells the neighbour that it was found from. A cell belongs to the side that found it first. When the sides have met, the path is marked from the meeting place back to the start, and then from the meeting place on to the goal.

If the queue of one side runs empty, there is no path, and that may be found out early: where the goal lies in a small pocket of a cave, the search from the start alone would go through all the rest of it, while the one from the goal is through with its pocket after a few rings.

In a perfect maze the gain depends on the maze. The dead ends around the goal are searched too, which a search from the start would have been spared; with long winding corridors, as the recursive backtracker makes them, that can cost more than it saves.

What to watch: which side is the thinner one and gets its ring, and how suddenly it is over. A phase is one cell taken off a queue, with the neighbours that are queued for it.

Sources: T. A. J. Nicholson, "Finding the Shortest Route between Two Points in a Network", The Computer Journal 9(3), 1966; I. Pohl, "Bi-directional Search", Machine Intelligence 6, 1971.)";

Stepper make(const Grid& grid, const Beginning& from) {
  Errand errand(grid, from.ends);
  const Side side(grid.cellCount());
  Bidirectional search{errand.start, errand.goal, {side, side}};
  return Stepper(Solver<Bidirectional>(std::move(errand), std::move(search)));
}

}  // namespace

AlgorithmInfo bidirectional() {
  return {
      .id = "bidirectional",
      .name = "Bidirectional search",
      .family = "Solvers",
      .summary =
          "Breadth-first from both ends until they meet: a shortest path, with less looked at.",
      .prose = prose,
      .phase = "cell taken off a queue",
      .role = Role::solver,
      .parameters = {},
      .variants = {{
          .id = "bidirectional",
          .name = "Bidirectional",
          .help = "",
          .pseudocode =
              {
                  {"queue the start on one side", "Queued the start {cell} on its side."},
                  {"queue the goal on the other side", "Queued the goal {cell} on its side."},
                  {"while neither queue is empty", ""},
                  {"  for each of the ring less queued", ""},
                  {"    here = the first of that queue", "Took {cell} off its queue."},
                  {"    if it touches the other side: met", ""},
                  {"    queue its neighbours not yet found", "Queued {cell}, found from {other}."},
                  {"from there to start, then to goal", ""},
                  {"  the cell is on the path", tracedTold},
              },
          .legend = solverLegend(
              {{Mark::queued, false, "in a queue"}, {Mark::reached, false, "looked at"}}),
          .figures = {{"queue-from-start", "queue from the start"},
                      {"queue-from-goal", "queue from the goal"},
                      {"visited", "cells looked at"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
