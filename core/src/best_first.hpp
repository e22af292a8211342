#pragma once

#include "lightest_first.hpp"
#include "solver.hpp"

namespace mazescope {

/// Moves between two cells if there were no walls: the Manhattan distance.
[[nodiscard]] inline std::uint32_t manhattan(const Grid& grid, Cell a, Cell b) {
  const Point p = grid.pointOf(a);
  const Point q = grid.pointOf(b);
  const auto apart = [](std::uint32_t u, std::uint32_t v) { return u > v ? u - v : v - u; };
  return apart(p.x, q.x) + apart(p.y, q.y);
}

/// A search that takes the most promising of all cells found (the "best-first search" of J. Pearl,
/// "Heuristics", Addison-Wesley, 1984). An Order says what that is: `weight(steps, estimate)`, the
/// least first, from the moves that led to a cell and those that it is estimated to be away from the
/// goal; `stepsOf(weight)`; `improves`, whether a shorter way to a cell that waits counts; and
/// `whyTaken` and `worth`, the words for both numbers of a cell that was taken, and of one that was found.
template <class Order>
struct BestFirst {
  enum Line : std::uint8_t {
    openStart,
    whileOpen,
    take,
    ifGoal,
    eachNeighbour,
    openNext,
    backToStart,
    markPath
  };
  static constexpr std::uint8_t traceLine = markPath;
  static constexpr std::size_t legs = 1;
  using Heap = LightestFirst<std::uint64_t>;

  Cell start;
  Cell goal;
  Signposts from;  // the neighbour that each cell was found from
  Heap open{};
  Cell here = start;             // the cell taken last
  std::uint64_t lastWeight = 0;  // of it
  std::uint32_t improved = 0;    // cells that it gave a shorter way
  std::uint64_t taken = 0;
  bool started = false;

  bool next(const Grid& grid, Mutation& out) {
    if (!std::exchange(started, true)) {
      open.prepare(grid.cellCount());
      find(grid, start, Direction::north, 0, openStart, out);
      out.phaseStart = true;
      return true;
    }
    if (found()) return false;
    if (taken > 0) {
      const DirectionSet unseen = from.newAround(grid, here);
      if (!unseen.empty()) {
        find(grid, grid.neighborOf(here, unseen.at(0)), opposite(unseen.at(0)), steps() + 1,
             openNext, out);
        return true;
      }
    }
    if (open.entries().empty()) return false;
    takeBest(grid, out);
    return true;
  }

  std::uint64_t weightOf(const Grid& grid, Cell cell, std::uint32_t stepsThere) const {
    return Order::weight(stepsThere, manhattan(grid, cell, goal));
  }
  /// Of the cell taken last, from the start.
  std::uint32_t steps() const { return Order::stepsOf(lastWeight); }

  void find(const Grid& grid, Cell cell, Direction towardsHere, std::uint32_t stepsThere, Line line,
            Mutation& out) {
    from.set(cell, towardsHere);
    open.push({weightOf(grid, cell, stepsThere), cell, towardsHere});
    out = Mutation{.cell = cell,
                   .direction = towardsHere,
                   .before = grid.mark(cell),
                   .after = Mark::queued,
                   .line = line};
  }
  void takeBest(const Grid& grid, Mutation& out) {
    const Heap::Entry entry = open.pop();
    here = entry.cell;
    lastWeight = entry.weight;
    from.set(here, entry.passage);
    ++taken;
    improved = Order::improves && !found() ? improveAround(grid) : 0;
    out = Mutation{.cell = here,
                   .phaseStart = true,
                   .before = grid.mark(here),
                   .after = Mark::reached,
                   .line = take};
  }
  /// The marks of cells that were found are this search's own.
  std::uint32_t improveAround(const Grid& grid) {
    const DirectionSet ways = grid.passages(here);
    std::uint32_t count = 0;
    for (std::uint32_t i = 0; i < ways.size(); ++i) {
      const Cell cell = grid.neighborOf(here, ways.at(i));
      if (!from.has(cell) || grid.mark(cell) != Mark::queued) continue;
      if (open.offer({weightOf(grid, cell, steps() + 1), cell, opposite(ways.at(i))})) ++count;
    }
    return count;
  }

  bool found() const { return taken > 0 && here == goal; }
  std::uint64_t visited() const { return taken; }
  Leg leg(std::size_t) const { return {from, goal, start, true}; }
  std::string ending(std::optional<std::uint64_t> length) const {
    return length ? foundWords(*length, taken)
                  : noPathWords("the heap is empty, and the goal was not in it", taken);
  }

  std::vector<Inspection::List> lists(const Grid&, std::size_t limit) const {
    const auto& entries = open.entries();
    Inspection::List list{
        "open cells", Inspection::Shape::heap, "a heap: the best on top", entries.size(), {}};
    for (std::size_t i = 0; i < std::min(limit, entries.size()); ++i)
      list.cells.push_back(entries[i].cell);
    return {list};
  }
  double figure(const Grid&, std::size_t index) const {
    return static_cast<double>(index == 0 ? open.entries().size() : taken);
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == openStart) return explainErrand(grid, goal);
    if (last.line == take) {
      std::string text = Order::whyTaken(steps(), manhattan(grid, here, goal));
      if (improved > 0)
        text +=
            " It is a shorter way to " + counted(improved, "cell that waits.", "cells that wait.");
      return {text, arrowsFrom(here, grid.passages(here), {}), {}};
    }
    DirectionSet unseen = from.newAround(grid, here);
    unseen.insert(opposite(last.direction));
    return {"New around " + toText(grid.pointOf(here)) + ": " + inWords(unseen) + ". " +
                Order::worth(steps() + 1, manhattan(grid, last.cell, goal)),
            arrowsFrom(here, unseen, opposite(last.direction)),
            {}};
  }
  std::size_t bytes() const { return from.bytes() + open.bytes(); }
  void pack() { open.pack(); }
  void unpack(const Grid& grid) { open.unpack(started ? grid.cellCount() : 0); }
};

}  // namespace mazescope
