// What the library costs against the same algorithms as plain loops: its steppers in batches, every
// mutation delivered, bare and as a run does it (a pipeline that keeps counts). All in turn, so that
// whatever else the machine does meets all; ratios are those of the medians.
#include "every_variant.hpp"
#include "plain_automaton.hpp"
#include "plain_backtracker.hpp"
#include "plain_prim.hpp"
#include "timing.hpp"

#include <mazescope/pipeline.hpp>

#include <array>
#include <string>

namespace mazescope::bench {

namespace {

constexpr int repetitions = 9;

/// Runs a copy of something that has not begun, in memory that was used before, and returns how long
/// it took.
template <class T>
double timed(T& again, const T& fresh) {
  again = fresh;
  return seconds([&] { again.run(); });
}

/// A pipeline and its grid; `counting` as a run steps it, else no more than its stepper.
template <bool counting>
struct Library {
  Grid grid;
  Pipeline pipeline;
  Stepper stepper;
  Counts counts = Counts::of(grid);
  std::uint64_t ticks = 0;

  explicit Library(const Spec& spec)
      : grid(algorithm(spec.algorithm).grid, spec.size), pipeline(grid, spec),
        stepper(pipeline.stepper()) {}

  void run() {
    std::array<Mutation, 256> batch;
    std::size_t made = batch.size();
    while (made == batch.size()) {
      if constexpr (counting)
        made = pipeline.step(grid, batch, counts);
      else
        made = stepper.step(grid, batch);
      benchmark::DoNotOptimize(batch.data());
      ticks += made;
    }
  }
};

template <class Plain>
bool same(const Grid& grid, const Plain& plain) {
  for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
    const Point point = grid.pointOf(cell);
    if constexpr (requires { plain.open(point); }) {
      if (grid.open(cell) != plain.open(point)) return false;
    } else {
      if (grid.mark(cell) != plain.mark(point)) return false;
      for (const Direction direction : allDirections)
        if (grid.passage(cell, direction) != plain.passage(point, direction)) return false;
    }
  }
  return true;
}

/// `Other` is a second plain loop, for what it is worth.
template <class Plain, class Other>
void against(benchmark::State& state, const Spec& given) {
  const Spec spec = resolved(given);
  const Plain plain(spec.size, spec.seed);
  const Other other(spec.size, spec.seed);
  const Library<false> bare(spec);
  const Library<true> counted(spec);
  auto runPlain = plain;
  auto runOther = other;
  auto runBare = bare;
  auto runCounted = counted;
  std::array<std::vector<double>, 4> times;
  for (auto _ : state) {
    for (int i = 0; i < repetitions; ++i) {
      times[0].push_back(timed(runPlain, plain));
      times[1].push_back(timed(runOther, other));
      times[2].push_back(timed(runBare, bare));
      times[3].push_back(timed(runCounted, counted));
    }
    if (!same(runBare.grid, runPlain) || runBare.grid != runCounted.grid)
      state.SkipWithError("the mazes differ");
  }
  const double cells = 1e-9 * static_cast<double>(spec.size.cells());
  state.counters["plain_ns_a_cell"] = median(times[0]) / cells;
  state.counters["other_plain_ns_a_cell"] = median(times[1]) / cells;
  state.counters["stepper_ns_a_cell"] = median(times[2]) / cells;
  state.counters["run_ns_a_cell"] = median(times[3]) / cells;
  state.counters["ticks_a_cell"] =
      static_cast<double>(runBare.ticks) / static_cast<double>(spec.size.cells());
  state.counters["stepper_to_plain"] = median(times[2]) / median(times[0]);
  state.counters["run_to_plain"] = median(times[3]) / median(times[0]);
}

template <class Plain, class Other = Plain>
void add(const std::string& name, const Spec& spec) {
  benchmark::RegisterBenchmark(("against a plain loop, 1000x1000/" + name).c_str(),
                               against<Plain, Other>, spec)
      ->Iterations(1)
      ->Unit(benchmark::kMillisecond);
}

Spec specOf(const std::string& algorithm, const char* variant = nullptr) {
  Spec spec{.algorithm = algorithm, .size = {1000, 1000}, .seed = 1, .start = {}, .parameters = {}};
  if (variant != nullptr) spec.parameters["variant"] = variant;
  return spec;
}

[[maybe_unused]] const bool registered = [] {
  add<PlainBacktracker<true>, PlainBacktracker<false>>("backtracker, other: not unrolled",
                                                       specOf("backtracker"));
  add<PlainModified>("prim modified", specOf("prim", "modified"));
  add<PlainSimplified>("prim simplified", specOf("prim", "simplified"));
  add<PlainTrue, PlainLazy>("prim true, other: heap of passages", specOf("prim", "true"));
  add<PlainAutomaton<true>, PlainAutomaton<false>>("automaton, other: generations only",
                                                   specOf("cellular-automaton"));
  return true;
}();

/// One run and nothing beside it, to be looked at by a profiler.
void once(benchmark::State& state, const Spec& spec) {
  Library<true> counted(resolved(spec));
  for (auto _ : state) counted.run();
  state.counters["ticks"] = static_cast<double>(counted.ticks);
}
[[maybe_unused]] const int registeredOnce = forEveryVariant("once 512x512", {512, 512}, once);

}  // namespace

}  // namespace mazescope::bench
