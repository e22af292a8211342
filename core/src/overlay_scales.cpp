#include "moment.hpp"
#include "overlay_work.hpp"
#include "slices.hpp"

#include <mazescope/counts.hpp>

#include <algorithm>
#include <array>

namespace mazescope::overlay_work {

namespace {

/// Finds a value for some cells, then the largest, then each one's place on the scale up to it.
class Scale : public OverlayMap::Work {
public:
  explicit Scale(std::size_t cells) : Work(cells), measuring_(cells), leveling_(cells) {}

  bool work(std::uint64_t cells) final {
    return find(cells) && measuring_.work(cells, [this](Cell cell) { measure(cell); }) &&
           leveling_.work(cells, [this](Cell cell) { levels[cell] = level(values[cell]); });
  }
  [[nodiscard]] double progress() const final {
    return (found() + measuring_.progress() + leveling_.progress()) / 3;
  }

protected:
  /// Fills `values`; returns whether that is done, and takes what it did from `cells`.
  virtual bool find(std::uint64_t& cells) = 0;
  [[nodiscard]] virtual double found() const = 0;

private:
  void measure(Cell cell) {
    if (values[cell] == noValue || (maximumAt && values[cell] <= maximum)) return;
    maximum = values[cell];
    maximumAt = cell;
  }

  [[nodiscard]] std::uint8_t level(std::uint32_t value) const {
    constexpr std::uint64_t steps = 254;
    if (value == noValue) return 0;
    return static_cast<std::uint8_t>(1 + value * steps / std::max(maximum, 1U));
  }

  Pass measuring_;
  Pass leveling_;
};

class Distance final : public Scale {
public:
  Distance(const Grid& grid, std::optional<Cell> from)
      : Scale(grid.cellCount()), grid_(grid), done_(!from || !Counts::isNode(grid, *from)) {
    if (!done_) search_.start(*from, 0, values);
  }

protected:
  bool find(std::uint64_t& cells) override {
    done_ = done_ || search_.work(grid_, cells, values);
    return done_;
  }
  [[nodiscard]] double found() const override { return done_ ? 1 : 0; }

private:
  Grid grid_;
  Search search_{1};
  bool done_;
};

/// Replays a run. The pipeline applies a batch of mutations before it hands them over, so they are
/// applied once more, one by one, to a grid that shows what each of them changed.
class Order final : public Scale {
public:
  explicit Order(const Run& run)
      : Scale(run.grid().cellCount()), ahead_(startOf(run.spec())), grid_(ahead_.grid),
        goal_(run.tick()) {}

protected:
  bool find(std::uint64_t& cells) override {
    std::array<Mutation, 256> batch;
    while (tick_ < goal_ && cells > 0) {
      const auto wanted =
          static_cast<std::size_t>(std::min({goal_ - tick_, cells, std::uint64_t{batch.size()}}));
      const std::size_t made =
          ahead_.pipeline.step(ahead_.grid, std::span(batch).first(wanted), ahead_.at.counts);
      for (std::size_t i = 0; i < made; ++i) take(batch[i]);
      cells -= made;
    }
    return tick_ == goal_;
  }
  [[nodiscard]] double found() const override {
    return goal_ == 0 ? 1 : static_cast<double>(tick_) / static_cast<double>(goal_);
  }

private:
  void take(const Mutation& mutation) {
    grid_.apply(mutation);
    ++tick_;
    note(mutation.cell);
    if (mutation.kind == Mutation::Kind::carve || mutation.kind == Mutation::Kind::seal)
      note(grid_.neighborOf(mutation.cell, mutation.direction));
  }

  void note(Cell cell) {
    std::uint32_t& value = values[cell];
    if (!Counts::isNode(grid_, cell))
      value = noValue;
    else if (value == noValue)
      value = static_cast<std::uint32_t>(std::min<std::uint64_t>(tick_, noValue - 1));
  }

  Moment ahead_;
  Grid grid_;
  std::uint64_t goal_;
  std::uint64_t tick_ = 0;
};

}  // namespace

Pointer distance(const Grid& grid, std::optional<Cell> from) {
  return std::make_unique<Distance>(grid, from);
}
Pointer order(const Run& run) { return std::make_unique<Order>(run); }

}  // namespace mazescope::overlay_work
