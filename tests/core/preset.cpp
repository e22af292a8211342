#include <support/every_variant.hpp>
#include <support/preset_texts.hpp>

#include <mazescope/palette.hpp>

#include <clocale>
#include <limits>

using namespace mazescope;
using test::plainPreset;
using test::with;
using test::withKey;
using test::withLaneKey;

namespace {

Spec resolvedSpec(std::string_view algorithm, Size size, std::uint64_t seed) {
  return resolved({.algorithm = std::string(algorithm),
                   .size = size,
                   .seed = seed,
                   .start = {},
                   .parameters = {}});
}

/// With nothing at its default.
Preset rich() {
  Preset preset;
  preset.about = "Zwölf \"Wände\"\n\\ / \t und 迷路 \U0001F9F1";
  Spec backtracker =
      resolvedSpec("backtracker", {20, 10}, std::numeric_limits<std::uint64_t>::max());
  backtracker.start = Point{19, 9};
  Spec cave = resolvedSpec("cellular-automaton", {16384, 1}, 0);
  cave.parameters["fill"] = 0.1;
  cave.parameters["rule"] = std::string("B3/S23");
  cave.parameters["generations"] = std::int64_t{0};
  Spec prim = resolvedSpec("prim", {1, 16384}, 9007199254740993U);
  prim.parameters["variant"] = std::string("true");
  preset.lanes = {{backtracker, {}, {OverlayKind::distance, Point{19, 0}}},
                  {cave, {.zoom = 1.0 / 3, .x = 0, .y = 1}, {OverlayKind::components, {}}},
                  {prim, {}, {OverlayKind::distance, {}}}};
  preset.breakpoints = {{condition::CellTouched{{19, 9}}, {}, true},
                        {condition::LineReached{4}, 0, false},
                        {condition::FigurePasses{"open-share", false, 1.0 / 3}, 1, true},
                        {condition::DeadEndMade{}, 2, true},
                        {condition::PhaseEnds{}, {}, true},
                        {condition::PercentReached{0.1}, {}, true}};
  preset.playback = {.speed = 1234.5,
                     .unit = PlayUnit::phase,
                     .keepStep = KeepStep::phase,
                     .tick = std::numeric_limits<std::uint64_t>::max()};
  preset.linked = false;
  preset.selected = 2;
  preset.palette = palettes()[1].id;
  return preset;
}

}  // namespace

TEST_CASE("What is left out of a preset takes its default") {
  const Preset preset = parsePreset(plainPreset);
  Preset expected;
  expected.lanes = {{resolvedSpec("cellular-automaton", {40, 30}, 42), {}, {}}};
  CHECK(preset == expected);
  CHECK(preset.lanes[0].spec.parameters.size() == 3);  // resolved
  CHECK(preset.playback.speed == 60);
  CHECK(preset.linked);
}

TEST_CASE("A preset comes back as it was written, and the same one gives the same bytes") {
  const Preset preset = rich();
  const std::string json = toJson(preset);
  CHECK(parsePreset(json) == preset);
  CHECK(toJson(parsePreset(json)) == json);
  CHECK(json.back() == '\n');
  CHECK(json.find('\r') == std::string::npos);

  Preset fastest = preset;
  fastest.playback.speed = asFastAsItGoes;
  CHECK(toJson(fastest).find("\"speed\": \"max\"") != std::string::npos);
  CHECK(parsePreset(toJson(fastest)) == fastest);
}

TEST_CASE("A preset is written in the order of its schema, whole numbers without a fraction") {
  Preset preset = parsePreset(
      with(withLaneKey(R"("start": {"x": 0, "y": 29})"), "cellular-automaton", "backtracker"));
  preset.about = "About.";
  CHECK(toJson(preset) == R"({
  "schema": 1,
  "about": "About.",
  "lanes": [
    {
      "algorithm": "backtracker",
      "width": 40,
      "height": 30,
      "seed": 42,
      "start": {
        "x": 0,
        "y": 29
      }
    }
  ],
  "playback": {
    "speed": 60,
    "unit": "tick",
    "keepStep": "tick",
    "tick": 0
  },
  "view": {
    "palette": "standard",
    "linked": true,
    "selected": 0
  }
}
)");
}

TEST_CASE("Every algorithm's defaults and bounds can be written and read") {
  test::forEveryVariant([](const test::Subject& subject) {
    Preset preset;
    preset.lanes = {{resolved(subject.spec({2, 3}, 1)), {}, {}}};
    CHECK(parsePreset(toJson(preset)) == preset);
    Spec& spec = preset.lanes[0].spec;
    Parameters& parameters = spec.stages.empty() ? spec.parameters : spec.stages[0].parameters;
    for (const ParameterInfo& parameter : subject.info.parameters) {
      CAPTURE(parameter.id);
      std::vector<Value> values{parameter.standard()};
      if (const auto* range = std::get_if<IntegerRange>(&parameter.type))
        values.insert(values.end(), {range->minimum, range->maximum});
      if (const auto* range = std::get_if<RealRange>(&parameter.type))
        values.insert(values.end(), {range->minimum, range->maximum, range->maximum / 3});
      for (const Value& value : values) {
        parameters[std::string(parameter.id)] = value;
        CHECK(parsePreset(toJson(preset)) == preset);
      }
    }
  });
}

TEST_CASE("F13: seeds are exact over all 64 bits") {
  for (const char* seed : {"0", "9007199254740991", "9007199254740993", "9223372036854775807",
                           "9223372036854775808", "18446744073709551615"}) {
    CAPTURE(seed);
    const Preset preset = parsePreset(with("42", seed));
    CHECK(std::to_string(preset.lanes[0].spec.seed) == seed);
    CHECK(toJson(preset).find("\"seed\": " + std::string(seed) + ",") != std::string::npos);
  }
}

TEST_CASE("F52: a byte order mark and CRLF are accepted") {
  CHECK(parsePreset("\xef\xbb\xbf" + with("\"lanes\"", "\r\n  \"lanes\"") + "\r\n") ==
        parsePreset(plainPreset));
}

TEST_CASE("Bounds themselves are accepted") {
  const auto speed = [](const char* number) {
    return parsePreset(withKey("\"playback\": {\"speed\": " + std::string(number) + "}"))
        .playback.speed;
  };
  CHECK(speed("1") == slowest);
  CHECK(speed("1.0") == slowest);
  CHECK(speed("1e6") == fastestGiven);
  CHECK(speed("\"max\"") == asFastAsItGoes);
  const Preset preset = parsePreset(
      withLaneKey(R"("view": {"zoom": 4096, "x": 0, "y": 1.0}, "parameters": {"fill": 1})"));
  CHECK(preset.lanes[0].view == LaneView{.zoom = 4096, .x = 0, .y = 1});
  CHECK(preset.lanes[0].spec.parameters.at("fill") == Value(1.0));
}

TEST_CASE("Lanes that are not linked may differ in size and seed") {
  const std::string two = with(with("\"seed\": 42}", "\"seed\": 42}, LANE"), "LANE",
                               R"({"algorithm": "prim", "width": 5, "height": 6, "seed": 7})");
  CHECK(parsePreset(with(two, "}]}", "}], \"view\": {\"linked\": false, \"selected\": 1}}"))
            .selected == 1);
  CHECK(test::refusal(two) == "view/linked: must be false here: lanes 0 and 1 differ in size");
  CHECK(test::refusal(
            with(with(two, "\"width\": 5", "\"width\": 40"), "\"height\": 6", "\"height\": 30")) ==
        "view/linked: must be false here: lanes 0 and 1 differ in seed");
}

TEST_CASE("F47: bytes that are not UTF-8 are replaced when they are written") {
  Preset preset = parsePreset(plainPreset);
  preset.about = "a\xc1\xff";
  CHECK(parsePreset(toJson(preset)).about == "a\ufffd\ufffd");
}

TEST_CASE("Presets do not depend on the locale") {
  const Preset preset = rich();
  const std::string json = toJson(preset);
  const std::string before = std::setlocale(LC_ALL, nullptr);
  for (const char* locale : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8"})
    if (std::setlocale(LC_ALL, locale) != nullptr) break;
  const bool equal = toJson(preset) == json && parsePreset(json) == preset;
  std::setlocale(LC_ALL, before.c_str());
  CHECK(equal);
}

TEST_CASE("Every overlay is read by its id, and written as it was read") {
  for (const OverlayInfo& info : overlays()) {
    const std::string id(info.id);
    const Preset preset = parsePreset(withLaneKey(R"("overlay": {"show": ")" + id + "\"}"));
    CHECK(preset.lanes[0].overlay == Overlay{info.kind, {}});
    CHECK(parsePreset(toJson(preset)) == preset);
  }
  CHECK(parsePreset(withLaneKey(R"("overlay": {"show": "distance", "x": 39, "y": 29})"))
            .lanes[0]
            .overlay == Overlay{OverlayKind::distance, Point{39, 29}});
  CHECK(toJson(parsePreset(plainPreset)).find("overlay") == std::string::npos);
}
