#include "gui/model/stages.hpp"

#include "gui/model/lane.hpp"

#include <mazescope/registry.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr const char* entrances = "entrances";

/// The place of a new stage that is no solver.
auto beforeSolver(Spec& spec) {
  return hasSolver(spec) ? spec.stages.end() - 1 : spec.stages.end();
}

bool sameGenerator(const Spec& one, const Spec& other) {
  return one.algorithm == other.algorithm && one.size == other.size && one.seed == other.seed &&
         one.start == other.start && one.parameters == other.parameters;
}

}  // namespace

bool canFollow(const AlgorithmInfo& stage, const AlgorithmInfo& generator) {
  return stage.role != Role::generator && stage.onlyOn.value_or(generator.grid) == generator.grid;
}

bool hasSolver(const Spec& spec) {
  return !spec.stages.empty() && algorithm(spec.stages.back().algorithm).role == Role::solver;
}

Spec withStage(Spec spec, const AlgorithmInfo& stage) {
  if (stage.role == Role::solver && hasSolver(spec)) spec.stages.pop_back();
  spec.stages.insert(beforeSolver(spec), StageSpec{std::string(stage.id), {}});
  return spec;
}

Spec withoutStage(Spec spec, std::size_t stage) {
  spec.stages.erase(spec.stages.begin() + static_cast<std::ptrdiff_t>(stage));
  return spec;
}

bool canSwap(const Spec& spec, std::size_t stage) {
  return stage + 1 < spec.stages.size() - (hasSolver(spec) ? 1 : 0);
}

Spec withSwapped(Spec spec, std::size_t stage) {
  std::swap(spec.stages[stage], spec.stages[stage + 1]);
  return spec;
}

Spec withGenerator(Spec spec, const AlgorithmInfo& generator) {
  spec.algorithm = generator.id;
  spec.parameters.clear();
  if (!generator.hasStart) spec.start.reset();
  std::erase_if(spec.stages, [&generator](const StageSpec& stage) {
    return !canFollow(algorithm(stage.algorithm), generator);
  });
  return spec;
}

std::string namesOfLost(const Spec& before, const Spec& after) {
  std::string names;
  auto kept = after.stages.begin();
  for (const StageSpec& stage : before.stages) {
    if (kept != after.stages.end() && *kept == stage)
      ++kept;
    else
      names += (names.empty() ? "" : ", ") + std::string(algorithm(stage.algorithm).name);
  }
  return names;
}

Spec withEnd(Spec spec, End end, Point cell) {
  const auto last =
      std::find_if(spec.stages.rbegin(), spec.stages.rend(),
                   [](const StageSpec& stage) { return stage.algorithm == entrances; });
  StageSpec& stage =
      last != spec.stages.rend()
          ? *last
          : *spec.stages.insert(beforeSolver(spec),
                                StageSpec{entrances, {{"openings", std::string("no")}}});
  stage.parameters[end == End::start ? "start" : "goal"] = fmt::format("{},{}", cell.x, cell.y);
  return spec;
}

void movePlacesInside(Spec& spec) {
  if (spec.size.cells() == 0) return;
  for (StageSpec& stage : spec.stages)
    for (const ParameterInfo& parameter : algorithm(stage.algorithm).parameters) {
      const auto given = stage.parameters.find(parameter.id);
      if (!std::holds_alternative<Place>(parameter.type) || given == stage.parameters.end())
        continue;
      const auto cell = givenCell(std::get<std::string>(given->second));
      if (cell)
        given->second = fmt::format("{},{}", std::min(cell->x, spec.size.width - 1),
                                    std::min(cell->y, spec.size.height - 1));
    }
}

std::uint64_t sharedTicks(const Run& run, const Spec& other) {
  const Spec& spec = run.spec();
  if (!sameGenerator(spec, other)) return 0;
  const auto [differs, same] = std::mismatch(spec.stages.begin(), spec.stages.end(),
                                             other.stages.begin(), other.stages.end());
  const auto stage = static_cast<std::size_t>(differs - spec.stages.begin()) + 1;
  // Where the start of a stage is not known, the run has not come so far.
  if (stage >= run.stageStarts().size()) return run.tick();
  return std::min(run.tick(), run.stageStarts()[stage]);
}

std::optional<std::uint64_t> firstTick(const Run& run, std::size_t stage) {
  const std::vector<std::uint64_t>& starts = run.stageStarts();
  if (stage == 0) return 0;
  if (stage >= starts.size()) return std::nullopt;
  const bool idle =
      stage + 1 < starts.size() ? starts[stage + 1] == starts[stage] : run.total() == starts[stage];
  return idle ? std::nullopt : std::optional(starts[stage] + 1);
}

std::uint64_t nextBeginning(const Run& run) {
  for (std::size_t stage = 1; stage < run.stages().size(); ++stage)
    if (const auto tick = firstTick(run, stage); tick && *tick > run.tick()) return *tick;
  return run.total().value_or(run.reached());
}

std::uint64_t previousBeginning(const Run& run) {
  for (std::size_t stage = run.stages().size(); stage-- > 0;)
    if (const auto tick = firstTick(run, stage); tick && *tick < run.tick()) return *tick;
  return 0;
}

std::string stageName(const Run& run, std::size_t stage) {
  return std::string(run.stages()[stage].variant->name);
}

std::string numberedStageName(const Run& run, std::size_t stage) {
  return stage == 0 ? stageName(run, stage) : fmt::format("{} {}", stage, stageName(run, stage));
}

std::string answerText(const Run& run) {
  const std::optional<Answer> answer = run.answer();
  if (!answer) return "";
  const std::string path = answer->length   ? "path " + grouped(*answer->length)
                           : run.finished() ? "no path"
                                            : "no path yet";
  return fmt::format("{}, looked at {}", path, grouped(answer->visited));
}

}  // namespace mazescope::gui
