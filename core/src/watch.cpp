#include <mazescope/watch.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mazescope {

using namespace condition;

namespace {

bool touches(const Grid& grid, const Mutation& made, Point point) {
  if (!grid.contains(point)) return false;
  const Cell cell = grid.cellAt(point);
  if (made.cell == cell) return true;
  const bool passage = made.kind == Mutation::Kind::carve || made.kind == Mutation::Kind::seal;
  return passage && grid.neighborOf(made.cell, made.direction) == cell;
}

int passagesOf(const Grid& grid, Cell cell) {
  return static_cast<int>(std::count_if(allDirections.begin(), allDirections.end(),
                                        [&](Direction d) { return grid.passage(cell, d); }));
}

bool isDeadEnd(Mark mark, bool open, int passages) {
  return mark == Mark::done && open && passages == 1;
}

/// Whether the move made the dead end that its cell or a neighbour of it is. The state before is
/// derived, as only these cells can have changed, and by one passage each.
bool madeDeadEnd(const Grid& grid, const Mutation& made) {
  using Kind = Mutation::Kind;
  const bool cave = made.kind == Kind::dig || made.kind == Kind::fill;
  const bool opened = made.kind == Kind::carve || made.kind == Kind::dig;
  const bool closed = made.kind == Kind::seal || made.kind == Kind::fill;
  const int change = opened ? 1 : closed ? -1 : 0;
  const bool open = grid.open(made.cell);
  const int passages = passagesOf(grid, made.cell);
  if (isDeadEnd(made.after, open, passages) &&
      !isDeadEnd(made.before, cave ? !open : open, cave ? passages : passages - change))
    return true;
  if (change == 0) return false;
  return std::any_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
    if (!(cave ? grid.hasNeighbor(made.cell, direction) : direction == made.direction))
      return false;
    const Cell near = grid.neighborOf(made.cell, direction);
    const int now = passagesOf(grid, near);
    return isDeadEnd(grid.mark(near), grid.open(near), now) && now - change != 1;
  });
}

bool beyond(const FigurePasses& passes, double value) {
  return passes.upwards ? value > passes.limit : value < passes.limit;
}

// Whether each is met at the tick of the moment, just after its last move.

struct Seen {
  const Moment& moment;
  const Mutation& made;
  std::optional<std::uint64_t> length;
  double before;  // the figure's value, where there is one
  double now;
};

bool met(const CellTouched& is, const Seen& seen) {
  return touches(seen.moment.grid, seen.made, is.cell);
}
/// The stage of the last move: at the end the one at work may have made none.
std::size_t stageOfLast(const Moment& moment) {
  const std::vector<std::uint64_t>& starts = moment.pipeline.starts();
  const auto next = std::lower_bound(starts.begin(), starts.end(), moment.at.tick);
  return static_cast<std::size_t>(next - starts.begin()) - 1;
}
bool met(const LineReached& is, const Seen& seen) {
  return seen.made.line == is.line && stageOfLast(seen.moment) == is.stage;
}
bool met(const FigurePasses& is, const Seen& seen) {
  return beyond(is, seen.now) && !beyond(is, seen.before);
}
bool met(const DeadEndMade&, const Seen& seen) { return madeDeadEnd(seen.moment.grid, seen.made); }
bool met(const PhaseEnds&, const Seen&) { return false; }  // it is the tick before that may be one
bool met(const PercentReached& is, const Seen& seen) {
  if (!seen.length) return false;
  const double share = is.percent / 100 * static_cast<double>(*seen.length);
  return static_cast<double>(seen.moment.at.tick) == std::ceil(share);
}

}  // namespace

Watch::Watch(std::span<const Breakpoint> all, std::size_t lane, std::span<const Stage> stages,
             Size size) {
  const std::vector<StageFigure> figures = figuresOf(stages);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& [condition, only, on] = all[i];
    if (!on || (only && *only != lane) || !whyNever(condition, stages, size).empty()) continue;
    Entry entry{condition, i};
    if (const auto* passes = std::get_if<FigurePasses>(&entry.condition)) {
      const auto found =
          std::find_if(figures.begin(), figures.end(), [passes](const StageFigure& figure) {
            return figure.stage == passes->stage && figure.info->id == passes->figure;
          });
      entry.figure = static_cast<std::size_t>(found - figures.begin());
    }
    entries_.push_back(std::move(entry));
  }
}

bool Watch::needsLength() const { return has<PercentReached>(); }
bool Watch::looksBack() const { return has<PhaseEnds>(); }

void Watch::start(const Moment& moment, std::uint64_t first) {
  first_ = first;
  for (Entry& entry : entries_) entry.before = moment.pipeline.figure(moment.grid, entry.figure);
}

Watch::Hits Watch::look(const Moment& moment, std::optional<std::uint64_t> length) {
  const Mutation& made = *moment.at.last;
  Hits hits;
  const bool phaseEnded = made.phaseStart && moment.at.tick > 1 && moment.at.tick - 1 >= first_;
  for (Entry& entry : entries_) {
    const double now = moment.pipeline.figure(moment.grid, entry.figure);
    const Seen seen{moment, made, length, std::exchange(entry.before, now), now};
    const bool isMet =
        std::visit([&seen](const auto& is) { return met(is, seen); }, entry.condition);
    if (!hits.now && isMet && moment.at.tick >= first_) hits.now = entry.breakpoint;
    if (!hits.before && phaseEnded && std::holds_alternative<PhaseEnds>(entry.condition))
      hits.before = entry.breakpoint;
  }
  return hits;
}

}  // namespace mazescope
