#include "walker.hpp"

#include <mazescope/random.hpp>

namespace mazescope::algorithms {

namespace {

/// How often each passage was walked, 0 to 2: two bits for each side of each cell.
class Chalk {
public:
  explicit Chalk(std::size_t cells) : marks_(cells) {}

  /// The ways out of a cell that were walked this often.
  DirectionSet ways(const Grid& grid, Cell cell, unsigned times) const {
    const DirectionSet all = grid.passages(cell);
    DirectionSet found;
    for (std::uint32_t i = 0; i < all.size(); ++i)
      if (at(cell, all.at(i)) == times) found.insert(all.at(i));
    return found;
  }
  unsigned at(Cell cell, Direction direction) const {
    return unsigned{marks_[cell]} >> shift(direction) & 3U;
  }
  /// Once more; requires at(...) < 2.
  void mark(const Grid& grid, Cell cell, Direction direction) {
    add(cell, direction);
    add(grid.neighborOf(cell, direction), opposite(direction));
  }
  std::size_t bytes() const { return marks_.capacity(); }

private:
  static unsigned shift(Direction direction) { return 2 * static_cast<unsigned>(direction); }
  void add(Cell cell, Direction direction) {
    marks_[cell] = static_cast<std::uint8_t>(marks_[cell] + (1U << shift(direction)));
  }
  std::vector<std::uint8_t> marks_;
};

struct MarkPassages {
  enum Line : std::uint8_t {
    stand,
    untilGoal,
    newPlace,
    oldPlace,
    otherwise,
    enter,
    none,
    markPath
  };
  static constexpr WalkLines lines{stand, enter, markPath};

  Random random;
  Chalk chalk;
  Line last = newPlace;
  std::uint32_t choices = 0;  // among how many the last was drawn
  std::uint64_t twice = 0;    // passages walked twice

  std::optional<Direction> choose(const Grid& grid, Cell here, std::optional<Direction> heading) {
    const DirectionSet unmarked = chalk.ways(grid, here, 0);
    const DirectionSet once = chalk.ways(grid, here, 1);
    const DirectionSet both = chalk.ways(grid, here, 2);
    const bool byNewWay = heading && chalk.at(here, opposite(*heading)) == 1;
    const bool isNew = both.empty() && once.size() == (heading ? 1U : 0U);
    std::optional<Direction> way;
    if (isNew && !unmarked.empty()) {
      last = newPlace;
      way = draw(unmarked);
    } else if (byNewWay) {
      last = oldPlace;
      way = opposite(*heading);
    } else if (!unmarked.empty() || !once.empty()) {
      last = otherwise;
      way = draw(unmarked.empty() ? once : unmarked);
    }
    if (!way) return std::nullopt;
    if (chalk.at(here, *way) == 1) ++twice;
    chalk.mark(grid, here, *way);
    return way;
  }
  Direction draw(DirectionSet ways) {
    choices = ways.size();
    return ways.at(random.below(choices));
  }

  std::uint8_t line() const { return last; }
  /// Then the passage just walked is no part of the way, nor was it when the place was left before.
  bool turnsBack() const { return last == oldPlace; }
  std::string why(const Grid& grid, Cell from, Direction to) const {
    const std::string marks = chalk.at(from, to) == 2 ? " It is marked twice now." : "";
    if (last == oldPlace)
      return (grid.passages(from).size() == 1
                  ? "A dead end: back."
                  : "This place is marked, the way here was new: back.") +
             marks;
    const std::string drawn = choices > 1 ? ", drawn from " + std::to_string(choices) : "";
    if (last == newPlace) return "A new place: a way without marks" + drawn + '.';
    return "Back at an old place: a way with the fewest marks" + drawn + '.' + marks;
  }
  std::string failure(std::uint64_t) const {
    return "No path: back at the start, and every passage that can be reached is marked twice.";
  }
  double figure() const { return static_cast<double>(twice); }
  std::size_t bytes() const { return chalk.bytes(); }
};

constexpr std::string_view prose =
    R"(Trémaux's algorithm takes a walker with a piece of chalk out of any maze, whatever its loops. Every passage gets a mark each time it is walked. Coming to a place where no other passage has a mark, the walker takes any way on. Coming by a new passage to a place that it knows, it turns round at once and goes back, as in a dead end; that passage has two marks then. Coming back to a place by a passage that now has two, it takes a way without marks if there is one, else one that has a single mark. A passage with two marks is never walked again.

So each passage is walked at most twice, once in either direction, and the walk must end: at the goal, or, when there is none to be reached, back at the start with two marks on everything. That is what makes the rule so much better than a hand on the wall. It needs chalk, but neither a plan nor luck.

The passages with one mark tell the way. While the walker goes, they lead from the start to where it stands, without a loop, for whatever turned out not to lead on has been walked back and has two. When the goal is reached they are the path, and the way back for anybody who comes later. It need not be a shortest one; in a perfect maze it is the only one.

Seen from above this is depth-first search, told to the one who walks it: the single marks are the stack, and going back is taking a cell off. The difference is what is known. A search sees from a cell which neighbours it has seen before; the walker has to go there, find a mark, and come back, so a loop costs it two steps. Charles Pierre Trémaux, an engineer of the French telegraph, told the rule to Édouard Lucas, who printed it in 1882.

Every cell of the grid is a place here, also those in the middle of a corridor, where there is nothing to choose. Where several ways are as good as one another, chance decides, from the run's own seed.

What to watch: how a branch that was given up is all walked twice, and how short the tries are where caves are full of loops. A phase is one step, of two moves: a cell is left, the next is entered.

Sources: É. Lucas, "Récréations mathématiques", volume 1, Gauthier-Villars, 1882; S. Even, "Graph Algorithms", Computer Science Press, 1979, chapter 3; W. D. Pullen, "Think Labyrinth: Maze Algorithms" (Trémaux's algorithm).)";

Stepper make(const Grid& grid, const Beginning& from) {
  return walkBy(MarkPassages{Random(from.seed), Chalk(grid.cellCount())}, grid, from);
}

}  // namespace

AlgorithmInfo tremaux() {
  return {
      .id = "tremaux",
      .name = "Trémaux's algorithm",
      .family = "Solvers",
      .summary = "A walker with chalk, no passage more than twice: finds the goal in every maze.",
      .prose = prose,
      .phase = "step",
      .role = Role::solver,
      .parameters = {},
      .variants = {{
          .id = "tremaux",
          .name = "Trémaux",
          .help = "",
          .pseudocode =
              {
                  {"stand in the start", "Stood in the start {cell}."},
                  {"until the goal is reached", ""},
                  {"  new place: a way without marks", "Left {cell} by a new way, for {other}."},
                  {"  else back, if the way here was new", "Turned back in {cell}, to {other}."},
                  {"  else a way with the fewest marks", "Left {cell} again, for {other}."},
                  {"    mark it, go there", "Entered {cell} from {other}."},
                  {"  no way with less than two: stop", ""},
                  {"mark the way walked only once", tracedTold},
              },
          .legend = walkLegend(),
          .figures = {{"steps", "steps"},
                      {"visited", "cells looked at"},
                      {"walked-twice", "passages walked twice"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
