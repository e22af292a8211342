#include "cli/arguments.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <charconv>
#include <optional>

namespace mazescope::cli {

namespace {

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

}  // namespace

std::uint64_t wholeNumber(std::string_view option, std::string_view text, std::uint64_t minimum,
                          std::uint64_t maximum, std::string_view what) {
  const auto number = wholeNumber(text);
  if (number && minimum <= *number && *number <= maximum) return *number;
  throw BadUse(fmt::format("{}: must be {} from {} to {}; it is {}", option, what, minimum, maximum,
                           text.empty() ? "empty" : text));
}

Point point(std::string_view option, std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma != std::string_view::npos) {
    const auto x = wholeNumber(text.substr(0, comma));
    const auto y = wholeNumber(text.substr(comma + 1));
    if (x && y && *x < maximumSide && *y < maximumSide)
      return {static_cast<std::uint32_t>(*x), static_cast<std::uint32_t>(*y)};
  }
  throw BadUse(fmt::format("{}: must be a column and a row, such as 0,0; it is {}", option, text));
}

Parameters parameters(const AlgorithmInfo& algorithm, const std::vector<std::string>& settings) {
  Parameters parameters;
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
      throw BadUse(fmt::format("--set: must be name=value; it is {}", setting));
    const std::string name = setting.substr(0, equals);
    const ParameterInfo* const info = algorithm.parameter(name);
    if (info == nullptr) {
      std::string known;
      for (const ParameterInfo& other : algorithm.parameters)
        known += fmt::format("{}{}", known.empty() ? "" : ", ", other.id);
      throw BadUse(fmt::format("--set {}: {} has no such parameter; it has {}", setting,
                               algorithm.id, known.empty() ? "none" : known));
    }
    try {
      if (!parameters.emplace(name, info->parsed(std::string_view(setting).substr(equals + 1)))
               .second)
        throw BadUse(fmt::format("--set {}: {} is given twice", setting, name));
    } catch (const Error& error) {
      throw BadUse(fmt::format("--set {}: {}", setting, error.what()));
    }
  }
  return parameters;
}

}  // namespace mazescope::cli
