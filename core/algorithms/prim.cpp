#include "lightest_first.hpp"

#include <mazescope/algorithm.hpp>
#include <mazescope/random.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <utility>

namespace mazescope::algorithms {

namespace {

// The three variants share the outer shape: a phase takes one cell from a list, and its moves
// are what follows from that.

/// Marks the unvisited neighbours of a new maze cell as frontier, one a call, and keeps them.
template <class Keep>
bool spread(const Grid& grid, Cell here, std::uint8_t line, Mutation& out, Keep keep) {
  const DirectionSet unvisited = grid.neighborsMarked(here, Mark::unvisited);
  if (unvisited.empty()) return false;
  const Direction direction = unvisited.at(0);
  const Cell neighbor = grid.neighborOf(here, direction);
  keep(neighbor, opposite(direction));
  out = Mutation{
      .cell = neighbor, .direction = opposite(direction), .after = Mark::frontier, .line = line};
  return true;
}

template <class T>
T takeAt(std::vector<T>& list, std::size_t index) {
  T taken = list[index];
  list[index] = list.back();
  list.pop_back();
  return taken;
}

std::vector<Cell> lastOf(const std::vector<Cell>& list, std::size_t limit) {
  return {list.rbegin(), list.rbegin() + static_cast<std::ptrdiff_t>(std::min(limit, list.size()))};
}

// --- why ---------------------------------------------------------------------------------------

/// A neighbour of a new maze cell became frontier.
Explanation explainSpread(const Grid& grid, const Mutation& last, const std::string& more) {
  const Cell here = grid.neighborOf(last.cell, last.direction);
  const Direction taken = opposite(last.direction);
  const DirectionSet left = markedBefore(grid, here, Mark::unvisited, taken);
  return {"Unvisited around " + toText(grid.pointOf(here)) + ": " + inWords(left) +
              (left.size() > 1 ? "; taken in this order, without chance." : ".") + more,
          arrowsFrom(here, left, taken),
          {}};
}

/// "2 neighbours in the maze: north, west; drew west."
std::string drewOf(DirectionSet from, Direction drawn, std::string_view one,
                   std::string_view more) {
  return counted(from.size(), one, more) + ": " + inWords(from) +
         (from.size() > 1 ? "; drew " + std::string(inWords(drawn)) + '.' : "; no choice.");
}

constexpr std::string_view complete = "The frontier is empty: every cell is in the maze.";

struct Modified {
  enum Line : std::uint8_t { addStart, spreadFirst, whileAny, draw, drawOther, join, spreadNext };

  Random random;
  Cell here;  // the cell joined last
  bool startDrawn;
  std::vector<Cell> frontier;
  bool started = false;
  Line spreadLine = spreadFirst;

  bool next(const Grid& grid, Mutation& out) {
    if (!std::exchange(started, true)) {
      out = Mutation{.cell = here, .phaseStart = true, .after = Mark::done, .line = addStart};
      return true;
    }
    const auto keep = [this](Cell cell, Direction) { frontier.push_back(cell); };
    if (spread(grid, here, spreadLine, out, keep)) return true;
    if (frontier.empty()) return false;

    spreadLine = spreadNext;
    here = takeAt(frontier, random.below(static_cast<std::uint32_t>(frontier.size())));
    const DirectionSet inMaze = grid.neighborsMarked(here, Mark::done);
    out = Mutation{.cell = here,
                   .kind = Mutation::Kind::carve,
                   .direction = inMaze.at(random.below(inMaze.size())),
                   .phaseStart = true,
                   .before = Mark::frontier,
                   .after = Mark::done,
                   .line = join};
    return true;
  }

  Inspection inspect(const Grid& grid, std::size_t limit) const {
    Inspection inspection;
    inspection.lists = {{"frontier", Inspection::Shape::bag, "newest first", frontier.size(),
                         lastOf(frontier, limit)}};
    if (started && frontier.empty() && grid.neighborsMarked(here, Mark::unvisited).empty())
      inspection.ending = complete;
    return inspection;
  }
  double figure(const Grid&, std::size_t) const { return static_cast<double>(frontier.size()); }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == addStart) return explainStart(grid, startDrawn);
    if (last.line != join) return explainSpread(grid, last, "");
    const DirectionSet inMaze = grid.neighborsMarked(here, Mark::done);
    return {"Drew it from " + counted(frontier.size() + 1, "frontier cell. ", "frontier cells. ") +
                drewOf(inMaze, last.direction, "neighbour in the maze", "neighbours in the maze"),
            arrowsFrom(here, inMaze, last.direction),
            {}};
  }
  std::size_t bytes() const { return frontier.capacity() * sizeof(Cell); }
};

struct Simplified {
  enum Line : std::uint8_t { addStart, whileActive, draw, ifUnvisited, join, otherwise, retire };

  Random random;
  Cell start;
  bool startDrawn;
  std::vector<Cell> active;
  bool started = false;

  bool next(const Grid& grid, Mutation& out) {
    if (!std::exchange(started, true)) {
      active.push_back(start);
      out = Mutation{.cell = start, .phaseStart = true, .after = Mark::active, .line = addStart};
      return true;
    }
    if (active.empty()) return false;

    const std::uint32_t index = random.below(static_cast<std::uint32_t>(active.size()));
    const Cell here = active[index];
    const DirectionSet unvisited = grid.neighborsMarked(here, Mark::unvisited);
    if (unvisited.empty()) {
      takeAt(active, index);
      out = Mutation{.cell = here,
                     .phaseStart = true,
                     .before = Mark::active,
                     .after = Mark::done,
                     .line = retire};
      return true;
    }
    const Direction direction = unvisited.at(random.below(unvisited.size()));
    active.push_back(grid.neighborOf(here, direction));
    out = Mutation{.cell = active.back(),
                   .kind = Mutation::Kind::carve,
                   .direction = opposite(direction),
                   .phaseStart = true,
                   .after = Mark::active,
                   .line = join};
    return true;
  }

  Inspection inspect(const Grid&, std::size_t limit) const {
    Inspection inspection;
    inspection.lists = {{"active cells", Inspection::Shape::bag, "newest first", active.size(),
                         lastOf(active, limit)}};
    if (started && active.empty()) inspection.ending = "No cell is active: all are in the maze.";
    return inspection;
  }
  double figure(const Grid&, std::size_t) const { return static_cast<double>(active.size()); }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == addStart) return explainStart(grid, startDrawn);
    if (last.line == retire)
      return {"Drew it from " + counted(active.size() + 1, "active cell.", "active cells.") +
                  " No neighbour of it is unvisited.",
              {},
              {}};
    const Cell from = grid.neighborOf(last.cell, last.direction);
    const Direction drawn = opposite(last.direction);
    const DirectionSet unvisited = markedBefore(grid, from, Mark::unvisited, drawn);
    return {"Drew " + toText(grid.pointOf(from)) + " from " +
                counted(active.size() - 1, "active cell. ", "active cells. ") +
                drewOf(unvisited, drawn, "unvisited neighbour", "unvisited neighbours"),
            arrowsFrom(from, unvisited, drawn),
            {}};
  }
  std::size_t bytes() const { return active.capacity() * sizeof(Cell); }
};

struct True {
  enum Line : std::uint8_t { addStart, spreadFirst, whileAny, lightest, join, spreadNext };

  Random random;
  Cell here;  // the cell joined last
  bool startDrawn;
  LightestFirst<std::uint32_t> frontier;
  bool started = false;
  Line spreadLine = spreadFirst;
  bool weighed = false;  // whether the passages from here to the older frontier have weights
  std::uint32_t lastWeight = 0;  // of the passage that the last move was about

  bool next(const Grid& grid, Mutation& out) {
    if (!std::exchange(started, true)) {
      frontier.prepare(grid.cellCount());
      out = Mutation{.cell = here, .phaseStart = true, .after = Mark::done, .line = addStart};
      return true;
    }
    if (!std::exchange(weighed, true)) weighFrontier(grid);
    const auto keep = [this](Cell cell, Direction passage) {
      frontier.push({weight(), cell, passage});
    };
    if (spread(grid, here, spreadLine, out, keep)) return true;
    if (frontier.entries().empty()) return false;

    const auto entry = frontier.pop();
    here = entry.cell;
    lastWeight = entry.weight;
    spreadLine = spreadNext;
    weighed = false;
    out = Mutation{.cell = here,
                   .kind = Mutation::Kind::carve,
                   .direction = entry.passage,
                   .phaseStart = true,
                   .before = Mark::frontier,
                   .after = Mark::done,
                   .line = join};
    return true;
  }

  // Every passage gets its weight when the first of its two cells joins the maze, so all weights
  // are independent draws, and none has to be stored for the whole grid.
  std::uint32_t weight() { return lastWeight = static_cast<std::uint32_t>(random.next() >> 32U); }

  void weighFrontier(const Grid& grid) {
    const DirectionSet waiting = grid.neighborsMarked(here, Mark::frontier);
    for (std::uint32_t i = 0; i < waiting.size(); ++i)
      frontier.offer({weight(), grid.neighborOf(here, waiting.at(i)), opposite(waiting.at(i))});
  }

  Inspection inspect(const Grid& grid, std::size_t limit) const {
    const auto& entries = frontier.entries();
    Inspection inspection;
    inspection.lists = {
        {"frontier", Inspection::Shape::heap, "a heap: the lightest on top", entries.size(), {}}};
    for (std::size_t i = 0; i < std::min(limit, entries.size()); ++i)
      inspection.lists[0].cells.push_back(entries[i].cell);
    if (started && entries.empty() && grid.neighborsMarked(here, Mark::unvisited).empty())
      inspection.ending = complete;
    return inspection;
  }
  double figure(const Grid&, std::size_t) const {
    return static_cast<double>(frontier.entries().size());
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    constexpr double scale = 4294967296.0;  // 2^32
    const std::string weight = toText(lastWeight / scale);
    if (last.line == addStart) return explainStart(grid, startDrawn);
    if (last.line != join)
      return explainSpread(grid, last, " Its passage drew the weight " + weight + '.');
    const DirectionSet inMaze = grid.neighborsMarked(here, Mark::done);
    return {"Its passage to the " + std::string(inWords(last.direction)) + " weighs " + weight +
                ": the least of all from " +
                counted(frontier.entries().size() + 1, "frontier cell", "frontier cells") +
                " into the maze.",
            arrowsFrom(here, inMaze, last.direction),
            {}};
  }

  std::size_t bytes() const { return frontier.bytes(); }
  void pack() { frontier.pack(); }
  void unpack(const Grid& grid) { frontier.unpack(started ? grid.cellCount() : 0); }
};

template <class Prim>
Stepper make(const Grid& grid, const Beginning& from) {
  Random random(from.seed);
  const Cell drawn = random.below(grid.cellCount());
  return Stepper(
      Prim{random, from.start ? grid.cellAt(*from.start) : drawn, !from.start.has_value(), {}});
}

constexpr std::string_view prose =
    R"(Prim's algorithm grows the maze from one cell, as a crystal grows: at any time there is a maze, and around it a frontier of cells that touch it and are not in it yet. Again and again one cell is taken from the frontier and joined to the maze by a single passage; its own unvisited neighbours become frontier. When the frontier is empty, every cell has been joined. As each cell was joined once, by one passage, the maze is perfect.

The name stands for three different algorithms, and their mazes differ. Robert Prim's algorithm finds the lightest spanning tree of a graph whose edges have weights. Give every possible passage a random weight, always open the lightest one that leads out of the maze, and you have the "true" variant: the maze is a minimum spanning tree, drawn from the same distribution as that of Kruskal's algorithm. Keeping the frontier in order of weight costs a heap, O(log n) a cell.

Most programs that say "Prim" leave out the weights. The "modified" variant draws a frontier cell at random, each as likely as the next, and joins it to a random neighbour in the maze. It is quicker, since a draw from a list costs the same however long the list is, and the maze has even more dead ends: more than a third of its cells. The "simplified" variant keeps a list of active maze cells instead of a frontier, draws one of them and opens a wall to one of its unvisited neighbours, or retires the cell if there is none. That makes it the sister of the growing tree algorithm with a random choice.

All three make mazes with many short dead ends and an easy way through, which seems to spread outwards from the start. Against the recursive backtracker, which runs one long corridor at a time, they branch everywhere. The frontier of the modified variant stays thin and its outline roughly round; that of the true variant is ragged, with arms that reach far ahead and holes that close late.

What to watch: the frontier's colour around the maze, and how the true variant lingers in one region, where the light passages are, before it breaks out.

Sources: R. C. Prim, "Shortest connection networks and some generalizations", Bell System Technical Journal 36, 1957; W. D. Pullen, "Think Labyrinth: Maze Algorithms" (Prim's, and its modified and simplified forms); J. Buck, "Mazes for Programmers", Pragmatic Bookshelf, 2015, chapter 11.)";

constexpr std::string_view addStartTold = "Put the start cell {cell} into the maze.";
constexpr std::string_view spreadTold = "{cell} touches the maze at {other}: it is frontier now.";
constexpr std::string_view joinTold = "Opened the wall between {other} and {cell}.";

Variant modified() {
  return {.id = "modified",
          .name = "Prim, modified",
          .help = "A random frontier cell, joined to a random neighbour in the maze.",
          .pseudocode = {{"put the start cell into the maze", addStartTold},
                         {"  its unvisited neighbours: frontier", spreadTold},
                         {"while there is a frontier", ""},
                         {"  here = a frontier cell, at random", ""},
                         {"  other = a maze neighbour, at random", ""},
                         {"  open the wall: here is in the maze", joinTold},
                         {"  its unvisited neighbours: frontier", spreadTold}},
          .legend = {{Mark::unvisited, false, "unvisited"},
                     {Mark::frontier, false, "frontier"},
                     {Mark::done, false, "in the maze"}},
          .figures = {{"frontier-size", "frontier size"}},
          .make = make<Modified>};
}

Variant simplified() {
  return {.id = "simplified",
          .name = "Prim, simplified",
          .help = "A random active cell of the maze, opened to a random unvisited neighbour.",
          .pseudocode = {{"make the start cell active", "Made the start cell {cell} active."},
                         {"while there are active cells", ""},
                         {"  here = an active cell, at random", ""},
                         {"  if here has unvisited neighbours", ""},
                         {"    open a random one: now active", joinTold},
                         {"  else", ""},
                         {"    here is done", "Retired {cell}: done."}},
          .legend = {{Mark::unvisited, false, "unvisited"},
                     {Mark::active, false, "active"},
                     {Mark::done, false, "done"}},
          .figures = {{"active-cells", "active cells"}},
          .make = make<Simplified>};
}

Variant trueVariant() {
  return {.id = "true",
          .name = "Prim, true",
          .help = "Passages have random weights; always the lightest that leads out of the maze.",
          .pseudocode = {{"put the start cell into the maze", addStartTold},
                         {"  its unvisited neighbours: frontier", spreadTold},
                         {"while there is a frontier", ""},
                         {"  here = the lightest frontier cell", ""},
                         {"  open its passage: in the maze", joinTold},
                         {"  its unvisited neighbours: frontier", spreadTold}},
          .legend = {{Mark::unvisited, false, "unvisited"},
                     {Mark::frontier, false, "frontier"},
                     {Mark::done, false, "in the maze"}},
          .figures = {{"frontier-size", "frontier size"}},
          .make = make<True>};
}

}  // namespace

AlgorithmInfo prim() {
  return {
      .id = "prim",
      .name = "Prim",
      .family = "Perfect mazes",
      .summary = "Grows outwards from one cell along its frontier: many short dead ends.",
      .prose = prose,
      .phase = "pick from the frontier",
      .grid = GridKind::maze,
      .perfect = true,
      .hasStart = true,
      .parameters = {},
      .variants = {modified(), simplified(), trueVariant()},
  };
}

}  // namespace mazescope::algorithms
