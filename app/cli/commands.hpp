#pragma once

#include <CLI/CLI.hpp>

#include <functional>

namespace mazescope::cli {

/// What the command line asks for; returns the exit status. Throws BadUse, and Error for a failure.
using Command = std::function<int()>;

// Each adds a subcommand, which sets `chosen` when it is called.
void addList(CLI::App& app, Command& chosen);
void addRender(CLI::App& app, Command& chosen);
void addExport(CLI::App& app, Command& chosen);
void addSolve(CLI::App& app, Command& chosen);
void addSurvey(CLI::App& app, Command& chosen);
void addCheck(CLI::App& app, Command& chosen);
void addBenchWindow(CLI::App& app, Command& chosen);
void addPictures(CLI::App& app, Command& chosen);

/// What is asked for without a subcommand: the window.
void addWindow(CLI::App& app, Command& chosen);

}  // namespace mazescope::cli
