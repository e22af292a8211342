#include "overlay_work.hpp"
#include "slices.hpp"

#include <mazescope/color_scale.hpp>
#include <mazescope/counts.hpp>

#include <algorithm>
#include <numeric>

namespace mazescope::overlay_work {

namespace {

/// As many levels as give each colour equally many.
constexpr std::uint32_t levelCount = 255 / groupColors * groupColors;

std::uint8_t levelOf(std::uint32_t number) {
  return static_cast<std::uint8_t>(1 + number % levelCount);
}

/// Labels the cells with numbers below that of the cells, counts each label, and colours them. A
/// cell that is alone and no node is left out.
class Groups : public OverlayMap::Work {
public:
  explicit Groups(const Grid& grid)
      : Work(grid.cellCount()), grid_(grid), counting_(grid.cellCount()),
        coloring_(grid.cellCount()) {}

  bool work(std::uint64_t cells) final {
    return label(cells) && counting_.work(cells, [this](Cell cell) { count(cell); }) &&
           coloring_.work(cells, [this](Cell cell) { color(cell); });
  }
  [[nodiscard]] double progress() const final {
    return (labeled() + counting_.progress() + coloring_.progress()) / 3;
  }

protected:
  /// Fills `values` with labels; returns whether that is done, and takes what it did from `cells`.
  virtual bool label(std::uint64_t& cells) = 0;
  [[nodiscard]] virtual double labeled() const = 0;
  /// Asked once all are counted.
  virtual std::uint8_t level(std::uint32_t label) = 0;

  [[nodiscard]] const Grid& grid() const { return grid_; }
  [[nodiscard]] const std::vector<std::uint32_t>& sizes() const { return sizes_; }  ///< by label

private:
  void count(Cell cell) {
    const std::uint32_t label = values[cell];
    if (label == noValue) return;
    if (sizes_.size() <= label) sizes_.resize(label + 1);
    if (++sizes_[label] == 1) ++maximum;
  }

  void color(Cell cell) {
    const std::uint32_t label = values[cell];
    if (label == noValue) return;
    if (sizes_[label] == 1 && !Counts::isNode(grid_, cell)) {
      values[cell] = noValue;
      --maximum;
      return;
    }
    levels[cell] = level(label);
    values[cell] = sizes_[label];
  }

  Grid grid_;
  Pass counting_;
  Pass coloring_;
  std::vector<std::uint32_t> sizes_;
};

/// Labels of components are 0, 1, ... in the order of their first cells.
class Components final : public Groups {
public:
  using Groups::Groups;

protected:
  bool label(std::uint64_t& cells) override {
    for (; cells > 0; --cells) {
      if (!search_.work(grid(), cells, values)) return false;
      if (next_ == grid().cellCount()) return true;
      if (Counts::isNode(grid(), next_) && values[next_] == noValue)
        search_.start(next_, components_++, values);
      ++next_;
    }
    return false;
  }
  [[nodiscard]] double labeled() const override {
    return static_cast<double>(next_) / grid().cellCount();
  }
  std::uint8_t level(std::uint32_t label) override {
    if (levels_.empty()) chooseLevels();
    return levels_[label];
  }

private:
  /// The largest get the first colours, so that these stay what they are while small ones come
  /// and go.
  void chooseLevels() {
    std::vector<std::uint32_t> bySize(sizes().size());
    std::iota(bySize.begin(), bySize.end(), 0U);
    const std::size_t ranked = std::min<std::size_t>(bySize.size(), levelCount);
    std::partial_sort(bySize.begin(), bySize.begin() + static_cast<std::ptrdiff_t>(ranked),
                      bySize.end(), [this](std::uint32_t a, std::uint32_t b) {
                        return std::pair(sizes()[b], a) < std::pair(sizes()[a], b);
                      });
    levels_.reserve(sizes().size());
    for (std::uint32_t label = 0; label < sizes().size(); ++label)
      levels_.push_back(levelOf(label));
    for (std::uint32_t rank = 0; rank < ranked; ++rank) levels_[bySize[rank]] = levelOf(rank);
  }

  Search search_{0};
  Cell next_ = 0;
  std::uint32_t components_ = 0;
  std::vector<std::uint8_t> levels_;  // by label
};

/// The label of a set is its representative.
class Sets final : public Groups {
public:
  explicit Sets(const Run& run)
      : Groups(run.grid()), stepper_(run.stepper()), asking_(run.grid().cellCount()) {}

protected:
  bool label(std::uint64_t& cells) override {
    return asking_.work(cells, [this](Cell cell) {
      stepper_.sets(grid(), cell, {&values[cell], 1});
    });
  }
  [[nodiscard]] double labeled() const override { return asking_.progress(); }
  std::uint8_t level(std::uint32_t label) override {
    // Neighbours should differ: multiplying by 2^32 over the golden ratio scatters the numbers
    // (D. E. Knuth, "The Art of Computer Programming", volume 3, section 6.4).
    return levelOf(label * 2654435769U >> 16U);
  }

private:
  Stepper stepper_;
  Pass asking_;
};

/// Nothing, for an algorithm that keeps no sets.
class Nothing final : public OverlayMap::Work {
public:
  using Work::Work;
  bool work(std::uint64_t) override { return true; }
  [[nodiscard]] double progress() const override { return 1; }
};

}  // namespace

Pointer components(const Grid& grid) { return std::make_unique<Components>(grid); }
Pointer sets(const Run& run) {
  if (!run.stepper().keepsSets()) return std::make_unique<Nothing>(run.grid().cellCount());
  return std::make_unique<Sets>(run);
}

}  // namespace mazescope::overlay_work
