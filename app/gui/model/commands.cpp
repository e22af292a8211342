#include "gui/model/commands.hpp"

#include "files/files.hpp"

#include <nlohmann/json.hpp>

#include <cmath>

namespace mazescope::gui {

namespace {

using Json = nlohmann::ordered_json;
using namespace command;

Json toJson(const Spec& spec) {
  Json json{{"algorithm", spec.algorithm},
            {"width", spec.size.width},
            {"height", spec.size.height},
            {"seed", spec.seed}};
  if (spec.start) json["start"] = {spec.start->x, spec.start->y};
  for (const auto& [id, value] : spec.parameters)
    std::visit([&, &id = id](const auto& plain) { json["parameters"][id] = plain; }, value);
  return json;
}

Json toJson(double speed) { return std::isfinite(speed) ? Json(speed) : Json("max"); }

// The name of each command and its data, in one place each.
Json fields(const TogglePlay&) { return {{"command", "TogglePlay"}}; }
Json fields(const Restart&) { return {{"command", "Restart"}}; }
Json fields(const ToStart&) { return {{"command", "ToStart"}}; }
Json fields(const ToEnd&) { return {{"command", "ToEnd"}}; }
Json fields(const StepTicks& c) { return {{"command", "StepTicks"}, {"count", c.count}}; }
Json fields(const StepPhases& c) { return {{"command", "StepPhases"}, {"count", c.count}}; }
Json fields(const Seek& c) { return {{"command", "Seek"}, {"position", c.position}}; }
Json fields(const SetSpeed& c) { return {{"command", "SetSpeed"}, {"speed", toJson(c.speed)}}; }
Json fields(const SetUnit& c) {
  return {{"command", "SetUnit"}, {"unit", c.unit == PlayUnit::tick ? "tick" : "phase"}};
}
Json fields(const SetKeepStep& c) {
  return {{"command", "SetKeepStep"},
          {"keepStep", c.keepStep == KeepStep::tick ? "tick" : "percent"}};
}
Json fields(const SelectLane& c) { return {{"command", "SelectLane"}, {"lane", c.lane}}; }
Json fields(const DuplicateLane& c) { return {{"command", "DuplicateLane"}, {"lane", c.lane}}; }
Json fields(const CloseLane& c) { return {{"command", "CloseLane"}, {"lane", c.lane}}; }
Json fields(const EditSpec& c) {
  return {{"command", "EditSpec"}, {"lane", c.lane}, {"spec", toJson(c.spec)}};
}
Json fields(const SetLinked& c) { return {{"command", "SetLinked"}, {"linked", c.linked}}; }
Json fields(const SetLaneView& c) {
  return {{"command", "SetLaneView"},
          {"lane", c.lane},
          {"zoom", c.view.zoom},
          {"x", c.view.x},
          {"y", c.view.y}};
}
Json fields(const SetPalette& c) { return {{"command", "SetPalette"}, {"id", c.id}}; }
Json fields(const SetTheme& c) {
  return {{"command", "SetTheme"}, {"theme", c.theme == Theme::dark ? "dark" : "light"}};
}
Json fields(const SetScale& c) { return {{"command", "SetScale"}, {"scale", c.scale}}; }
Json fields(const OpenPreset& c) {
  return {{"command", "OpenPreset"}, {"path", files::toUtf8(c.path)}};
}
Json fields(const SavePreset& c) {
  return {{"command", "SavePreset"}, {"path", files::toUtf8(c.path)}};
}
Json fields(const Undo&) { return {{"command", "Undo"}}; }
Json fields(const Redo&) { return {{"command", "Redo"}}; }
Json fields(const ShowDialog& c) {
  return {{"command", "ShowDialog"}, {"dialog", static_cast<int>(c.dialog)}};
}
Json fields(const Report& c) { return {{"command", "Report"}, {"error", c.error}}; }
Json fields(const DismissMessage&) { return {{"command", "DismissMessage"}}; }
Json fields(const Quit&) { return {{"command", "Quit"}}; }

}  // namespace

std::string logLine(const Command& command, std::uint64_t frame, std::uint64_t tick) {
  Json json = std::visit([](const auto& known) { return fields(known); }, command);
  json["frame"] = frame;
  json["tick"] = tick;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace mazescope::gui
