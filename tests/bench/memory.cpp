// The memory of a large run that has come to its end, checkpoints included, and what the first
// steps back from there cost.
#include "every_variant.hpp"
#include "timing.hpp"

#include <mazescope/run.hpp>

namespace mazescope::bench {

namespace {

void memory(benchmark::State& state, const Spec& spec) {
  for (auto _ : state) {
    Run run(spec);
    const double end = seconds([&] { run.toEnd(); });
    const auto cells = static_cast<double>(spec.size.cells());
    state.counters["bytes_a_cell"] = static_cast<double>(run.bytes()) / cells;
    state.counters["checkpoint_bytes_a_cell"] =
        static_cast<double>(run.checkpoints().bytes()) / cells;
    state.counters["checkpoints"] = static_cast<double>(run.checkpoints().count());
    state.counters["ns_a_cell"] = end / cells * 1e9;
    state.counters["first_back_ms"] = seconds([&] { run.back(1); }) * 1e3;
    state.counters["next_back_ms"] = seconds([&] { run.back(1); }) * 1e3;
  }
}
[[maybe_unused]] const int registered =
    forEveryVariant("memory 4096x4096 at its end", {4096, 4096}, memory);

}  // namespace

}  // namespace mazescope::bench
