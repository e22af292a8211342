#pragma once

#include <mazescope/checkpoints.hpp>
#include <mazescope/pipeline.hpp>
#include <mazescope/registry.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <sstream>
#include <string>
#include <vector>

namespace mazescope::test {

/// A stepper and its grid with nothing around them: no checkpoints, no way back. It is what a run
/// at the same tick has to agree with.
struct Bare {
  Spec spec;
  Grid grid;
  Pipeline pipeline;
  Position at;

  explicit Bare(const Spec& given)
      : spec(resolved(given)), grid(algorithm(spec.algorithm).grid, spec.size),
        pipeline(grid, spec) {}

  /// Of the stage at work.
  const Variant& variant() const { return *pipeline.stages()[pipeline.stage()].variant; }

  /// Makes up to `ticks` moves, `batch` at a time, and returns them. Fewer: it has finished.
  std::vector<Mutation> step(std::uint64_t ticks, std::size_t batch = 256) {
    std::vector<Mutation> film;
    std::vector<Mutation> buffer(batch);
    for (std::uint64_t left = ticks; left > 0;) {
      const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(left, batch));
      const std::size_t made = pipeline.step(grid, std::span(buffer).first(wanted), at.counts);
      film.insert(film.end(), buffer.begin(), buffer.begin() + static_cast<std::ptrdiff_t>(made));
      left -= made;
      if (made < wanted) break;
    }
    for (const Mutation& mutation : film) {
      if (mutation.phaseStart) {
        ++at.phase;
        at.phaseStart = at.tick;
      }
      ++at.tick;
      at.last = mutation;
    }
    return film;
  }
  std::vector<Mutation> finish(std::size_t batch = 256) {
    return step(std::numeric_limits<std::uint64_t>::max(), batch);
  }

  std::vector<Mark> painted() const {
    std::vector<Mark> marks(grid.cellCount());
    pipeline.paint(grid, 0, marks);
    return marks;
  }
};

/// The moves of a whole run.
inline std::vector<Mutation> filmOf(const Spec& spec) { return Bare(spec).finish(); }

/// The grid that a run leaves behind.
inline Grid finalGrid(const Spec& spec) {
  Bare bare(spec);
  bare.finish();
  return bare.grid;
}

/// "stack 3 top first: 7 6 5; Stable." With it inspections compare and print.
inline std::string inWords(const Inspection& inspection) {
  std::ostringstream words;
  for (const Inspection::List& list : inspection.lists) {
    words << list.name << ' ' << list.size << ' ' << list.order << ':';
    for (const Cell cell : list.cells) words << ' ' << cell;
    words << "; ";
  }
  words << inspection.ending;
  return words.str();
}

}  // namespace mazescope::test
