#include "cli/commands.hpp"
#include "cli/described.hpp"
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
    const auto addOptions = [&json](const std::vector<Choice::Option>& options) {
      for (const Choice::Option& option : options)
        json["options"].push_back(
            {{"id", option.id}, {"name", option.name}, {"help", option.help}});
    };
    if constexpr (std::is_same_v<Range, Choice>) {
      json["type"] = "choice";
      addOptions(range.options);
    } else if constexpr (std::is_same_v<Range, Place>) {
      json["type"] = "place";
      addOptions(range.words);
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

Json json(const Variant& variant) {
  Json json{{"id", variant.id}, {"name", variant.name}};
  for (const FigureInfo& figure : variant.figures)
    json["figures"].push_back({{"id", figure.id}, {"name", figure.name}, {"share", figure.share}});
  for (const PseudocodeLine& line : variant.pseudocode) json["pseudocode"].push_back(line.text);
  return json;
}

const char* roleWord(Role role) {
  switch (role) {
    case Role::generator: break;
    case Role::change: return "change";
    case Role::solver: return "solver";
  }
  return "generator";
}

/// What it makes or works on.
const char* gridWords(const AlgorithmInfo& info) {
  if (info.role != Role::generator && !info.onlyOn) return "any";
  const GridKind kind = info.role == Role::generator ? info.grid : *info.onlyOn;
  return kind == GridKind::maze ? "maze" : "cave";
}

Json json(const AlgorithmInfo& info) {
  Json json{{"id", info.id},           {"name", info.name},           {"family", info.family},
            {"summary", info.summary}, {"role", roleWord(info.role)}, {"grid", gridWords(info)},
            {"phase", info.phase},     {"start", info.hasStart},      {"fromFile", info.fromFile}};
  json["variants"] = Json::array();
  for (const Variant& variant : info.variants) json["variants"].push_back(cli::json(variant));
  json["parameters"] = Json::array();
  for (const ParameterInfo& parameter : info.parameters)
    json["parameters"].push_back(cli::json(parameter));
  return json;
}

Json json(const exports::Format& format) {
  Json json{{"id", format.id},
            {"name", format.name},
            {"help", format.help},
            {"ending", format.ending},
            {"options", Json::array()}};
  for (const ParameterInfo& option : format.options) json["options"].push_back(cli::json(option));
  return json;
}

std::string asJson() {
  Json json{{"version", MAZESCOPE_VERSION}};
  for (const AlgorithmInfo& info : algorithms()) json["algorithms"].push_back(cli::json(info));
  for (const Palette& palette : palettes())
    json["palettes"].push_back({{"id", palette.id}, {"name", palette.name}});
  for (const exports::Format& format : exports::formats())
    json["formats"].push_back(cli::json(format));
  return json.dump(2) + '\n';
}

/// What breakpoints can watch: "  figures of modified: frontier-size".
std::string figures(const AlgorithmInfo& info, const Variant& variant) {
  std::string ids;
  for (const FigureInfo& figure : variant.figures)
    ids += fmt::format("{}{}", ids.empty() ? "" : ", ", figure.id);
  return info.variants.size() == 1 ? fmt::format("  figures: {}\n", ids)
                                   : fmt::format("  figures of {}: {}\n", variant.id, ids);
}

std::string asText() {
  std::string list;
  for (const AlgorithmInfo& info : algorithms()) {
    list += fmt::format("{}: {} ({})\n  {}\n", info.id, info.name, info.family, info.summary);
    if (info.fromFile) {
      list += "  Opened by its file: `mazescope FILE`, `mazescope render FILE` and so on.\n";
      list += figures(info, info.variants.front()) + '\n';
      continue;
    }
    if (info.hasStart) list += "  --start X,Y  The first cell; drawn from the seed if left out.\n";
    const std::string given =
        info.role == Role::generator ? "--set " : fmt::format("--stage {}:", info.id);
    for (const ParameterInfo& parameter : info.parameters) list += described(parameter, given);
    for (const Variant& variant : info.variants) list += figures(info, variant);
    list += '\n';
  }
  for (const exports::Format& format : exports::formats())
    list += fmt::format("export {}\n", described(format));
  list += "Palettes:";
  for (const Palette& palette : palettes()) list += fmt::format(" {}", palette.id);
  return list + '\n';
}

}  // namespace

void addList(CLI::App& app, Command& chosen) {
  CLI::App* const command =
      app.add_subcommand("list", "List algorithms, formats of exports, their parameters, palettes");
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
