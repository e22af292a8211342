#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/exporting.hpp"
#include "cli/moment.hpp"
#include "cli/subject.hpp"
#include "picture/painter.hpp"

#include <mazescope/error.hpp>
#include <mazescope/registry.hpp>

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace mazescope::cli {

namespace {

/// As given; what is missing is empty.
struct RenderOptions {
  SubjectOptions subject;
  MomentOptions moment;
  std::string scale, palette, format;
  std::string out = "-";
};

const Palette& chosenPalette(const RenderOptions& options, const Subject& subject) {
  try {
    return palette(options.palette.empty() ? subject.palette : options.palette);
  } catch (const Error& error) {
    throw BadUse(fmt::format("--palette: {}", error.what()));
  }
}

bool wantsPng(const RenderOptions& options) {
  if (options.format.empty()) {
    const exports::Format* const format = exports::formatOf(options.out);
    return format != nullptr && format->id == "png";
  }
  if (options.format == "png" || options.format == "text") return options.format == "png";
  throw BadUse(fmt::format("--format: must be text or png; it is {}", options.format));
}

Parameters pngOptions(const RenderOptions& options, GridKind kind) {
  Parameters chosen;
  if (!options.scale.empty())
    chosen.emplace("cell", static_cast<std::int64_t>(
                               wholeNumber("--cell", options.scale, picture::minimumScale(kind),
                                           picture::maximumScale, "a whole number of pixels")));
  return chosen;
}

Parameters textOptions() { return {{"style", "ascii"}, {"solution", "none"}}; }

void checkSize(const exports::Format& format, const exports::Subject& subject,
               const Parameters& options) {
  try {
    if (format.check != nullptr) format.check(subject, options);
  } catch (const Error& error) {
    throw BadUse(fmt::format("--{}: {}", error.field(), error.what()));
  }
}

int render(const RenderOptions& options) {
  const bool asPng = wantsPng(options);
  const exports::Format& format = exports::format(asPng ? "png" : "text");
  const Subject subject = cli::subject(options.subject);
  const Spec& spec = subject.lanes.front();
  const ChosenMoment moment = chosenMoment(options.moment, spec);
  const std::string palette(chosenPalette(options, subject).id);
  const Parameters chosen = exports::resolvedOptions(
      format, asPng ? pngOptions(options, algorithm(spec.algorithm).grid) : textOptions());

  constexpr std::uint64_t noCheckpoints = 0;  // nobody goes back
  exports::Subject exported{Run(spec, noCheckpoints), palette, subject.overlays.front()};
  checkSize(format, exported, chosen);
  moveTo(exported.run, moment);
  writeExport(format, std::move(exported), chosen, options.out);
  return 0;
}

void addRenderOptions(CLI::App& command, RenderOptions& options) {
  addSubjectOptions(command, options.subject, Seeds::one,
                    "Which lane of the preset, from 1 (default: 1)");
  addMomentOptions(command, options.moment);
  const auto add = [&command](const char* name, std::string& value, const char* type,
                              const char* help) {
    command.add_option(name, value, help)->type_name(type);
  };
  add("--cell", options.scale, "P",
      "PNG: pixels a cell, its wall included; 2 to 256, for caves from 1 (default: 10)");
  add("--palette", options.palette, "ID", "PNG: colours (default: the preset's)");
  add("--format", options.format, "text|png", "Default: png if FILE ends in .png, else text");
  add("--out", options.out, "FILE", "- is standard output, and the default");
}

}  // namespace

void addRender(CLI::App& app, Command& chosen) {
  CLI::App* const command = app.add_subcommand(
      "render", "Write a picture or a text of a maze or cave at any of its moves");
  const auto options = std::make_shared<RenderOptions>();
  addRenderOptions(*command, *options);
  command->callback([&chosen, options] { chosen = [options] { return render(*options); }; });
}

}  // namespace mazescope::cli
