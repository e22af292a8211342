// How much the shared boundary costs: the library's backtracker, stepped in batches, against the
// same algorithm written as a plain loop. Both in turn, so that whatever else the machine does
// meets both; the ratio is that of the medians.
#include "every_variant.hpp"
#include "plain_backtracker.hpp"
#include "timing.hpp"

namespace mazescope::bench {

namespace {

constexpr Size size{2000, 2000};
constexpr int repetitions = 15;

template <class Plain>
bool same(const Grid& grid, const Plain& plain) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    if (grid.mark(cell) != plain.mark(grid.pointOf(cell))) return false;
    for (const Direction direction : allDirections)
      if (grid.passage(cell, direction) != plain.passage(grid.pointOf(cell), direction))
        return false;
  }
  return true;
}

/// Runs a copy of something that has not begun, in memory that was used before, and returns how
/// long it took.
template <class T>
double timed(T& again, const T& fresh) {
  again = fresh;
  return seconds([&] { again.run(); });
}

void againstPlainLoop(benchmark::State& state) {
  const Spec spec{
      .algorithm = "backtracker", .size = size, .seed = 1, .start = {}, .parameters = {}};
  const PlainBacktracker<false> plain(size, spec.seed);
  const PlainBacktracker<true> unrolled(size, spec.seed);
  const Stepped stepped(spec);
  auto runPlain = plain;
  auto runUnrolled = unrolled;
  auto runStepped = stepped;
  std::vector<double> plainTimes;
  std::vector<double> unrolledTimes;
  std::vector<double> steppedTimes;
  for (auto _ : state) {
    for (int i = 0; i < repetitions; ++i) {
      plainTimes.push_back(timed(runPlain, plain));
      unrolledTimes.push_back(timed(runUnrolled, unrolled));
      steppedTimes.push_back(timed(runStepped, stepped));
    }
    if (!same(runStepped.grid, runPlain) || !same(runStepped.grid, runUnrolled))
      state.SkipWithError("the mazes differ");
  }
  const double ticks = 2.0 * static_cast<double>(size.cells());
  state.counters["plain_ns_a_tick"] = median(plainTimes) / ticks * 1e9;
  state.counters["unrolled_ns_a_tick"] = median(unrolledTimes) / ticks * 1e9;
  state.counters["stepped_ns_a_tick"] = median(steppedTimes) / ticks * 1e9;
  state.counters["ratio"] = median(steppedTimes) / median(plainTimes);
  state.counters["ratio_to_unrolled"] = median(steppedTimes) / median(unrolledTimes);
}
BENCHMARK(againstPlainLoop)
    ->Name("backtracker 2000x2000 in batches, against a plain loop")
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

void everyVariant(benchmark::State& state, const Spec& spec) {
  std::vector<double> times;
  std::uint64_t ticks = 0;
  for (auto _ : state)
    for (int i = 0; i < 3; ++i) {
      Stepped stepped(spec);
      times.push_back(seconds([&] { ticks = stepped.run(); }));
    }
  const auto cells = static_cast<double>(spec.size.cells());
  state.counters["ns_a_cell"] = median(times) / cells * 1e9;
  state.counters["ns_a_tick"] = median(times) / static_cast<double>(ticks) * 1e9;
  state.counters["ticks_a_cell"] = static_cast<double>(ticks) / cells;
}
[[maybe_unused]] const int registered =
    forEveryVariant("stepping 1024x1024", {1024, 1024}, everyVariant);

}  // namespace

}  // namespace mazescope::bench
