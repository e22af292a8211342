#include <mazescope/algorithm.hpp>
#include <mazescope/random.hpp>

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

constexpr std::string_view complete = "The frontier is empty: every cell is in the maze.";

struct Modified {
  enum Line : std::uint8_t { addStart, spreadFirst, whileAny, draw, drawOther, join, spreadNext };

  Random random;
  Cell here;  // the cell joined last
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
    inspection.lists = {{"frontier", "newest first", frontier.size(), lastOf(frontier, limit)}};
    if (started && frontier.empty() && grid.neighborsMarked(here, Mark::unvisited).empty())
      inspection.ending = complete;
    return inspection;
  }
  std::size_t bytes() const { return frontier.capacity() * sizeof(Cell); }
  void pack() { frontier.shrink_to_fit(); }
};

struct Simplified {
  enum Line : std::uint8_t { addStart, whileActive, draw, ifUnvisited, join, otherwise, retire };

  Random random;
  Cell start;
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
    inspection.lists = {{"active cells", "newest first", active.size(), lastOf(active, limit)}};
    if (started && active.empty()) inspection.ending = "No cell is active: all are in the maze.";
    return inspection;
  }
  std::size_t bytes() const { return active.capacity() * sizeof(Cell); }
  void pack() { active.shrink_to_fit(); }
};

/// A binary heap of frontier cells, the one with the lightest passage to the maze on top. A cell
/// is in it once: a lighter passage found later moves it up (J. W. J. Williams, "Algorithm 232:
/// Heapsort", CACM 7(6), 1964; the standard library's heap cannot move an entry).
class LightestFirst {
public:
  struct Entry {
    std::uint32_t weight;
    Cell cell : 28;
    Direction passage : 2;  // from the cell into the maze

    Entry(std::uint32_t itsWeight, Cell itsCell, Direction itsPassage)
        : weight(itsWeight), cell(itsCell & (maximumCells - 1)), passage(itsPassage) {}
  };
  static_assert(sizeof(Entry) == 8 && maximumCells == 1U << 28U);

  void prepare(std::size_t cells) { places_.resize(cells); }

  void push(Entry entry) {
    heap_.push_back(entry);
    raise(heap_.size() - 1, entry);
  }
  void offer(Entry entry) {
    const std::size_t place = places_[entry.cell];
    if (entry.weight < heap_[place].weight) raise(place, entry);
  }
  Entry pop() {
    const Entry lightest = heap_.front();
    const Entry last = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) lower(last);
    return lightest;
  }

  const std::vector<Entry>& entries() const { return heap_; }
  std::size_t bytes() const {
    return heap_.capacity() * sizeof(Entry) + places_.capacity() * sizeof(places_[0]);
  }
  void pack() {
    places_ = std::vector<std::uint32_t>();  // "= {}" would keep the memory
    heap_.shrink_to_fit();
  }
  void unpack(std::size_t cells) {
    prepare(cells);
    for (std::size_t place = 0; place < heap_.size(); ++place) put(place, heap_[place]);
  }

private:
  void put(std::size_t place, Entry entry) {
    heap_[place] = entry;
    places_[entry.cell] = static_cast<std::uint32_t>(place);
  }
  void raise(std::size_t place, Entry entry) {
    for (; place > 0 && entry.weight < heap_[(place - 1) / 2].weight; place = (place - 1) / 2)
      put(place, heap_[(place - 1) / 2]);
    put(place, entry);
  }
  void lower(Entry entry) {
    std::size_t place = 0;
    for (std::size_t child = 1; child < heap_.size(); child = 2 * place + 1) {
      if (child + 1 < heap_.size() && heap_[child + 1].weight < heap_[child].weight) ++child;
      if (entry.weight <= heap_[child].weight) break;
      put(place, heap_[child]);
      place = child;
    }
    put(place, entry);
  }

  std::vector<Entry> heap_;
  std::vector<std::uint32_t> places_;  // of each cell in the heap; only for those that are in it
};

struct True {
  enum Line : std::uint8_t { addStart, spreadFirst, whileAny, lightest, join, spreadNext };

  Random random;
  Cell here;  // the cell joined last
  LightestFirst frontier;
  bool started = false;
  Line spreadLine = spreadFirst;
  bool weighed = false;  // whether the passages from here to the older frontier have weights

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

    const LightestFirst::Entry entry = frontier.pop();
    here = entry.cell;
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
  std::uint32_t weight() { return static_cast<std::uint32_t>(random.next() >> 32U); }

  void weighFrontier(const Grid& grid) {
    const DirectionSet waiting = grid.neighborsMarked(here, Mark::frontier);
    for (std::uint32_t i = 0; i < waiting.size(); ++i)
      frontier.offer({weight(), grid.neighborOf(here, waiting.at(i)), opposite(waiting.at(i))});
  }

  Inspection inspect(const Grid& grid, std::size_t limit) const {
    const auto& entries = frontier.entries();
    Inspection inspection;
    inspection.lists = {{"frontier", "in heap order, the lightest first", entries.size(), {}}};
    for (std::size_t i = 0; i < std::min(limit, entries.size()); ++i)
      inspection.lists[0].cells.push_back(entries[i].cell);
    if (started && entries.empty() && grid.neighborsMarked(here, Mark::unvisited).empty())
      inspection.ending = complete;
    return inspection;
  }
  std::size_t bytes() const { return frontier.bytes(); }
  void pack() { frontier.pack(); }
  void unpack(const Grid& grid) { frontier.unpack(started ? grid.cellCount() : 0); }
};

template <class Prim>
Stepper make(const Grid& grid, const Spec& spec) {
  Random random(spec.seed);
  const Cell drawn = random.below(grid.cellCount());
  return Stepper(Prim{random, spec.start ? grid.cellAt(*spec.start) : drawn, {}});
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
                         {"    here is done", "{cell} has no unvisited neighbour left: done."}},
          .legend = {{Mark::unvisited, false, "unvisited"},
                     {Mark::active, false, "active"},
                     {Mark::done, false, "done"}},
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
      .hasStart = true,
      .parameters = {},
      .variants = {modified(), simplified(), trueVariant()},
  };
}

}  // namespace mazescope::algorithms
