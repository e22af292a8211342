#pragma once

#include <benchmark/benchmark.h>
#include <mazescope/registry.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace mazescope::bench {

/// Registers a benchmark that runs once for every variant of every generator:
/// function(state, spec), with the spec of a run of this size.
template <class Function>
int forEveryVariant(const std::string& name, Size size, Function function) {
  int count = 0;
  for (const AlgorithmInfo& info : algorithms())
    for (const Variant& variant : info.variants) {
      if (info.role != Role::generator || info.check != nullptr) continue;
      Spec spec{.algorithm = std::string(info.id),
                .size = size,
                .seed = 1,
                .start = {},
                .parameters = {}};
      if (info.variants.size() > 1) spec.parameters["variant"] = std::string(variant.id);
      const std::string full = name + '/' + std::string(info.id) + '/' + std::string(variant.id);
      benchmark::RegisterBenchmark(full.c_str(), function, spec)
          ->Iterations(1)
          ->Unit(benchmark::kMillisecond);
      ++count;
    }
  return count;
}

/// Nothing but a grid and a stepper, stepped in batches.
struct Stepped {
  Grid grid;
  Stepper stepper;

  explicit Stepped(const Spec& given) : Stepped(resolved(given), algorithm(given.algorithm)) {}
  Stepped(const Spec& spec, const AlgorithmInfo& info)
      : grid(info.grid, spec.size),
        stepper(info.variant(spec.parameters)
                    .make(grid, {spec.seed, spec.start, spec.parameters, {}})) {}

  /// Makes up to `ticks` moves and returns how many.
  std::uint64_t run(std::uint64_t ticks = UINT64_MAX) {
    return run(ticks, [this](std::span<Mutation> batch) { return stepper.step(grid, batch); });
  }
  /// Makes all moves and keeps the counts.
  std::uint64_t run(Counts& counts) {
    return run(UINT64_MAX, [this, &counts](std::span<Mutation> batch) {
      return stepper.step(grid, batch, counts);
    });
  }

private:
  template <class Step>
  static std::uint64_t run(std::uint64_t ticks, Step step) {
    std::array<Mutation, 256> batch;
    std::uint64_t left = ticks;
    while (left > 0) {
      const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(left, batch.size()));
      const std::size_t made = step(std::span(batch).first(wanted));
      benchmark::DoNotOptimize(batch.data());
      left -= made;
      if (made < wanted) break;
    }
    return ticks - left;
  }
};

}  // namespace mazescope::bench
