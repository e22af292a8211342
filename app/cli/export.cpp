#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/described.hpp"
#include "cli/exporting.hpp"
#include "cli/moment.hpp"
#include "cli/subject.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <memory>

namespace mazescope::cli {

namespace {

/// As given; what is missing is empty.
struct ExportOptions {
  SubjectOptions subject;
  MomentOptions moment;
  std::string format;
  std::vector<std::string> settings;
  std::string out = "-";
};

const exports::Format& chosenFormat(const ExportOptions& options) {
  if (options.format.empty()) {
    if (const exports::Format* const format = exports::formatOf(options.out)) return *format;
    throw BadUse(
        fmt::format("--format is missing: {} does not end like the file of a format", options.out));
  }
  try {
    return exports::format(options.format);
  } catch (const Error& error) {
    throw BadUse(fmt::format("--format: {}", error.what()));
  }
}

Parameters chosenOptions(const exports::Format& format, const ExportOptions& options) {
  return exports::resolvedOptions(
      format, parameters("--option", format.id, format.options, options.settings));
}

/// Throws what the format has against it as BadUse.
void check(const exports::Format& format, const exports::Subject& subject,
           const Parameters& options) {
  try {
    if (format.check != nullptr) format.check(subject, options);
  } catch (const Error& error) {
    throw BadUse(error.field().empty()
                     ? fmt::format("--format {}: {}", format.id, error.what())
                     : fmt::format("--option {}: {}", error.field(), error.what()));
  }
}

int exportRun(const ExportOptions& options) {
  const exports::Format& format = chosenFormat(options);
  const Parameters chosen = chosenOptions(format, options);
  if (format.toFile == nullptr && options.out == "-")
    throw BadUse(fmt::format("--out is missing: {} are files in a folder", format.id));
  const Subject subject = cli::subject(options.subject);
  const ChosenMoment moment = chosenMoment(options.moment, subject.lanes.front());

  constexpr std::uint64_t noCheckpoints = 0;  // nobody goes back
  exports::Subject exported{Run(subject.lanes.front(), noCheckpoints), subject.palette,
                            subject.overlays.front()};
  check(format, exported, chosen);  // what is too large is refused before a long run is made
  moveTo(exported.run, moment);
  check(format, exported, chosen);
  writeExport(format, std::move(exported), chosen, options.out);
  return 0;
}

/// The formats and their options.
std::string footer() {
  std::string text = "Formats and their options:\n";
  for (const exports::Format& format : exports::formats()) text += '\n' + described(format);
  return text;
}

void addExportOptions(CLI::App& command, ExportOptions& options) {
  addSubjectOptions(command, options.subject, Seeds::one,
                    "Which lane of the preset, from 1 (default: 1)");
  addMomentOptions(command, options.moment);
  command
      .add_option("--format", options.format,
                  "One of those below (default: the one that FILE ends like)")
      ->type_name("ID");
  command.add_option("--option", options.settings, "An option of the format; can be given again")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  command
      .add_option("--out", options.out,
                  "- is standard output, and the default; some formats make a folder")
      ->type_name("FILE");
}

}  // namespace

void addExport(CLI::App& app, Command& chosen) {
  CLI::App* const command = app.add_subcommand(
      "export", "Write a maze or cave at any of its moves in a format for other programs");
  const auto options = std::make_shared<ExportOptions>();
  addExportOptions(*command, *options);
  command->footer([] { return footer(); });
  command->callback([&chosen, options] { chosen = [options] { return exportRun(*options); }; });
}

}  // namespace mazescope::cli
