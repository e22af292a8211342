#pragma once

#include <mazescope/breakpoint.hpp>
#include <mazescope/checkpoints.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mazescope {

/// The breakpoints of one run, looked at after every move. A look costs some nanoseconds for each
/// breakpoint that is on.
class Watch {
public:
  /// Of `all`, those that are on, are for this lane, and can be met by these stages.
  Watch(std::span<const Breakpoint> all, std::size_t lane, std::span<const Stage> stages,
        Size size);

  [[nodiscard]] bool empty() const { return entries_.empty(); }
  /// Whether the length of the run has to be known.
  [[nodiscard]] bool needsLength() const;

  /// Whether a hit may be at the tick before the last move.
  [[nodiscard]] bool looksBack() const;

  /// Hits before the tick `first` do not count; the next look is at the moment one move later.
  void start(const Moment& moment, std::uint64_t first);

  /// Indices into `all`, of the first breakpoints that were hit.
  struct Hits {
    /// At the tick before the last move: that a phase has ended shows itself only by this move.
    std::optional<std::size_t> before;
    std::optional<std::size_t> now;  ///< at the tick after the last move
  };
  /// To be called after every single move with the moment after it, and with the run's length if
  /// that is known.
  [[nodiscard]] Hits look(const Moment& moment, std::optional<std::uint64_t> length);

private:
  struct Entry {
    Condition condition;
    std::size_t breakpoint;
    std::size_t figure = 0;  // of all figures of all stages
    double before = 0;       // its value at the tick before
  };

  template <class C>
  [[nodiscard]] bool has() const {
    return std::any_of(entries_.begin(), entries_.end(), [](const Entry& entry) {
      return std::holds_alternative<C>(entry.condition);
    });
  }

  std::vector<Entry> entries_;
  std::uint64_t first_ = 0;
};

}  // namespace mazescope
