#include "walker.hpp"

namespace mazescope::algorithms {

namespace {

struct FollowWall {
  enum Line : std::uint8_t {
    stand,
    untilGoal,
    ifNoWall,
    straightOn,
    ifAgain,
    firstOpenWay,
    enter,
    markPath
  };
  static constexpr WalkLines lines{stand, enter, markPath};

  enum class End : std::uint8_t { none, walledIn, circled };

  Hand hand;
  Line last = straightOn;
  std::optional<std::pair<Cell, Direction>> first{};  // the first step along the wall
  End end = End::none;

  /// Along the wall each step follows from the one before, and so does each from the one after it:
  /// whoever comes to a step that was made before comes to the first one before all others.
  std::optional<Direction> choose(const Grid& grid, Cell here, std::optional<Direction> heading) {
    const DirectionSet ways = grid.passages(here);
    if (ways.empty()) {
      end = End::walledIn;
      return std::nullopt;
    }
    Direction facing = heading.value_or(besideWall(grid, here));
    if (!first && grid.passage(here, turned(facing, towards(hand)))) {
      last = straightOn;
      if (grid.passage(here, facing)) return facing;
      facing = turned(facing, away(hand));  // the wall ahead is the one to follow
    }
    last = firstOpenWay;
    const Direction to = firstOpen(grid, here, facing, hand, -1).to;
    if (first == std::pair(here, to)) {
      end = End::circled;
      return std::nullopt;
    }
    if (!first) first = {here, to};
    return to;
  }
  /// The first direction in which a wall is at the hand; north if there is none.
  Direction besideWall(const Grid& grid, Cell here) const {
    for (const Direction direction : allDirections)
      if (!grid.passage(here, turned(direction, towards(hand)))) return direction;
    return Direction::north;
  }

  std::uint8_t line() const { return last; }
  std::string why(const Grid& grid, Cell from, Direction) const {
    if (last == straightOn) return "No wall is at the hand yet, and none is ahead.";
    return "The first open way, from the " + std::string(inWords(hand)) +
           " hand round; ways out: " + inWords(grid.passages(from)) + '.';
  }
  std::string failure(std::uint64_t steps) const {
    if (end == End::walledIn) return "No path: the start has no way out.";
    return "Walked in a circle: after " + counted(steps, "step", "steps") +
           " the next would be the first along this wall, and the goal was not on it.";
  }
  std::size_t bytes() const { return 0; }
};

constexpr std::string_view prose =
    R"(Put a hand on the wall and never take it off: that is the whole rule, and the one that everybody knows. The walker needs neither plan nor memory. At every cell the way on the side of the hand is taken if it is open, else the way straight on, else the one on the other side, and if all these are walls the way back.

In a perfect maze it always arrives. There all walls hang together, so the walker goes round the one wall, along both sides of every corridor, and comes to every cell before it is back at the start. It may walk up to twice the length of all corridors; whether the left or the right hand is the better one depends on the maze, and nothing tells beforehand. With start and goal both at the border, left and right hand walk the two different sides of the way.

Where the maze has loops, walls stand apart from one another like islands, and a hand on the wall of one comes never to the others. If the goal touches only walls that the walker's wall is not joined with, the walk leads back to where it began. This program notices: along a wall each step determines the next, and also the one before, so the walk repeats itself exactly when it is about to make its first step along the wall again. Then it gives up and says that it walked in a circle. That is not a proof that there is no path. Pledge's algorithm gets away from an island by counting its turns, Trémaux's by marks on the ground.

A start in the open, as there are in caves and at crossings, has no wall to begin with. There the walker goes straight on, north at first, until a wall is at the hand or ahead.

The path that is marked in the end is the walk without its loops: each cell is left by the way by which it was left last. It is a path, and in a perfect maze the only one, but nothing makes it a shortest one elsewhere.

What to watch: how the walker goes into every dead end on the side of its hand and into none on the other. A phase is one step. Of the two moves of a step the first leaves a cell and the second enters the next.

Sources: W. D. Pullen, "Think Labyrinth: Maze Algorithms" (wall follower); W. H. Matthews, "Mazes and Labyrinths", Longmans, 1922, on the hand on the hedge.)";

template <Hand hand>
Stepper make(const Grid& grid, const Beginning& from) {
  return walkBy(FollowWall{hand}, grid, from);
}

Variant variant(Hand hand) {
  const bool left = hand == Hand::left;
  return {.id = left ? "left" : "right",
          .name = left ? "Wall follower, left hand" : "Wall follower, right hand",
          .help = left ? "The left hand stays on the wall." : "The right hand stays on the wall.",
          .pseudocode = {{"stand in the start, beside a wall", "Stood in the start {cell}."},
                         {"until the goal is reached", ""},
                         {"  if no wall was at the hand so far", ""},
                         {"    straight on", "Left {cell} straight on, for {other}."},
                         {"  if it would be the first step: stop", ""},
                         {left ? "  left, on, right or back: what opens"
                               : "  right, on, left or back: what opens",
                          "Left {cell} along the wall, for {other}."},
                         {"    go there", "Entered {cell} from {other}."},
                         {"mark the way without its loops", tracedTold}},
          .legend = walkLegend(),
          .figures = {{"steps", "steps"}, {"visited", "cells looked at"}},
          .make = left ? make<Hand::left> : make<Hand::right>};
}

}  // namespace

AlgorithmInfo wall_follower() {
  return {
      .id = "wall-follower",
      .name = "Wall follower",
      .family = "Solvers",
      .summary =
          "A hand on the wall: arrives in every perfect maze, and may circle round an island.",
      .prose = prose,
      .phase = "step",
      .role = Role::solver,
      .parameters = {},
      .variants = {variant(Hand::left), variant(Hand::right)},
  };
}

}  // namespace mazescope::algorithms
