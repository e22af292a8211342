#include "regions.hpp"

#include <mazescope/words.hpp>

#include <algorithm>

namespace mazescope {

bool Regions::next(const Grid& grid, Mutation& out) {
  if (looked_ < order_.size()) {
    lookAround(grid, out);
    return true;
  }
  while (scanned_ < grid.cellCount() && (!grid.open(scanned_) || of_[scanned_] != none)) ++scanned_;
  if (scanned_ == grid.cellCount()) return false;
  regions_.push_back({scanned_, 0, static_cast<std::uint32_t>(regions_.size())});
  ++sets_;
  add(scanned_);
  out = Mutation{.cell = scanned_,
                 .phaseStart = true,
                 .before = grid.mark(scanned_),
                 .after = Mark::queued,
                 .line = begin};
  return true;
}

void Regions::lookAround(const Grid& grid, Mutation& out) {
  const Cell here = order_[looked_];
  for (const Direction direction : allDirections) {
    if (!grid.passage(here, direction)) continue;
    const Cell cell = grid.neighborOf(here, direction);
    if (of_[cell] != none) continue;
    add(cell);
    out = Mutation{.cell = cell,
                   .direction = opposite(direction),
                   .before = grid.mark(cell),
                   .after = Mark::queued,
                   .line = queueBeside};
    return;
  }
  ++looked_;
  out = Mutation{.cell = here, .before = Mark::queued, .after = Mark::done, .line = lookAt};
}

void Regions::add(Cell cell) {
  const auto region = static_cast<std::uint32_t>(regions_.size()) - 1;
  of_[cell] = region;
  order_.push_back(cell);
  if (++regions_[region].cells > regions_[largest_].cells) largest_ = region;
}

std::uint32_t Regions::root(std::uint32_t region) const {
  while (regions_[region].parent != region) region = regions_[region].parent;
  return region;
}

void Regions::unite(Cell one, Cell other) {
  std::uint32_t larger = root(of_[one]);
  std::uint32_t smaller = root(of_[other]);
  if (larger == smaller) return;
  if (regions_[larger].cells < regions_[smaller].cells) std::swap(larger, smaller);
  regions_[smaller].parent = larger;
  regions_[larger].cells += regions_[smaller].cells;
  --sets_;
}

Inspection::List Regions::queue(std::size_t limit) const {
  const auto first = order_.begin() + static_cast<std::ptrdiff_t>(looked_);
  const std::size_t size = order_.size() - looked_;
  const auto count = static_cast<std::ptrdiff_t>(std::min(limit, size));
  return {"queue", Inspection::Shape::queue, "the next first", size, {first, first + count}};
}

Inspection::List Regions::list(std::size_t limit) const {
  Inspection::List list{
      "regions, by their first cells", Inspection::Shape::bag, "newest first", regions_.size(), {}};
  for (std::size_t i = 1; i <= std::min(limit, regions_.size()); ++i)
    list.cells.push_back(regions_[regions_.size() - i].first);
  return list;
}

Explanation Regions::explain(const Grid& grid, const Mutation& last) const {
  const std::string region = "region " + std::to_string(regions_.size());
  const std::string size = counted(regions_.back().cells, "cell", "cells");
  switch (last.line) {
    case begin: return {"Open, and in no region yet: " + region + " begins.", {}, {}};
    case queueBeside:
      return {"Open, and beside a cell of " + region + ", which has " + size + " now.",
              {{grid.neighborOf(last.cell, last.direction), opposite(last.direction), true}},
              {}};
    default:
      return {"All open cells beside it are in " + region + ", " + size + " so far.", {}, {}};
  }
}

std::size_t Regions::bytes() const {
  return of_.capacity() * sizeof(std::uint32_t) + regions_.capacity() * sizeof(Region) +
         order_.capacity() * sizeof(Cell);
}

}  // namespace mazescope
