#pragma once

#include <mazescope/grid.hpp>

#include <array>
#include <cstdint>

namespace mazescope {

/// How many cells of a grid have which passages: what can be counted while a grid changes, a few
/// additions a mutation.
///
/// The counts are about the graph that a walker sees. Its nodes are, in a maze, the cells that
/// belong to it: active, done, or with a passage; in a cave, the open cells. Two nodes are joined
/// where there is a passage between them.
class Counts {
public:
  /// Of a whole grid. O(cells).
  [[nodiscard]] static Counts of(const Grid& grid);

  /// Applies the mutation to the grid and keeps these counts, which must be the grid's. O(1).
  void apply(Grid& grid, const Mutation& mutation) {
    using Kind = Mutation::Kind;
    const Cell cell = mutation.cell;
    const std::uint32_t visits = isVisited(mutation.after) - isVisited(mutation.before);
    visited_ += visits;
    switch (mutation.kind) {
      case Kind::mark:
      case Kind::open:
      case Kind::close:
        grid.apply(mutation);
        if (visits != 0 && grid.kind() == GridKind::maze && mazePassages(grid, cell) == 0)
          nodes_[0] += visits;
        break;
      case Kind::carve:
      case Kind::seal: {
        const Cell other = grid.neighborOf(cell, mutation.direction);
        nodes_[mazePassages(grid, cell)] -= isMazeNode(grid, cell);
        nodes_[mazePassages(grid, other)] -= isMazeNode(grid, other);
        grid.apply(mutation);
        nodes_[mazePassages(grid, cell)] += isMazeNode(grid, cell);
        nodes_[mazePassages(grid, other)] += isMazeNode(grid, other);
        break;
      }
      case Kind::dig:
        grid.apply(mutation);
        countOpenCell(grid, cell, 1);
        break;
      case Kind::fill:
        countOpenCell(grid, cell, minusOne);
        grid.apply(mutation);
        break;
    }
  }

  /// Whether a cell is a node of the graph.
  [[nodiscard]] static bool isNode(const Grid& grid, Cell cell) {
    return grid.kind() == GridKind::maze ? isMazeNode(grid, cell) != 0 : grid.open(cell);
  }

  /// Cells that the generator has been to: active, done, or a solver's.
  [[nodiscard]] std::uint32_t visited() const { return visited_; }
  [[nodiscard]] std::uint32_t nodes() const;
  [[nodiscard]] std::uint32_t isolated() const { return withPassages(0); }  ///< no passage
  [[nodiscard]] std::uint32_t deadEnds() const { return withPassages(1); }  ///< one passage
  [[nodiscard]] std::uint32_t straight() const;  ///< two passages, opposite
  [[nodiscard]] std::uint32_t turning() const;   ///< two passages, at a right angle
  [[nodiscard]] std::uint32_t junctions3() const { return withPassages(3); }
  [[nodiscard]] std::uint32_t junctions4() const { return withPassages(4); }
  /// Half the sum of the nodes' passages: each has two ends.
  [[nodiscard]] std::uint32_t passages() const;

  friend bool operator==(const Counts&, const Counts&) = default;

private:
  static constexpr std::uint32_t minusOne = 0U - 1U;  // sums are modulo 2^32

  static std::uint32_t isVisited(Mark mark) { return mark >= Mark::active ? 1 : 0; }
  // Both of a maze only: Grid::passages would ask for the kind, and every carve waits for this.
  static std::uint32_t mazePassages(const Grid& grid, Cell cell) {
    return grid.words()[cell] & 0xfU;
  }
  static std::uint32_t isMazeNode(const Grid& grid, Cell cell) {
    return mazePassages(grid, cell) != 0 ? 1 : isVisited(grid.mark(cell));
  }

  /// Adds (1) or takes away (minusOne) an open cell of a cave, and its side of its neighbours.
  void countOpenCell(const Grid& grid, Cell cell, std::uint32_t one) {
    std::array<std::uint32_t, 4> around{};
    if (!passagesInside(grid, cell, around))
      for (const Direction direction : allDirections)
        if (grid.hasNeighbor(cell, direction))
          around[static_cast<unsigned>(direction)] =
              grid.passages(grid.neighborOf(cell, direction)).bits();
    std::uint32_t own = 0;
    for (unsigned side = 0; side < 4; ++side) {
      // Of rock nothing is counted, by a factor of 0: no branch would be guessed in noise.
      const std::uint32_t with = around[side];
      const std::uint32_t back = side ^ 2U;
      const std::uint32_t open = with >> back & 1U;
      own |= open << side;
      nodes_[with] += one * open;
      nodes_[with ^ 1U << back] -= one * open;
    }
    nodes_[own] += one;
  }

  /// The passages of the four neighbours of an open cell that is at least two cells from every border,
  /// where nothing has to be asked for: half the work. False: it is not.
  static bool passagesInside(const Grid& grid, Cell cell, std::array<std::uint32_t, 4>& around) {
    constexpr std::uint32_t all = 0xf0;  // the neighbours that there are
    const std::uint16_t* const here = &grid.words()[cell];
    const auto width = static_cast<std::ptrdiff_t>(grid.size().width);
    if ((*here & all) != all ||
        (std::uint32_t{here[-width]} & here[1] & here[width] & here[-1] & all) != all)
      return false;
    const auto open = [here](std::ptrdiff_t away) { return std::uint32_t{here[away]} >> 1U & 1U; };
    const std::uint32_t northEast = open(1 - width);
    const std::uint32_t southEast = open(1 + width);
    const std::uint32_t southWest = open(width - 1);
    const std::uint32_t northWest = open(-width - 1);
    const auto passages = [](std::uint32_t self, std::uint32_t north, std::uint32_t east,
                             std::uint32_t south, std::uint32_t west) {
      return self * (north | east << 1U | south << 2U | west << 3U);
    };
    around = {passages(open(-width), open(-2 * width), northEast, 1, northWest),
              passages(open(1), northEast, open(2), southEast, 1),
              passages(open(width), 1, southEast, open(2 * width), southWest),
              passages(open(-1), northWest, 1, southWest, open(-2))};
    return true;
  }

  [[nodiscard]] std::uint32_t withPassages(std::uint32_t count) const;

  // Nodes by their passages, bit 0 north to bit 3 west.
  std::array<std::uint32_t, 16> nodes_{};
  std::uint32_t visited_ = 0;
};

}  // namespace mazescope
