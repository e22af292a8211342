#include <mazescope/describe.hpp>
#include <mazescope/error.hpp>
#include <mazescope/registry.hpp>

namespace mazescope {

namespace {

void checkStart(const AlgorithmInfo& info, const Spec& spec) {
  if (!spec.start) return;
  if (!info.hasStart) throw Error("start", "the algorithm " + std::string(info.id) + " has none");
  if (spec.start->x >= spec.size.width || spec.start->y >= spec.size.height)
    throw Error("start", "must lie in the grid, from (0, 0) to " +
                             toText(Point{spec.size.width - 1, spec.size.height - 1}) + "; it is " +
                             toText(*spec.start));
}

void checkParameterNames(const AlgorithmInfo& info, const Parameters& parameters) {
  for (const auto& [id, value] : parameters) {
    if (info.parameter(id) != nullptr) continue;
    std::string known;
    for (const ParameterInfo& parameter : info.parameters)
      known += (known.empty() ? "; it has " : ", ") + std::string(parameter.id);
    throw Error("parameters/" + id, "is not a parameter of " + std::string(info.id) + known);
  }
}

void checkPlace(const ParameterInfo& parameter, const Value& value, Size size) {
  if (!std::holds_alternative<Place>(parameter.type)) return;
  const auto cell = givenCell(std::get<std::string>(value));
  if (cell && (cell->x >= size.width || cell->y >= size.height))
    throw Error("parameters/" + std::string(parameter.id),
                "must lie in the grid, from (0, 0) to " +
                    toText(Point{size.width - 1, size.height - 1}) + "; it is " + toText(*cell));
}

/// Fills in what is left out.
void resolve(const AlgorithmInfo& info, Size size, Parameters& parameters) {
  checkParameterNames(info, parameters);
  for (const ParameterInfo& parameter : info.parameters) {
    const auto given = parameters.find(parameter.id);
    const Value value =
        given == parameters.end() ? parameter.standard() : parameter.checked(given->second);
    checkPlace(parameter, value, size);
    parameters.insert_or_assign(std::string(parameter.id), value);
  }
  if (info.check != nullptr) info.check(size, parameters);
}

std::string_view kindName(GridKind kind) { return kind == GridKind::maze ? "mazes" : "caves"; }

void checkStage(const AlgorithmInfo& generator, const AlgorithmInfo& stage, bool last) {
  const std::string id(stage.id);
  if (stage.role == Role::solver && !last)
    throw Error("algorithm", id + " is a solver; no stage can follow it");
  if (stage.onlyOn && *stage.onlyOn != generator.grid)
    throw Error("algorithm", id + " works on " + std::string(kindName(*stage.onlyOn)) + "; " +
                                 std::string(generator.id) + " makes " +
                                 std::string(kindName(generator.grid)));
}

void resolveStages(const AlgorithmInfo& generator, Spec& spec) {
  if (spec.stages.size() > Spec::maximumStages)
    throw Error("stages", "must be at most " + std::to_string(Spec::maximumStages) +
                              "; there are " + std::to_string(spec.stages.size()));
  for (std::size_t i = 0; i < spec.stages.size(); ++i) try {
      StageSpec& stage = spec.stages[i];
      const AlgorithmInfo& info = stageAlgorithm(stage.algorithm);
      checkStage(generator, info, i + 1 == spec.stages.size());
      resolve(info, spec.size, stage.parameters);
    } catch (const Error& error) {
      throw Error("stages/" + std::to_string(i) + '/' + error.field(), error.what());
    }
}

}  // namespace

Spec resolved(Spec spec) {
  const AlgorithmInfo& info = generator(spec.algorithm);
  checkSize(spec.size);
  checkStart(info, spec);
  resolve(info, spec.size, spec.parameters);
  resolveStages(info, spec);
  return spec;
}

}  // namespace mazescope
