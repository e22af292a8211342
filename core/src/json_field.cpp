#include "json_field.hpp"

#include <mazescope/error.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <sstream>

namespace mazescope::json {

namespace {

/// How many letters must be put in, taken out or changed to make one word of another
/// (V. I. Levenshtein, 1966).
std::size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t change = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

std::string unknownKey(std::string_view key, std::vector<std::string_view> known) {
  if (known.empty()) return "is not a known key; none is known here";
  const std::string_view start = key.substr(0, 48);
  std::stable_sort(known.begin(), known.end(), [start](std::string_view a, std::string_view b) {
    return distance(start, a) < distance(start, b);
  });
  std::string message = "is not a known key; did you mean " + json::quoted(known.front()) + '?';
  for (std::size_t i = 1; i < known.size(); ++i)
    message += (i == 1 ? " Also known: " : ", ") + json::quoted(known[i]);
  return message;
}

}  // namespace

std::string inWords(const Value& value) {
  switch (value.type) {
    case Value::Type::null: return "null";
    case Value::Type::boolean: return value.truth ? "true" : "false";
    case Value::Type::number: return value.written.substr(0, 48);
    case Value::Type::text: return "the text " + json::quoted(value.written);
    case Value::Type::list: return "a list";
    case Value::Type::object: return "an object";
  }
  return "";
}

void Field::fail(const std::string& expected) const {
  throw Error(pointer_, "must be " + expected + "; it is " + inWords(*value_));
}

void Field::checkKeys(const std::vector<std::string_view>& known) const {
  if (value_->type != Value::Type::object) fail("an object");
  for (const std::string& key : value_->keys)
    if (std::find(known.begin(), known.end(), key) == known.end())
      throw Error(below(pointer_, key), unknownKey(key, known));
}

std::optional<Field> Field::find(std::string_view key) const {
  const auto found = std::find(value_->keys.begin(), value_->keys.end(), key);
  if (found == value_->keys.end()) return std::nullopt;
  const auto index = static_cast<std::size_t>(found - value_->keys.begin());
  return Field(value_->items[index], below(pointer_, key));
}

Field Field::at(std::string_view key) const {
  if (auto field = find(key)) return *std::move(field);
  throw Error(below(pointer_, key), "is missing");
}

std::vector<Field> Field::items(std::size_t minimum, std::size_t maximum) const {
  const std::string bounds = minimum == maximum ? "" : std::to_string(minimum) + " to ";
  const std::string expected = "a list of " + bounds + std::to_string(maximum) + " items";
  if (value_->type != Value::Type::list) fail(expected);
  const std::size_t count = value_->items.size();
  if (count < minimum || count > maximum)
    throw Error(pointer_, "must be " + expected + "; it has " + std::to_string(count));
  std::vector<Field> fields;
  for (std::size_t i = 0; i < count; ++i)
    fields.emplace_back(value_->items[i], below(pointer_, std::to_string(i)));
  return fields;
}

std::uint64_t Field::whole(std::uint64_t minimum, std::uint64_t maximum,
                           std::string_view what) const {
  const char* const end = value_->written.data() + value_->written.size();
  std::uint64_t number = 0;
  const auto [stop, error] = std::from_chars(value_->written.data(), end, number);
  const bool whole = value_->type == Value::Type::number && error == std::errc{} && stop == end;
  if (whole && minimum <= number && number <= maximum) return number;
  fail(std::string(what) + " from " + std::to_string(minimum) + " to " + std::to_string(maximum));
}

double Field::real(double minimum, double maximum) const {
  if (value_->type == Value::Type::number && minimum <= value_->real && value_->real <= maximum)
    return value_->real;
  fail("a number from " + toText(minimum) + " to " + toText(maximum));
}

bool Field::truth() const {
  if (value_->type != Value::Type::boolean) fail("true or false");
  return value_->truth;
}

const std::string& Field::text() const {
  if (value_->type != Value::Type::text) fail("a text");
  return value_->written;
}

std::size_t Field::oneOf(const std::vector<std::string_view>& words) const {
  std::string expected = "one of";
  for (const std::string_view& known : words) {
    if (value_->type == Value::Type::text && value_->written == known)
      return static_cast<std::size_t>(&known - words.data());
    expected += (&known == words.data() ? " " : ", ") + json::quoted(known);
  }
  fail(expected);
}

}  // namespace mazescope::json
