#pragma once

#include <mazescope/analysis.hpp>
#include <mazescope/checkpoints.hpp>
#include <mazescope/spec.hpp>
#include <mazescope/statistics.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace mazescope {

/// What a survey keeps of one maze or cave.
struct TrialResult {
  std::uint64_t seed = 0;
  std::uint64_t ticks = 0;                    ///< of the whole run
  std::uint64_t phases = 0;                   ///< of the whole run
  std::vector<std::optional<double>> values;  ///< one for each of statistics(), in their order
};

/// A spec run from its start to its end, without checkpoints and with no way back, and what
/// can be told of the grid it ends with. The cost is the algorithm's and the analysis's own; trials
/// share nothing, so each may have a thread of its own. Memory: twice the grid, the algorithm's own
/// data, and the analysis.
class Trial {
public:
  /// Throws Error as resolved() does, and std::bad_alloc.
  explicit Trial(const Spec& spec);

  /// Makes about so many moves, or looks at about so many cells; returns whether it is done. Two
  /// calls, the last of the algorithm and the last of the analysis, cost O(cells) besides. Throws
  /// std::bad_alloc.
  bool work(std::uint64_t effort);
  /// Null until it is done.
  [[nodiscard]] const TrialResult* result() const { return result_ ? &*result_ : nullptr; }

private:
  void grow(std::uint64_t moves);
  void measure();

  std::uint64_t seed_;
  Moment moment_;
  std::optional<Analysis> analysis_;  // once the grid is complete
  std::optional<TrialResult> result_;
};

}  // namespace mazescope
