#pragma once

#include <mazescope/grid.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mazescope {

/// What a look at the whole graph of a grid (see Counts) tells, and no single mutation can.
struct Structure {
  std::uint32_t components = 0;  ///< connected parts; a lone cell is one

  /// The longest of all shortest paths (the diameter), in passages; 0 without any passage. Its two
  /// ends; of several such pairs, the one that the search below meets first. None without a node.
  std::uint32_t longestPath = 0;
  std::optional<std::array<Cell, 2>> longestPathEnds;

  /// A dead-end branch leads from a dead end over cells with two passages to the first cell with
  /// another number of them; its length is counted in passages.
  std::uint32_t deadEndBranches = 0;
  std::uint64_t deadEndBranchSum = 0;  ///< of all lengths
  std::uint32_t longestDeadEndBranch = 0;

  friend bool operator==(const Structure&, const Structure&) = default;
};

/// Finds the structure of a grid in slices.
///
/// Components by breadth-first search. In a component without a loop the longest path is found
/// exactly by two searches: the cell farthest from any cell is an end of it (R. W. Bulterman,
/// F. W. van der Sommen, G. Zwaan, T. Verhoeff, A. J. M. van Gasteren and W. H. J. Feijen, "On
/// computing a longest path in a tree", Information Processing Letters 81(2), 2002). With loops,
/// by iFUB, from the fringe inwards (P. Crescenzi, R. Grossi, M. Habib, L. Lanzi and A. Marino, "On
/// computing the diameter of real-world undirected graphs", Theoretical Computer Science 514,
/// 2013), with the bounds that each search gives to every cell (F. W. Takes and W. A. Kosters,
/// "Determining the diameter of small world networks", CIKM 2011). That is exact too. In what
/// was tried, from caves to mazes without a dead end, it took at most about a hundred searches; but
/// a bare ring needs one for every other cell.
///
/// It owns a copy of the grid, so the run may go on meanwhile. Memory: 7 bytes a cell; 8 more once
/// there are loops; and 4 or 8 for each step of the longest search, which are few but in a maze
/// that is one corridor. A copy costs as much again.
class Analysis {
public:
  explicit Analysis(const Grid& grid);

  /// Looks at about so many cells; returns whether it is done.
  bool work(std::uint64_t cells);
  /// The copy.
  [[nodiscard]] const Grid& grid() const { return grid_; }
  /// From 0 to 1, never falling. With loops nobody knows how many searches it will take.
  [[nodiscard]] double progress() const;
  /// Null until it is done.
  [[nodiscard]] const Structure* structure() const {
    return stage_ == Stage::done ? &found_ : nullptr;
  }

private:
  enum class Stage : std::uint8_t { reading, branches, components, search, spread, fringe, done };

  /// A breadth-first search that can be left and taken up at any cell.
  struct Search {
    std::vector<Cell> order;            ///< the cells as they are met, the start first
    std::vector<std::uint32_t> levels;  ///< where in `order` each distance from the start begins
    std::uint32_t levelEnd = 0;         ///< where the level that is looked at ends
    std::uint32_t next = 0;             ///< the place in `order` to look at next
    std::uint64_t passageEnds = 0;      ///< of the cells looked at

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(order.size()); }
    [[nodiscard]] std::uint32_t depth() const {
      return static_cast<std::uint32_t>(levels.size()) - 1;
    }
  };

  // Each goes on with its stage; `cells` is what may still be looked at.
  void read(std::uint64_t& cells);
  void followBranches(std::uint64_t& cells);
  void findComponents(std::uint64_t& cells);
  void search(std::uint64_t& cells);
  void spread(std::uint64_t& cells);
  void findInFringe(std::uint64_t& cells);

  void startSearch(Cell start);
  void meet(Cell cell);
  void finishSearch();
  void finishSpread();
  void finishComponent();
  [[nodiscard]] std::uint32_t fringeLeft() const;
  [[nodiscard]] DirectionSet passages(Cell cell) const;

  Grid grid_;
  Structure found_;
  Stage stage_ = Stage::reading;
  std::uint32_t nodes_ = 0;
  std::vector<std::uint8_t> cells_;  // see the bits in analysis.cpp

  Cell scanned_ = 0;  // the next cell of the whole grid to look at
  Cell walker_ = 0;   // on its way along a branch
  Direction heading_ = Direction::north;
  std::uint32_t walked_ = 0;  // by the walker, in passages

  Search search_;
  std::uint8_t metBit_ = 0;  // of the cells met in this search; every search flips it
  std::uint32_t sweep_ = 0;  // how many searches the component had; from `sweeps` on, fringe
  std::uint32_t componentNodes_ = 0;  // known after its first sweep
  std::uint32_t bound_ = 0;           // no path of this component is longer
  std::uint64_t settled_ = 0;         // nodes of the components that are finished

  // Of a component with loops. How far from a cell the farthest one is: in the sweeps at least so
  // much, in the fringe at most.
  std::vector<std::uint32_t> bounds_;
  std::uint32_t spread_ = 0;       // the place in search_.order of which the bound comes next
  std::uint32_t spreadLevel_ = 0;  // its distance from the start
  Cell central_ = 0;               // the first of those with the least bound
  Search fringe_;                  // that of the last central cell
  std::uint32_t fringeEnd_ = 0;    // the places from here on are settled
  std::uint32_t fringeTotal_ = 0;  // fringeLeft() when it began
};

}  // namespace mazescope
