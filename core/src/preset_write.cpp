#include "preset_words.hpp"

#include <mazescope/preset.hpp>

#include <nlohmann/json.hpp>

#include <cmath>

namespace mazescope {

namespace {

using Json = nlohmann::ordered_json;

/// A whole number without ".0"; the reader takes one for the other.
Json number(double real) {
  constexpr double exactBelow = 9007199254740992.0;  // 2^53
  if (std::abs(real) < exactBelow && real == std::floor(real))
    return static_cast<std::int64_t>(real);
  return real;
}

Json number(std::int64_t whole) { return whole; }
Json number(const std::string& text) { return text; }

template <class Words, class Enum>
std::string word(const Words& words, Enum value) {
  return std::string(words.at(static_cast<std::size_t>(value)));
}

Json parametersJson(const Parameters& parameters) {
  Json json = Json::object();
  for (const auto& [id, value] : parameters)
    json[id] = std::visit([](const auto& v) { return number(v); }, value);
  return json;
}

Json stageJson(const StageSpec& stage) {
  Json json{{"algorithm", stage.algorithm}};
  if (!stage.parameters.empty()) json["parameters"] = parametersJson(stage.parameters);
  return json;
}

Json specJson(const Spec& spec) {
  Json json{{"algorithm", spec.algorithm},
            {"width", spec.size.width},
            {"height", spec.size.height},
            {"seed", spec.seed}};
  if (spec.start) json["start"] = {{"x", spec.start->x}, {"y", spec.start->y}};
  if (!spec.parameters.empty()) json["parameters"] = parametersJson(spec.parameters);
  for (const StageSpec& stage : spec.stages) json["stages"].push_back(stageJson(stage));
  return json;
}

Json laneJson(const PresetLane& lane) {
  Json json = specJson(lane.spec);
  if (lane.view != LaneView{})
    json["view"] = {
        {"zoom", number(lane.view.zoom)}, {"x", number(lane.view.x)}, {"y", number(lane.view.y)}};
  if (lane.overlay.kind != OverlayKind::none) {
    json["overlay"]["show"] = overlayInfo(lane.overlay.kind).id;
    if (const auto from = lane.overlay.from)
      json["overlay"].update({{"x", from->x}, {"y", from->y}});
  }
  return json;
}

Json breakpointJson(const Breakpoint& breakpoint) {
  Json json{{"when", toText(breakpoint.condition)}, {"on", breakpoint.on}};
  if (breakpoint.lane) json["lane"] = *breakpoint.lane;
  return json;
}

Json playbackJson(const Playback& playback) {
  const bool fastest = playback.speed == asFastAsItGoes;
  return {{"speed", fastest ? Json(preset_words::fastest) : number(playback.speed)},
          {"unit", word(preset_words::playUnits, playback.unit)},
          {"keepStep", word(preset_words::keepSteps, playback.keepStep)},
          {"tick", playback.tick}};
}

}  // namespace

std::string toJson(const Spec& spec) { return specJson(spec).dump(); }

std::string toJson(const Preset& preset) {
  Json json;
  json["schema"] = 1;
  if (!preset.about.empty()) json["about"] = preset.about;
  json["lanes"] = Json::array();
  for (const PresetLane& lane : preset.lanes) json["lanes"].push_back(laneJson(lane));
  for (const Breakpoint& breakpoint : preset.breakpoints)
    json["breakpoints"].push_back(breakpointJson(breakpoint));
  json["playback"] = playbackJson(preset.playback);
  json["view"] = {
      {"palette", preset.palette}, {"linked", preset.linked}, {"selected", preset.selected}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace mazescope
