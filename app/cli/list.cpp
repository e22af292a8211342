#include "cli/commands.hpp"
#include "cli/output.hpp"

#include <mazescope/palette.hpp>
#include <mazescope/registry.hpp>
#include <mazescope/version.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <type_traits>

namespace mazescope::cli {

namespace {

using Json = nlohmann::ordered_json;

Json json(const Value& value) {
  return std::visit([](const auto& v) { return Json(v); }, value);
}

Json json(const ParameterInfo& info) {
  Json json{{"id", info.id}, {"name", info.name}, {"help", info.help}};
  const auto addType = [&json](const auto& range) {
    using Range = std::decay_t<decltype(range)>;
    if constexpr (std::is_same_v<Range, Choice>) {
      json["type"] = "choice";
      for (const Choice::Option& option : range.options)
        json["options"].push_back(
            {{"id", option.id}, {"name", option.name}, {"help", option.help}});
    } else if constexpr (std::is_same_v<Range, Text>) {
      json["type"] = "text";
    } else {
      json["type"] = std::is_same_v<Range, RealRange> ? "number" : "integer";
      json["minimum"] = range.minimum;
      json["maximum"] = range.maximum;
    }
  };
  std::visit(addType, info.type);
  json["default"] = cli::json(info.standard());
  return json;
}

Json json(const AlgorithmInfo& info) {
  Json json{{"id", info.id},
            {"name", info.name},
            {"family", info.family},
            {"summary", info.summary},
            {"grid", info.grid == GridKind::maze ? "maze" : "cave"},
            {"phase", info.phase},
            {"start", info.hasStart}};
  json["parameters"] = Json::array();
  for (const ParameterInfo& parameter : info.parameters)
    json["parameters"].push_back(cli::json(parameter));
  return json;
}

std::string asJson() {
  Json json{{"version", MAZESCOPE_VERSION}};
  for (const AlgorithmInfo& info : algorithms()) json["algorithms"].push_back(cli::json(info));
  for (const Palette& palette : palettes())
    json["palettes"].push_back({{"id", palette.id}, {"name", palette.name}});
  return json.dump(2) + '\n';
}

std::string text(const Value& value) {
  return std::visit([](const auto& v) { return fmt::format("{}", v); }, value);
}

std::string asText() {
  std::string list;
  for (const AlgorithmInfo& info : algorithms()) {
    list += fmt::format("{}: {} ({})\n  {}\n", info.id, info.name, info.family, info.summary);
    if (info.hasStart) list += "  --start X,Y  The first cell; drawn from the seed if left out.\n";
    for (const ParameterInfo& parameter : info.parameters) {
      list += fmt::format("  --set {}={}  {}\n", parameter.id, text(parameter.standard()),
                          parameter.help);
      if (const auto* choice = std::get_if<Choice>(&parameter.type))
        for (const Choice::Option& option : choice->options)
          list += fmt::format("      {}: {}\n", option.id, option.help);
      else
        list += fmt::format("      {}\n", parameter.bounds());
    }
    list += '\n';
  }
  list += "Palettes:";
  for (const Palette& palette : palettes()) list += fmt::format(" {}", palette.id);
  return list + '\n';
}

}  // namespace

void addList(CLI::App& app, Command& chosen) {
  CLI::App* const command =
      app.add_subcommand("list", "List algorithms, their parameters, palettes");
  const auto wantsJson = std::make_shared<bool>(false);
  command->add_flag("--json", *wantsJson, "As JSON");
  command->callback([&chosen, wantsJson] {
    chosen = [wantsJson] {
      Output output;
      output.write(*wantsJson ? asJson() : asText());
      output.finish();
      return 0;
    };
  });
}

}  // namespace mazescope::cli
