#pragma once

#include <support/catch.hpp>
#include <support/errors.hpp>

#include <mazescope/preset.hpp>

#include <string>
#include <string_view>

namespace mazescope::test {

/// A preset with one lane, of which each test changes one thing.
inline constexpr std::string_view plainPreset =
    R"({"schema": 1, "lanes": [{"algorithm": "cellular-automaton", "width": 40, "height": 30, "seed": 42}]})";

/// The text with the first `from` replaced; it must be there.
inline std::string with(std::string_view text, std::string_view from, std::string_view to) {
  std::string changed(text);
  const std::size_t at = changed.find(from);
  REQUIRE(at != std::string::npos);
  return changed.replace(at, from.size(), to);
}
inline std::string with(std::string_view from, std::string_view to) {
  return with(plainPreset, from, to);
}
/// The plain preset with more keys at its end, or at the end of its lane.
inline std::string withKey(std::string_view json) {
  return with("42}]}", "42}], " + std::string(json) + "}");
}
inline std::string withLaneKey(std::string_view json) {
  return with("42}]}", "42, " + std::string(json) + "}]}");
}

/// What the reader says of a text: "FIELD: MESSAGE".
inline std::string refusal(std::string_view json) {
  const Error error = errorOf([&] { (void)parsePreset(json); });
  return error.field() + ": " + error.what();
}

}  // namespace mazescope::test
