#include <support/preset_texts.hpp>

using namespace mazescope;
using test::plainPreset;
using test::refusal;
using test::with;
using test::withKey;
using test::withLaneKey;

namespace {

bool startsWith(const std::string& text, std::string_view start) {
  return text.compare(0, start.size(), start) == 0;
}

}  // namespace

TEST_CASE("F48, F49: a size that is no whole number within bounds is refused, never wrapped") {
  const std::string expected =
      "lanes/0/width: must be a whole number of cells from 1 to 16384; it is ";
  for (const char* bad : {"0", "-1", "16385", "4294967306", "1e21", "20.7", "20.0", "null", "true",
                          "18446744073709551617", "1e2"}) {
    CAPTURE(bad);
    CHECK(refusal(with("40", bad)) == expected + bad);
  }
  CHECK(refusal(with("40", "\"20\"")) == expected + "the text \"20\"");
  CHECK(refusal(with("40", "[20]")) == expected + "a list");
  CHECK(refusal(with("40", "{}")) == expected + "an object");
  CHECK(startsWith(refusal(with("30", "0")), "lanes/0/height: must be a whole number of cells"));
}

TEST_CASE("F12, F49: a seed that is not a number of 64 bits is refused, never replaced") {
  const std::string expected =
      "lanes/0/seed: must be a whole number from 0 to 18446744073709551615; it is ";
  for (const char* bad : {"-1", "1.5", "18446744073709551616", "1e3", "null"}) {
    CAPTURE(bad);
    CHECK(refusal(with("42", bad)) == expected + bad);
  }
  CHECK(refusal(with("42", "\"abc\"")) == expected + "the text \"abc\"");
}

TEST_CASE("F5: a speed of zero and other settings out of bounds are refused by name") {
  const auto playback = [](const char* json) {
    return refusal(withKey("\"playback\": {" + std::string(json) + "}"));
  };
  for (const char* bad : {"0", "-1", "0.5", "1000001", "1e300", "\"fast\"", "null"}) {
    CAPTURE(bad);
    CHECK(startsWith(playback(("\"speed\": " + std::string(bad)).c_str()),
                     "playback/speed: must be a number of units a second from 1 to 1000000, or "
                     "\"max\"; it is "));
  }
  CHECK(playback("\"unit\": \"turn\"") ==
        "playback/unit: must be one of \"tick\", \"phase\"; it is the text \"turn\"");
  CHECK(playback("\"keepStep\": 1") ==
        "playback/keepStep: must be one of \"tick\", \"percent\", \"phase\"; it is 1");
  CHECK(startsWith(playback("\"tick\": -1"), "playback/tick: must be a whole number from 0"));

  CHECK(refusal(withKey("\"view\": {\"palette\": \"mauve\"}")) ==
        "view/palette: must be one of \"standard\", \"paper\", \"ember\", \"contrast\"; it is the "
        "text \"mauve\"");
  CHECK(refusal(withKey("\"view\": {\"linked\": 1}")) ==
        "view/linked: must be true or false; it is 1");
  CHECK(refusal(withKey("\"view\": {\"selected\": 1}")) ==
        "view/selected: must be a whole number from 0 to 0; it is 1");
  CHECK(refusal(withLaneKey("\"view\": {\"zoom\": 0}")) ==
        "lanes/0/view/zoom: must be a number from 0.25 to 4096; it is 0");
  CHECK(refusal(withLaneKey("\"view\": {\"x\": -0.1}")) ==
        "lanes/0/view/x: must be a number from 0 to 1; it is -0.1");
  CHECK(refusal(withKey("\"about\": 3")) == "about: must be a text; it is 3");
}

TEST_CASE("A breakpoint that is none is refused with its place") {
  const auto breakpoints = [](const std::string& json) {
    return refusal(withKey("\"breakpoints\": " + json));
  };
  CHECK(breakpoints("3") == "breakpoints: must be a list of 0 to 1000 items; it is 3");
  CHECK(breakpoints("[{}]") == "breakpoints/0/when: is missing");
  CHECK(breakpoints(R"([{"when": 5}])") == "breakpoints/0/when: must be a text; it is 5");
  CHECK(breakpoints(R"([{"when": "phase"}, {"when": "line:0"}])") ==
        "breakpoints/1/when: after line: comes a line of the pseudocode, counted from 1 to 99");
  CHECK(breakpoints(R"([{"when": "phase", "on": 1}])") ==
        "breakpoints/0/on: must be true or false; it is 1");
  CHECK(breakpoints(R"([{"when": "phase", "lane": 1}])") ==
        "breakpoints/0/lane: must be the index of a lane, from 0 to 0; it is 1");
  CHECK(
      breakpoints(R"([{"when": "phase", "if": 1}])").find("breakpoints/0/if: is not a known key") ==
      0);
}

TEST_CASE("Algorithms, parameters and start cells are checked as their descriptors say") {
  CHECK(startsWith(refusal(with("cellular-automaton", "cellular")),
                   "lanes/0/algorithm: must be one of \"backtracker\""));
  const auto parameter = [](const char* json) {
    return refusal(withLaneKey("\"parameters\": {" + std::string(json) + "}"));
  };
  CHECK(parameter("\"fill\": 1.1") ==
        "lanes/0/parameters/fill: must be a number from 0 to 1; it is 1.1");
  CHECK(parameter("\"fill\": null") ==
        "lanes/0/parameters/fill: must be a number from 0 to 1; it is null");
  CHECK(parameter("\"generations\": 1.5") ==
        "lanes/0/parameters/generations: must be a whole number from 0 to 100000; it is 1.5");
  CHECK(startsWith(parameter("\"generations\": 18446744073709551616"),
                   "lanes/0/parameters/generations: "));
  CHECK(startsWith(parameter("\"rule\": \"B9/S1\""), "lanes/0/parameters/rule: must be a rule"));
  CHECK(parameter("\"fil\": 1") == "lanes/0/parameters/fil: is not a known key; did you mean "
                                   "\"fill\"? Also known: \"rule\", \"generations\"");

  CHECK(startsWith(refusal(withLaneKey("\"start\": {\"x\": 0, \"y\": 0}")), "lanes/0/start: "));
  const auto start = [](const char* json) {
    return refusal(
        with(withLaneKey("\"start\": " + std::string(json)), "cellular-automaton", "prim"));
  };
  CHECK(start("{\"x\": 40, \"y\": 0}") ==
        "lanes/0/start: must lie in the grid, from (0, 0) to (39, 29); it is (40, 0)");
  CHECK(start("{\"x\": 1}") == "lanes/0/start/y: is missing");
  CHECK(start("{\"x\": -1, \"y\": 0}") ==
        "lanes/0/start/x: must be a whole number from 0 to 16383; it is -1");
  CHECK(start("[1, 2]") == "lanes/0/start: must be an object; it is a list");
}

TEST_CASE(
    "Overlays that are not known, or a cell that does not go with them, are refused by name") {
  const auto overlay = [](const char* json) {
    return refusal(withLaneKey("\"overlay\": " + std::string(json)));
  };
  CHECK(overlay("\"distance\"") ==
        "lanes/0/overlay: must be an object; it is the text \"distance\"");
  CHECK(overlay("{}") == "lanes/0/overlay/show: is missing");
  CHECK(overlay(R"({"show": "none"})") ==
        "lanes/0/overlay/show: must be one of \"distance\", \"order\", \"dead-ends\", "
        "\"longest-path\", \"components\", \"sets\"; it is the text \"none\"");
  CHECK(overlay(R"({"show": "order", "x": 1, "y": 2})") ==
        "lanes/0/overlay/x: belongs to the overlay \"distance\" alone");
  CHECK(overlay(R"({"show": "sets", "y": 2})") ==
        "lanes/0/overlay/y: belongs to the overlay \"distance\" alone");
  CHECK(overlay(R"({"show": "distance", "x": 1})") == "lanes/0/overlay/y: is missing");
  CHECK(overlay(R"({"show": "distance", "y": 1})") == "lanes/0/overlay/x: is missing");
  CHECK(overlay(R"({"show": "distance", "x": 40, "y": 1})") ==
        "lanes/0/overlay/x: must be a whole number from 0 to 39; it is 40");
  CHECK(overlay(R"({"show": "distance", "x": 1, "y": 30})") ==
        "lanes/0/overlay/y: must be a whole number from 0 to 29; it is 30");
  CHECK(startsWith(overlay(R"({"show": "distance", "z": 1})"),
                   "lanes/0/overlay/z: is not a known key"));
}

TEST_CASE("Missing keys and wrong numbers of lanes are refused by name") {
  CHECK(refusal("{}") == "schema: is missing");
  CHECK(refusal("{\"schema\": 1}") == "lanes: is missing");
  CHECK(refusal(with("\"width\": 40, ", "")) == "lanes/0/width: is missing");
  CHECK(refusal(R"({"schema": 1, "lanes": []})") ==
        "lanes: must be a list of 1 to 6 items; it has 0");
  CHECK(refusal(R"({"schema": 1, "lanes": [1, 2, 3, 4, 5, 6, 7]})") ==
        "lanes: must be a list of 1 to 6 items; it has 7");
  CHECK(refusal(R"({"schema": 1, "lanes": {}})") ==
        "lanes: must be a list of 1 to 6 items; it is an object");
  CHECK(refusal(R"({"schema": 1, "lanes": [null]})") == "lanes/0: must be an object; it is null");
}

TEST_CASE("F55: another version is refused, whatever else it holds") {
  const std::string expected =
      "schema: must be 1, the only version of presets that this program reads; it is ";
  CHECK(refusal(R"({"shape": "hexagons", "schema": 99})") == expected + "99");
  CHECK(refusal(with("1", "1.0")) == expected + "1.0");
  CHECK(refusal(with("1", "\"1\"")) == expected + "the text \"1\"");
}

TEST_CASE("Unknown keys are refused, the nearest known one first") {
  CHECK(refusal(withLaneKey("\"widht\": 1")) ==
        "lanes/0/widht: is not a known key; did you mean \"width\"? Also known: \"height\", "
        "\"start\", "
        "\"view\", \"seed\", \"stages\", \"algorithm\", \"overlay\", \"parameters\"");
  CHECK(startsWith(refusal(withKey("\"lane\": []")),
                   "lane: is not a known key; did you mean \"lanes\"?"));
  CHECK(
      startsWith(refusal(withKey("\"playback\": {\"\": 1}")), "playback/\"\": is not a known key"));
  CHECK(startsWith(refusal(withKey("\"\": 1")), "\"\": is not a known key"));
}

TEST_CASE("What a file holds cannot break a message") {
  CHECK(startsWith(refusal(withKey("\"a/~\\n\\u001b[2J\": 1")), "a~1~0\\u000a\\u001b[2J: is not"));
  const std::string longKey(100000, 'x');
  CHECK(refusal(withKey('"' + longKey + "\": 1")).size() < 300);
  std::string umlauts = "x";
  for (int i = 0; i < 60; ++i) umlauts += "ü";
  CHECK(
      startsWith(refusal(withKey('"' + umlauts + "\": 1")), "xüüüüüüüüüüüüüüüüüüüüüüü...: is not"));
  CHECK(refusal(with("42", '"' + longKey + '"')).size() < 300);
  CHECK(refusal(with("42", std::string(1000, '1'))).size() < 300);
}
