// What seeking costs in a finished run, against going to the same ticks from the start: with a
// bare stepper, and with a new run, which leaves checkpoints on its way.
#include "every_variant.hpp"
#include "timing.hpp"

#include <mazescope/random.hpp>
#include <mazescope/run.hpp>

namespace mazescope::bench {

namespace {

constexpr int seeks = 30;

void seeking(benchmark::State& state, const Spec& spec) {
  double sought = 0;
  double worst = 0;
  double stepped = 0;
  double run = 0;
  for (auto _ : state) {
    Run finished(spec);
    finished.toEnd();
    Random random(1);
    for (int i = 0; i < seeks; ++i) {
      const auto total = static_cast<std::uint32_t>(finished.total().value());
      const std::uint64_t tick = random.below(total);
      const double one = seconds([&] { finished.seek(tick); });
      sought += one;
      worst = std::max(worst, one);
      stepped += seconds([&] { Stepped(spec).run(tick); });
      run += seconds([&] { Run(spec).seek(tick); });
    }
    state.counters["checkpoints"] = static_cast<double>(finished.checkpoints().count());
  }
  state.counters["seek_ms"] = sought / seeks * 1e3;
  state.counters["worst_seek_ms"] = worst * 1e3;
  state.counters["stepper_ms"] = stepped / seeks * 1e3;
  state.counters["run_ms"] = run / seeks * 1e3;
  state.counters["ratio_to_stepper"] = sought / stepped;
  state.counters["ratio_to_run"] = sought / run;
}
[[maybe_unused]] const int registered =
    forEveryVariant("seeking 1024x1024, against the way from the start", {1024, 1024}, seeking);

}  // namespace

}  // namespace mazescope::bench
