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

}  // namespace

Spec resolved(Spec spec) {
  const AlgorithmInfo& info = algorithm(spec.algorithm);
  checkSize(spec.size);
  checkStart(info, spec);
  checkParameterNames(info, spec.parameters);
  for (const ParameterInfo& parameter : info.parameters) {
    const auto given = spec.parameters.find(parameter.id);
    const Value value =
        given == spec.parameters.end() ? parameter.standard() : parameter.checked(given->second);
    spec.parameters.insert_or_assign(std::string(parameter.id), value);
  }
  return spec;
}

}  // namespace mazescope
