// What going to any tick of a finished run costs: how long a seek and steps back from there take, and
// what a seek costs against running from the start: with nothing but a stepper (the strictest measure:
// `ratio`), with a new run, which leaves checkpoints on its way, and with a stepper that stops at the
// tick that is sought.
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

void goingAnywhere(benchmark::State& state, const Spec& spec) {
  double sought = 0;
  double worst = 0;
  double worstFirstBack = 0;
  double worstBack = 0;
  for (auto _ : state) {
    Run run(spec);
    run.toEnd();
    const auto total = static_cast<double>(run.total().value());
    Random random(1);
    for (int i = 0; i < seeks; ++i) {
      const auto tick = static_cast<std::uint64_t>(random.fraction() * total);
      const double one = seconds([&] { run.seek(tick); });
      sought += one;
      worst = std::max(worst, one);
      worstFirstBack = std::max(worstFirstBack, seconds([&] { run.back(1); }));
      for (int step = 0; step < 10; ++step)
        worstBack = std::max(worstBack, seconds([&] { run.back(1000); }));
    }
    state.counters["checkpoints"] = static_cast<double>(run.checkpoints().count());
    state.counters["checkpoint_bytes_a_cell"] =
        static_cast<double>(run.checkpoints().bytes()) / static_cast<double>(spec.size.cells());
  }
  state.counters["seek_ms"] = sought / seeks * 1e3;
  state.counters["worst_seek_ms"] = worst * 1e3;
  state.counters["worst_first_back_ms"] = worstFirstBack * 1e3;
  state.counters["worst_back_by_1000_ms"] = worstBack * 1e3;
}
[[maybe_unused]] const int small =
    forEveryVariant("going anywhere, 1024x1024", {1024, 1024}, goingAnywhere);
[[maybe_unused]] const int large =
    forEveryVariant("going anywhere, 4096x4096", {4096, 4096}, goingAnywhere);

}  // namespace

}  // namespace mazescope::bench
