// What keeping the counts costs: every variant stepped with and without them, in turn, so that
// whatever else the machine does meets both; the ratio is that of the medians.
#include "every_variant.hpp"
#include "timing.hpp"

namespace mazescope::bench {

namespace {

constexpr int repetitions = 9;

void counting(benchmark::State& state, const Spec& spec) {
  const Stepped fresh(spec);
  const Counts freshCounts = Counts::of(fresh.grid);
  Stepped plain = fresh;
  Stepped counted = fresh;
  std::vector<double> plainTimes;
  std::vector<double> countedTimes;
  std::uint64_t ticks = 0;
  for (auto _ : state)
    for (int i = 0; i < repetitions; ++i) {
      plain = fresh;
      plainTimes.push_back(seconds([&] { ticks = plain.run(); }));
      counted = fresh;
      Counts counts = freshCounts;
      countedTimes.push_back(seconds([&] { counted.run(counts); }));
      if (counts != Counts::of(plain.grid)) state.SkipWithError("the counts are wrong");
    }
  const double nanoseconds = 1e9 / static_cast<double>(ticks);
  state.counters["plain_ns_a_tick"] = median(plainTimes) * nanoseconds;
  state.counters["counted_ns_a_tick"] = median(countedTimes) * nanoseconds;
  state.counters["ratio"] = median(countedTimes) / median(plainTimes);
}
[[maybe_unused]] const int registered =
    forEveryVariant("counting 1024x1024", {1024, 1024}, counting);

}  // namespace

}  // namespace mazescope::bench
