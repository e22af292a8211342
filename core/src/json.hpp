#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazescope::json {

/// A JSON value as it was written. (The values of the JSON library round a whole number of more
/// than 64 bits and keep only the last of two equal keys, before anybody could object.)
struct Value {
  enum class Type : std::uint8_t { null, boolean, number, text, list, object };

  Type type = Type::null;
  bool truth = false;
  double real = 0;                     // a number, rounded
  std::string written = {};            // a text; a number as it was written
  std::vector<Value> items = {};       // of a list or an object
  std::vector<std::string> keys = {};  // of an object: one for each item, all different
};

/// Within the limits of presets. Throws Error. Where the text is not JSON, the field is empty and the message starts with
/// "LINE:COLUMN: ", both from 1, columns in characters. Needs no stack for nested values.
[[nodiscard]] Value parse(std::string_view text);

/// A JSON pointer without its first slash, one step longer. Long keys are cut; control characters
/// and the empty key are made visible.
[[nodiscard]] std::string below(const std::string& pointer, std::string_view key);

/// A text in quotes for a message; long ones are cut, and control characters made visible.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace mazescope::json
