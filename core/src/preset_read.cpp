#include "documents.hpp"
#include "preset_words.hpp"
#include "spec_json.hpp"

#include <mazescope/error.hpp>
#include <mazescope/palette.hpp>
#include <mazescope/preset.hpp>
#include <mazescope/registry.hpp>

#include <limits>

namespace mazescope {

namespace {

using json::Field;
using json::ids;
using json::readPoint;
using json::readSpec;
using Type = json::Value::Type;

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

template <class Enum, class Words>
Enum word(const Field& field, const Words& words) {
  return static_cast<Enum>(field.oneOf({words.begin(), words.end()}));
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

Overlay readOverlay(const Field& field, Size size) {
  field.checkKeys({"show", "x", "y"});
  Overlay overlay;
  overlay.kind = overlays()[field.at("show").oneOf(ids(overlays()))].kind;
  for (const std::string_view key : {"x", "y"}) {
    const auto given = field.find(key);
    if (!given) continue;
    if (overlay.kind != OverlayKind::distance)
      throw Error(given->pointer(), "belongs to the overlay \"distance\" alone");
    overlay.from = readPoint(field, size);
  }
  return overlay;
}

PresetLane readLane(const Field& field) {
  std::vector<std::string_view> keys(json::specKeys.begin(), json::specKeys.end());
  keys.insert(keys.end(), {"view", "overlay"});
  field.checkKeys(keys);
  PresetLane lane;
  lane.spec = readSpec(field);
  if (const auto view = field.find("view")) lane.view = readLaneView(*view);
  if (const auto overlay = field.find("overlay"))
    lane.overlay = readOverlay(*overlay, lane.spec.size);
  return lane;
}

Breakpoint readBreakpoint(const Field& field, std::size_t lanes) {
  field.checkKeys({"when", "on", "lane"});
  const Field when = field.at("when");
  Breakpoint breakpoint;
  try {
    breakpoint.condition = parseCondition(when.text());
  } catch (const Error& error) {
    throw Error(when.pointer(), error.what());
  }
  if (const auto on = field.find("on")) breakpoint.on = on->truth();
  if (const auto lane = field.find("lane"))
    breakpoint.lane = static_cast<std::size_t>(lane->whole(0, lanes - 1, "the index of a lane,"));
  return breakpoint;
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

void checkPresetSchema(const Field& root) {
  const Field schema = root.at("schema");
  if (schema.value().type == Type::number && schema.value().written == "1") return;
  schema.fail("1, the only version of presets that this program reads");
}

}  // namespace

Preset parsePreset(std::string_view text) { return json::presetOf(json::parse(text)); }

Preset json::presetOf(const json::Value& document) {
  if (document.type != Type::object)
    throw Error("", "1:1: a preset is an object, {\"schema\": 1, ...}; this is " +
                        json::inWords(document));
  const Field root(document, "");
  checkPresetSchema(root);  // first: a later version may well have other keys
  root.checkKeys({"schema", "about", "lanes", "breakpoints", "playback", "view"});

  Preset preset;
  if (const auto about = root.find("about")) preset.about = about->text();
  for (const Field& lane : root.at("lanes").items(1, Preset::maximumLanes))
    preset.lanes.push_back(readLane(lane));
  if (const auto breakpoints = root.find("breakpoints"))
    for (const Field& breakpoint : breakpoints->items(0, Preset::maximumBreakpoints))
      preset.breakpoints.push_back(readBreakpoint(breakpoint, preset.lanes.size()));
  if (const auto playback = root.find("playback")) preset.playback = readPlayback(*playback);
  if (const auto view = root.find("view")) readView(*view, preset);
  checkLink(preset);
  return preset;
}

}  // namespace mazescope
