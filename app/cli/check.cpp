#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "files/presets.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <cstdio>
#include <memory>

namespace mazescope::cli {

namespace {

int check(const std::vector<std::string>& paths) {
  int status = 0;
  Output output;
  for (const std::string& path : paths) {
    try {
      const std::size_t lanes = files::loadPreset(path).lanes.size();
      output.write(fmt::format("{}: OK, {} lane{}\n", path, lanes, lanes == 1 ? "" : "s"));
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
      app.add_subcommand("check", "Tell whether files are presets, or why not");
  const auto paths = std::make_shared<std::vector<std::string>>();
  command->add_option("FILE", *paths, "Presets; the exit status is 1 if any is bad")
      ->required()
      ->type_name("");
  command->callback([&chosen, paths] { chosen = [paths] { return check(*paths); }; });
}

}  // namespace mazescope::cli
