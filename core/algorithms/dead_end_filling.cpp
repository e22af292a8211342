#include "solver.hpp"

#include <deque>

namespace mazescope::algorithms {

namespace {

struct DeadEndFilling {
  enum Line : std::uint8_t {
    eachDeadEnd,
    fill,
    whileCorridor,
    fillNext,
    search,
    goOn,
    backToStart,
    markPath
  };
  static constexpr std::uint8_t traceLine = markPath;
  static constexpr std::size_t legs = 1;

  Cell start;
  Cell goal;
  Signposts from;  // in what is left: the neighbour each cell was found from
  std::vector<bool> filled;
  std::deque<Cell> deadEnds{};  // as the maze had them, those that are still to be filled
  std::uint64_t left = 0;       // open cells that are not filled
  std::uint64_t fills = 0;
  std::optional<Cell> corridor{};  // the next cell of the one being filled
  std::deque<Cell> queue{};
  std::uint64_t walked = 0;  // cells looked at in what was left
  Cell here = start;         // the last of them

  DeadEndFilling(const Grid& grid, const Errand& errand)
      : start(errand.start), goal(errand.goal), from(grid.cellCount()), filled(grid.cellCount()) {
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
      if (!grid.open(cell)) continue;
      ++left;
      if (!isEnd(cell) && grid.passages(cell).size() <= 1) deadEnds.push_back(cell);
    }
  }

  bool next(const Grid& grid, Mutation& out) {
    if (corridor) {
      fillCell(grid, *corridor, fillNext, out);
      return true;
    }
    if (!deadEnds.empty()) {
      const Cell cell = deadEnds.front();
      deadEnds.pop_front();
      fillCell(grid, cell, fill, out);
      out.phaseStart = true;
      return true;
    }
    if (found()) return false;
    if (walked == 0) find(start, Direction::north);
    if (queue.empty()) return false;
    lookAtNext(grid, out);
    return true;
  }

  bool isEnd(Cell cell) const { return cell == start || cell == goal; }
  DirectionSet waysLeft(const Grid& grid, Cell cell) const {
    const DirectionSet ways = grid.passages(cell);
    DirectionSet leftOver;
    for (std::uint32_t i = 0; i < ways.size(); ++i)
      if (!filled[grid.neighborOf(cell, ways.at(i))]) leftOver.insert(ways.at(i));
    return leftOver;
  }

  /// And looks whether its corridor goes on: the dead ends that the maze had come in their own turn.
  void fillCell(const Grid& grid, Cell cell, Line line, Mutation& out) {
    filled[cell] = true;
    ++fills;
    --left;
    corridor.reset();
    Direction on = Direction::north;
    if (const DirectionSet ways = waysLeft(grid, cell); !ways.empty()) {
      on = ways.at(0);
      const Cell neighbor = grid.neighborOf(cell, on);
      if (!isEnd(neighbor) && grid.passages(neighbor).size() > 1 &&
          waysLeft(grid, neighbor).size() <= 1)
        corridor = neighbor;
    }
    out = Mutation{.cell = cell,
                   .direction = on,
                   .before = grid.mark(cell),
                   .after = Mark::reached,
                   .line = line};
  }

  void find(Cell cell, Direction towardsHere) {
    from.set(cell, towardsHere);
    queue.push_back(cell);
  }
  void lookAtNext(const Grid& grid, Mutation& out) {
    here = queue.front();
    queue.pop_front();
    out = Mutation{.cell = here,
                   .phaseStart = walked == 0,
                   .before = grid.mark(here),
                   .after = Mark::active,
                   .line = goOn};
    ++walked;
    const DirectionSet ways = waysLeft(grid, here);
    for (std::uint32_t i = 0; i < ways.size(); ++i)
      if (const Cell cell = grid.neighborOf(here, ways.at(i)); !from.has(cell))
        find(cell, opposite(ways.at(i)));
  }

  bool found() const { return walked > 0 && here == goal; }
  std::uint64_t visited() const { return fills + walked; }
  Leg leg(std::size_t) const { return {from, goal, start, true}; }
  std::string ending(std::optional<std::uint64_t> length) const {
    if (!length) return noPathWords("what is left does not lead to the goal", visited());
    const std::string path = "Filled " + counted(fills, "cell", "cells") + "; found a path of " +
                             counted(*length, "move", "moves");
    if (left == *length + 1) return path + ", which is all that is left.";
    return path + " in what is left. That is not one way alone, so it was searched breadth-first.";
  }

  std::vector<Inspection::List> lists(const Grid&, std::size_t limit) const {
    const auto first = [limit](const std::deque<Cell>& cells) {
      const auto shown = static_cast<std::ptrdiff_t>(std::min(limit, cells.size()));
      return std::vector<Cell>(cells.begin(), cells.begin() + shown);
    };
    using Shape = Inspection::Shape;
    return {{"dead ends", Shape::queue, "next first", deadEnds.size(), first(deadEnds)},
            {"queue", Shape::queue, "next first", queue.size(), first(queue)}};
  }
  double figure(const Grid&, std::size_t index) const {
    const std::uint64_t figures[] = {deadEnds.size(), fills, visited()};
    return static_cast<double>(figures[index]);
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == goOn) {
      const DirectionSet ways = waysLeft(grid, here);
      return {"It is not filled. From here there is left: " + inWords(ways) + '.',
              arrowsFrom(here, ways, {}),
              {}};
    }
    const DirectionSet ways = waysLeft(grid, last.cell);
    if (ways.empty()) return {"No way is left from it, and it is no end.", {}, {}};
    return {"One way is left from it, " + inWords(ways) + ", and it is neither start nor goal." +
                (corridor ? " The next cell is a dead end now." : ""),
            arrowsFrom(last.cell, ways, {}),
            {}};
  }
  std::size_t bytes() const {
    return from.bytes() + filled.capacity() / 8 + (deadEnds.size() + queue.size()) * sizeof(Cell);
  }
};

constexpr std::string_view prose =
    R"(Dead-end filling solves a maze from the plan and not by walking: it needs to see all of it at once, and does not begin at the start. It looks for the dead ends, cells with a single way out that are neither start nor goal. Each is filled, as if with a pencil; the cell next to it may have become a dead end by that, and then it is filled too, and so on along the corridor to the next junction. When no dead end remains, what can still be walked is all that a path could use.

In a perfect maze that is the path itself. Every branch that does not lie between start and goal ends in dead ends, so all of it is filled, and what remains is one corridor with the start at one end and the goal at the other. It does not matter in which order the dead ends are taken; here it is row by row, as they were in the maze at the beginning.

Loops are never filled, since a loop has no end, and nor are rooms or the open parts of caves. Then more is left than a path: every loop, even one far off the way, and the corridors between two loops. This program does not hide that. It searches what is left breadth-first, from the start, and says so when it is done. As no cell of a shortest path is ever filled, the path that it finds is a shortest path of the whole maze; and where start and goal are not connected, the search ends without one.

Filling takes one move a cell, and so does looking at what is left; together they cannot be more than the cells of the maze. The work is the same for every start and goal far apart, because it is the maze that is looked at: with a start next to its goal a search would be done at once, and this one still fills all the rest. The count of cells looked at says how many were filled and walked.

What to watch: the corridors that eat themselves up from their ends, all over the maze, and the path that nobody has drawn, standing out in the end. In caves, watch how little there is to fill.

A phase is one dead end with the corridor that was filled after it; looking at what is left is a phase, and so is marking the path.

Sources: W. D. Pullen, "Think Labyrinth: Maze Algorithms" (dead end filler; blind alley fillers for mazes with loops); E. F. Moore, "The shortest path through a maze", 1959, for the search of what is left.)";

Stepper make(const Grid& grid, const Beginning& from) {
  Errand errand(grid, from.ends);
  DeadEndFilling search(grid, errand);
  return Stepper(Solver<DeadEndFilling>(std::move(errand), std::move(search)));
}

}  // namespace

AlgorithmInfo dead_end_filling() {
  return {
      .id = "dead-end-filling",
      .name = "Dead-end filling",
      .family = "Solvers",
      .summary =
          "Fills all dead ends, again and again: in a perfect maze the path is what is left.",
      .prose = prose,
      .phase = "dead end with its corridor",
      .role = Role::solver,
      .parameters = {},
      .variants = {{
          .id = "dead-end-filling",
          .name = "Dead-end filling",
          .help = "",
          .pseudocode =
              {
                  {"for each dead end, no start or goal", ""},
                  {"  fill it", "Filled the dead end {cell}."},
                  {"  while the next is a dead end now", ""},
                  {"    fill that too", "Filled {cell}, a dead end by now."},
                  {"search what is left from the start", ""},
                  {"  look at the next cell, to the goal", "Looked at {cell}, which is left."},
                  {"from the goal back to the start", ""},
                  {"  the cell is on the path", tracedTold},
              },
          .legend =
              solverLegend({{Mark::reached, false, "filled"}, {Mark::active, false, "left over"}}),
          .figures = {{"dead-ends-left", "dead ends left"},
                      {"filled-cells", "filled cells"},
                      {"visited", "cells looked at"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
