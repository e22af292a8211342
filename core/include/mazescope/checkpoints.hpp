#pragma once

#include <mazescope/packed_blocks.hpp>
#include <mazescope/pipeline.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mazescope {

/// A place in a run.
struct Position {
  std::uint64_t tick = 0;        ///< mutations made
  std::uint64_t phase = 0;       ///< phases begun
  std::uint64_t phaseStart = 0;  ///< the tick before the first mutation of the present phase
  std::optional<Mutation> last;  ///< the mutation made last
  bool ended = false;            ///< one more was asked for, and there was none
  Counts counts;                 ///< of the grid

  /// Takes note of the mutations made since.
  void follow(std::span<const Mutation> made) {
    for (const Mutation& mutation : made) {
      if (mutation.phaseStart) {
        ++phase;
        phaseStart = tick;
      }
      ++tick;
    }
    if (!made.empty()) last = made.back();
  }
};

/// A whole state of a run.
struct Moment {
  Grid grid;
  Pipeline pipeline;
  Position at;
};

/// The budget a run takes unless told otherwise: 64 MiB, or 8 bytes a cell where that is more.
[[nodiscard]] std::uint64_t standardBudget(Size size);

/// Packed moments of one run at regular ticks, within a budget in bytes. When the budget is full
/// every second one goes, one after the other from the start on and no more at a time than must; once
/// all have gone, the spacing doubles. So they always lie evenly over the part of the run that is
/// known, or with at most twice the spacing over its first part. The moment at tick 0 is always there.
///
/// Of the grid each keeps only the blocks that have changed since the one before it; going back to
/// one, a block is taken from the latest that has it. So many checkpoints of a run that works in one
/// place at a time take hardly more room than one.
class Checkpoints {
public:
  Checkpoints(const Moment& start, std::uint64_t budget);

  /// The next tick at which a checkpoint is due.
  [[nodiscard]] std::uint64_t due() const { return due_; }
  /// Takes note of mutations of a grid that came to `tick` by them, in the order in which they were
  /// made; those up to the latest checkpoint are of no interest.
  void follow(const Grid& grid, std::span<const Mutation> made, std::uint64_t tick) {
    if (tick > kept_.back().at.tick) changed_.addChanged(grid, made);
  }
  /// Keeps the moment; it must be at tick due(), and all mutations that led to it from the latest
  /// checkpoint were followed. O(changed blocks + the algorithm's data).
  void add(const Moment& moment);

  /// The tick of the last checkpoint at or before `tick`. O(log n).
  [[nodiscard]] std::uint64_t before(std::uint64_t tick) const;
  /// The tick of the last checkpoint at which no more than `phase` phases had begun. O(log n).
  [[nodiscard]] std::uint64_t beforePhase(std::uint64_t phase) const;
  /// Makes `moment` that checkpoint. O(cells + the algorithm's data).
  void restore(std::uint64_t tick, Moment& moment) const;

  [[nodiscard]] std::size_t count() const { return kept_.size(); }
  /// In ticks; between the first ones it may be twice that.
  [[nodiscard]] std::uint64_t spacing() const { return spacing_; }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  [[nodiscard]] std::uint64_t budget() const { return budget_; }

private:
  struct Checkpoint {
    PackedBlocks changed;  // since the checkpoint before
    Pipeline pipeline;
    Position at;
    [[nodiscard]] std::uint64_t bytes() const;
  };

  void keep(const Moment& moment);
  void thin();
  [[nodiscard]] std::size_t find(std::uint64_t tick) const;

  std::uint64_t budget_;
  std::uint64_t spacing_;
  std::uint64_t due_;
  std::uint64_t bytes_ = 0;
  std::vector<Checkpoint> kept_;
  std::size_t thinned_ = 0;  // up to this one every second one is gone
  BlockSet changed_;         // since the latest
  PackedBlocks left_;        // what had changed up to one after the latest that is gone
};

}  // namespace mazescope
