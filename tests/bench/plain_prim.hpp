#pragma once

#include "../../core/src/lightest_first.hpp"
#include "plain_cells.hpp"

#include <mazescope/random.hpp>

#include <cstdint>
#include <queue>
#include <vector>

namespace mazescope::bench {

/// Prim's variants as one writes them by hand for nothing but speed; see PlainCells. Each draws as the
/// library's does, so both make the same maze.
class PlainModified : public PlainCells {
public:
  PlainModified(Size size, std::uint64_t seed) : PlainCells(size), random_(seed) {}

  void run() {
    std::uint32_t here = drawStart(random_);
    cells_[here] = done;
    for (;;) {
      forEachDirection([&](std::uint32_t direction) {
        const std::uint32_t next = here + steps_[direction];
        if (cells_[next] != unvisited) return;
        cells_[next] = frontier;
        frontier_.push_back(next);
      });
      if (frontier_.empty()) return;
      const std::uint32_t index = random_.below(static_cast<std::uint32_t>(frontier_.size()));
      here = frontier_[index];
      frontier_[index] = frontier_.back();
      frontier_.pop_back();
      Choices inMaze;
      forEachDirection([&](std::uint32_t direction) {
        if ((cells_[here + steps_[direction]] & done) != 0) inMaze.add(direction);
      });
      join(here, inMaze.draw(random_), done);
    }
  }

private:
  Random random_;
  std::vector<std::uint32_t> frontier_;
};

class PlainSimplified : public PlainCells {
public:
  PlainSimplified(Size size, std::uint64_t seed) : PlainCells(size), random_(seed) {}

  void run() {
    active_.push_back(drawStart(random_));
    cells_[active_.back()] = active;
    while (!active_.empty()) {
      const std::uint32_t index = random_.below(static_cast<std::uint32_t>(active_.size()));
      const std::uint32_t here = active_[index];
      Choices choices;
      forEachDirection([&](std::uint32_t direction) {
        if (cells_[here + steps_[direction]] == unvisited) choices.add(direction);
      });
      if (choices.count == 0) {
        cells_[here] = static_cast<std::uint8_t>(cells_[here] ^ (active | done));
        active_[index] = active_.back();
        active_.pop_back();
        continue;
      }
      const std::uint32_t direction = choices.draw(random_);
      const std::uint32_t next = here + steps_[direction];
      join(next, direction ^ 2U, active);
      active_.push_back(next);
    }
  }

private:
  Random random_;
  std::vector<std::uint32_t> active_;
};

/// The frontier in the library's heap, which is no part of the boundary. A frontier of passages in the
/// standard library's heap is `PlainLazy`.
class PlainTrue : public PlainCells {
public:
  PlainTrue(Size size, std::uint64_t seed) : PlainCells(size), random_(seed) {}

  void run() {
    std::uint32_t here = drawStart(random_);
    cells_[here] = done;
    frontier_.prepare(cells_.size());
    for (;;) {
      forEachDirection([&](std::uint32_t direction) {
        const std::uint32_t next = here + steps_[direction];
        if (cells_[next] == frontier) frontier_.offer(entry(next, direction));
      });
      forEachDirection([&](std::uint32_t direction) {
        const std::uint32_t next = here + steps_[direction];
        if (cells_[next] != unvisited) return;
        cells_[next] = frontier;
        frontier_.push(entry(next, direction));
      });
      if (frontier_.entries().empty()) return;
      const auto lightest = frontier_.pop();
      here = lightest.cell;
      join(here, static_cast<std::uint32_t>(lightest.passage), done);
    }
  }

private:
  LightestFirst<std::uint32_t>::Entry entry(std::uint32_t cell, std::uint32_t direction) {
    return {static_cast<std::uint32_t>(random_.next() >> 32U), cell,
            opposite(static_cast<Direction>(direction))};
  }

  Random random_;
  LightestFirst<std::uint32_t> frontier_;
};

/// The same with passages in the frontier and not cells; those that lead into the maze by now are
/// thrown away when they come to the top. Where two weights are equal it may choose the other one.
class PlainLazy : public PlainCells {
public:
  PlainLazy(Size size, std::uint64_t seed) : PlainCells(size), random_(seed) {}

  void run() {
    std::uint32_t here = drawStart(random_);
    cells_[here] = done;
    for (;;) {
      weigh(here, frontier);
      weigh(here, unvisited);
      while (!passages_.empty() && (cells_[passages_.top().cell] & done) != 0) passages_.pop();
      if (passages_.empty()) return;
      const Passage lightest = passages_.top();
      passages_.pop();
      here = lightest.cell;
      join(here, lightest.direction, done);
    }
  }

private:
  struct Passage {
    std::uint32_t weight;
    std::uint32_t cell : 30;
    std::uint32_t direction : 2;
    friend bool operator<(const Passage& a, const Passage& b) { return a.weight > b.weight; }
  };

  void weigh(std::uint32_t here, std::uint8_t wanted) {
    forEachDirection([&](std::uint32_t direction) {
      const std::uint32_t next = here + steps_[direction];
      if (cells_[next] != wanted) return;
      cells_[next] = frontier;
      const auto weight = static_cast<std::uint32_t>(random_.next() >> 32U);
      passages_.push(Passage{weight, next & ((1U << 30U) - 1U), (direction ^ 2U) & 3U});
    });
  }

  Random random_;
  std::priority_queue<Passage> passages_;
};

}  // namespace mazescope::bench
