#include "overlay_work.hpp"
#include "slices.hpp"

#include <mazescope/analysis.hpp>

namespace mazescope::overlay_work {

namespace {

constexpr std::uint8_t lit = 255;

class DeadEnds final : public OverlayMap::Work {
public:
  explicit DeadEnds(const Grid& grid)
      : Work(grid.cellCount()), grid_(grid), pass_(grid.cellCount()) {}

  bool work(std::uint64_t cells) override {
    return pass_.work(cells, [this](Cell cell) {
      if (grid_.passages(cell).size() != 1) return;
      values[cell] = 1;
      levels[cell] = lit;
      ++maximum;
    });
  }
  [[nodiscard]] double progress() const override { return pass_.progress(); }

private:
  Grid grid_;
  Pass pass_;
};

/// From the path's two ends: distances from the first, then the way from the second towards it.
class LongestPath final : public OverlayMap::Work {
public:
  explicit LongestPath(const Grid& grid)
      : Work(grid.cellCount()), grid_(grid), analysis_(grid),
        distances_(grid.cellCount(), noValue) {}

  bool work(std::uint64_t cells) override {
    if (!ends_) {
      if (!analysis_.work(cells)) return false;
      if (!analysis_.structure()->longestPathEnds) return true;
      ends_ = *analysis_.structure()->longestPathEnds;
      search_.start(ends_->front(), 0, distances_);
      return false;
    }
    if (!here_) {
      if (!search_.work(grid_, cells, distances_)) return false;
      here_ = ends_->back();
      maximum = distances_[*here_];
    }
    for (; cells > 0; --cells)
      if (!walk()) return true;
    return false;
  }
  [[nodiscard]] double progress() const override {
    return (analysis_.progress() + (here_ ? 1 : 0)) / 2;
  }

private:
  /// Colours one cell and goes on to the next; returns whether there is one.
  bool walk() {
    values[*here_] = distances_[*here_];
    levels[*here_] = lit;
    const DirectionSet passages = grid_.passages(*here_);
    for (std::uint32_t i = 0; i < passages.size(); ++i) {
      const Cell next = grid_.neighborOf(*here_, passages.at(i));
      if (distances_[next] + 1 != distances_[*here_]) continue;
      here_ = next;
      return true;
    }
    return false;
  }

  Grid grid_;
  Analysis analysis_;
  Search search_{1};
  std::vector<std::uint32_t> distances_;
  std::optional<std::array<Cell, 2>> ends_;
  std::optional<Cell> here_;  // on the way back
};

}  // namespace

Pointer deadEnds(const Grid& grid) { return std::make_unique<DeadEnds>(grid); }
Pointer longestPath(const Grid& grid) { return std::make_unique<LongestPath>(grid); }

}  // namespace mazescope::overlay_work
