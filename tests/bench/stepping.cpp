// How much the shared boundary costs: the library's backtracker, stepped in batches, against the
// same algorithm written as a plain loop. Both in turn, so that what else the machine does meets
// both; the ratio is that of the medians.
#include "plain_backtracker.hpp"
#include "timing.hpp"

#include <benchmark/benchmark.h>
#include <mazescope/registry.hpp>

#include <array>
#include <optional>

namespace mazescope::bench {

namespace {

constexpr Size size{2000, 2000};
constexpr std::uint64_t seed = 1;
constexpr int repetitions = 15;

struct Stepped {
  Grid grid;
  Stepper stepper;
  explicit Stepped(const Spec& spec)
      : grid(GridKind::maze, spec.size),
        stepper(algorithm(spec.algorithm).variants.front().make(grid, spec)) {}

  void run() {
    std::array<Mutation, 256> batch;
    while (stepper.step(grid, batch) == batch.size()) benchmark::DoNotOptimize(batch.data());
  }
};

bool same(const Grid& grid, const PlainBacktracker& plain) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (grid.mark(cell) != plain.mark(grid.pointOf(cell))) return false;
    for (const Direction direction : allDirections)
      if (grid.passage(cell, direction) != plain.passage(grid.pointOf(cell), direction)) return false;
  }
  return true;
}

void batchesAgainstPlainLoop(benchmark::State& state) {
  const Spec spec{.algorithm = "backtracker", .size = size, .seed = seed, .start = {},
                  .parameters = {}};
  std::vector<double> plainTimes;
  std::vector<double> steppedTimes;
  for (auto _ : state) {
    for (int i = 0; i < repetitions; ++i) {
      PlainBacktracker plain(size, seed);
      Stepped stepped(resolved(spec));
      plainTimes.push_back(seconds([&] { plain.run(); }));
      steppedTimes.push_back(seconds([&] { stepped.run(); }));
      if (i == 0 && !same(stepped.grid, plain)) state.SkipWithError("the two mazes differ");
    }
  }
  const auto ticks = static_cast<double>(2 * size.cells());
  state.counters["plain_ns_per_tick"] = median(plainTimes) / ticks * 1e9;
  state.counters["stepped_ns_per_tick"] = median(steppedTimes) / ticks * 1e9;
  state.counters["ratio"] = median(steppedTimes) / median(plainTimes);
}
BENCHMARK(batchesAgainstPlainLoop)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace mazescope::bench
