#include "cli/described.hpp"

#include <fmt/format.h>

namespace mazescope::cli {

namespace {

std::string text(const Value& value) {
  return std::visit([](const auto& v) { return fmt::format("{}", v); }, value);
}

}  // namespace

std::string described(const ParameterInfo& parameter, std::string_view given) {
  std::string lines = fmt::format("  {}{}={}  {}\n", given, parameter.id,
                                  text(parameter.standard()), parameter.help);
  if (const auto* choice = std::get_if<Choice>(&parameter.type))
    for (const Choice::Option& each : choice->options)
      lines += fmt::format("      {}: {}\n", each.id, each.help);
  else
    lines += fmt::format("      {}\n", parameter.bounds());
  return lines;
}

std::string described(const exports::Format& format) {
  std::string lines = fmt::format("{}: {} ({})\n  {}\n", format.id, format.name,
                                  format.ending.empty() ? "a folder" : format.ending, format.help);
  for (const ParameterInfo& option : format.options) lines += described(option, "--option ");
  return lines;
}

}  // namespace mazescope::cli
