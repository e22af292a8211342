#include "walker.hpp"

#include <array>

namespace mazescope::algorithms {

namespace {

struct CountTurns {
  enum Line : std::uint8_t {
    stand,
    untilGoal,
    ifStraight,
    straightOn,
    ifAgain,
    along,
    enter,
    markPath
  };
  static constexpr WalkLines lines{stand, enter, markPath};

  Hand hand;
  Direction main;
  Line last = straightOn;
  int turns = 0;  // quarter turns away from the hand, less those towards it; 0: no wall to follow
  std::optional<std::pair<Cell, Direction>> first{};  // the first step along the present wall
  bool circled = false;

  // While a wall is followed the count is 1 at least: it falls by one at a time, and at 0 the wall is
  // left. Whoever has gone once all round a wall has turned by four quarters in sum, and not towards
  // the hand, for then the count would have come to 0; so it only grows from here on. That this is
  // the only way to walk in a circle is what Abelson and diSessa prove: a walk that left walls again
  // and again in a circle would have turned by nothing in sum, but no closed curve that does not
  // cross itself has.
  std::optional<Direction> choose(const Grid& grid, Cell here, std::optional<Direction> heading) {
    if (grid.passages(here).empty()) return std::nullopt;
    if (turns == 0 && grid.passage(here, main)) {
      last = straightOn;
      return main;
    }
    const bool strikes = turns == 0;
    if (strikes) first.reset();
    const Turn turn = firstOpen(grid, here, strikes ? main : *heading, hand, strikes ? 1 : -1);
    circled = first == std::pair(here, turn.to);
    if (circled) return std::nullopt;
    if (!first) first = {here, turn.to};
    turns += turn.quarters;
    last = along;
    return turn.to;
  }

  std::uint8_t line() const { return last; }
  std::string why(const Grid& grid, Cell from, Direction) const {
    if (last == straightOn)
      return "The count of turns is 0, and the way " + std::string(inWords(main)) + " is open.";
    return "The first open way, from the " + std::string(inWords(hand)) +
           " hand round; ways out: " + inWords(grid.passages(from)) +
           ". The count of turns is now " + std::to_string(turns) + '.';
  }
  std::string failure(std::uint64_t) const {
    if (!circled) return "No path: the start has no way out.";
    return "Walked in a circle: once all round a wall, and the count of turns only grows.";
  }
  double figure() const { return turns; }
  std::size_t bytes() const { return 0; }
};

constexpr std::string_view prose =
    R"(Pledge's algorithm is for whoever stands somewhere inside a maze, in the dark, and wants out. The wall follower can go round a pillar for ever, because its hand never comes off. The boy John Pledge, twelve years old, found out when to take it off: count the turns. Walk in one direction, the main one, until a wall is in the way. Turn away from it, put the hand on it and follow it, and count every quarter turn: one more for each away from the hand, one less for each towards it. When the count is back at 0, the walker faces in the main direction again without having gone round anything in sum. Then it lets go of the wall and walks straight on.

It is not enough to let go as soon as one faces in the main direction. In a hook of the wall one faces there too, having turned all the way round, and would walk back into the hook for ever; the count is 4 then, and not 0.

The theorem about it says that the walker always gets out of a maze if there is a way out: it leaves every island behind and comes to the outermost wall. In this program the goal is a cell and the border is closed, so that "out" is not what is asked for. What follows from the theorem is this: a goal that lies along the border wall, as the corners do and every entrance, is found from everywhere, if there is a way at all. One that stands inside, beside an island that the walk does not strike, may be missed.

So the walk has to end otherwise too. While a wall is followed the count is at least 1, and after a whole round that did not bring it to 0 it is higher by 4, so it will never be 0 again: the walker is on the wall that encloses it and would follow that for ever. This program notices when it is about to make its first step along a wall once more, and says that it walked in a circle. That does not prove that there is no path, except to a goal at the border. There is no other way to go on for ever, so the walker needs to remember no more than its count and the place where it put its hand on the wall.

The path that is marked in the end is the walk without its loops: each cell is left by the way by which it was left last.

What to watch: the count beside the walk, and how it goes up in a spiral and comes down on the way out. A phase is one step, of two moves: a cell is left, the next is entered.

Sources: H. Abelson and A. A. diSessa, "Turtle Geometry", MIT Press, 1980, chapter 4 (the algorithm, its name and a proof); W. D. Pullen, "Think Labyrinth: Maze Algorithms" (Pledge algorithm).)";

constexpr std::array<Choice::Option, 4> headings{{{"north", "North", "Upwards in the picture."},
                                                  {"east", "East", "To the right."},
                                                  {"south", "South", "Downwards."},
                                                  {"west", "West", "To the left."}}};

template <Hand hand>
Stepper make(const Grid& grid, const Beginning& from) {
  const auto& heading = std::get<std::string>(from.parameters.find("heading")->second);
  Direction main = Direction::north;
  for (const Direction direction : allDirections)
    if (inWords(direction) == heading) main = direction;
  return walkBy(CountTurns{hand, main}, grid, from);
}

Variant variant(Hand hand) {
  const bool left = hand == Hand::left;
  return {.id = left ? "left" : "right",
          .name = left ? "Pledge, left hand" : "Pledge, right hand",
          .help = left ? "The left hand goes on the walls." : "The right hand goes on the walls.",
          .pseudocode = {{"stand in the start, turns = 0", "Stood in the start {cell}."},
                         {"until the goal is reached", ""},
                         {"  if turns = 0 and it is open ahead", ""},
                         {"    straight on", "Left {cell} straight on, for {other}."},
                         {"  if it comes round again: stop", ""},
                         {"  else along the wall, count turns",
                          "Left {cell} along the wall, for {other}."},
                         {"    go there", "Entered {cell} from {other}."},
                         {"mark the way without its loops", tracedTold}},
          .legend = walkLegend(),
          .figures = {{"steps", "steps"}, {"visited", "cells looked at"}, {"turns", "turns"}},
          .make = left ? make<Hand::left> : make<Hand::right>};
}

}  // namespace

AlgorithmInfo pledge() {
  return {
      .id = "pledge",
      .name = "Pledge's algorithm",
      .family = "Solvers",
      .summary = "A wall follower that counts its turns, and so gets away from islands.",
      .prose = prose,
      .phase = "step",
      .role = Role::solver,
      .parameters = {{"heading", "Main heading", "Where it walks while it follows no wall.",
                      Choice{{headings.begin(), headings.end()}}}},
      .variants = {variant(Hand::left), variant(Hand::right)},
  };
}

}  // namespace mazescope::algorithms
