#include <support/preset_texts.hpp>

#include <chrono>

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
bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("F51: a key that is given twice is refused") {
  CHECK(refusal(withKey("\"schema\": 1")) == "schema: is given twice");
  CHECK(refusal(withLaneKey("\"seed\": 43")) == "lanes/0/seed: is given twice");
  CHECK(refusal(withKey("\"x\": {\"y\": 1, \"z\": 2, \"\\u0079\": 3, \"w\": 4}")) ==
        "x/y: is given twice");
}

TEST_CASE("F48, F51: what is not JSON is refused with line and column") {
  CHECK(startsWith(refusal(""), ": 1:1: unexpected end of input"));
  CHECK(startsWith(refusal(" \n\n  "), ": 3:3: unexpected end of input"));
  CHECK(startsWith(refusal("[]"), ": 1:1: a preset is an object"));
  CHECK(refusal("{\"schema\": 1,}") == ": 1:14: unexpected '}'; expected string literal");
  CHECK(refusal("{\n  // why\n}") == ": 2:3: invalid literal; expected string literal");
  CHECK(refusal("{\"schema\": NaN}") == ": 1:12: invalid literal");
  CHECK(refusal("{\"schema\": 1e999}") == ": 1:12: number too large");
  CHECK(refusal("{\"schema\" true}") == ": 1:11: unexpected true literal; expected ':'");
  CHECK(refusal("{\r\n\"ä\": 1\r\n\"b\": 2}") == ": 3:1: unexpected string literal; expected '}'");
  CHECK(refusal("{\"ää\" 1}") == ": 1:7: unexpected number literal; expected ':'");
  CHECK(startsWith(refusal("{\"schema\": \"1\n\"}"), ": 1:14: invalid string"));
  CHECK(refusal(std::string(plainPreset) + "{}") ==
        ": 1:101: unexpected '{'; expected end of input");
  CHECK(refusal(std::string(plainPreset) + std::string(1, '\0') + "{}") ==
        ": 1:101: unexpected zero byte");
  CHECK(refusal("\xef\xbb\xbf{\"schema\": tru}") == ": 1:15: invalid literal");
}

TEST_CASE("Invalid UTF-8 is refused with its place") {
  for (const char* bytes :
       {"\xc1\xff", "\xc0\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe2\x82", "\x80"}) {
    const std::string text = refusal(withKey("\"about\": \"" + std::string(bytes) + '"'));
    CAPTURE(text);
    CHECK(startsWith(text, ": 1:"));
    CHECK(contains(text, "UTF-8"));
  }
  CHECK(contains(refusal(withKey("\"about\": \"\\ud800\"")), "surrogate"));
}

TEST_CASE("No message shows whose parser it was") {
  for (const char* bad : {"", "{", "[1,", "{\"a\" 1}", "nul", "{\"a\": 1e999}", "\"\\x\"", "-",
                          "\xff", "{\"a\": 01}"}) {
    const std::string text = refusal(bad);
    CAPTURE(text);
    CHECK_FALSE(contains(text, "exception"));
    CHECK_FALSE(contains(text, "syntax error while"));
    CHECK_FALSE(contains(text, "last read"));
  }
}

TEST_CASE("F50: deep nesting is refused before anything is made of it") {
  const auto nested = [](std::size_t levels) {
    return withKey("\"x\": " + std::string(levels, '[') + std::string(levels, ']'));
  };
  CHECK(startsWith(refusal(nested(100000)),
                   "x/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0: is nested too deeply: at most 16"));
  CHECK(startsWith(refusal(nested(15)), "x: is not a known key"));  // 16 with the object around it
  CHECK(startsWith(refusal(nested(16)), "x/0/0/0"));
  std::string objects;
  for (int i = 0; i < 100000; ++i) objects += "{\"k\":";
  CHECK(contains(refusal(objects), "k/k/k: is nested too deeply"));
}

TEST_CASE("A text longer than a preset may be is refused") {
  const std::string padding(Preset::maximumBytes - plainPreset.size() + 1, ' ');
  CHECK(
      contains(refusal(std::string(plainPreset) + padding), ": too long: at most 67108864 bytes"));
}

TEST_CASE("A text with more values than are read is refused before they fill the memory") {
  std::string values = "{\"x\": [0";
  for (std::size_t i = 3; i < Preset::maximumValues; ++i) values += ",0";
  CHECK(startsWith(refusal(values + "]}"), "schema: is missing"));
  CHECK(refusal(values + ",0]}") == "x/524286: is one value too many: at most 524288 are read");
}

TEST_CASE("A text full of keys is refused in little time") {
  std::string keys = "{";
  for (int i = 0; i < 90000; ++i) keys += '"' + std::to_string(i) + "\":0,";
  keys += "\"0\":0}";
  REQUIRE(keys.size() < Preset::maximumBytes);
  const auto start = std::chrono::steady_clock::now();
  CHECK(refusal(keys) == "0: is given twice");
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));  // not hours
}
