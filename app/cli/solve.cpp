#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/exporting.hpp"
#include "cli/output.hpp"
#include "cli/subject.hpp"

#include <mazescope/error.hpp>
#include <mazescope/palette.hpp>
#include <mazescope/run.hpp>
#include <mazescope/words.hpp>

#include <fmt/format.h>

#include <memory>

namespace mazescope::cli {

namespace {

struct SolveOptions {
  SubjectOptions subject;
  std::string solver, from, to, format;
  std::string out = "-";
};

/// Sets start and goal after all other changes.
std::vector<StageSpec> endsStage(const SolveOptions& options) {
  if (options.from.empty() && options.to.empty()) return {};
  StageSpec entrances{"entrances", {{"openings", "no"}}};
  const auto set = [&entrances](const char* option, const std::string& text, const char* id) {
    if (text.empty()) return;
    const Point at = point(option, text);
    entrances.parameters[id] = fmt::format("{},{}", at.x, at.y);
  };
  set("--from", options.from, "start");
  set("--to", options.to, "goal");
  return {entrances};
}

bool endsWithSolver(const Spec& spec) {
  return !spec.stages.empty() && stagesOf(spec).back().algorithm->role == Role::solver;
}

void checkInside(const char* option, const std::string& text, Size size) {
  if (text.empty()) return;
  const Point at = point(option, text);
  if (at.x >= size.width || at.y >= size.height)
    throw BadUse(fmt::format("{}: must lie in the grid, from 0,0 to {},{}; it is {}", option,
                             size.width - 1, size.height - 1, text));
}

Spec specOf(const SolveOptions& options) {
  Spec spec = subject(options.subject).lanes.front();
  checkInside("--from", options.from, spec.size);
  checkInside("--to", options.to, spec.size);
  if (endsWithSolver(spec)) {
    if (!options.solver.empty() || !options.from.empty() || !options.to.empty())
      throw BadUse("--solver, --from, --to: the run ends with a solver already");
    return spec;
  }
  if (options.solver.empty())
    throw BadUse("--solver is missing: which one is to look for the way (`mazescope list`)");
  std::vector<StageSpec> stages = endsStage(options);
  stages.push_back(stage("--solver", options.solver));
  Spec solved = followedBy(spec, stages, "--solver");
  if (!endsWithSolver(solved))
    throw BadUse(fmt::format("--solver: {} is no solver", options.solver));
  return solved;
}

/// What nobody can stand in.
void checkOpen(const char* option, const Grid& grid, std::optional<Cell> end) {
  if (end && !grid.open(*end))
    throw Error("", fmt::format("{}: {} is rock", option, toText(grid.pointOf(*end))));
}

std::string report(const Run& run, const Answer& answer) {
  const std::string length =
      answer.length ? counted(*answer.length, "passage", "passages") : "none";
  return fmt::format("path: {}\nvisited: {}\n{}\n", length,
                     counted(answer.visited, "cell", "cells"), run.inspect(0).ending);
}

int solve(const SolveOptions& options) {
  if (!options.format.empty() && options.format != "report" && options.format != "text")
    throw BadUse(fmt::format("--format: must be report or text; it is {}", options.format));
  constexpr std::uint64_t noCheckpoints = 0;  // nobody goes back
  Run run(specOf(options), noCheckpoints);
  run.toEnd();
  checkOpen("--from", run.grid(), run.ends().start);
  checkOpen("--to", run.grid(), run.ends().goal);
  const Answer answer = run.answer().value_or(Answer());

  if (options.format == "text") {
    const exports::Format& text = exports::format("text");
    writeExport(text, {std::move(run), std::string(palettes().front().id), {}},
                exports::resolvedOptions(text, {}), options.out);
  } else {
    Output output(options.out);
    output.write(report(run, answer));
    output.finish();
  }
  if (!answer.length) throw Error("", "no path");
  return 0;
}

void addSolveOptions(CLI::App& command, SolveOptions& options) {
  addSubjectOptions(command, options.subject, Seeds::one,
                    "Which lane of the preset, from 1 (default: 1)");
  const auto add = [&command](const char* name, std::string& value, const char* type,
                              const char* help) {
    command.add_option(name, value, help)->type_name(type);
  };
  add("--solver", options.solver, "ID[:NAME=VALUE,...]",
      "Which one looks for the way (`mazescope list`); not needed if the preset's lane or the last "
      "--stage is one");
  add("--from", options.from, "X,Y", "Where the way begins (default: the north-west corner)");
  add("--to", options.to, "X,Y", "Where it leads (default: the south-east corner)");
  add("--format", options.format, "report|text",
      "A report of path, cells visited and how it ended (default), or the maze as text with the "
      "path");
  add("--out", options.out, "FILE", "- is standard output, and the default");
}

}  // namespace

void addSolve(CLI::App& app, Command& chosen) {
  CLI::App* const command = app.add_subcommand(
      "solve", "Find a way through a maze or cave; the exit status is 1 if there is none");
  const auto options = std::make_shared<SolveOptions>();
  addSolveOptions(*command, *options);
  command->callback([&chosen, options] { chosen = [options] { return solve(*options); }; });
}

}  // namespace mazescope::cli
