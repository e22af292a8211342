#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "gui/no_display.hpp"

#include <mazescope/version.hpp>

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <new>
#include <sstream>

namespace {

namespace cli = mazescope::cli;

constexpr int failure = 1;
constexpr int badUse = 2;
constexpr int noDisplay = 3;

constexpr const char* about =
    "Watch a maze or a cave being made, one move at a time, forwards and backwards.\n"
    "Without a subcommand it opens its window.";

/// Help, the version, or what is wrong with the command line.
int tell(const CLI::App& app, const CLI::ParseError& reason) {
  if (reason.get_exit_code() != 0)
    throw cli::BadUse(std::string(reason.what()) + "\nRun with --help for more information.");
  std::ostringstream text;
  app.exit(reason, text, text);
  cli::Output output;
  output.write(text.str());
  output.finish();
  return 0;
}

int run(int argc, const char* const* argv) {
  CLI::App app(about, "mazescope");
  app.set_version_flag("--version", "mazescope " MAZESCOPE_VERSION);
  cli::Command chosen;
  cli::addWindow(app, chosen);
  cli::addList(app, chosen);
  cli::addRender(app, chosen);
  cli::addExport(app, chosen);
  cli::addSolve(app, chosen);
  cli::addSurvey(app, chosen);
  cli::addCheck(app, chosen);
  cli::addPictures(app, chosen);
  cli::addBenchWindow(app, chosen);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& reason) {
    return tell(app, reason);
  }
  return chosen();
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const cli::BadUse& error) {
    fmt::print(stderr, "mazescope: {}\n", error.what());
    return badUse;
  } catch (const mazescope::gui::NoDisplay& error) {
    fmt::print(stderr, "mazescope: {}\n", error.what());
    return noDisplay;
  } catch (const std::bad_alloc&) {
    std::fputs("mazescope: there is not enough memory for this\n", stderr);
  } catch (const std::exception& error) {
    fmt::print(stderr, "mazescope: {}\n", error.what());
  }
  return failure;
}
