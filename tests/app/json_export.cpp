#include "export/format.hpp"

#include <support/catch.hpp>
#include <support/every_variant.hpp>

#include <mazescope/drawing.hpp>

#include <nlohmann/json.hpp>

#include <limits>

using namespace mazescope;

namespace {

std::string exported(const Run& run, std::uint64_t effort) {
  std::string text;
  const auto job = exports::format("json").toFile(
      {run, "standard", {}}, {}, [&text](std::string_view bytes) { text += bytes; });
  double progress = 0;
  while (!job->work(effort)) {
    CHECK(job->progress() >= progress);
    progress = job->progress();
  }
  CHECK(job->progress() == 1);
  return text;
}
std::string exported(const Run& run) {
  return exported(run, std::numeric_limits<std::uint64_t>::max());
}

}  // namespace

TEST_CASE("A run exported as JSON at any tick is read as the same grid") {
  test::forEveryVariant([](const test::Subject& subject) {
    for (const Size size : test::awkwardSizes) {
      Run run(subject.spec(size, 21));
      run.toEnd();
      for (const std::uint64_t tick : {run.tick(), run.tick() / 2, std::uint64_t{0}}) {
        run.seek(tick);
        const Drawing drawing = parseDrawingJson(exported(run));
        CAPTURE(test::inWords(size), tick);
        CHECK(drawing.kind == run.grid().kind());
        CHECK(drawing.size == size);
        CHECK(drawing.cells == drawnCells(run.grid()));
        const std::optional<Cell> start = run.ends().start;
        CHECK(drawing.start.has_value() == start.has_value());
        if (start) CHECK(run.grid().cellAt(*drawing.start) == *start);
      }
    }
  });
}

TEST_CASE("JSON does not depend on how its work is cut") {
  Run run({.algorithm = "prim",
           .size = {30, 20},
           .seed = 7,
           .start = {},
           .parameters = {},
           .stages = {}});
  run.seek(500);
  const std::string whole = exported(run);
  for (const std::uint64_t effort : {1U, 29U, 30U, 100U}) CHECK(exported(run, effort) == whole);
}

TEST_CASE("JSON names the run and the tick that it is of") {
  Run run({.algorithm = "prim",
           .size = {4, 3},
           .seed = 18446744073709551615U,
           .start = Point{1, 2},
           .parameters = {{"variant", "true"}},
           .stages = {}});
  run.seek(9);
  const auto json = nlohmann::json::parse(exported(run));
  CHECK(json["tick"] == 9);
  CHECK(json["spec"]["algorithm"] == "prim");
  CHECK(json["spec"]["seed"] == 18446744073709551615U);
  CHECK(json["spec"]["start"] == nlohmann::json{{"x", 1}, {"y", 2}});
  CHECK(json["spec"]["parameters"]["variant"] == "true");
  CHECK(json["rows"].size() == 3);
}
