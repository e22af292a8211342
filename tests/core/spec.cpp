#include <support/errors.hpp>
#include <support/every_variant.hpp>

#include <mazescope/run.hpp>

#include <cmath>

using namespace mazescope;
using test::errorOf;
using test::Subject;

namespace {

const Spec maze{
    .algorithm = "backtracker", .size = {10, 10}, .seed = 1, .start = {}, .parameters = {}};
const Spec cave{
    .algorithm = "cellular-automaton", .size = {10, 10}, .seed = 1, .start = {}, .parameters = {}};

/// The field that is named when a spec is refused after a change.
template <class Change>
std::string refused(Spec spec, Change change) {
  change(spec);
  const std::string field = errorOf([&] { (void)resolved(spec); }).field();
  CHECK(errorOf([&] { Run{spec}; }).field() == field);
  return field;
}

std::string refusedParameter(const Spec& spec, const char* id, const Value& value) {
  return refused(spec, [&](Spec& changed) { changed.parameters[id] = value; });
}

}  // namespace

TEST_CASE("Resolving fills in every parameter and changes nothing else") {
  test::forEveryVariant([](const Subject& subject) {
    const Spec given = subject.spec({3, 4}, 18446744073709551615U);
    const Spec spec = resolved(given);
    CHECK(spec.algorithm == given.algorithm);
    CHECK(spec.size == given.size);
    CHECK(spec.seed == given.seed);
    CHECK(spec.start == given.start);
    CHECK(spec.stages.size() == given.stages.size());
    const Parameters& parameters =
        spec.stages.empty() ? spec.parameters : spec.stages[0].parameters;
    CHECK(parameters.size() == subject.info.parameters.size());
    for (const ParameterInfo& parameter : subject.info.parameters)
      if (parameter.id != "variant" && given.parameters.count(std::string(parameter.id)) == 0)
        CHECK(parameters.find(parameter.id)->second == parameter.standard());
    CHECK(&subject.info.variant(parameters) == &subject.variant);
    CHECK(resolved(spec) == spec);
  });
}

TEST_CASE("A run of a spec and of the resolved spec are the same") {
  CHECK(Run(cave).spec() == resolved(cave));
  CHECK(Run(resolved(cave)).spec() == Run(cave).spec());
}

TEST_CASE("F4, F14, F42: a size out of bounds is refused by the side at fault") {
  const auto sized = [](Size size) {
    return refused(maze, [size](Spec& spec) { spec.size = size; });
  };
  CHECK(sized({0, 5}) == "width");
  CHECK(sized({5, 0}) == "height");
  CHECK(sized({0xffffffffU, 5}) == "width");
  CHECK(sized({16385, 5}) == "width");
  CHECK(sized({5, 999999}) == "height");
  CHECK(sized({65537, 65537}) == "width");
  CHECK(sized({46341, 46341}) == "width");
  CHECK(sized({2147483647, 2}) == "width");
}

TEST_CASE("An unknown algorithm, also an empty one, is refused by name") {
  CHECK(refused(maze, [](Spec& spec) { spec.algorithm = "dijkstra"; }) == "algorithm");
  CHECK(refused(maze, [](Spec& spec) { spec.algorithm = ""; }) == "algorithm");
  CHECK(refused(maze, [](Spec& spec) { spec.algorithm = "Backtracker"; }) == "algorithm");
}

TEST_CASE("A start outside the grid is refused, and so is one where there is none to give") {
  const auto started = [](const Spec& of, Point start) {
    return refused(of, [start](Spec& spec) { spec.start = start; });
  };
  CHECK(started(maze, {10, 0}) == "start");
  CHECK(started(maze, {0, 10}) == "start");
  CHECK(started(maze, {0xffffffffU, 0xffffffffU}) == "start");
  CHECK(started(cave, {0, 0}) == "start");
  Spec spec = maze;
  spec.start = Point{9, 9};
  CHECK_NOTHROW(resolved(spec));
}

TEST_CASE("F42, F48: parameters out of bounds or of the wrong type are refused by name") {
  CHECK(refusedParameter(cave, "fill", -0.1) == "parameters/fill");
  CHECK(refusedParameter(cave, "fill", 1.1) == "parameters/fill");
  CHECK(refusedParameter(cave, "fill", std::nan("")) == "parameters/fill");
  CHECK(refusedParameter(cave, "fill", HUGE_VAL) == "parameters/fill");
  CHECK(refusedParameter(cave, "fill", std::string("half")) == "parameters/fill");
  CHECK(refusedParameter(cave, "fill", std::int64_t{2}) == "parameters/fill");
  CHECK(refusedParameter(cave, "generations", std::int64_t{-1}) == "parameters/generations");
  CHECK(refusedParameter(cave, "generations", std::int64_t{100001}) == "parameters/generations");
  CHECK(refusedParameter(cave, "generations", 1.5) == "parameters/generations");
  CHECK(refusedParameter(cave, "rule", std::int64_t{3}) == "parameters/rule");
  CHECK(refusedParameter(cave, "rule", std::string("3/23")) == "parameters/rule");
  CHECK(refusedParameter(cave, "no-such", 0.5) == "parameters/no-such");
  CHECK(refusedParameter(maze, "variant", std::string("true")) == "parameters/variant");
  Spec prim = maze;
  prim.algorithm = "prim";
  CHECK(refusedParameter(prim, "variant", std::string("quick")) == "parameters/variant");
  CHECK(refusedParameter(prim, "variant", std::int64_t{0}) == "parameters/variant");
}

TEST_CASE("Every parameter refuses what is one beyond its bounds and takes the bounds themselves") {
  for (const AlgorithmInfo& info : algorithms())
    for (const ParameterInfo& parameter : info.parameters) {
      CAPTURE(info.id, parameter.id);
      const auto refuses = [&](const Value& value) {
        return errorOf([&] { (void)parameter.checked(value); }).field() ==
               "parameters/" + std::string(parameter.id);
      };
      if (const auto* range = std::get_if<IntegerRange>(&parameter.type)) {
        CHECK(parameter.checked(range->minimum) == Value(range->minimum));
        CHECK(parameter.checked(range->maximum) == Value(range->maximum));
        CHECK(refuses(range->minimum - 1));
        CHECK(refuses(range->maximum + 1));
        CHECK(refuses(static_cast<double>(range->minimum)));
      } else if (const auto* real = std::get_if<RealRange>(&parameter.type)) {
        CHECK(parameter.checked(real->minimum) == Value(real->minimum));
        CHECK(parameter.checked(real->maximum) == Value(real->maximum));
        CHECK(refuses(std::nextafter(real->minimum, -HUGE_VAL)));
        CHECK(refuses(std::nextafter(real->maximum, HUGE_VAL)));
        CHECK(refuses(std::nan("")));
      } else {
        CHECK(refuses(std::string("\x01 no such text")));
        CHECK(refuses(std::int64_t{0}));
      }
    }
}
