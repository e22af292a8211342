#include <mazescope/analysis.hpp>
#include <mazescope/counts.hpp>

#include <algorithm>

namespace mazescope {

namespace {

// A cell in one byte, for a search waits for nothing but memory: bits 0-3 its passages; bit 4
// that it is a node of no known component; bit 5 turns with every search that meets the cell.
constexpr std::uint8_t passageBits = 0x0f;
constexpr std::uint8_t unknownBit = 0x10;
constexpr std::uint8_t turnBit = 0x20;

// The sweeps over a component with loops: from any cell; from the farthest, twice; then in turn
// from a cell that seems central and from the farthest. The last is from a central cell, and the
// fringe is ordered by it. Those in between are for open rooms, where nearly all cells seem central
// at first.
constexpr std::uint32_t sweeps = 8;
constexpr bool fromCentre(std::uint32_t sweep) { return sweep >= 3 && sweep % 2 == 1; }
static_assert(fromCentre(sweeps - 1));

}  // namespace

Analysis::Analysis(const Grid& grid) : grid_(grid) { cells_.reserve(grid.cellCount()); }

bool Analysis::work(std::uint64_t cells) {
  while (cells > 0 && stage_ != Stage::done) switch (stage_) {
      case Stage::reading: read(cells); break;
      case Stage::branches: followBranches(cells); break;
      case Stage::components: findComponents(cells); break;
      case Stage::search: search(cells); break;
      case Stage::spread: spread(cells); break;
      case Stage::fringe: findInFringe(cells); break;
      case Stage::done: break;
    }
  return stage_ == Stage::done;
}

DirectionSet Analysis::passages(Cell cell) const {
  return DirectionSet(cells_[cell] & passageBits);
}

void Analysis::read(std::uint64_t& cells) {
  for (; cells > 0 && scanned_ < grid_.cellCount(); --cells, ++scanned_) {
    const bool node = Counts::isNode(grid_, scanned_);
    if (node) ++nodes_;
    cells_.push_back(
        static_cast<std::uint8_t>(grid_.passages(scanned_).bits() | (node ? unknownBit : 0U)));
  }
  if (scanned_ < grid_.cellCount()) return;
  scanned_ = 0;
  stage_ = Stage::branches;
}

void Analysis::followBranches(std::uint64_t& cells) {
  for (; cells > 0; --cells) {
    if (walked_ == 0) {
      if (scanned_ == grid_.cellCount()) {
        scanned_ = 0;
        stage_ = Stage::components;
        return;
      }
      walker_ = scanned_++;
      if (passages(walker_).size() != 1) continue;
      heading_ = passages(walker_).at(0);
    }
    walker_ = grid_.neighborOf(walker_, heading_);
    ++walked_;
    const DirectionSet onwards = passages(walker_);
    if (onwards.size() == 2) {
      heading_ = onwards.at(onwards.at(0) == opposite(heading_) ? 1 : 0);
      continue;
    }
    ++found_.deadEndBranches;
    found_.deadEndBranchSum += walked_;
    found_.longestDeadEndBranch = std::max(found_.longestDeadEndBranch, walked_);
    walked_ = 0;
  }
}

void Analysis::findComponents(std::uint64_t& cells) {
  for (; cells > 0; --cells, ++scanned_) {
    if (scanned_ == grid_.cellCount()) {
      stage_ = Stage::done;
      return;
    }
    if ((cells_[scanned_] & unknownBit) == 0) continue;
    ++found_.components;
    sweep_ = 0;
    metBit_ = 0;
    startSearch(scanned_);
    return;
  }
}

// --- searching one component ------------------------------------------------------------------

void Analysis::startSearch(Cell start) {
  stage_ = Stage::search;
  metBit_ ^= turnBit;
  search_.order.clear();
  search_.order.reserve(nodes_);  // so that no step has to move what is there
  search_.levels.assign(1, 0);
  search_.levelEnd = 1;
  search_.next = 0;
  spread_ = 0;
  search_.passageEnds = 0;
  meet(start);
}

void Analysis::meet(Cell cell) {
  cells_[cell] = static_cast<std::uint8_t>((cells_[cell] & passageBits) | metBit_);
  search_.order.push_back(cell);
}

void Analysis::search(std::uint64_t& cells) {
  for (; cells > 0 && search_.next < search_.size(); --cells) {
    if (search_.next == search_.levelEnd) {
      search_.levels.push_back(search_.next);
      search_.levelEnd = search_.size();
    }
    const Cell here = search_.order[search_.next++];
    const DirectionSet ways = passages(here);
    search_.passageEnds += ways.size();
    for (std::uint32_t i = 0; i < ways.size(); ++i) {
      const Cell neighbor = grid_.neighborOf(here, ways.at(i));
      if ((cells_[neighbor] & turnBit) != metBit_) meet(neighbor);
    }
  }
  if (search_.next == search_.size()) finishSearch();
}

void Analysis::finishSearch() {
  const std::uint32_t depth = search_.depth();
  if (!found_.longestPathEnds || depth > found_.longestPath) {
    found_.longestPath = depth;
    found_.longestPathEnds = {search_.order.front(), search_.order.back()};
  }
  // Any way between two cells that leads over the start of the search takes at most twice its depth.
  if (sweep_ == 0) {
    componentNodes_ = search_.size();
    bound_ = componentNodes_ - 1;
  }
  bound_ = std::min(bound_, 2 * depth);
  const bool tree = search_.passageEnds / 2 == componentNodes_ - 1;
  if (bound_ <= found_.longestPath || (tree && sweep_ == 1)) return finishComponent();
  if (tree) {
    ++sweep_;
    return startSearch(search_.order.back());
  }
  spreadLevel_ = 0;
  central_ = search_.order.front();
  bounds_.reserve(cells_.size());
  stage_ = Stage::spread;
}

/// Tells every cell what the search just finished says of it. Where the farthest cell from the
/// start is e away, the farthest from a cell d away is at least max(d, e - d) and at most e + d.
void Analysis::spread(std::uint64_t& cells) {
  for (; cells > 0 && bounds_.size() < cells_.size(); --cells) bounds_.push_back(0);
  const bool lower = sweep_ < sweeps - 1;
  const bool first = sweep_ == 0 || sweep_ == sweeps - 1;
  const std::uint32_t depth = search_.depth();
  for (; cells > 0 && spread_ < search_.size(); --cells, ++spread_) {
    if (spreadLevel_ < depth && spread_ == search_.levels[spreadLevel_ + 1]) ++spreadLevel_;
    const Cell cell = search_.order[spread_];
    std::uint32_t& bound = bounds_[cell];
    const std::uint32_t told =
        lower ? std::max(spreadLevel_, depth - spreadLevel_) : depth + spreadLevel_;
    if (first)
      bound = told;
    else
      bound = lower ? std::max(bound, told) : std::min(bound, told);
    if (bound < bounds_[central_]) central_ = cell;
  }
  if (spread_ == search_.size()) finishSpread();
}

void Analysis::finishSpread() {
  if (sweep_ < sweeps) ++sweep_;
  if (sweep_ < sweeps) return startSearch(fromCentre(sweep_) ? central_ : search_.order.back());
  if (fringeEnd_ == 0) {
    std::swap(search_, fringe_);
    fringeEnd_ = fringe_.size();
    fringeTotal_ = std::max(1U, fringeLeft());
  }
  stage_ = Stage::fringe;
}

/// How many cells of the fringe could still be the end of a path longer than the one known: two
/// cells at most so far from the centre are at most twice that apart.
std::uint32_t Analysis::fringeLeft() const {
  const std::uint32_t level = found_.longestPath / 2 + 1;
  if (level > fringe_.depth()) return 0;
  return fringeEnd_ - std::min(fringeEnd_, fringe_.levels[level]);
}

void Analysis::findInFringe(std::uint64_t& cells) {
  for (; cells > 0; --cells) {
    if (fringeLeft() == 0) return finishComponent();
    const Cell cell = fringe_.order[--fringeEnd_];
    if (bounds_[cell] > found_.longestPath) return startSearch(cell);
  }
}

void Analysis::finishComponent() {
  settled_ += componentNodes_;
  fringeEnd_ = 0;
  stage_ = Stage::components;
}

// --- progress ---------------------------------------------------------------------------------

double Analysis::progress() const {
  const double cells = grid_.cellCount();
  if (stage_ == Stage::reading) return scanned_ / cells / 8;
  if (stage_ == Stage::branches) return (1 + scanned_ / cells) / 8;
  if (stage_ == Stage::done || nodes_ == 0) return 1;

  auto settled = static_cast<double>(settled_);
  if (stage_ != Stage::components) {
    // Half for the sweeps before the fringe, half for the fringe.
    if (sweep_ < sweeps)
      settled +=
          (1.0 * componentNodes_ * sweep_ + search_.next / 2.0 + spread_ / 2.0) / (2.0 * sweeps);
    else
      settled += componentNodes_ * (1 - fringeLeft() / (2.0 * fringeTotal_));
  }
  return 0.25 + 0.75 * settled / nodes_;
}

}  // namespace mazescope
