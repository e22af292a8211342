#include "border.hpp"
#include "farthest_search.hpp"

#include <mazescope/algorithm.hpp>
#include <mazescope/random.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace mazescope::algorithms {

namespace {

enum Line : std::uint8_t {
  place,
  eachFarthest,
  begin,
  whileQueued,
  find,
  lookAt,
  openStart,
  openGoal
};

// Pictures of mazes mostly have the way in at the top and the way out at the bottom.
constexpr std::array startSides{Direction::north, Direction::west, Direction::east,
                                Direction::south};
constexpr std::array goalSides{Direction::south, Direction::east, Direction::west,
                               Direction::north};

struct Entrances {
  Ends chosen;
  std::optional<Cell> corner;  // where to begin if both are to be farthest; none: nothing is open
  bool startFarthest;          // still to be found
  bool goalFarthest;
  bool openings;
  FarthestSearch search;
  bool searching = false;
  std::uint32_t searches = 0;  // that have ended
  std::uint64_t lookedBefore = 0;
  std::uint32_t opened = 0;  // of the two ends, those that had their turn
  bool finished = false;

  bool next(const Grid& grid, Mutation& out) {
    finished = !measure(grid, out) && !openBorder(grid, out);
    return !finished;
  }

  bool measure(const Grid& grid, Mutation& out) {
    while (startFarthest || goalFarthest) {
      if (!searching) {
        const std::optional<Cell> from = measuredFrom();
        if (!from || !grid.open(*from)) return false;
        searching = true;
        search.begin(grid, *from, out);
        return true;
      }
      if (search.next(grid, out)) return true;
      searching = false;
      ++searches;
      lookedBefore += search.looked();
      (startFarthest ? chosen.start : chosen.goal) = search.farthest();
      (startFarthest ? startFarthest : goalFarthest) = false;
    }
    return false;
  }

  std::optional<Cell> measuredFrom() const {
    if (!startFarthest) return chosen.start;
    return goalFarthest ? corner : chosen.goal;
  }

  bool openBorder(const Grid& grid, Mutation& out) {
    while (openings && opened < 2) {
      const bool isStart = opened++ == 0;
      const std::optional<Cell> end = isStart ? chosen.start : chosen.goal;
      if (!end || !grid.open(*end)) continue;
      const bool shared = !isStart && chosen.start == chosen.goal;
      if (!shared && !grid.openings(*end).empty()) continue;  // from an earlier stage
      for (const Direction side : isStart ? startSides : goalSides) {
        if (grid.hasNeighbor(*end, side) || grid.opening(*end, side)) continue;
        out = Mutation{.cell = *end,
                       .kind = Mutation::Kind::open,
                       .direction = side,
                       .phaseStart = true,
                       .before = grid.mark(*end),
                       .after = grid.mark(*end),
                       .line = isStart ? openStart : openGoal};
        return true;
      }
    }
    return false;
  }

  Ends ends() const { return chosen; }

  Inspection inspect(const Grid& grid, std::size_t limit) const {
    Inspection inspection;
    inspection.lists = {{"queue", Inspection::Shape::queue, "the next first", search.waiting(),
                         search.queue(limit)},
                        endsList(limit)};
    if (finished) inspection.ending = ending(grid);
    return inspection;
  }

  Inspection::List endsList(std::size_t limit) const {
    std::vector<Cell> cells;
    if (chosen.start) cells.push_back(*chosen.start);
    if (chosen.goal && chosen.goal != chosen.start) cells.push_back(*chosen.goal);
    const std::size_t size = cells.size();
    cells.resize(std::min(limit, size));
    return {"start and goal", Inspection::Shape::bag, "the start first", size, std::move(cells)};
  }

  std::string ending(const Grid& grid) const {
    if (!corner) return "Nothing is open: there is nowhere to enter.";
    return placed(grid, "start", chosen.start) + ' ' + placed(grid, "goal", chosen.goal) +
           measured(grid);
  }

  std::string placed(const Grid& grid, const std::string& name,
                     const std::optional<Cell>& end) const {
    if (!end) return "No " + name + " is farthest from there.";
    const std::string at = "The " + name + ' ' + toText(grid.pointOf(*end));
    if (!grid.open(*end)) return at + " lies in rock.";
    if (!openings) return at + " has no opening.";
    if (grid.openings(*end).empty()) return at + " lies inside the grid and has no opening.";
    return at + " is open to the " + inWords(grid.openings(*end)) + '.';
  }

  std::string measured(const Grid& grid) const {
    if (searches == 0) return "";
    const bool atBorder = openings && !borderSides(grid, chosen.goal.value()).empty() &&
                          !borderSides(grid, chosen.start.value()).empty();
    const std::string where = std::string(atBorder ? " at the border" : "") +
                              (grid.kind() == GridKind::cave ? " of their region" : "");
    std::string text =
        " They are " + counted(search.farthestDistance(), "passage", "passages") + " apart, ";
    if (searches == 1) return text + "as far as any cell" + where + " is from the one given first.";
    text += "the farthest pair" + where;
    return text + (search.foundTree() ? "."
                                      : " that two searches found; with loops there may be a "
                                        "farther one.");
  }

  double figure(const Grid&, std::size_t index) const {
    if (index == 1) return search.distance();
    return static_cast<double>(lookedBefore + (searching ? search.looked() : 0));
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    const auto at = [&grid](Cell cell) { return toText(grid.pointOf(cell)); };
    switch (last.line) {
      case begin:
        return {
            startFarthest && goalFarthest
                ? "Any cell does for the first of two searches: the cell farthest from it is an "
                  "end of the longest way, if there are no loops. This one is nearest to the "
                  "corner."
                : "Which cell is farthest from here? All are looked at in order of distance.",
            {},
            {}};
      case find:
        return {counted(search.distance() + 1, "passage", "passages") + " from " +
                    at(measuredFrom().value()) + ", one more than " +
                    at(grid.neighborOf(last.cell, last.direction)) + '.',
                {{grid.neighborOf(last.cell, last.direction), opposite(last.direction), true}},
                {}};
      case lookAt:
        return {counted(search.distance(), "passage", "passages") + " from " +
                    at(measuredFrom().value()) + ". Farthest so far: " + at(search.farthest()) +
                    " at " + std::to_string(search.farthestDistance()) + '.',
                {},
                {}};
      default: return explainOpening(grid, last);
    }
  }

  static Explanation explainOpening(const Grid& grid, const Mutation& last) {
    std::string order;
    for (const Direction side : last.line == openStart ? startSides : goalSides)
      order += (order.empty() ? "" : ", ") + std::string(inWords(side));
    return {"No neighbour to the " + inWords(borderSides(grid, last.cell)) + ". For " +
                (last.line == openStart ? "a start" : "a goal") + " the order of sides is " +
                order + '.',
            {},
            {}};
  }

  std::size_t bytes() const { return search.bytes(); }
};

/// Any of the cells that may be taken, each equally likely. O(cells), for it counts them. If there
/// is no other than `except`, that one.
std::optional<Cell> drawn(const Grid& grid, bool atBorder, std::optional<Cell> except,
                          Random& random) {
  const auto fits = [&](Cell cell) {
    return cell != except && Counts::isNode(grid, cell) &&
           (!atBorder || !borderSides(grid, cell).empty());
  };
  std::uint32_t count = 0;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) count += fits(cell) ? 1U : 0U;
  if (count == 0) return except;
  std::uint32_t before = random.below(count);
  for (Cell cell = 0;; ++cell)
    if (fits(cell) && before-- == 0) return cell;
}

/// O(cells).
Stepper make(const Grid& grid, const Beginning& from) {
  const auto text = [&from](std::string_view id) {
    return std::get<std::string>(from.parameters.find(id)->second);
  };
  const bool openings = text("openings") == "yes";
  const Ends border = borderEnds(grid);
  const bool atBorder = openings && border.start;
  const Ends corners = atBorder ? border : cornerEnds(grid);
  Random random(from.seed);
  const auto placed = [&](const std::string& rule, std::optional<Cell> corner,
                          std::optional<Cell> except) -> std::optional<Cell> {
    if (const auto given = givenCell(rule)) return grid.cellAt(*given);
    if (rule == "corner") return corner;
    if (rule == "random") return drawn(grid, atBorder, except, random);
    return std::nullopt;
  };
  Ends chosen;
  chosen.start = placed(text("start"), corners.start, {});
  chosen.goal = placed(text("goal"), corners.goal, chosen.start);
  const FarthestSearch::Lines lines{begin, find, lookAt};
  return Stepper(Entrances{.chosen = chosen,
                           .corner = corners.start,
                           .startFarthest = text("start") == "farthest",
                           .goalFarthest = text("goal") == "farthest",
                           .openings = openings,
                           .search = FarthestSearch(lines, atBorder)});
}

constexpr std::string_view prose =
    R"(A maze that was just made has no way in and no way out: any two of its cells are joined, and which of them are start and goal is free to choose. This stage chooses them, for the solvers and the walk that follow and for everything that is exported, and opens the border there.

Each of the two can be placed by a rule. "corner" takes the open cell nearest to the north-west corner for the start, and nearest to the south-east corner for the goal, counted in steps straight over walls and rock; in a maze these are the corners themselves. "random" draws one of the cells from the seed, each with the same chance; the goal is drawn from those that are not the start. "farthest" takes the cell with the longest way from the other end. Instead of a rule a cell can be given, as column and row.

With openings, the rules look at the cells at the border only, as only there a way can lead out. In a cave it may be that nothing is open at the border, or nothing that can be reached; then the ends lie inside and get no opening. So does a given cell inside, and one in rock; both are kept as they were given, and the last line of the stage says how it is. At a corner of the grid two sides could be opened: for the start north comes first, then west, east and south; for the goal south, then east, west and north. An opening that an earlier stage has made at the same end is kept and no second one made.

The farthest cell is found by a breadth-first search: all cells one passage away, then all that are two away, and so on; the last cell at the border, or the last of all without openings, is the farthest. Every cell is marked while it waits to be looked at, and gets its mark back after.

If both ends are to be farthest, two such searches find the farthest pair: the first from anywhere, here from the corner, to one end; the second from there to the other. In a maze without loops that is exact, also among the cells at the border: the cell farthest from any cell is an end of a longest way. Where there are loops it is a good pair, often but not always the farthest; the last line says which of the two holds. In a cave of several regions only the one at the corner is searched.

What to watch: the ring of waiting cells, which in a maze of long corridors is only a few cells, and how the second search sets out from a far end.

Sources: W. D. Pullen, "Think Labyrinth: Maze Algorithms"; J. Buck, "Mazes for Programmers", Pragmatic Bookshelf, 2015, chapter 3 (longest paths by two searches); R. W. Bulterman, F. W. van der Sommen, G. Zwaan, T. Verhoeff, A. J. M. van Gasteren and W. H. J. Feijen, "On computing a longest path in a tree", Information Processing Letters 81(2), 2002.)";

Place placeOf(std::string_view corner) {
  return {.words = {{"corner", "Corner", corner},
                    {"random", "Random", "Drawn from the seed."},
                    {"farthest", "Farthest", "With the longest way from the other end."}}};
}

}  // namespace

AlgorithmInfo entrances() {
  return {
      .id = "entrances",
      .name = "Entrances",
      .family = "Stages",
      .summary = "Places start and goal, and opens the border there.",
      .prose = prose,
      .phase = "search or opening",
      .role = Role::change,
      .parameters = {{"start", "Start", "Where the way begins: by a rule, or a cell as X,Y.",
                      placeOf("The open cell nearest to the north-west corner.")},
                     {"goal", "Goal", "Where the way is to lead: by a rule, or a cell as X,Y.",
                      placeOf("The open cell nearest to the south-east corner.")},
                     {"openings", "Openings", "Whether the border is opened at both ends.",
                      Choice{{{"yes", "Yes", "The rules then look at the border only."},
                              {"no", "No", "The rules then look at all cells."}}}}},
      .variants = {{
          .id = "entrances",
          .name = "Entrances",
          .help = "",
          .pseudocode = {{"place start and goal by their rules", ""},
                         {"for each that is to be the farthest", ""},
                         {"  queue the cell to measure from", "Measuring from {cell}."},
                         {"  while there is a queue, here = first", ""},
                         {"    queue new cells beside it", "Found {cell} from {other}."},
                         {"    look at here: is it the farthest?", "Looked at {cell}."},
                         {"open the border at the start",
                          "Opened the border at {cell}: the start."},
                         {"open the border at the goal", "Opened the border at {cell}: the goal."}},
          .legend = {{Mark::done, false, "not in the queue"},
                     {Mark::queued, false, "in the queue"},
                     {Mark::done, true, "not in the queue"},
                     {Mark::queued, true, "in the queue"}},
          .figures = {{"cells-looked-at", "cells looked at"}, {"distance", "distance"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
