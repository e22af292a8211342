#include "cli/subject.hpp"

#include "cli/arguments.hpp"
#include "files/presets.hpp"

#include <mazescope/error.hpp>
#include <mazescope/palette.hpp>
#include <mazescope/registry.hpp>

#include <fmt/format.h>

#include <limits>

namespace mazescope::cli {

namespace {

Subject subjectOfPreset(const SubjectOptions& options) {
  const bool mixed =
      !(options.algorithm + options.width + options.height + options.seed + options.start)
           .empty() ||
      !options.settings.empty();
  if (mixed)
    throw BadUse(
        fmt::format("PRESET: cannot be changed by --algorithm, --width, --height, {}--start, --set",
                    options.oneSeed ? "--seed, " : ""));
  const Preset preset = files::loadPreset(files::findPreset(options.preset));
  Subject subject{{}, {}, 1, preset.palette};
  for (const PresetLane& lane : preset.lanes) {
    subject.lanes.push_back(lane.spec);
    subject.overlays.push_back(lane.overlay);
  }
  if (!options.lane.empty()) {
    subject.firstLane =
        static_cast<std::size_t>(wholeNumber("--lane", options.lane, 1, preset.lanes.size()));
    const PresetLane& only = preset.lanes[subject.firstLane - 1];
    subject.lanes = {only.spec};
    subject.overlays = {only.overlay};
  }
  return subject;
}

void checkNoneIsMissing(const SubjectOptions& options) {
  std::vector<std::pair<const char*, const std::string*>> needed{
      {"--algorithm", &options.algorithm},
      {"--width", &options.width},
      {"--height", &options.height}};
  if (options.oneSeed) needed.emplace_back("--seed", &options.seed);
  for (const auto& [name, text] : needed)
    if (text->empty())
      throw BadUse(fmt::format("{} is missing: {} needs a PRESET, or --algorithm, --width{}", name,
                               options.command,
                               options.oneSeed ? ", --height and --seed" : " and --height"));
}

Spec specOf(const SubjectOptions& options) {
  const auto side = [](std::string_view option, const std::string& text) {
    return static_cast<std::uint32_t>(
        wholeNumber(option, text, 1, maximumSide, "a whole number of cells"));
  };
  const AlgorithmInfo& info = generator(options.algorithm);
  Spec spec;
  spec.algorithm = options.algorithm;
  spec.size = {side("--width", options.width), side("--height", options.height)};
  if (options.oneSeed)
    spec.seed = wholeNumber("--seed", options.seed, 0, std::numeric_limits<std::uint64_t>::max());
  if (!options.start.empty()) spec.start = point("--start", options.start);
  spec.parameters = parameters("--set", info.id, info.parameters, options.settings);
  return resolved(spec);
}

Subject subjectOfOptions(const SubjectOptions& options) {
  if (!options.lane.empty()) throw BadUse("--lane: only a PRESET has lanes");
  checkNoneIsMissing(options);
  try {
    return {{specOf(options)}, {Overlay{}}, 1, std::string(palettes().front().id)};
  } catch (const Error& error) {  // the fields are named like the options
    throw BadUse(fmt::format("--{}: {}", error.field(), error.what()));
  }
}

std::vector<StageSpec> chosenStages(const SubjectOptions& options) {
  std::vector<StageSpec> stages;
  for (const std::string& text : options.stages) stages.push_back(stage("--stage", text));
  return stages;
}

}  // namespace

Spec followedBy(Spec spec, const std::vector<StageSpec>& stages, std::string_view option) {
  if (stages.empty()) return spec;
  spec.stages.insert(spec.stages.end(), stages.begin(), stages.end());
  try {
    return resolved(std::move(spec));
  } catch (const Error& error) {
    throw BadUse(fmt::format("{}: {}: {}", option, error.field(), error.what()));
  }
}

void addSubjectOptions(CLI::App& command, SubjectOptions& options, Seeds seeds,
                       const char* laneHelp) {
  options.command = command.get_name();
  options.oneSeed = seeds == Seeds::one;
  const auto add = [&command](const char* name, auto& value, const char* type, const char* help) {
    return command.add_option(name, value, help)->type_name(type);
  };
  add("PRESET", options.preset, "",
      "A preset, maze or cave: a file, - for standard input, or the name of a preset that ships");
  add("--lane", options.lane, "N", laneHelp);
  add("--algorithm", options.algorithm, "ID", "Without a preset: one that `mazescope list` names");
  add("--width", options.width, "W", "Without a preset: in cells, 1 to 16384");
  add("--height", options.height, "H", "Without a preset: in cells, 1 to 16384");
  if (options.oneSeed)
    add("--seed", options.seed, "S", "Without a preset: 0 to 18446744073709551615");
  add("--start", options.start, "X,Y",
      "Without a preset: the first cell (default: drawn from the seed)");
  add("--set", options.settings, "NAME=VALUE", "Without a preset: a parameter; can be given again")
      ->allow_extra_args(false);
  add("--stage", options.stages, "ID[:NAME=VALUE,...]",
      "What goes on where the generator, and the stages of a preset's lane, have ended, with its "
      "parameters, such as entrances:start=0,0,goal=farthest; can be given again")
      ->allow_extra_args(false);
}

Subject subject(const SubjectOptions& options) {
  const std::vector<StageSpec> stages = chosenStages(options);
  Subject subject = options.preset.empty() ? subjectOfOptions(options) : subjectOfPreset(options);
  for (Spec& lane : subject.lanes) lane = followedBy(lane, stages, "--stage");
  return subject;
}

}  // namespace mazescope::cli
