#pragma once

#include <mazescope/checkpoints.hpp>
#include <mazescope/registry.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mazescope {

/// A spec being played: a grid that can be moved to any tick, forwards and backwards.
///
/// A run is a value; a copy goes its own way. It never looks at a clock: long moves are cut into
/// slices by the caller, through `approach` and `scout`.
///
/// Costs, where c is the number of cells, s the size of the algorithm's own data and d the
/// distance in ticks between checkpoints (about c/16, doubled as often as the budget demands):
///   forward   the algorithm's own time per tick; a checkpoint, O(c + s), every d ticks on new ground
///   seek      O(c + s) for unpacking the nearest checkpoint before the tick, then less than d ticks
///   back      the first as seek; the next ones O(s) and at most `backStride` ticks each, as
///             recent mutations are undone
/// Memory: 2 bytes a cell and s for the present; the same again while running ahead; the budget;
/// s and 8 * 2 * backStride bytes for stepping back.
///
/// Ticks count mutations, so tick 0 is the empty grid. Phases count turns of the algorithm's outer
/// loop; phase p is over when the next mutation would start phase p + 1.
class Run {
public:
  static constexpr std::uint64_t backStride = 4096;  ///< in ticks

  /// Throws Error as resolved() does, and std::bad_alloc. `budget`: for checkpoints, in bytes.
  explicit Run(const Spec& spec);
  Run(const Spec& spec, std::uint64_t budget);

  [[nodiscard]] const Spec& spec() const { return spec_; }  ///< resolved
  [[nodiscard]] const AlgorithmInfo& algorithm() const { return *algorithm_; }
  [[nodiscard]] const Variant& variant() const { return algorithm_->variant(spec_.parameters); }

  [[nodiscard]] const Grid& grid() const { return present_.grid; }
  [[nodiscard]] std::uint64_t tick() const { return present_.at.tick; }
  [[nodiscard]] std::uint64_t phase() const { return present_.at.phase; }
  /// The tick before the first move of the present phase.
  [[nodiscard]] std::uint64_t phaseStart() const { return present_.at.phaseStart; }
  /// The mutation that led to this tick; none at tick 0.
  [[nodiscard]] const std::optional<Mutation>& last() const { return present_.at.last; }
  [[nodiscard]] Inspection inspect(std::size_t limit) const {
    return present_.stepper.inspect(present_.grid, limit);
  }

  /// Length of the whole run, once its end was seen by moving or scouting.
  [[nodiscard]] std::optional<std::uint64_t> total() const { return total_; }
  [[nodiscard]] std::optional<std::uint64_t> totalPhases() const { return totalPhases_; }
  [[nodiscard]] bool finished() const { return total_ == tick(); }
  /// The furthest tick known to exist.
  [[nodiscard]] std::uint64_t reached() const { return reached_; }

  // Each of these is clamped to the run's two ends and returns how far it went, in ticks.
  std::uint64_t forward(std::uint64_t ticks);
  std::uint64_t back(std::uint64_t ticks);
  std::uint64_t forwardPhases(std::uint64_t phases);  ///< to the end of the n-th phase from here
  std::uint64_t backPhases(std::uint64_t phases);     ///< to the n-th start of a phase before here
  void seek(std::uint64_t tick);
  void toEnd();

  // The same moves cut into slices: each makes at most about `ticks` moves of the algorithm and
  // returns whether it has arrived. Call again with the same goal until it has.
  bool approach(std::uint64_t wanted, std::uint64_t ticks);
  bool approachPhaseEnd(std::uint64_t goal, std::uint64_t ticks);
  /// The phase of the next move: the present one unless it is over.
  std::uint64_t phaseAhead();

  /// Runs ahead by up to `ticks` moves, without touching the present, to learn the total and to
  /// leave checkpoints; returns whether the total is known.
  bool scout(std::uint64_t ticks);

  /// For whoever paints the grid: it changes with every move, and `changedSince` tells which
  /// blocks of blockCells cells (the last one may be short) a painter has to look at again. A
  /// passage is seen from both its cells, but may be reported for one: look one row further too.
  static constexpr std::uint32_t blockCells = 4096;
  [[nodiscard]] std::uint64_t revision() const { return revision_; }
  [[nodiscard]] bool changedSince(std::uint64_t revision, std::size_t block) const {
    return blockRevisions_[block] > revision;
  }
  [[nodiscard]] std::size_t blockCount() const { return blockRevisions_.size(); }

  /// The words of the cells first, first + 1, ... as Grid::words describes them, but with the
  /// marks that the algorithm wants painted. A cost of about 1 ns a cell.
  void paint(Cell first, std::span<std::uint16_t> words) const;
  /// The mark of one cell as it is painted.
  [[nodiscard]] Mark shown(Cell cell) const {
    Mark mark{};
    present_.stepper.paint(present_.grid, cell, {&mark, 1});
    return mark;
  }

  /// Memory held, checkpoints included, in bytes.
  [[nodiscard]] std::uint64_t bytes() const;
  [[nodiscard]] const Checkpoints& checkpoints() const { return checkpoints_; }

private:
  /// Undoing the grid tick by tick is cheap; undoing an algorithm is not possible. So the
  /// algorithm is kept as it was a little earlier, with the mutations made since.
  struct Recent {
    Stepper stepper;
    Position at;
    std::vector<Mutation> mutations;  ///< those after `at`
  };

  std::uint64_t advance(Moment& moment, std::uint64_t ticks);
  void end(Moment& moment);
  void learn(const Moment& moment, bool ended);
  std::uint64_t advancePresent(std::uint64_t ticks);
  void jumpBelow(std::uint64_t wanted);

  [[nodiscard]] bool recentHolds(std::uint64_t tick) const;
  void remember();
  void undoToRecent();

  void record(std::span<const Mutation> batch);
  void changed(const Mutation& mutation);
  void changedEverywhere();

  Spec spec_;
  const AlgorithmInfo* algorithm_;
  Moment present_;
  std::optional<Moment> scout_;  ///< only while it is ahead of the present
  std::optional<Recent> recent_;
  Checkpoints checkpoints_;
  std::uint64_t reached_ = 0;
  std::optional<std::uint64_t> total_;
  std::optional<std::uint64_t> totalPhases_;
  std::uint64_t revision_ = 1;
  std::vector<std::uint64_t> blockRevisions_;
};

}  // namespace mazescope
