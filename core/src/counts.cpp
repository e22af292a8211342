#include <mazescope/counts.hpp>

#include <numeric>

namespace mazescope {

Counts Counts::of(const Grid& grid) {
  Counts counts;
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    counts.visited_ += isVisited(grid.mark(cell));
    if (isNode(grid, cell)) ++counts.nodes_[grid.passages(cell).bits()];
  }
  return counts;
}

std::uint32_t Counts::nodes() const { return std::accumulate(nodes_.begin(), nodes_.end(), 0U); }

std::uint32_t Counts::straight() const { return nodes_[0b0101] + nodes_[0b1010]; }

std::uint32_t Counts::turning() const { return withPassages(2) - straight(); }

std::uint32_t Counts::passages() const {
  std::uint32_t ends = 0;
  for (std::uint32_t count = 1; count <= 4; ++count) ends += count * withPassages(count);
  return ends / 2;
}

std::uint32_t Counts::withPassages(std::uint32_t count) const {
  std::uint32_t sum = 0;
  for (std::uint32_t bits = 0; bits < nodes_.size(); ++bits)
    if (DirectionSet(bits).size() == count) sum += nodes_[bits];
  return sum;
}

}  // namespace mazescope
