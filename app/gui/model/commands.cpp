#include "gui/model/commands.hpp"

#include "files/files.hpp"

#include <mazescope/describe.hpp>
#include <mazescope/statistics.hpp>

#include <nlohmann/json.hpp>

#include <cmath>

namespace mazescope::gui {

namespace {

using Json = nlohmann::ordered_json;
using namespace command;

Json toJson(const Parameters& parameters) {
  Json json = Json::object();
  for (const auto& [id, value] : parameters)
    std::visit([&, &id = id](const auto& plain) { json[id] = plain; }, value);
  return json;
}

Json toJson(const Breakpoint& breakpoint) {
  Json json{{"when", toText(breakpoint.condition)}, {"on", breakpoint.on}};
  if (breakpoint.lane) json["lane"] = *breakpoint.lane;
  return json;
}

Json toJson(double speed) { return std::isfinite(speed) ? Json(speed) : Json("max"); }

// The name of each command and its data, in one place each.
Json fields(const TogglePlay&) { return {{"command", "TogglePlay"}}; }
Json fields(const TogglePlayBackwards&) { return {{"command", "TogglePlayBackwards"}}; }
Json fields(const Restart&) { return {{"command", "Restart"}}; }
Json fields(const ToStart&) { return {{"command", "ToStart"}}; }
Json fields(const ToEnd&) { return {{"command", "ToEnd"}}; }
Json fields(const StepTicks& c) { return {{"command", "StepTicks"}, {"count", c.count}}; }
Json fields(const StepPhases& c) { return {{"command", "StepPhases"}, {"count", c.count}}; }
Json fields(const Seek& c) { return {{"command", "Seek"}, {"position", c.position}}; }
Json fields(const SeekTick& c) { return {{"command", "SeekTick"}, {"to", c.tick}}; }
Json fields(const SetSpeed& c) { return {{"command", "SetSpeed"}, {"speed", toJson(c.speed)}}; }
Json fields(const SetUnit& c) {
  return {{"command", "SetUnit"}, {"unit", c.unit == PlayUnit::tick ? "tick" : "phase"}};
}
Json fields(const SetKeepStep& c) {
  const char* const words = c.keepStep == KeepStep::tick      ? "tick"
                            : c.keepStep == KeepStep::percent ? "percent"
                                                              : "phase";
  return {{"command", "SetKeepStep"}, {"keepStep", words}};
}
Json fields(const ToNextBreakpoint&) { return {{"command", "ToNextBreakpoint"}}; }
Json fields(const ToPreviousBreakpoint&) { return {{"command", "ToPreviousBreakpoint"}}; }
Json fields(const AddBreakpoint& c) {
  return {{"command", "AddBreakpoint"}, {"breakpoint", toJson(c.breakpoint)}};
}
Json fields(const ChangeBreakpoint& c) {
  return {
      {"command", "ChangeBreakpoint"}, {"index", c.index}, {"breakpoint", toJson(c.breakpoint)}};
}
Json fields(const RemoveBreakpoint& c) {
  return {{"command", "RemoveBreakpoint"}, {"index", c.index}};
}
Json fields(const ToggleBreakpoint& c) {
  return {{"command", "ToggleBreakpoint"}, {"when", toText(c.condition)}, {"lane", c.lane}};
}
Json fields(const SetBreakpoints& c) {
  Json all = Json::array();
  for (const Breakpoint& breakpoint : c.all) all.push_back(toJson(breakpoint));
  return {{"command", "SetBreakpoints"}, {"all", std::move(all)}};
}
Json fields(const SelectLane& c) { return {{"command", "SelectLane"}, {"lane", c.lane}}; }
Json fields(const DuplicateLane& c) { return {{"command", "DuplicateLane"}, {"lane", c.lane}}; }
Json fields(const CloseLane& c) { return {{"command", "CloseLane"}, {"lane", c.lane}}; }
Json fields(const EditSpec& c) {
  return {
      {"command", "EditSpec"}, {"lane", c.lane}, {"spec", Json::parse(mazescope::toJson(c.spec))}};
}
Json fields(const SetGenerator& c) {
  return {{"command", "SetGenerator"}, {"lane", c.lane}, {"algorithm", c.algorithm}};
}
Json fields(const SetEnd& c) {
  return {{"command", "SetEnd"},
          {"lane", c.lane},
          {"end", c.end == End::start ? "start" : "goal"},
          {"cell", {c.cell.x, c.cell.y}}};
}
Json fields(const SetLinked& c) { return {{"command", "SetLinked"}, {"linked", c.linked}}; }
Json fields(const SetLaneView& c) {
  return {{"command", "SetLaneView"},
          {"lane", c.lane},
          {"zoom", c.view.zoom},
          {"x", c.view.x},
          {"y", c.view.y}};
}
Json fields(const SetOverlay& c) {
  const bool none = c.overlay.kind == OverlayKind::none;
  Json json{{"command", "SetOverlay"},
            {"lane", c.lane},
            {"show", none ? "none" : overlayInfo(c.overlay.kind).id}};
  if (c.overlay.from) json["from"] = {c.overlay.from->x, c.overlay.from->y};
  return json;
}
Json fields(const StartWalk& c) { return {{"command", "StartWalk"}, {"lane", c.lane}}; }
Json fields(const EndWalk& c) { return {{"command", "EndWalk"}, {"lane", c.lane}}; }
Json fields(const WalkStep& c) {
  DirectionSet directions;
  directions.insert(c.direction);
  return {{"command", "WalkStep"}, {"lane", c.lane}, {"direction", inWords(directions)}};
}
Json fields(const WalkTo& c) {
  return {{"command", "WalkTo"}, {"lane", c.lane}, {"cell", {c.cell.x, c.cell.y}}};
}
Json fields(const SetHint& c) { return {{"command", "SetHint"}, {"lane", c.lane}, {"on", c.on}}; }
Json fields(const SetDarkness& c) {
  return {{"command", "SetDarkness"}, {"lane", c.lane}, {"on", c.on}};
}
Json fields(const WalkNextSeed& c) { return {{"command", "WalkNextSeed"}, {"lane", c.lane}}; }
Json fields(const SetPalette& c) { return {{"command", "SetPalette"}, {"id", c.id}}; }
Json fields(const SetTheme& c) {
  return {{"command", "SetTheme"}, {"theme", c.theme == Theme::dark ? "dark" : "light"}};
}
Json fields(const SetScale& c) { return {{"command", "SetScale"}, {"scale", c.scale}}; }
Json fields(const SetExplainMoves& c) {
  return {{"command", "SetExplainMoves"}, {"explain", c.explain}};
}
Json fields(const OpenPreset& c) {
  return {{"command", "OpenPreset"}, {"path", files::toUtf8(c.path)}};
}
Json fields(const SavePreset& c) {
  return {{"command", "SavePreset"}, {"path", files::toUtf8(c.path)}};
}
Json fields(const StartExport& c) {
  return {{"command", "StartExport"},
          {"lane", c.lane},
          {"format", c.format},
          {"options", toJson(c.options)},
          {"path", files::toUtf8(c.path)}};
}
Json fields(const CancelExport&) { return {{"command", "CancelExport"}}; }
Json fields(const Undo&) { return {{"command", "Undo"}}; }
Json fields(const Redo&) { return {{"command", "Redo"}}; }
Json fields(const ShowDrawer& c) {
  const char* const words = c.drawer == Drawer::comparison ? "comparison"
                            : c.drawer == Drawer::survey   ? "survey"
                                                           : "none";
  return {{"command", "ShowDrawer"}, {"drawer", words}};
}
Json fields(const ShowPerformance& c) { return {{"command", "ShowPerformance"}, {"show", c.show}}; }
Json fields(const SetDrawerHeight& c) {
  return {{"command", "SetDrawerHeight"}, {"height", c.height}};
}
Json fields(const FlipStatistic& c) {
  return {{"command", "FlipStatistic"}, {"statistic", statistics()[c.statistic].id}};
}
Json fields(const StartSurvey& c) {
  return {{"command", "StartSurvey"}, {"firstSeed", c.firstSeed}, {"seeds", c.seeds}};
}
Json fields(const CancelSurvey&) { return {{"command", "CancelSurvey"}}; }
Json fields(const Tell& c) { return {{"command", "Tell"}, {"news", c.news}}; }
Json fields(const ShowDialog& c) {
  Json json{{"command", "ShowDialog"}, {"dialog", static_cast<int>(c.dialog)}};
  if (c.breakpoint) json["breakpoint"] = *c.breakpoint;
  return json;
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
