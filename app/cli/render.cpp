#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "files/presets.hpp"
#include "picture/png.hpp"

#include <mazescope/error.hpp>
#include <mazescope/run.hpp>
#include <mazescope/text.hpp>

#include <fmt/format.h>

#include <limits>
#include <memory>
#include <optional>

namespace mazescope::cli {

namespace {

/// As given; what is missing is empty.
struct Options {
  std::string preset, lane;
  std::string algorithm, width, height, seed, start;
  std::vector<std::string> settings;
  std::string tick, scale, palette, format;
  std::string out = "-";
};

/// What to make a picture of.
struct Subject {
  Spec spec;
  std::string palette;
};

Subject subjectOfPreset(const Options& options) {
  const bool mixed =
      !(options.algorithm + options.width + options.height + options.seed + options.start)
           .empty() ||
      !options.settings.empty();
  if (mixed)
    throw BadUse(
        "PRESET: cannot be changed by --algorithm, --width, --height, --seed, --start, --set");
  const Preset preset = files::loadPreset(files::findPreset(options.preset));
  const std::uint64_t lane =
      options.lane.empty() ? 1 : wholeNumber("--lane", options.lane, 1, preset.lanes.size());
  return {preset.lanes[static_cast<std::size_t>(lane - 1)].spec, preset.palette};
}

Subject subjectOfOptions(const Options& options) {
  if (!options.lane.empty()) throw BadUse("--lane: only a PRESET has lanes");
  for (const auto& [name, text] :
       {std::pair("--algorithm", &options.algorithm), std::pair("--width", &options.width),
        std::pair("--height", &options.height), std::pair("--seed", &options.seed)})
    if (text->empty())
      throw BadUse(fmt::format("{} is missing: render needs a PRESET, or --algorithm, --width, "
                               "--height and --seed",
                               name));
  const auto side = [](std::string_view option, const std::string& text) {
    return static_cast<std::uint32_t>(
        wholeNumber(option, text, 1, maximumSide, "a whole number of cells"));
  };
  try {
    const AlgorithmInfo& info = algorithm(options.algorithm);
    Spec spec;
    spec.algorithm = options.algorithm;
    spec.size = {side("--width", options.width), side("--height", options.height)};
    spec.seed = wholeNumber("--seed", options.seed, 0, std::numeric_limits<std::uint64_t>::max());
    if (!options.start.empty()) spec.start = point("--start", options.start);
    spec.parameters = parameters(info, options.settings);
    return {resolved(spec), std::string(palettes().front().id)};
  } catch (const Error& error) {  // the fields are named like the options
    throw BadUse(fmt::format("--{}: {}", error.field(), error.what()));
  }
}

const Palette& chosenPalette(const Options& options, const Subject& subject) {
  try {
    return palette(options.palette.empty() ? subject.palette : options.palette);
  } catch (const Error& error) {
    throw BadUse(fmt::format("--palette: {}", error.what()));
  }
}

std::uint32_t chosenScale(const Options& options, const Run& run) {
  constexpr const char* standard = "10";
  const auto scale = static_cast<std::uint32_t>(wholeNumber(
      "--cell", options.scale.empty() ? standard : options.scale,
      picture::minimumScale(run.grid().kind()), picture::maximumScale, "a whole number of pixels"));
  const picture::Painter painter(run, scale);
  if (std::uint64_t{painter.width()} * painter.height() > picture::maximumPixels)
    throw BadUse(
        fmt::format("--cell: at {} the picture would have {} by {} pixels; {} in all can be "
                    "written",
                    scale, painter.width(), painter.height(), picture::maximumPixels));
  return scale;
}

bool wantsPng(const Options& options) {
  if (options.format.empty()) {
    constexpr std::string_view ending = ".png";
    const std::string& out = options.out;
    return out.size() > ending.size() &&
           out.compare(out.size() - ending.size(), ending.size(), ending) == 0;
  }
  if (options.format == "png" || options.format == "text") return options.format == "png";
  throw BadUse(fmt::format("--format: must be text or png; it is {}", options.format));
}

std::string png(const Run& run, std::uint32_t scale, const Palette& palette) {
  picture::Painter painter(run, scale);
  return picture::encodePng(
      painter.width(), painter.height(), picture::colors(palette),
      [&painter](std::uint32_t y, std::span<picture::Ink> row) { painter.paintRow(y, row); });
}

int render(const Options& options) {
  const bool asPng = wantsPng(options);
  const Subject subject =
      options.preset.empty() ? subjectOfOptions(options) : subjectOfPreset(options);
  constexpr std::uint64_t end = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t tick =
      options.tick.empty() ? end : wholeNumber("--tick", options.tick, 0, end);
  const Palette& palette = chosenPalette(options, subject);

  constexpr std::uint64_t noCheckpoints = 0;  // nobody goes back
  Run run(subject.spec, noCheckpoints);
  const std::uint32_t scale = asPng ? chosenScale(options, run) : 0;
  run.seek(tick);
  run.scout(1);  // whether this was the last move shows only by asking for the next one

  // The file is begun last: a command that is interrupted while it works leaves nothing behind.
  const std::string picture = asPng ? png(run, scale, palette) : "";
  Output output(options.out);
  output.write(picture);
  const std::uint32_t lines = asPng ? 0 : textLines(run.grid());
  for (std::uint32_t line = 0; line < lines; ++line) output.write(textLine(run.grid(), line));
  output.finish();
  return 0;
}

void addOptions(CLI::App& command, Options& options) {
  const auto add = [&command](const char* name, auto& value, const char* type, const char* help) {
    return command.add_option(name, value, help)->type_name(type);
  };
  add("PRESET", options.preset, "", "A preset: a file, or the name of one that ships");
  add("--lane", options.lane, "N", "Which lane of the preset, from 1 (default: 1)");
  add("--algorithm", options.algorithm, "ID", "Without a preset: one that `mazescope list` names");
  add("--width", options.width, "W", "Without a preset: in cells, 1 to 16384");
  add("--height", options.height, "H", "Without a preset: in cells, 1 to 16384");
  add("--seed", options.seed, "S", "Without a preset: 0 to 18446744073709551615");
  add("--start", options.start, "X,Y",
      "Without a preset: the first cell (default: drawn from the seed)");
  add("--set", options.settings, "NAME=VALUE", "Without a preset: a parameter; can be given again")
      ->allow_extra_args(false);
  add("--tick", options.tick, "N",
      "How many moves to make (default, and for more than there are: all of them)");
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
  const auto options = std::make_shared<Options>();
  addOptions(*command, *options);
  command->callback([&chosen, options] { chosen = [options] { return render(*options); }; });
}

}  // namespace mazescope::cli
