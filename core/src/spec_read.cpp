#include "spec_json.hpp"

#include <mazescope/error.hpp>
#include <mazescope/registry.hpp>

#include <charconv>
#include <limits>

namespace mazescope::json {

namespace {

using Type = Value::Type;

/// The ids of those algorithms that have, or have not, this role.
std::vector<std::string_view> algorithmIds(bool generators) {
  std::vector<std::string_view> ids;
  for (const AlgorithmInfo& info : algorithms())
    if ((info.role == Role::generator) == generators) ids.push_back(info.id);
  return ids;
}

/// The algorithm that the field names.
const AlgorithmInfo& readAlgorithm(const Field& field, bool generator) {
  const std::vector<std::string_view> known = algorithmIds(generator);
  return algorithm(known[field.oneOf(known)]);
}

mazescope::Value parameterValue(const ParameterInfo& info, const Field& field) {
  const Value& value = field.value();
  if (value.type == Type::text) return value.written;
  if (value.type != Type::number) field.fail(info.bounds());
  const char* const end = value.written.data() + value.written.size();
  std::int64_t whole = 0;
  const auto [stop, error] = std::from_chars(value.written.data(), end, whole);
  if (error == std::errc{} && stop == end) return whole;
  return value.real;
}

Parameters readParameters(const AlgorithmInfo& algorithm, const Field& field) {
  field.checkKeys(ids(algorithm.parameters));
  Parameters parameters;
  for (const ParameterInfo& info : algorithm.parameters) {
    const auto given = field.find(info.id);
    if (!given) continue;
    const mazescope::Value value = parameterValue(info, *given);
    try {
      parameters.emplace(info.id, info.checked(value));
    } catch (const Error& error) {
      throw Error(given->pointer(), error.what() + ("; it is " + inWords(given->value())));
    }
  }
  return parameters;
}

}  // namespace

Point readCell(const Field& field, Size sides) {
  field.checkKeys({"x", "y"});
  return readPoint(field, sides);
}

Point readPoint(const Field& field, Size sides) {
  const auto coordinate = [&field](std::string_view key, std::uint32_t side) {
    return static_cast<std::uint32_t>(field.at(key).whole(0, side - 1));
  };
  return {coordinate("x", sides.width), coordinate("y", sides.height)};
}

namespace {

StageSpec readStage(const Field& field) {
  field.checkKeys({"algorithm", "parameters"});
  const AlgorithmInfo& info = readAlgorithm(field.at("algorithm"), false);
  StageSpec stage{std::string(info.id), {}};
  if (const auto parameters = field.find("parameters"))
    stage.parameters = readParameters(info, *parameters);
  return stage;
}

}  // namespace

Spec readSpec(const Field& lane) {
  const AlgorithmInfo& info = readAlgorithm(lane.at("algorithm"), true);
  const auto side = [&lane](std::string_view key) {
    return static_cast<std::uint32_t>(
        lane.at(key).whole(1, maximumSide, "a whole number of cells"));
  };
  Spec spec;
  spec.algorithm = info.id;
  spec.size = {side("width"), side("height")};
  spec.seed = lane.at("seed").whole(0, std::numeric_limits<std::uint64_t>::max());
  if (const auto start = lane.find("start"))
    spec.start = readCell(*start, {maximumSide, maximumSide});
  if (const auto parameters = lane.find("parameters"))
    spec.parameters = readParameters(info, *parameters);
  if (const auto stages = lane.find("stages"))
    for (const Field& stage : stages->items(0, Spec::maximumStages))
      spec.stages.push_back(readStage(stage));
  try {
    return resolved(spec);
  } catch (const Error& error) {  // the size as a whole is no key of its own
    const bool keyless = error.field() == "size";
    throw Error(keyless ? lane.pointer() : lane.pointer() + '/' + error.field(), error.what());
  }
}

}  // namespace mazescope::json
