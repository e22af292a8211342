#pragma once

#include <mazescope/algorithm.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mazescope {

/// One of the algorithms of a run.
struct Stage {
  const AlgorithmInfo* algorithm;
  const Variant* variant;
};

/// The generator of a resolved spec and the stages that follow it.
[[nodiscard]] std::vector<Stage> stagesOf(const Spec& spec);

/// A figure of one of them.
struct StageFigure {
  std::size_t stage;
  const FigureInfo* info;
};
/// All figures of all stages, in order.
[[nodiscard]] std::vector<StageFigure> figuresOf(std::span<const Stage> stages);

/// The algorithms of a run one after the other, part-way through their work, as a copyable value.
///
/// The first is the generator. When one has finished, the next is made from the grid as it is, and
/// makes its first move in the same call; so a stage that finds nothing to do is passed over. Each
/// has a random generator of its own, seeded from the run's seed and the stage's place.
class Pipeline {
public:
  /// Before the first move. Requires a resolved spec, and a new grid of its kind and size.
  Pipeline(const Grid& grid, const Spec& spec);

  /// As Stepper::step; fewer moves mean that the last stage has finished.
  std::size_t step(Grid& grid, std::span<Mutation> batch, Counts& counts);

  [[nodiscard]] const std::vector<Stage>& stages() const { return plan_->stages; }
  /// The stage at work: that of the last move, or the last one at the end.
  [[nodiscard]] std::size_t stage() const { return starts_.size() - 1; }
  /// The ticks before the first moves of the stages up to the one at work.
  [[nodiscard]] const std::vector<std::uint64_t>& starts() const { return starts_; }
  /// The algorithm at work.
  [[nodiscard]] const Stepper& stepper() const { return stepper_; }

  /// Of all figures of all stages, as figuresOf counts them: 0 for a stage that is not yet at work,
  /// and its last value for one that has finished. O(1).
  [[nodiscard]] double figure(const Grid& grid, std::size_t index) const;

  /// Start and goal as far as they are set.
  [[nodiscard]] Ends ends() const;
  /// Of the solver, once it is at work.
  [[nodiscard]] std::optional<Answer> answer() const { return stepper_.answer(); }
  /// The way that the solver found, from start to goal; empty if there is none. O(cells).
  [[nodiscard]] std::vector<Cell> path(const Grid& grid) const { return stepper_.path(grid); }

  // As those of the stepper at work.
  [[nodiscard]] Inspection inspect(const Grid& grid, std::size_t limit) const {
    return stepper_.inspect(grid, limit);
  }
  [[nodiscard]] Explanation explain(const Grid& grid, const Mutation& last) const {
    return stepper_.explain(grid, last);
  }
  [[nodiscard]] bool paintsMarks() const { return stepper_.paintsMarks(); }
  void paint(const Grid& grid, Cell first, std::span<Mark> marks) const {
    stepper_.paint(grid, first, marks);
  }
  void pack() { stepper_.pack(); }
  void unpack(const Grid& grid) { stepper_.unpack(grid); }
  [[nodiscard]] std::size_t bytes() const;

private:
  struct Plan {
    std::uint64_t seed;
    std::optional<Point> start;
    std::vector<Stage> stages;
    std::vector<Parameters> parameters;  // of each stage
    std::vector<StageFigure> figures;
    std::vector<std::size_t> firstFigures;  // of each stage
  };

  static std::shared_ptr<const Plan> planOf(const Spec& spec);
  [[nodiscard]] Stepper make(const Grid& grid, std::size_t stage) const;
  bool beginNext(const Grid& grid);

  std::shared_ptr<const Plan> plan_;  // never changes: shared by all copies
  Ends ends_;                         // before the stage at work
  std::uint64_t made_ = 0;
  std::vector<std::uint64_t> starts_{0};
  std::vector<double> last_;  // the figures of the stages that have finished
  Stepper stepper_;
};

}  // namespace mazescope
