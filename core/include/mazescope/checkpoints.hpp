#pragma once

#include <mazescope/packed_grid.hpp>
#include <mazescope/stepper.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace mazescope {

/// A place in a run.
struct Position {
  std::uint64_t tick = 0;        ///< mutations made
  std::uint64_t phase = 0;       ///< phases begun
  std::uint64_t phaseStart = 0;  ///< the tick before the first mutation of the present phase
  std::optional<Mutation> last;  ///< the mutation made last
  bool ended = false;            ///< the algorithm was asked for one more, and said there is none
};

/// A whole state of a run.
struct Moment {
  Grid grid;
  Stepper stepper;
  Position at;
};

/// The budget a run takes unless told otherwise: 64 MiB, or 8 bytes a cell where that is more.
[[nodiscard]] std::uint64_t standardBudget(Size size);

/// Packed moments of one run at regular ticks, within a budget in bytes. When the budget is full
/// every second one goes and the spacing doubles, so they always lie evenly over the part of the
/// run that is known. The moment at tick 0 is always there.
class Checkpoints {
public:
  Checkpoints(const Moment& start, std::uint64_t budget);

  /// The next tick at which a checkpoint is due.
  [[nodiscard]] std::uint64_t due() const { return due_; }
  /// Keeps the moment; it must be at tick due().
  void add(const Moment& moment);

  /// The tick of the last checkpoint at or before `tick`. O(log n).
  [[nodiscard]] std::uint64_t before(std::uint64_t tick) const;
  /// Makes `moment` that checkpoint. O(cells + the algorithm's data), no allocation for the grid.
  void restore(std::uint64_t tick, Moment& moment) const;

  [[nodiscard]] std::size_t count() const { return kept_.size(); }
  [[nodiscard]] std::uint64_t spacing() const { return spacing_; }  ///< in ticks
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  [[nodiscard]] std::uint64_t budget() const { return budget_; }

private:
  struct Checkpoint {
    PackedGrid grid;
    Stepper stepper;
    Position at;
    [[nodiscard]] std::uint64_t bytes() const;
  };

  void keep(const Moment& moment);
  void thin();
  [[nodiscard]] const Checkpoint& find(std::uint64_t tick) const;

  std::uint64_t budget_;
  std::uint64_t spacing_;
  std::uint64_t due_;
  std::uint64_t bytes_ = 0;
  std::vector<Checkpoint> kept_;
};

}  // namespace mazescope
