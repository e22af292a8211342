#include "cli/arguments.hpp"

#include <mazescope/error.hpp>
#include <mazescope/registry.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace mazescope::cli {

namespace {

std::optional<std::uint64_t> digits(std::string_view text) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

}  // namespace

std::uint64_t wholeNumber(std::string_view option, std::string_view text, std::uint64_t minimum,
                          std::uint64_t maximum, std::string_view what) {
  const auto number = digits(text);
  if (number && minimum <= *number && *number <= maximum) return *number;
  throw BadUse(fmt::format("{}: must be {} from {} to {}; it is {}", option, what, minimum, maximum,
                           text.empty() ? "empty" : text));
}

Point point(std::string_view option, std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma != std::string_view::npos) {
    const auto x = digits(text.substr(0, comma));
    const auto y = digits(text.substr(comma + 1));
    if (x && y && *x < maximumSide && *y < maximumSide)
      return {static_cast<std::uint32_t>(*x), static_cast<std::uint32_t>(*y)};
  }
  throw BadUse(fmt::format("{}: must be a column and a row, such as 0,0; it is {}", option, text));
}

Parameters parameters(std::string_view option, std::string_view owner,
                      std::span<const ParameterInfo> known,
                      const std::vector<std::string>& settings) {
  Parameters parameters;
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
      throw BadUse(fmt::format("{}: must be name=value; it is {}", option, setting));
    const std::string name = setting.substr(0, equals);
    const auto info = std::find_if(known.begin(), known.end(),
                                   [&](const ParameterInfo& each) { return each.id == name; });
    if (info == known.end()) {
      std::string ids;
      for (const ParameterInfo& each : known)
        ids += fmt::format("{}{}", ids.empty() ? "" : ", ", each.id);
      throw BadUse(fmt::format("{} {}: {} has no such parameter; it has {}", option, setting, owner,
                               ids.empty() ? "none" : ids));
    }
    try {
      if (!parameters.emplace(name, info->parsed(std::string_view(setting).substr(equals + 1)))
               .second)
        throw BadUse(fmt::format("{} {}: {} is given twice", option, setting, name));
    } catch (const Error& error) {
      throw BadUse(fmt::format("{} {}: {}", option, setting, error.what()));
    }
  }
  return parameters;
}

namespace {

/// Whether a text begins with a parameter's name and "=".
bool beginsSetting(std::string_view text) {
  const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-");
  return end != 0 && end != std::string_view::npos && text[end] == '=';
}

std::vector<std::string> settingsOf(std::string_view text) {
  std::vector<std::string> settings(1);
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == ',' && beginsSetting(text.substr(at + 1)))
      settings.emplace_back();
    else
      settings.back() += text[at];
  }
  return settings;
}

const AlgorithmInfo& stageAlgorithm(std::string_view option, std::string_view id) {
  try {
    return mazescope::stageAlgorithm(id);
  } catch (const Error& error) {
    throw BadUse(fmt::format("{}: {}", option, error.what()));
  }
}

}  // namespace

StageSpec stage(std::string_view option, std::string_view text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  const AlgorithmInfo& info = stageAlgorithm(option, text.substr(0, colon));
  StageSpec stage{std::string(info.id), {}};
  if (colon < text.size())
    stage.parameters =
        parameters(option, info.id, info.parameters, settingsOf(text.substr(colon + 1)));
  return stage;
}

}  // namespace mazescope::cli
