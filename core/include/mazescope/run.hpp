#pragma once

#include <mazescope/checkpoints.hpp>
#include <mazescope/curves.hpp>
#include <mazescope/recent_past.hpp>
#include <mazescope/registry.hpp>
#include <mazescope/watch.hpp>

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
/// distance in ticks between checkpoints (c/32, doubled as often as the budget demands, and up to twice
/// that over the first part of the run):
///   forward   the algorithm's own time per tick; every d ticks on new ground a checkpoint, O(s) and
///             as much for the blocks of 64 cells that have changed as their moves cost, or less
///   seek      O(c + s) for unpacking the nearest checkpoint before the tick, then less than d ticks
///   back      the first after a long way forwards as seek. The others undo recent mutations and
///             replay at most `backStride` ticks from a copy of the algorithm, O(s). Where that stretch
///             ends, the one before it is undone, and replayed from its middle on, which costs a
///             logarithm of d ticks for each tick when playing backwards
/// Memory: 2 bytes a cell and s for the present; the same again while running ahead; the budget;
/// for stepping back 8 bytes for at most about 2 * d mutations, and copies of the algorithm within a
/// sixteenth of the budget, or one.
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
  /// The generator and the stages after it.
  [[nodiscard]] const std::vector<Stage>& stages() const { return present_.pipeline.stages(); }
  /// The index of the one at work: that of the last move.
  [[nodiscard]] std::size_t stage() const { return present_.pipeline.stage(); }
  /// The ticks before the first moves of the stages, as far as they are known.
  [[nodiscard]] const std::vector<std::uint64_t>& stageStarts() const { return stageStarts_; }
  /// Of the stage at work.
  [[nodiscard]] const AlgorithmInfo& algorithm() const { return *stages()[stage()].algorithm; }
  [[nodiscard]] const Variant& variant() const { return *stages()[stage()].variant; }

  /// Grid, algorithms and position at this tick.
  [[nodiscard]] const Moment& moment() const { return present_; }
  [[nodiscard]] const Grid& grid() const { return present_.grid; }
  /// The algorithm at work.
  [[nodiscard]] const Stepper& stepper() const { return present_.pipeline.stepper(); }
  /// Start and goal as far as they are set.
  [[nodiscard]] Ends ends() const { return present_.pipeline.ends(); }
  /// What the solver has found so far; none before it is at work.
  [[nodiscard]] std::optional<Answer> answer() const { return present_.pipeline.answer(); }
  /// The way it found, from start to goal; empty if there is none. O(cells).
  [[nodiscard]] std::vector<Cell> path() const { return present_.pipeline.path(present_.grid); }
  [[nodiscard]] std::uint64_t tick() const { return present_.at.tick; }
  [[nodiscard]] std::uint64_t phase() const { return present_.at.phase; }
  /// The tick before the first move of the present phase.
  [[nodiscard]] std::uint64_t phaseStart() const { return present_.at.phaseStart; }
  /// Of the grid, kept with every move.
  [[nodiscard]] const Counts& counts() const { return present_.at.counts; }
  /// The mutation that led to this tick; none at tick 0.
  [[nodiscard]] const std::optional<Mutation>& last() const { return present_.at.last; }
  [[nodiscard]] Inspection inspect(std::size_t limit) const {
    return present_.pipeline.inspect(present_.grid, limit);
  }

  /// The figures of all stages, and the present value of one of them.
  [[nodiscard]] std::vector<StageFigure> figures() const { return figuresOf(stages()); }
  [[nodiscard]] double figure(std::size_t index) const {
    return present_.pipeline.figure(present_.grid, index);
  }
  /// Why the last move was made; nothing at tick 0, and the ending once it is finished. Costs
  /// nothing unless it is called.
  [[nodiscard]] Explanation explain() const;

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
  /// To the end of a phase, forwards or backwards; phase 0 is the start.
  bool approachPhase(std::uint64_t goal, std::uint64_t ticks);

  /// The place ahead that is met first: a tick, or the end of a phase.
  struct Goal {
    std::uint64_t tick = UINT64_MAX;
    std::uint64_t phase = UINT64_MAX;
  };
  struct Arrival {
    bool arrived = false;            ///< at the goal, the end, or a breakpoint
    std::optional<std::size_t> hit;  ///< that breakpoint
  };
  /// Forwards move by move, a slice of at most `ticks`, stopping at the first tick at which `watch`
  /// has a hit. Costs about five times as much as going forwards without looking.
  Arrival approachWatched(const Goal& goal, std::uint64_t ticks, Watch& watch);

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
    present_.pipeline.paint(present_.grid, cell, {&mark, 1});
    return mark;
  }

  /// Memory held, checkpoints included, in bytes.
  [[nodiscard]] std::uint64_t bytes() const;
  [[nodiscard]] const Checkpoints& checkpoints() const { return checkpoints_; }
  /// The figures over the run as far as it is known.
  [[nodiscard]] const Curves& curves() const { return curves_; }

private:
  std::uint64_t advance(Moment& moment, std::uint64_t ticks, std::span<Mutation> buffer);
  void end(Moment& moment);
  void learn(const Moment& moment, bool ended);
  std::uint64_t advancePresent(std::uint64_t ticks);
  std::uint64_t advancePresent(std::uint64_t ticks, std::span<Mutation> buffer);
  // run_travel.cpp
  bool jumpBelow(std::uint64_t wanted);
  void undo(std::uint64_t wanted);
  void replay(std::uint64_t wanted, std::uint64_t& ticks);
  void prepareStepBack();

  void record(std::span<const Mutation> batch, bool paintedMarks);
  void changed(const Mutation& mutation);
  void changedEverywhere();

  Spec spec_;
  Moment present_;
  std::optional<Moment> scout_;  ///< only while it is ahead of the present
  RecentPast recent_;
  std::uint64_t replayTo_ = 0;  // the present is on its way there, through known ground
  Checkpoints checkpoints_;
  Curves curves_;
  std::uint64_t reached_ = 0;
  std::optional<std::uint64_t> total_;
  std::optional<std::uint64_t> totalPhases_;
  std::vector<std::uint64_t> stageStarts_;
  std::uint64_t revision_ = 1;
  std::vector<std::uint64_t> blockRevisions_;
};

}  // namespace mazescope
