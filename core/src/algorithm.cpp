#include "numbers.hpp"

#include <mazescope/algorithm.hpp>
#include <mazescope/error.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace mazescope {

namespace {

std::string boundsOf(const IntegerRange& range) {
  return "a whole number from " + std::to_string(range.minimum) + " to " +
         std::to_string(range.maximum);
}
std::string boundsOf(const RealRange& range) {
  return "a number from " + toText(range.minimum) + " to " + toText(range.maximum);
}
std::string boundsOf(const Choice& choice) {
  std::string text = "one of";
  for (const Choice::Option& option : choice.options)
    text += (&option == choice.options.data() ? " \"" : ", \"") + std::string(option.id) + '"';
  return text;
}
std::string boundsOf(const Place& place) {
  return boundsOf(Choice{place.words}) + ", or a cell as X,Y with both from 0 to " +
         std::to_string(maximumSide - 1);
}
std::string boundsOf(const Text& text) { return text.expected("").value_or("a text"); }

std::optional<Value> within(const IntegerRange& range, const Value& value) {
  const auto* number = std::get_if<std::int64_t>(&value);
  if (number == nullptr || *number < range.minimum || *number > range.maximum) return std::nullopt;
  return *number;
}
std::optional<Value> within(const RealRange& range, const Value& value) {
  double number = std::nan("");
  if (const auto* whole = std::get_if<std::int64_t>(&value))
    number = static_cast<double>(*whole);
  else if (const auto* real = std::get_if<double>(&value))
    number = *real;
  if (!(range.minimum <= number && number <= range.maximum)) return std::nullopt;
  return number;
}
std::optional<Value> within(const Choice& choice, const Value& value) {
  const auto* id = std::get_if<std::string>(&value);
  const auto named = [id](const Choice::Option& option) { return option.id == *id; };
  if (id == nullptr || std::none_of(choice.options.begin(), choice.options.end(), named))
    return std::nullopt;
  return *id;
}
std::optional<Value> within(const Place& place, const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  if (text != nullptr && givenCell(*text)) return *text;
  return within(Choice{place.words}, value);
}
std::optional<Value> within(const Text& text, const Value& value) {
  const auto* content = std::get_if<std::string>(&value);
  if (content == nullptr || text.expected(*content)) return std::nullopt;
  return *content;
}

}  // namespace

std::optional<Point> givenCell(std::string_view place) {
  const std::size_t comma = std::min(place.find(','), place.size());
  const auto side = [](std::string_view text) -> std::optional<std::uint32_t> {
    const auto number = parsedNumber<std::int64_t>(text);
    if (!number || *number < 0 || *number >= maximumSide) return std::nullopt;
    return static_cast<std::uint32_t>(*number);
  };
  const auto x = side(place.substr(0, comma));
  const auto y = side(place.substr(std::min(comma + 1, place.size())));
  if (!x || !y) return std::nullopt;
  return Point{*x, *y};
}

Value ParameterInfo::standard() const {
  return std::visit(
      [](const auto& range) -> Value {
        using Range = std::decay_t<decltype(range)>;
        if constexpr (std::is_same_v<Range, Choice>)
          return std::string(range.options.front().id);
        else if constexpr (std::is_same_v<Range, Place>)
          return std::string(range.words.front().id);
        else if constexpr (std::is_same_v<Range, Text>)
          return std::string(range.standard);
        else
          return range.standard;
      },
      type);
}

std::string ParameterInfo::bounds() const {
  return std::visit([](const auto& range) { return boundsOf(range); }, type);
}

Value ParameterInfo::checked(const Value& value) const {
  const std::optional<Value> good =
      std::visit([&value](const auto& range) { return within(range, value); }, type);
  if (good) return *good;
  std::string expected = bounds();
  if (const auto* const text = std::get_if<Text>(&type))
    if (const auto* const content = std::get_if<std::string>(&value))
      expected = text->expected(*content).value_or(expected);  // it may be fine when it is empty
  throw Error("parameters/" + std::string(id), "must be " + expected);
}

Value ParameterInfo::parsed(std::string_view text) const {
  if (std::holds_alternative<IntegerRange>(type)) {
    if (const auto whole = parsedNumber<std::int64_t>(text)) return checked(*whole);
  } else if (std::holds_alternative<RealRange>(type)) {
    if (const auto real = parsedNumber<double>(text)) return checked(*real);
  }
  return checked(std::string(text));
}

const ParameterInfo* AlgorithmInfo::parameter(std::string_view parameterId) const {
  const auto found = std::find_if(parameters.begin(), parameters.end(),
                                  [&](const ParameterInfo& p) { return p.id == parameterId; });
  return found == parameters.end() ? nullptr : &*found;
}

const Variant& AlgorithmInfo::variant(const Parameters& chosen) const {
  if (const auto wanted = chosen.find("variant"); wanted != chosen.end())
    for (const Variant& variant : variants)
      if (Value(std::string(variant.id)) == wanted->second) return variant;
  return variants.front();
}

}  // namespace mazescope
