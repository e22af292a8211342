// What seeking to random ticks of a finished run costs, against running it from the start: with
// nothing but a stepper (the strictest measure: `ratio`), with a new run, which leaves checkpoints
// on its way, and with a stepper that stops at the tick that is sought.
#include "every_variant.hpp"
#include "timing.hpp"

#include <mazescope/random.hpp>
#include <mazescope/run.hpp>

#include <algorithm>

namespace mazescope::bench {

namespace {

constexpr int seeks = 30;

void seeking(benchmark::State& state, const Spec& spec) {
  double sought = 0;
  double worst = 0;
  double stepped = 0;
  double ran = 0;
  double toTick = 0;
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
      stepped += seconds([&] { Stepped(spec).run(); });
      ran += seconds([&] { Run(spec).toEnd(); });
      toTick += seconds([&] { Stepped(spec).run(tick); });
    }
    state.counters["checkpoints"] = static_cast<double>(finished.checkpoints().count());
  }
  state.counters["seek_ms"] = sought / seeks * 1e3;
  state.counters["worst_seek_ms"] = worst * 1e3;
  state.counters["stepper_ms"] = stepped / seeks * 1e3;
  state.counters["run_ms"] = ran / seeks * 1e3;
  state.counters["ratio"] = sought / stepped;
  state.counters["ratio_to_run"] = sought / ran;
  state.counters["ratio_to_same_tick"] = sought / toTick;
}
[[maybe_unused]] const int registered =
    forEveryVariant("seeking 1024x1024, against running it", {1024, 1024}, seeking);

}  // namespace

}  // namespace mazescope::bench
