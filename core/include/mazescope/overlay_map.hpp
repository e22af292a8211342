#pragma once

#include <mazescope/overlay.hpp>
#include <mazescope/run.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mazescope {

/// An overlay worked out for one tick of a run: a value and a place in the colour table (see
/// color_scale.hpp) for each cell. It is found in slices and owns copies of what it needs, so the
/// run may go on meanwhile.
///
///   distance      the passages from the given cell, by breadth-first search
///   order         the tick at which the cell last became a node, by replaying the run from tick 0;
///                 ticks of 2^32 - 2 and more count as that
///   dead ends     1 for every node with exactly one passage
///   longest path  the passages from one end of the path (see Structure::longestPathEnds)
///   components    the number of cells in the cell's component; the largest has the first colour
///   sets          the number of cells in the set that the algorithm has the cell in; a set keeps
///                 its colour for as long as its representative stays the same
///
/// Cost: O(cells), and O(tick) for the order; as Analysis for the longest path. Memory while at
/// work: up to about 20 bytes a cell and the algorithm's own data; afterwards 5 bytes a cell.
class OverlayMap {
public:
  /// Requires an overlay other than `none`. Throws std::bad_alloc.
  OverlayMap(const Run& run, const Overlay& overlay);
  OverlayMap(const OverlayMap&) = delete;
  OverlayMap& operator=(const OverlayMap&) = delete;
  ~OverlayMap();

  /// Looks at about so many cells, or replays so many ticks; returns whether it is done.
  bool work(std::uint64_t cells);
  /// From 0 to 1, never falling.
  [[nodiscard]] double progress() const;

  [[nodiscard]] const Overlay& overlay() const { return overlay_; }
  [[nodiscard]] std::uint64_t tick() const { return tick_; }  ///< of the run
  /// The cell that distances are measured from, given or found; of other overlays none.
  [[nodiscard]] std::optional<Point> from() const { return from_; }

  // What follows may be asked once it is done.

  /// One byte a cell: 0, not coloured, or its place in the colour table.
  [[nodiscard]] std::span<const std::uint8_t> levels() const { return levels_; }
  /// Empty for a cell that is not coloured.
  [[nodiscard]] std::optional<std::uint32_t> value(Cell cell) const;
  /// Distance and order: the largest value. Else how many there are: dead ends, passages of the
  /// path, components, sets.
  [[nodiscard]] std::uint32_t maximum() const { return maximum_; }
  /// The first cell with the largest distance or order, if any cell is coloured.
  [[nodiscard]] std::optional<Point> maximumAt() const { return maximumAt_; }

  class Work;  ///< how one kind of overlay is found

private:
  void finish();

  Overlay overlay_;
  Size size_;
  std::uint64_t tick_;
  std::optional<Point> from_;
  std::unique_ptr<Work> work_;  // until it is done
  std::vector<std::uint32_t> values_;
  std::vector<std::uint8_t> levels_;
  std::uint32_t maximum_ = 0;
  std::optional<Point> maximumAt_;
};

}  // namespace mazescope
