#pragma once

#include <mazescope/overlay_map.hpp>

#include <limits>
#include <memory>
#include <vector>

namespace mazescope {

/// How one kind of overlay is found, slice by slice.
class OverlayMap::Work {
public:
  static constexpr std::uint32_t noValue = std::numeric_limits<std::uint32_t>::max();

  explicit Work(std::size_t cells) : values(cells, noValue), levels(cells) {}
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;
  virtual ~Work() = default;

  /// As OverlayMap::work. When it is done, what stands below is the result.
  virtual bool work(std::uint64_t cells) = 0;
  [[nodiscard]] virtual double progress() const = 0;

  std::vector<std::uint32_t> values;  ///< noValue for a cell that is not coloured
  std::vector<std::uint8_t> levels;
  std::uint32_t maximum = 0;
  std::optional<Cell> maximumAt;
};

namespace overlay_work {

using Pointer = std::unique_ptr<OverlayMap::Work>;

// scales.cpp; `from` is the cell to measure from, if there is any
Pointer distance(const Grid& grid, std::optional<Cell> from);
Pointer order(const Run& run);
// singles.cpp
Pointer deadEnds(const Grid& grid);
Pointer longestPath(const Grid& grid);
// groups.cpp
Pointer components(const Grid& grid);
Pointer sets(const Run& run);

}  // namespace overlay_work

}  // namespace mazescope
