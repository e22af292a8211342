#include <mazescope/algorithm.hpp>
#include <mazescope/random.hpp>
#include <mazescope/trail.hpp>
#include <mazescope/words.hpp>

namespace mazescope::algorithms {

namespace {

enum Line : std::uint8_t { pushStart, whileStack, whileUnvisited, draw, openAndPush, popHere };

struct Backtracker {
  Random random;
  Cell start;
  bool startDrawn;
  Trail stack;
  bool started = false;
  bool newPhase = false;

  bool next(const Grid& grid, Mutation& out) {
    if (!started) {
      started = true;
      stack.start(start);
      out = Mutation{.cell = start, .phaseStart = true, .after = Mark::active, .line = pushStart};
      return true;
    }
    if (stack.empty()) return false;

    const Cell here = stack.top();
    const DirectionSet unvisited = grid.neighborsMarked(here, Mark::unvisited);
    const bool first = newPhase;
    newPhase = unvisited.empty();
    if (unvisited.empty()) {
      stack.pop(grid);
      out = Mutation{.cell = here,
                     .phaseStart = first,
                     .before = Mark::active,
                     .after = Mark::done,
                     .line = popHere};
      return true;
    }
    const Direction direction = unvisited.at(random.below(unvisited.size()));
    const Cell neighbor = grid.neighborOf(here, direction);
    stack.push(neighbor, opposite(direction));
    out = Mutation{.cell = neighbor,
                   .kind = Mutation::Kind::carve,
                   .direction = opposite(direction),
                   .phaseStart = first,
                   .after = Mark::active,
                   .line = openAndPush};
    return true;
  }

  Inspection inspect(const Grid& grid, std::size_t limit) const {
    Inspection inspection;
    inspection.lists = {
        {"stack", Inspection::Shape::stack, "top first", stack.size(), stack.newest(grid, limit)}};
    if (started && stack.empty()) inspection.ending = "Back at the start: every cell is visited.";
    return inspection;
  }

  double figure(const Grid&, std::size_t) const { return static_cast<double>(stack.size()); }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == pushStart) return explainStart(grid, startDrawn);
    if (last.line == popHere)
      return {"No unvisited neighbour. " +
                  (stack.empty() ? "The stack is empty now."
                                 : "Back to " + toText(grid.pointOf(stack.top())) + '.'),
              {},
              {}};
    const Cell from = grid.neighborOf(last.cell, last.direction);
    const Direction drawn = opposite(last.direction);
    const DirectionSet unvisited = markedBefore(grid, from, Mark::unvisited, drawn);
    return {counted(unvisited.size(), "unvisited neighbour: ", "unvisited neighbours: ") +
                inWords(unvisited) +
                (unvisited.size() > 1 ? "; drew " + std::string(inWords(drawn)) : "; no choice") +
                '.',
            arrowsFrom(from, unvisited, drawn),
            {}};
  }

  std::size_t bytes() const { return stack.bytes(); }
  void pack() { stack.pack(); }
  void unpack(const Grid&) { stack.unpack(); }
};

constexpr std::string_view prose =
    R"(The recursive backtracker walks at random for as long as it can, then turns back. From the cell it stands on it looks for neighbours it has never been to, opens the wall to one of them at random and goes there. Where every neighbour was visited already, it goes back the way it came until it meets a cell with an unvisited neighbour, and sets out from there. When it is back at the start and nothing is left, every cell is part of the maze.

It is a depth-first search of the grid with the order of the neighbours left to chance. The textbook writes it as a function that calls itself; the name comes from there. On a large grid the calls would go hundreds of thousands deep and break the program, so the cells to go back to are kept in a list of their own, the stack. That list is the whole memory of the algorithm, and it is what you see in colour: the cells on the stack are exactly the way from the start to where the walk stands now.

The result is always a perfect maze: each new cell is joined to the maze by one passage, so no loop can close, and none is forgotten, because a cell is only left for good when it has no unvisited neighbour. Of all perfect mazes it prefers some by far. Because the walk goes on until it is stuck, corridors are long and winding and there are few dead ends: about one cell in ten, against nearly three in ten for a maze drawn evenly from all there are. Such mazes are good to walk, since a wrong turn costs dearly, and it is easy to see that the longest way through is very long.

Every cell is pushed once and popped once, so n cells take 2n moves, and the memory is the stack: it can grow to more than half the grid.

What to watch: how the walk curls into corners it has to give up again, and how, after a long descent, most of what follows is going back with short detours.

Sources: W. D. Pullen, "Think Labyrinth: Maze Algorithms" (recursive backtracker); J. Buck, "Mazes for Programmers", Pragmatic Bookshelf, 2015, chapter 5.)";

Stepper make(const Grid& grid, const Beginning& from) {
  Random random(from.seed);
  const Cell drawn = random.below(grid.cellCount());
  const Cell start = from.start ? grid.cellAt(*from.start) : drawn;
  return Stepper(
      Backtracker{.random = random, .start = start, .startDrawn = !from.start, .stack = {}});
}

}  // namespace

AlgorithmInfo backtracker() {
  return {
      .id = "backtracker",
      .name = "Recursive backtracker",
      .family = "Perfect mazes",
      .summary = "Walks at random until it is stuck, then goes back: long, winding corridors.",
      .prose = prose,
      .phase = "pop of the stack",
      .grid = GridKind::maze,
      .perfect = true,
      .hasStart = true,
      .parameters = {},
      .variants = {{
          .id = "backtracker",
          .name = "Recursive backtracker",
          .help = "",
          .pseudocode =
              {
                  {"push the start cell", "Put the start cell {cell} on the stack."},
                  {"while the stack has a top, here", ""},
                  {"  while here has unvisited neighbours", ""},
                  {"    next = one of them, at random", ""},
                  {"    open the wall, push next", "Opened the wall between {other} and {cell}."},
                  {"  pop here: done", "Backed out of {cell}: done."},
              },
          .legend = {{Mark::unvisited, false, "unvisited"},
                     {Mark::active, false, "on the stack"},
                     {Mark::done, false, "done"}},
          .figures = {{"stack-depth", "stack depth"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
