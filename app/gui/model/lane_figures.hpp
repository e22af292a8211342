#pragma once

#include <mazescope/analysis.hpp>
#include <mazescope/run.hpp>
#include <mazescope/statistics.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mazescope::gui {

/// The statistics of a lane. Counts are those of the run's tick. What needs a look at the whole
/// grid is found in slices, and may be a little older than the run while this moves.
class LaneFigures {
public:
  /// Larger grids wait until the run rests: a copy of them would be felt.
  static constexpr std::uint64_t liveCells = 1U << 22U;

  struct Value {
    std::optional<double> number;        ///< empty where it has no meaning, and until it is known
    std::optional<std::uint64_t> older;  ///< the tick it belongs to, if that is not the run's
  };
  /// `statistic`: its index in statistics().
  [[nodiscard]] Value value(const Run& run, std::size_t statistic) const;

  /// Two cells that are farthest from each other, at tick(); empty where there are none.
  [[nodiscard]] const std::optional<std::array<Cell, 2>>& longestPathEnds() const { return ends_; }
  /// The tick of what needed a look at the whole grid; empty before the first.
  [[nodiscard]] std::optional<std::uint64_t> tick() const { return tick_; }
  /// Another number whenever that has changed.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }

  /// Looks at about so many cells; returns whether nothing is left to do for the run's tick. While
  /// the run moves on, what was begun is finished; once it rests, what is about an older tick is
  /// given up. Where memory does not suffice, the values stay empty.
  bool work(const Run& run, bool rests, std::uint64_t cells);

private:
  struct Pending {
    explicit Pending(const Run& run)
        : tick(run.tick()), counts(run.counts()), analysis(run.grid()) {}
    std::uint64_t tick;
    Counts counts;
    Analysis analysis;
  };

  void finish();

  std::optional<Pending> pending_;
  std::optional<std::uint64_t> tick_;
  std::vector<std::optional<double>> values_;  // of all statistics, at that tick
  std::optional<std::array<Cell, 2>> ends_;    // of the longest path, at that tick
  std::uint64_t revision_ = 0;
};

}  // namespace mazescope::gui
