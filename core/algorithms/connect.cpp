#include "regions.hpp"

#include <mazescope/algorithm.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace mazescope::algorithms {

namespace {

Cell setIn(const Regions& regions, const Grid& grid, Cell cell) {
  return grid.open(cell) && regions.of(cell) != Regions::none ? regions.setOf(cell) : cell;
}

constexpr std::string_view nothingOpen = "Nothing is open: there is no region.";

/// Joins all regions by tunnels. Waves go out from all regions at once, so that every cell of rock
/// comes to the region nearest to it. Where the waves of two regions meet is a tunnel to be had,
/// and these are enough for a minimum spanning tree of all regions (K. Mehlhorn, "A faster
/// approximation algorithm for the Steiner problem in graphs", Information Processing Letters
/// 27(3), 1988).
///
/// Memory, besides the regions': 4 bytes a cell, and two rings of the waves.
struct Dig {
  enum Line : std::uint8_t {
    whileApart = Regions::lineCount,
    lookAt,
    queueRock,
    eachMeeting,
    dig,
    clear
  };

  /// Of a cell that a wave has come to.
  struct Reached {
    std::uint16_t distance = 0;  // cells of rock from its region to here, this one too
    Mark before = Mark::unvisited;
  };
  /// Two cells side by side, of different sets. A tunnel goes from each back to its region.
  using Meeting = std::array<Cell, 2>;

  Regions regions;
  std::vector<Reached> reached;
  bool labelled = false;
  std::vector<Cell> ring{};  // all cells at one distance; that of the open cells is 0
  std::size_t at = 0;        // the place in the ring to look at
  bool looked = false;       // done; what is beside it comes next
  std::vector<Cell> nextRing{};
  bool newRing = true;
  std::array<std::vector<Meeting>, 2> meetings{};  // found in the ring, the shorter tunnels first
  std::vector<Meeting> tunnels{};  // from the ring before it; what is left of each at both ends
  std::size_t tunnel = 0;
  bool digging = false;
  Meeting joined{};          // the sets that the last tunnel joins
  std::uint32_t length = 0;  // of it
  std::uint64_t tunnelsDug = 0;
  std::uint64_t cellsDug = 0;
  bool finished = false;

  bool next(const Grid& grid, Mutation& out) {
    if (!labelled) {
      if (regions.next(grid, out)) return true;
      labelled = true;
      if (regions.sets() > 1) ring = regions.takeOrder();
    }
    while (!digTunnels(grid, out)) {
      if (regions.sets() < 2) return clearMarks(out);
      if (lookAtRing(grid, out)) return true;
      endRing();
    }
    return true;
  }

  bool lookAtRing(const Grid& grid, Mutation& out) {
    for (; at < ring.size(); ++at, looked = false) {
      const Cell here = ring[at];
      if (!std::exchange(looked, true) && reached[here].distance > 0) {
        findMeetings(grid, here);
        out = restored(here, lookAt);
      } else if (!queueBeside(grid, here, out)) {
        continue;
      }
      out.phaseStart = std::exchange(newRing, false);
      return true;
    }
    return false;
  }

  void findMeetings(const Grid& grid, Cell here) {
    const DirectionSet others = othersBeside(grid, here);
    for (std::uint32_t i = 0; i < others.size(); ++i) {
      const Cell other = grid.neighborOf(here, others.at(i));
      const bool sameRing = reached[other].distance == reached[here].distance;
      meetings[sameRing ? 1 : 0].push_back({here, other});
    }
  }

  /// Where the neighbour is in another set, and no farther from it; what is farther looks back here
  /// when its turn comes.
  DirectionSet othersBeside(const Grid& grid, Cell here) const {
    DirectionSet others;
    for (const Direction direction : allDirections) {
      if (!grid.hasNeighbor(here, direction)) continue;
      const Cell other = grid.neighborOf(here, direction);
      if (regions.of(other) != Regions::none && regions.setOf(other) != regions.setOf(here) &&
          reached[other].distance <= reached[here].distance)
        others.insert(direction);
    }
    return others;
  }

  bool queueBeside(const Grid& grid, Cell here, Mutation& out) {
    for (const Direction direction : allDirections) {
      if (!grid.hasNeighbor(here, direction)) continue;
      const Cell rock = grid.neighborOf(here, direction);
      if (regions.of(rock) != Regions::none) continue;
      regions.give(rock, regions.of(here));
      const auto distance = static_cast<std::uint16_t>(reached[here].distance + 1);
      reached[rock] = {distance, grid.mark(rock)};
      nextRing.push_back(rock);
      out = Mutation{.cell = rock,
                     .direction = opposite(direction),
                     .before = grid.mark(rock),
                     .after = Mark::queued,
                     .line = queueRock};
      return true;
    }
    return false;
  }

  Mutation restored(Cell cell, Line line) const {
    return Mutation{
        .cell = cell, .before = Mark::queued, .after = reached[cell].before, .line = line};
  }

  void endRing() {
    ring.swap(nextRing);
    nextRing.clear();
    at = 0;
    newRing = true;
    tunnels.clear();
    tunnel = 0;
    for (std::vector<Meeting>& found : meetings) {
      tunnels.insert(tunnels.end(), found.begin(), found.end());
      found.clear();
    }
  }

  bool digTunnels(const Grid& grid, Mutation& out) {
    for (; tunnel < tunnels.size(); ++tunnel, digging = false) {
      Meeting& ends = tunnels[tunnel];
      const bool first = !digging;
      if (first && !beginTunnel(ends)) continue;
      for (Cell& end : ends) {
        // What is open was dug for another tunnel, and so was the rest of the way to the region.
        if (grid.open(end)) continue;
        out = dugAt(grid, end);
        out.phaseStart = first;
        end = grid.neighborOf(end, out.direction);
        return true;
      }
    }
    return false;
  }

  bool beginTunnel(const Meeting& ends) {
    joined = {regions.setOf(ends[0]), regions.setOf(ends[1])};
    if (joined[0] == joined[1]) return false;
    length = std::uint32_t{reached[ends[0]].distance} + reached[ends[1]].distance;
    digging = true;
    ++tunnelsDug;
    return true;
  }

  Mutation dugAt(const Grid& grid, Cell cell) {
    Direction back = Direction::north;  // to the region
    for (const Direction direction : allDirections) {
      if (!grid.hasNeighbor(cell, direction)) continue;
      const Cell beside = grid.neighborOf(cell, direction);
      if (grid.open(beside)) regions.unite(cell, beside);
      if (regions.of(beside) == regions.of(cell) &&
          reached[beside].distance + 1 == reached[cell].distance)
        back = direction;
    }
    ++cellsDug;
    return Mutation{.cell = cell,
                    .kind = Mutation::Kind::dig,
                    .direction = back,
                    .before = grid.mark(cell),
                    .after = Mark::done,
                    .line = dig};
  }

  /// Of what the waves have found and did not have to look at.
  bool clearMarks(Mutation& out) {
    finished = at == ring.size();
    if (finished) return false;
    out = restored(ring[at++], clear);
    out.phaseStart = std::exchange(newRing, false);
    return true;
  }

  Inspection inspect(const Grid&, std::size_t limit) const {
    Inspection inspection;
    inspection.lists = {regions.list(limit), labelled ? waves(limit) : regions.queue(limit)};
    if (finished) inspection.ending = ending();
    return inspection;
  }

  Inspection::List waves(std::size_t limit) const {
    const std::size_t left = ring.size() - at;
    Inspection::List list{
        "queue", Inspection::Shape::queue, "the next first", left + nextRing.size(), {}};
    for (std::size_t i = 0; i < std::min(limit, left + nextRing.size()); ++i)
      list.cells.push_back(i < left ? ring[at + i] : nextRing[i - left]);
    return list;
  }

  std::string ending() const {
    const std::size_t found = regions.all().size();
    if (found == 0) return std::string(nothingOpen);
    if (found == 1) return "There is one region: nothing has to be joined.";
    return "Joined " + std::to_string(found) +
           " regions into one: " + counted(tunnelsDug, "tunnel, ", "tunnels, ") +
           counted(cellsDug, "cell", "cells") + " dug.";
  }

  double figure(const Grid&, std::size_t index) const {
    if (index == 0) return regions.sets();
    return static_cast<double>(index == 1 ? cellsDug : tunnelsDug);
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line < Regions::lineCount) return regions.explain(grid, last);
    const std::uint32_t distance = reached[last.cell].distance;
    const auto first = [&grid](Cell cell) { return toText(grid.pointOf(cell)); };
    const std::string from = counted(distance, "cell", "cells") +
                             " of rock from the region that begins at " +
                             first(regions.all()[regions.of(last.cell)].first);
    switch (last.line) {
      case lookAt: {
        const DirectionSet others = othersBeside(grid, last.cell);
        return {from + (others.empty() ? ". The wave of no other region is beside it."
                                       : ". A tunnel can be dug here: beside it is the wave of "
                                         "another region, to the " +
                                             inWords(others) + '.'),
                arrowsFrom(last.cell, others, {}),
                {}};
      }
      case queueRock:
        return {from + ", whose wave is the first to come here.",
                {{grid.neighborOf(last.cell, last.direction), opposite(last.direction), true}},
                {}};
      case dig:
        return {"A tunnel of " + counted(length, "cell", "cells") + " joins what begins at " +
                    first(joined[0]) + " and at " + first(joined[1]) +
                    ". No two regions that are still apart are closer.",
                {},
                {}};
      default: return {"All is one region: the waves end.", {}, {}};
    }
  }

  Cell set(const Grid& grid, Cell cell) const { return setIn(regions, grid, cell); }

  std::size_t bytes() const {
    return regions.bytes() + reached.capacity() * sizeof(Reached) +
           (ring.capacity() + nextRing.capacity()) * sizeof(Cell) +
           (meetings[0].capacity() + meetings[1].capacity() + tunnels.capacity()) * sizeof(Meeting);
  }
};

/// Fills the regions that are too small, but never the largest.
struct Fill {
  enum Line : std::uint8_t { eachSmall = Regions::lineCount, notTheLargest, close, fill };

  Regions regions;
  std::uint64_t minimum;
  std::size_t at = 0;  // in the order of the regions
  std::uint32_t filling = Regions::none;
  std::uint32_t regionsFilled = 0;
  std::uint64_t cellsFilled = 0;
  bool finished = false;

  bool next(const Grid& grid, Mutation& out) {
    if (regions.next(grid, out)) return true;
    while (at < regions.order().size()) {
      const std::uint32_t region = regions.of(regions.order()[at]);
      if (region != regions.largest() && regions.all()[region].cells < minimum) {
        out = filled(grid, region);
        return true;
      }
      at += regions.all()[region].cells;
    }
    finished = true;
    return false;
  }

  Mutation filled(const Grid& grid, std::uint32_t region) {
    const Cell cell = regions.order()[at];
    const bool first = std::exchange(filling, region) != region;
    if (first) ++regionsFilled;
    Mutation move{.cell = cell,
                  .kind = Mutation::Kind::fill,
                  .phaseStart = first,
                  .before = grid.mark(cell),
                  .after = grid.mark(cell),
                  .line = fill};
    if (const DirectionSet openings = grid.openings(cell); !openings.empty()) {
      move.kind = Mutation::Kind::close;
      move.direction = openings.at(0);
      move.line = close;
      return move;
    }
    ++at;
    ++cellsFilled;
    return move;
  }

  Inspection inspect(const Grid&, std::size_t limit) const {
    Inspection inspection;
    inspection.lists = {regions.list(limit), regions.queue(limit)};
    if (finished) inspection.ending = ending();
    return inspection;
  }

  std::string ending() const {
    if (regions.all().empty()) return std::string(nothingOpen);
    const std::string few = " under " + counted(minimum, "cell", "cells");
    std::string text = regionsFilled == 0
                           ? "No region" + few + " had to be filled."
                           : "Filled " + counted(regionsFilled, "region", "regions") + few + ", " +
                                 counted(cellsFilled, "cell", "cells") + " in all.";
    text += " Left: " + counted(regions.sets() - regionsFilled, "region.", "regions.");
    if (regions.all()[regions.largest()].cells < minimum)
      text += " The largest stays, whatever its size.";
    return text;
  }

  double figure(const Grid&, std::size_t index) const {
    if (index == 0) return regions.sets() - regionsFilled;
    return static_cast<double>(cellsFilled);
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line < Regions::lineCount) return regions.explain(grid, last);
    return {"Its region has " + counted(regions.all()[filling].cells, "cell, ", "cells, ") +
                "fewer than " + std::to_string(minimum) + ", and is not the largest." +
                (last.line == close ? " The opening would lead into rock." : ""),
            {},
            {}};
  }

  Cell set(const Grid& grid, Cell cell) const { return setIn(regions, grid, cell); }

  std::size_t bytes() const { return regions.bytes(); }
};

Stepper makeDig(const Grid& grid, const Beginning&) {
  return Stepper(
      Dig{.regions = Regions(grid), .reached = std::vector<Dig::Reached>(grid.cellCount())});
}

Stepper makeFill(const Grid& grid, const Beginning& from) {
  const auto minimum = std::get<std::int64_t>(from.parameters.at("minimum"));
  return Stepper(Fill{.regions = Regions(grid), .minimum = static_cast<std::uint64_t>(minimum)});
}

constexpr std::string_view prose =
    R"(Noise that was smoothed into caves comes out as several caves more often than as one, and nobody can walk from one to the next. This stage finds out which open cells hang together, and then either joins those regions by tunnels or fills the small ones.

First the regions are labelled. The grid is searched row by row for an open cell that has no region yet. It begins one, and a flood goes out from it: cell by cell, the open neighbours of all cells found so far are found, until there is none left. Two open cells that only touch at a corner are not neighbours, so a region is just what a walker can get to. The overlay of the sets shows each region in a colour of its own.

To dig, waves go out into the rock from all regions at once, ring by ring: first all rock that touches a region, then all that touches this, and so on. Each cell of rock so comes to the region nearest to it, and where the waves of two regions meet is the shortest tunnel between them in that place. The tunnels are dug in order of length, and only if the two are still apart: that is Kruskal's algorithm for a minimum spanning tree, with sets that are united as regions are. As the rings grow evenly, the meetings come in order of length by themselves, and the waves stop when there is one region left, which is often long before they have seen all the rock.

What is promised is this: every tunnel is as short as any between two regions that are still apart, as the rock stood at first, and all tunnels together dig no more cells than the minimum spanning tree of the regions has. Fewer cells can do where tunnels branch in the middle of the rock; to find the fewest of all is the Steiner problem, for which no quick way is known.

To fill, every region with fewer cells than the minimum becomes rock, but the largest region always stays. A region that has openings in the border loses them before it is filled. What has at least the minimum is left as it is, so that there may still be several regions; the other variant, as a further stage, joins them.

A cave in which nothing is open has no region, and the stage says so. The marks are left as they are in a finished cave.

What to watch: the thin rings around the caves, and how a tunnel springs up where two of them touch.

Sources: J. B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman problem", Proceedings of the American Mathematical Society 7, 1956; K. Mehlhorn, "A faster approximation algorithm for the Steiner problem in graphs", Information Processing Letters 27(3), 1988 (waves from all regions are enough); B. A. Galler and M. J. Fischer, "An improved equivalence algorithm", Communications of the ACM 7(5), 1964, and R. E. Tarjan, "Efficiency of a good but not linear set union algorithm", Journal of the ACM 22(2), 1975 (sets that are united).)";

/// The labelling, and what a variant does then.
std::vector<PseudocodeLine> afterLabelling(const std::vector<PseudocodeLine>& more) {
  std::vector<PseudocodeLine> lines{
      {"for each open cell in no region", ""},
      {"  it begins a region: queue it", "{cell} begins a new region."},
      {"  while there is a queue, here = first", ""},
      {"    queue open cells beside it", "{cell} belongs to the region: it is beside {other}."},
      {"    here is done", "Looked at {cell}: done."}};
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

Variant digging() {
  return {.id = "dig",
          .name = "Connect by tunnels",
          .help = "Digs the shortest tunnels until one region is left.",
          .pseudocode = afterLabelling(
              {{"ring by ring, until one region is left", ""},
               {"  here = the next rock of the ring", "Looked at the rock {cell}."},
               {"    queue rock beside it: next ring", "The wave goes on from {other} to {cell}."},
               {"  for each meeting, shortest first", ""},
               {"    still apart: dig the tunnel", "Dug {cell} for a tunnel."},
               {"clear what is left of the queue", "The wave in {cell} ends."}}),
          .legend = {{Mark::done, false, "rock"},
                     {Mark::queued, false, "rock in the queue"},
                     {Mark::queued, true, "in the queue"},
                     {Mark::done, true, "open"}},
          .figures = {{"regions", "regions"},
                      {"cells-dug", "cells dug"},
                      {"tunnels-dug", "tunnels dug"}},
          .make = makeDig};
}

Variant filling() {
  return {.id = "fill",
          .name = "Fill small regions",
          .help = "Turns regions under a size into rock, but never the largest.",
          .pseudocode = afterLabelling(
              {{"for each region under the minimum,", ""},
               {"    but not the largest", ""},
               {"  close its openings", "Closed the opening in the border at {cell}."},
               {"  fill its cells", "Filled {cell}."}}),
          .legend = {{Mark::done, false, "rock"},
                     {Mark::queued, true, "in the queue"},
                     {Mark::done, true, "open"}},
          .figures = {{"regions", "regions"}, {"cells-filled", "cells filled"}},
          .make = makeFill};
}

}  // namespace

AlgorithmInfo connect() {
  return {
      .id = "connect",
      .name = "Connect",
      .family = "Stages",
      .summary = "Finds the regions of a cave, and joins them or fills the small ones.",
      .prose = prose,
      .phase = "region, ring or tunnel",
      .role = Role::change,
      .onlyOn = GridKind::cave,
      .parameters = {{"minimum", "Smallest region",
                      "To fill: a region with fewer cells is filled, unless it is the largest.",
                      IntegerRange{.standard = 20,
                                   .minimum = 0,
                                   .maximum = static_cast<std::int64_t>(maximumCells)}}},
      .variants = {digging(), filling()},
  };
}

}  // namespace mazescope::algorithms
