#include "moment.hpp"
#include "overlay_work.hpp"

#include <mazescope/counts.hpp>

#include <array>

namespace mazescope {

namespace {

/// The cell a run begins with; none before its first move.
std::optional<Cell> firstCell(const Run& run) {
  if (run.tick() == 0) return std::nullopt;
  Moment moment = startOf(run.spec());
  std::array<Mutation, 1> first;
  moment.pipeline.step(moment.grid, first, moment.at.counts);
  return first[0].cell;
}

/// Where to measure distances from, if the overlay leaves it open.
std::optional<Cell> origin(const Run& run) {
  const Grid& grid = run.grid();
  const std::optional<Cell> first = firstCell(run);
  if (first && Counts::isNode(grid, *first)) return first;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (Counts::isNode(grid, cell)) return cell;
  return std::nullopt;
}

overlay_work::Pointer workFor(const Run& run, OverlayKind kind, std::optional<Point> from) {
  const Grid& grid = run.grid();
  switch (kind) {
    case OverlayKind::none: break;
    case OverlayKind::distance:
      return overlay_work::distance(grid, from ? std::optional(grid.cellAt(*from)) : std::nullopt);
    case OverlayKind::order: return overlay_work::order(run);
    case OverlayKind::deadEnds: return overlay_work::deadEnds(grid);
    case OverlayKind::longestPath: return overlay_work::longestPath(grid);
    case OverlayKind::components: return overlay_work::components(grid);
    case OverlayKind::sets: return overlay_work::sets(run);
  }
  return nullptr;
}

}  // namespace

OverlayMap::OverlayMap(const Run& run, const Overlay& overlay)
    : overlay_(overlay), size_(run.grid().size()), tick_(run.tick()), from_(overlay.from) {
  if (overlay.kind == OverlayKind::distance && !from_)
    if (const std::optional<Cell> found = origin(run)) from_ = run.grid().pointOf(*found);
  work_ = workFor(run, overlay.kind, from_);
}

OverlayMap::~OverlayMap() = default;

bool OverlayMap::work(std::uint64_t cells) {
  if (work_ && work_->work(cells)) finish();
  return !work_;
}

double OverlayMap::progress() const { return work_ ? work_->progress() : 1; }

void OverlayMap::finish() {
  values_ = std::move(work_->values);
  levels_ = std::move(work_->levels);
  maximum_ = work_->maximum;
  if (const auto at = work_->maximumAt) maximumAt_ = Point{*at % size_.width, *at / size_.width};
  work_.reset();
}

std::optional<std::uint32_t> OverlayMap::value(Cell cell) const {
  if (values_[cell] == Work::noValue) return std::nullopt;
  return values_[cell];
}

}  // namespace mazescope
