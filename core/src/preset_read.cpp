#include "json_field.hpp"
#include "preset_words.hpp"

#include <mazescope/error.hpp>
#include <mazescope/palette.hpp>
#include <mazescope/preset.hpp>
#include <mazescope/registry.hpp>

#include <charconv>
#include <limits>

namespace mazescope {

namespace {

using json::Field;
using Type = json::Value::Type;

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

/// The ids of algorithms, parameters or palettes.
template <class Infos>
std::vector<std::string_view> ids(const Infos& infos) {
  std::vector<std::string_view> ids;
  ids.reserve(infos.size());
  for (const auto& info : infos) ids.push_back(info.id);
  return ids;
}

template <class Enum, class Words>
Enum word(const Field& field, const Words& words) {
  return static_cast<Enum>(field.oneOf({words.begin(), words.end()}));
}

Value parameterValue(const ParameterInfo& info, const Field& field) {
  const json::Value& value = field.value();
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
    const Value value = parameterValue(info, *given);
    try {
      parameters.emplace(info.id, info.checked(value));
    } catch (const Error& error) {
      throw Error(given->pointer(), error.what() + ("; it is " + json::inWords(given->value())));
    }
  }
  return parameters;
}

Point readStart(const Field& field) {
  field.checkKeys({"x", "y"});
  const auto coordinate = [&field](std::string_view key) {
    return static_cast<std::uint32_t>(field.at(key).whole(0, maximumSide - 1));
  };
  return {coordinate("x"), coordinate("y")};
}

Spec readSpec(const Field& lane) {
  const AlgorithmInfo& info = algorithms()[lane.at("algorithm").oneOf(ids(algorithms()))];
  const auto side = [&lane](std::string_view key) {
    return static_cast<std::uint32_t>(
        lane.at(key).whole(1, maximumSide, "a whole number of cells"));
  };
  Spec spec;
  spec.algorithm = info.id;
  spec.size = {side("width"), side("height")};
  spec.seed = lane.at("seed").whole(0, largest);
  if (const auto start = lane.find("start")) spec.start = readStart(*start);
  if (const auto parameters = lane.find("parameters"))
    spec.parameters = readParameters(info, *parameters);
  try {
    return resolved(spec);
  } catch (const Error& error) {  // the size as a whole is no key of its own
    const bool keyless = error.field() == "size";
    throw Error(keyless ? lane.pointer() : lane.pointer() + '/' + error.field(), error.what());
  }
}

LaneView readLaneView(const Field& field) {
  field.checkKeys({"zoom", "x", "y"});
  LaneView view;
  if (const auto zoom = field.find("zoom"))
    view.zoom = zoom->real(LaneView::minimumZoom, LaneView::maximumZoom);
  if (const auto x = field.find("x")) view.x = x->real(0, 1);
  if (const auto y = field.find("y")) view.y = y->real(0, 1);
  return view;
}

PresetLane readLane(const Field& field) {
  field.checkKeys({"algorithm", "width", "height", "seed", "start", "parameters", "view"});
  PresetLane lane;
  lane.spec = readSpec(field);
  if (const auto view = field.find("view")) lane.view = readLaneView(*view);
  return lane;
}

double readSpeed(const Field& field) {
  const json::Value& value = field.value();
  if (value.type == Type::text && value.written == preset_words::fastest) return asFastAsItGoes;
  if (value.type == Type::number && slowest <= value.real && value.real <= fastestGiven)
    return value.real;
  field.fail("a number of units a second from 1 to 1000000, or \"max\"");
}

Playback readPlayback(const Field& field) {
  field.checkKeys({"speed", "unit", "keepStep", "tick"});
  Playback playback;
  if (const auto speed = field.find("speed")) playback.speed = readSpeed(*speed);
  if (const auto unit = field.find("unit"))
    playback.unit = word<PlayUnit>(*unit, preset_words::playUnits);
  if (const auto keepStep = field.find("keepStep"))
    playback.keepStep = word<KeepStep>(*keepStep, preset_words::keepSteps);
  if (const auto tick = field.find("tick")) playback.tick = tick->whole(0, largest);
  return playback;
}

void readView(const Field& field, Preset& preset) {
  field.checkKeys({"palette", "linked", "selected"});
  if (const auto id = field.find("palette"))
    preset.palette = palettes()[id->oneOf(ids(palettes()))].id;
  if (const auto linked = field.find("linked")) preset.linked = linked->truth();
  if (const auto selected = field.find("selected"))
    preset.selected = static_cast<std::size_t>(selected->whole(0, preset.lanes.size() - 1));
}

void checkLink(const Preset& preset) {
  const Spec& first = preset.lanes.front().spec;
  for (std::size_t i = 1; preset.linked && i < preset.lanes.size(); ++i) {
    const Spec& spec = preset.lanes[i].spec;
    if (spec.size == first.size && spec.seed == first.seed) continue;
    throw Error("view/linked", "must be false here: lanes 0 and " + std::to_string(i) +
                                   " differ in " + (spec.size == first.size ? "seed" : "size"));
  }
}

void checkSchema(const Field& root) {
  const Field schema = root.at("schema");
  if (schema.value().type == Type::number && schema.value().written == "1") return;
  schema.fail("1, the only version of presets that this program reads");
}

}  // namespace

Preset parsePreset(std::string_view text) {
  const json::Value document = json::parse(text, Preset::maximumBytes, Preset::maximumDepth);
  if (document.type != Type::object)
    throw Error("", "1:1: a preset is an object, {\"schema\": 1, ...}; this is " +
                        json::inWords(document));
  const Field root(document, "");
  checkSchema(root);  // first: a later version may well have other keys
  root.checkKeys({"schema", "about", "lanes", "playback", "view"});

  Preset preset;
  if (const auto about = root.find("about")) preset.about = about->text();
  for (const Field& lane : root.at("lanes").items(1, Preset::maximumLanes))
    preset.lanes.push_back(readLane(lane));
  if (const auto playback = root.find("playback")) preset.playback = readPlayback(*playback);
  if (const auto view = root.find("view")) readView(*view, preset);
  checkLink(preset);
  return preset;
}

}  // namespace mazescope
