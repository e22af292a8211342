// What seeking costs in a finished run of 1024x1024, against running to the same ticks from the
// start: with a run, which leaves checkpoints on its way, and with nothing but a stepper.
#include "timing.hpp"

#include <benchmark/benchmark.h>
#include <mazescope/run.hpp>

#include <array>

namespace mazescope::bench {

namespace {

constexpr int seeks = 40;

void stepTo(const Spec& spec, std::uint64_t tick) {
  const AlgorithmInfo& info = algorithm(spec.algorithm);
  Grid grid(info.grid, spec.size);
  Stepper stepper = info.variant(spec.parameters).make(grid, spec);
  std::array<Mutation, 256> batch;
  for (std::size_t made = 1; tick > 0 && made > 0; tick -= made)
    made = stepper.step(grid, std::span(batch).first(std::min<std::uint64_t>(tick, batch.size())));
  benchmark::DoNotOptimize(grid.words().data());
}

void seekAgainstFromTheStart(benchmark::State& state, const Spec& spec) {
  double seeking = 0;
  double stepping = 0;
  double running = 0;
  double worst = 0;
  for (auto _ : state) {
    Run finished(spec);
    finished.toEnd();
    Random random(1);
    for (int i = 0; i < seeks; ++i) {
      const std::uint64_t tick = random.below(static_cast<std::uint32_t>(*finished.total()));
      const double one = seconds([&] { finished.seek(tick); });
      seeking += one;
      worst = std::max(worst, one);
      if (i % 4 != 0) continue;  // each of these takes long; a quarter of them tells enough
      stepping += 4 * seconds([&] { stepTo(finished.spec(), tick); });
      running += 4 * seconds([&] {
        Run fresh(spec);
        fresh.seek(tick);
      });
    }
    state.counters["checkpoints"] = static_cast<double>(finished.checkpoints().count());
  }
  state.counters["seek_ms"] = seeking / seeks * 1e3;
  state.counters["worst_seek_ms"] = worst * 1e3;
  state.counters["stepper_from_start_ms"] = stepping / seeks * 1e3;
  state.counters["run_from_start_ms"] = running / seeks * 1e3;
  state.counters["ratio_to_stepper"] = seeking / stepping;
  state.counters["ratio_to_run"] = seeking / running;
}

}  // namespace

}  // namespace mazescope::bench
