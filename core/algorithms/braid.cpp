#include <mazescope/algorithm.hpp>
#include <mazescope/random.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <cmath>

namespace mazescope::algorithms {

namespace {

enum Line : std::uint8_t { untilRemoved, draw, skip, preferDeadEnd, openWall, eachWall, openLoop };

bool deadEnd(const Grid& grid, Cell cell) { return grid.passages(cell).size() == 1; }

/// Is there a wall that may be opened? A cell without any passage is no part of the maze.
bool wall(const Grid& grid, Cell cell, Direction direction) {
  return grid.hasNeighbor(cell, direction) && !grid.passage(cell, direction) &&
         !grid.passages(cell).empty() && !grid.passages(grid.neighborOf(cell, direction)).empty();
}

struct Braid {
  Random random;
  double loopShare;
  std::vector<Cell> undrawn{};      // of the dead ends that there were at the start
  std::uint32_t deadEndsAtFirst{};  // their number
  std::uint32_t target{};           // so many of them are to be removed
  std::uint32_t walls{};            // that may be opened and were not; once loops are made, to come
  std::uint32_t removed = 0;
  std::uint32_t hopeless = 0;  // drawn, and no wall of them may be opened
  std::uint32_t opened = 0;
  std::optional<std::uint32_t> loopsDue{};  // none: dead ends come first
  std::uint32_t loops = 0;
  std::uint64_t side = 0;  // the next to be looked at: two a cell, its east and its south
  bool finished = false;

  bool next(const Grid& grid, Mutation& out) {
    finished = !removeDeadEnd(grid, out) && !makeLoop(grid, out);
    return !finished;
  }

  bool removeDeadEnd(const Grid& grid, Mutation& out) {
    while (removed < target && !undrawn.empty()) {
      const Cell here = takeDrawn();
      if (!deadEnd(grid, here)) continue;  // joined with one before it, and counted there
      const DirectionSet choice = choiceAt(grid, here);
      if (choice.empty()) {
        ++hopeless;
        continue;
      }
      const Direction direction = choice.at(random.below(choice.size()));
      removed += deadEnd(grid, grid.neighborOf(here, direction)) ? 2U : 1U;
      ++opened;
      --walls;
      out = carve(grid, here, direction, openWall);
      return true;
    }
    return false;
  }

  /// One turn of the shuffle of R. A. Fisher and F. Yates.
  Cell takeDrawn() {
    const std::uint32_t index = random.below(static_cast<std::uint32_t>(undrawn.size()));
    const Cell drawn = undrawn[index];
    undrawn[index] = undrawn.back();
    undrawn.pop_back();
    return drawn;
  }

  /// The walls to other dead ends; if there are none, all walls.
  static DirectionSet choiceAt(const Grid& grid, Cell here) {
    DirectionSet all;
    DirectionSet preferred;
    for (const Direction direction : allDirections) {
      if (!wall(grid, here, direction)) continue;
      all.insert(direction);
      if (deadEnd(grid, grid.neighborOf(here, direction))) preferred.insert(direction);
    }
    return preferred.empty() ? all : preferred;
  }

  /// Looks at each wall once, row by row. Every choice of as many as are due is equally likely
  /// (selection sampling: D. E. Knuth, "The Art of Computer Programming", volume 2, section 3.4.2,
  /// Algorithm S), and no list of walls is needed.
  bool makeLoop(const Grid& grid, Mutation& out) {
    if (!loopsDue) loopsDue = static_cast<std::uint32_t>(std::llround(loopShare * walls));
    while (*loopsDue > 0) {
      const auto cell = static_cast<Cell>(side / 2);
      const Direction direction = side % 2 == 0 ? Direction::east : Direction::south;
      ++side;
      if (!wall(grid, cell, direction) || random.below(walls--) >= *loopsDue) continue;
      --*loopsDue;
      ++loops;
      out = carve(grid, cell, direction, openLoop);
      return true;
    }
    return false;
  }

  static Mutation carve(const Grid& grid, Cell cell, Direction direction, Line line) {
    return Mutation{.cell = cell,
                    .kind = Mutation::Kind::carve,
                    .direction = direction,
                    .phaseStart = true,
                    .before = grid.mark(cell),
                    .after = grid.mark(cell),
                    .line = line};
  }

  Mark shown(const Grid& grid, Cell cell) const {
    return !finished && deadEnd(grid, cell) ? Mark::frontier : grid.mark(cell);
  }

  Inspection inspect(const Grid&, std::size_t limit) const {
    Inspection inspection;
    const auto count = static_cast<std::ptrdiff_t>(std::min(limit, undrawn.size()));
    inspection.lists = {{"not yet drawn",
                         Inspection::Shape::bag,
                         "in any order",
                         undrawn.size(),
                         {undrawn.begin(), undrawn.begin() + count}}};
    if (finished) inspection.ending = ending();
    return inspection;
  }

  std::string ending() const {
    std::string text = deadEndsAtFirst == 0
                           ? "There was no dead end."
                           : "Removed " + std::to_string(removed) + " of " +
                                 counted(deadEndsAtFirst, "dead end", "dead ends") + " by " +
                                 counted(opened, "opening.", "openings.");
    if (hopeless > 0) text += " Of " + std::to_string(hopeless) + " no wall could be opened.";
    if (loops > 0) text += " Opened " + counted(loops, "wall more", "walls more") + " for loops.";
    return text;
  }

  double figure(const Grid&, std::size_t index) const {
    return index == 0 ? deadEndsAtFirst - removed : opened + loops;
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    return last.line == openLoop ? explainLoop(last) : explainDeadEnd(grid, last);
  }

  Explanation explainLoop(const Mutation& last) const {
    return {counted(loops + *loopsDue, "wall is", "walls are") +
                " to be opened for loops. The chance of this one was " +
                std::to_string(*loopsDue + 1) + " in " + std::to_string(walls + 1) +
                ": so many were due of so many left.",
            {{last.cell, last.direction, true}},
            {}};
  }

  static Explanation explainDeadEnd(const Grid& grid, const Mutation& last) {
    const bool both = grid.passages(grid.neighborOf(last.cell, last.direction)).size() == 2;
    DirectionSet choice;  // as it was before the move
    choice.insert(last.direction);
    for (const Direction direction : allDirections)
      if (wall(grid, last.cell, direction) &&
          (!both || deadEnd(grid, grid.neighborOf(last.cell, direction))))
        choice.insert(direction);
    return {"Drew this dead end. " +
                std::string(both ? "Dead ends behind a wall of it: "
                                 : "No dead end is behind a wall "
                                   "of it; walls: ") +
                inWords(choice) +
                (choice.size() > 1 ? "; drew " + std::string(inWords(last.direction)) + '.'
                                   : "; no choice."),
            arrowsFrom(last.cell, choice, last.direction),
            {}};
  }

  std::size_t bytes() const { return undrawn.capacity() * sizeof(Cell); }
};

/// O(cells): looks for the dead ends and counts the walls.
Stepper make(const Grid& grid, const Beginning& from) {
  Braid braid{.random = Random(from.seed),
              .loopShare = std::get<double>(from.parameters.at("loops"))};
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (deadEnd(grid, cell)) braid.undrawn.push_back(cell);
    for (const Direction direction : {Direction::east, Direction::south})
      if (wall(grid, cell, direction)) ++braid.walls;
  }
  braid.deadEndsAtFirst = static_cast<std::uint32_t>(braid.undrawn.size());
  braid.target = static_cast<std::uint32_t>(
      std::llround(std::get<double>(from.parameters.at("share")) * braid.deadEndsAtFirst));
  return Stepper(std::move(braid));
}

constexpr std::string_view prose =
    R"(A perfect maze has exactly one way between any two of its cells, and so every wrong turn ends in a dead end. Braiding opens some of the dead ends: where a corridor stops at a wall, the wall goes, and the corridor leads on into another part of the maze. What was a tree becomes a network with loops. A maze without any dead end is called a braid maze; one where only a share of them is gone is partly braided.

The dead ends are drawn one after the other in random order. If there is another dead end behind one of the walls around the one that was drawn, the two are joined, and one opening removes both; that keeps the number of openings small and the walls that remain long. Otherwise any of the two or three walls is opened. It goes on until the share asked for has been removed, rounded to a whole number; when the last opening joins two, that may be one more. The opening never makes a new dead end, as a cell only ever gains passages.

Two things can be in the way. In a maze of one row or one column the two ends have no neighbour to be joined with, and stay; the last line of the stage says how many there were. And a cell without any passage is no part of the maze, so no wall to it is opened.

Loops change how a maze is walked and solved. Keeping a hand on the wall still leads around whatever the wall belongs to, but from a start inside it may lead in a circle. There can be several ways of different length, so that the first one found need not be the shortest. Filling the dead ends leaves all loops standing, and in a fully braided maze it has nothing to fill at all.

With a share for loops further walls are opened anywhere, dead end or not: that share of all walls between two cells of the maze that are left after the dead ends were seen to. They are chosen in one pass over the grid, row by row, in which every wall has the same chance and the number comes out exactly. A share of 1 leaves no wall inside at all.

What to watch: the dead ends show in a colour of their own until they are joined, often two by two.

Sources: W. D. Pullen, "Think Labyrinth: Maze Algorithms" (braid mazes); J. Buck, "Mazes for Programmers", Pragmatic Bookshelf, 2015, chapter 9 (braiding, with the preference for a second dead end); D. E. Knuth, "The Art of Computer Programming", volume 2, section 3.4.2 (shuffling and selection sampling).)";

}  // namespace

AlgorithmInfo braid() {
  return {
      .id = "braid",
      .name = "Braid",
      .family = "Stages",
      .summary = "Opens dead ends, two at once where it can, and with them loops.",
      .prose = prose,
      .phase = "wall opened",
      .role = Role::change,
      .onlyOn = GridKind::maze,
      .parameters = {{"share", "Dead ends to remove", "The share of the dead ends that are opened.",
                      RealRange{.standard = 0.5, .minimum = 0, .maximum = 1}},
                     {"loops", "Loops anywhere",
                      "The share of the walls left after that which are opened too.",
                      RealRange{.standard = 0, .minimum = 0, .maximum = 1}}},
      .variants = {{
          .id = "braid",
          .name = "Braid",
          .help = "",
          .pseudocode = {{"until so many dead ends are removed", ""},
                         {"  here = one of them, at random", ""},
                         {"  skip it if it is none any more", ""},
                         {"  other = a wall away, best a dead end", ""},
                         {"  open the wall between the two",
                          "Opened the wall between the dead end {cell} and {other}."},
                         {"for each wall that is left", ""},
                         {"  if it is drawn for a loop: open it",
                          "Opened the wall between {cell} and {other} for a loop."}},
          .legend = {{Mark::frontier, false, "dead end"}, {Mark::done, false, "in the maze"}},
          .figures = {{"dead-ends-left", "dead ends left"}, {"walls-opened", "walls opened"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
