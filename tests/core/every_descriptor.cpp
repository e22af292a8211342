#include <support/errors.hpp>
#include <support/every_variant.hpp>

#include <algorithm>
#include <set>

using namespace mazescope;
using test::Subject;

namespace {

bool isId(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

bool isSentence(std::string_view text) { return text.size() > 10 && text.back() == '.'; }

}  // namespace

TEST_CASE("The registry is sorted by id, and every id is found and named once") {
  REQUIRE_FALSE(algorithms().empty());
  std::string_view before;
  for (const AlgorithmInfo& info : algorithms()) {
    CAPTURE(info.id);
    CHECK(isId(info.id));
    CHECK(before < info.id);
    CHECK(&algorithm(info.id) == &info);
    before = info.id;
  }
}

TEST_CASE("An unknown algorithm is refused with the list of those there are") {
  const Error error = test::errorOf([] { (void)algorithm("no-such"); });
  CHECK(error.field() == "algorithm");
  const std::string message = error.what();
  CHECK(message.find("no-such") != std::string::npos);
  for (const AlgorithmInfo& info : algorithms())
    CHECK(message.find('"' + std::string(info.id) + '"') != std::string::npos);
}

TEST_CASE("Every algorithm is described in full, and its page of prose names its sources") {
  for (const AlgorithmInfo& info : algorithms()) {
    CAPTURE(info.id);
    CHECK_FALSE(info.name.empty());
    CHECK_FALSE(info.family.empty());
    CHECK_FALSE(info.phase.empty());
    CHECK(isSentence(info.summary));
    CHECK(info.prose.size() >= 1500);
    CHECK(info.prose.find("Source") != std::string_view::npos);
    CHECK_FALSE(info.variants.empty());
  }
}

TEST_CASE("Several variants can be chosen by a parameter, the first by default") {
  for (const AlgorithmInfo& info : algorithms()) {
    CAPTURE(info.id);
    const ParameterInfo* const parameter = info.parameter("variant");
    REQUIRE((parameter != nullptr) == (info.variants.size() > 1));
    CHECK(&info.variant({}) == &info.variants.front());
    if (parameter == nullptr) continue;
    CHECK(parameter->standard() == Value(std::string(info.variants.front().id)));
    CHECK(std::get<Choice>(parameter->type).options.size() == info.variants.size());
    for (const Variant& variant : info.variants) {
      CHECK(&info.variant({{"variant", std::string(variant.id)}}) == &variant);
      CHECK(isSentence(variant.help));
    }
  }
}

TEST_CASE("Every variant has ids, names, pseudocode and a legend without doubles") {
  test::forEveryVariant([](const Subject& subject) {
    const Variant& variant = subject.variant;
    CHECK(isId(variant.id));
    CHECK_FALSE(variant.name.empty());
    CHECK(variant.make != nullptr);

    CHECK(variant.pseudocode.size() >= 3);
    CHECK(variant.pseudocode.size() <= 256);
    for (const PseudocodeLine& line : variant.pseudocode) {
      CAPTURE(line.text);
      const std::size_t indent = std::min(line.text.find_first_not_of(' '), line.text.size());
      CHECK(indent % 2 == 0);
      CHECK(indent < line.text.size());
      CHECK((line.told.empty() || isSentence(line.told)));
    }

    std::set<std::pair<Mark, bool>> seen;
    for (const LegendEntry& entry : variant.legend) {
      CAPTURE(entry.name);
      CHECK_FALSE(entry.name.empty());
      CHECK(seen.insert({entry.mark, entry.open}).second);
      CHECK(
          (subject.info.role != Role::generator || subject.grid == GridKind::cave || !entry.open));
    }
    // A generator begins with a new grid, a stage with what is there.
    const bool generator = subject.info.role == Role::generator;
    CHECK(seen.count({generator ? Mark::unvisited : Mark::done, false}) == 1);
    if (subject.grid == GridKind::cave) CHECK(seen.count({Mark::done, true}) == 1);
  });
}

TEST_CASE("Every parameter is described, and its default is within its bounds") {
  for (const AlgorithmInfo& info : algorithms()) {
    std::set<std::string_view> ids;
    for (const ParameterInfo& parameter : info.parameters) {
      CAPTURE(info.id, parameter.id);
      CHECK(isId(parameter.id));
      CHECK(ids.insert(parameter.id).second);
      CHECK(info.parameter(parameter.id) == &parameter);
      CHECK_FALSE(parameter.name.empty());
      CHECK(isSentence(parameter.help));
      CHECK_FALSE(parameter.bounds().empty());
      CHECK(parameter.checked(parameter.standard()) == parameter.standard());
    }
    CHECK(info.parameter("no-such") == nullptr);
  }
}
