#include <support/bare.hpp>
#include <support/errors.hpp>
#include <support/every_variant.hpp>
#include <support/graph.hpp>

#include <mazescope/trial.hpp>

#include <map>

using namespace mazescope;

namespace {

TrialResult resultOf(const Spec& spec, std::uint64_t effort) {
  Trial trial(spec);
  while (!trial.work(effort)) REQUIRE(trial.result() == nullptr);
  return *trial.result();
}

std::map<std::string_view, std::optional<double>> valuesById(const TrialResult& result) {
  REQUIRE(result.values.size() == statistics().size());
  std::map<std::string_view, std::optional<double>> values;
  for (std::size_t i = 0; i < result.values.size(); ++i)
    values[statistics()[i].id] = result.values[i];
  return values;
}

}  // namespace

TEST_CASE("A trial is what the bare algorithm does, and what can be counted in its grid") {
  test::forEveryVariant([](const test::Subject& subject) {
    for (const Size size : {Size{1, 1}, Size{1, 9}, Size{13, 7}})
      for (const std::uint64_t seed : {0U, 5U}) {
        const Spec spec = subject.spec(size, seed);
        test::Bare bare(spec);
        bare.finish();
        const TrialResult result = resultOf(spec, 1000);
        CAPTURE(test::inWords(size), seed);
        CHECK(result.seed == seed);
        CHECK(result.ticks == bare.at.tick);
        CHECK(result.phases == bare.at.phase);
        const auto values = valuesById(result);
        CHECK(values.at("dead-ends") == static_cast<double>(test::deadEnds(bare.grid)));
        CHECK(values.at("passages") == static_cast<double>(test::passageCount(bare.grid)));
      }
  });
}

TEST_CASE("A corridor is its own longest path") {
  const auto values = valuesById(resultOf(
      {.algorithm = "backtracker", .size = {9, 1}, .seed = 3, .start = {}, .parameters = {}}, 100));
  CHECK(values.at("longest-path") == 8.0);
  CHECK(values.at("dead-ends") == 2.0);
  CHECK(values.at("components") == 1.0);
}

TEST_CASE("The slices of a trial make no difference") {
  test::forEveryVariant([](const test::Subject& subject) {
    const Spec spec = subject.spec({17, 11}, 8);
    const TrialResult whole = resultOf(spec, UINT64_MAX);
    for (const std::uint64_t effort : {1U, 7U, 256U, 257U}) {
      const TrialResult sliced = resultOf(spec, effort);
      CHECK(sliced.ticks == whole.ticks);
      CHECK(sliced.phases == whole.phases);
      CHECK(sliced.values == whole.values);
    }
  });
}

TEST_CASE("A trial that is done stays done") {
  Trial trial({.algorithm = "prim", .size = {5, 4}, .seed = 1, .start = {}, .parameters = {}});
  while (!trial.work(50)) {
  }
  const TrialResult before = *trial.result();
  CHECK(trial.work(50));
  CHECK(trial.result()->ticks == before.ticks);
  CHECK(trial.result()->values == before.values);
}

TEST_CASE("A trial refuses what resolving a spec refuses") {
  Spec spec{.algorithm = "prim", .size = {0, 4}, .seed = 1, .start = {}, .parameters = {}};
  CHECK(test::errorOf([&] { Trial trial(spec); }).field() == "width");
  spec = {.algorithm = "prom", .size = {4, 4}, .seed = 1, .start = {}, .parameters = {}};
  CHECK(test::errorOf([&] { Trial trial(spec); }).field() == "algorithm");
}
