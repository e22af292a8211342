#pragma once

#include <mazescope/search.hpp>

#include <cstddef>
#include <cstdint>

// Looks at whole grids that can be cut into slices: each takes what it has looked at from `cells`,
// the number of cells it may still look at.

namespace mazescope {

/// Looks at all cells in their order.
class Pass {
public:
  explicit Pass(std::size_t count) : count_(static_cast<Cell>(count)) {}

  /// Calls look(cell); returns whether every cell has had its turn.
  template <class Look>
  bool work(std::uint64_t& cells, Look look) {
    for (; next_ < count_ && cells > 0; --cells) look(next_++);
    return next_ == count_;
  }
  [[nodiscard]] double progress() const { return static_cast<double>(next_) / count_; }

private:
  Cell next_ = 0;
  Cell count_;
};

}  // namespace mazescope
