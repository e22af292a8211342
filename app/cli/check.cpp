#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "files/files.hpp"
#include "files/presets.hpp"

#include <mazescope/error.hpp>
#include <mazescope/words.hpp>

#include <fmt/format.h>

#include <cstdio>
#include <memory>

namespace mazescope::cli {

namespace {

std::string inWords(const Openable& content) {
  if (const auto* const preset = std::get_if<Preset>(&content))
    return counted(preset->lanes.size(), "lane", "lanes");
  const auto& drawing = std::get<Drawing>(content);
  return fmt::format("a {} of {} by {} cells", drawing.kind == GridKind::maze ? "maze" : "cave",
                     drawing.size.width, drawing.size.height);
}

int check(const std::vector<std::string>& paths) {
  int status = 0;
  Output output;
  for (const std::string& path : paths) {
    try {
      output.write(
          fmt::format("{}: OK, {}\n", files::nameInMessages(path), inWords(files::load(path))));
    } catch (const Error& error) {
      fmt::print(stderr, "{}\n", error.what());
      status = 1;
    }
  }
  output.finish();
  return status;
}

}  // namespace

void addCheck(CLI::App& app, Command& chosen) {
  CLI::App* const command =
      app.add_subcommand("check", "Tell whether files are presets, mazes or caves, or why not");
  const auto paths = std::make_shared<std::vector<std::string>>();
  command->add_option("FILE", *paths, "Presets, mazes or caves; the exit status is 1 if any is bad")
      ->required()
      ->type_name("");
  command->callback([&chosen, paths] { chosen = [paths] { return check(*paths); }; });
}

}  // namespace mazescope::cli
