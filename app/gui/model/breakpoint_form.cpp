#include "gui/model/breakpoint_form.hpp"

#include "gui/model/breakpoints.hpp"

#include <mazescope/error.hpp>
#include <mazescope/words.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

using namespace condition;

namespace {

constexpr std::int64_t mostCounted = 1000000000;
constexpr double leastPercent = 0.01;

template <class Number, class Range>
Number typed(const char* field, const std::string& text, Range range) {
  const ParameterInfo info{"", field, "", range};
  try {
    return std::get<Number>(info.parsed(text));
  } catch (const Error& error) {
    throw Error("", fmt::format("{} {}; it is \"{}\".", field, error.what(), text));
  }
}

const Variant& variantOf(const Model& model, const BreakpointForm& form) {
  const std::vector<Stage>& stages = model.lanes()[form.lane].run.stages();
  return *stages[std::min(form.stage, stages.size() - 1)].variant;
}

const FigureInfo& figureOf(const Model& model, const BreakpointForm& form) {
  const auto& figures = variantOf(model, form).figures;
  const auto found = std::find_if(figures.begin(), figures.end(),
                                  [&form](const FigureInfo& f) { return f.id == form.figure; });
  return found == figures.end() ? figures.front() : *found;
}

/// The largest grid that the cell may lie in.
Size reach(const Model& model, const BreakpointForm& form) {
  Size size = model.lanes()[form.lane].run.spec().size;
  if (form.oneLane) return size;
  for (const Lane& lane : model.lanes()) {
    size.width = std::max(size.width, lane.run.spec().size.width);
    size.height = std::max(size.height, lane.run.spec().size.height);
  }
  return size;
}

CellTouched cellOf(const Model& model, const BreakpointForm& form) {
  const Size size = reach(model, form);
  const auto side = [](const char* field, const std::string& text, std::uint32_t cells) {
    return static_cast<std::uint32_t>(
        typed<std::int64_t>(field, text, IntegerRange{0, 0, std::int64_t{cells} - 1}));
  };
  const std::uint32_t x = side("Column", form.column, size.width);
  return {{x, side("Row", form.row, size.height)}};
}

FigurePasses figurePassing(const Model& model, const BreakpointForm& form) {
  const FigureInfo& figure = figureOf(model, form);
  const double limit = figure.share ? typed<double>("Value", form.limit, RealRange{0, 0, 100}) / 100
                                    : static_cast<double>(typed<std::int64_t>(
                                          "Value", form.limit, IntegerRange{0, 0, mostCounted}));
  return {std::string(figure.id), form.upwards, limit, form.stage};
}

Condition conditionOf(const Model& model, const BreakpointForm& form) {
  switch (form.kind) {
    case 0: return cellOf(model, form);
    case 1: return LineReached{form.line, form.stage};
    case 2: return figurePassing(model, form);
    case 3: return DeadEndMade{};
    case 4: return PhaseEnds{};
    default:
      return PercentReached{
          typed<double>("Percent", form.percent, RealRange{leastPercent, leastPercent, 100})};
  }
}

}  // namespace

void BreakpointForm::startFor(const Model& model, std::size_t newLane) {
  lane = newLane;
  setStage(model, std::min(stage, model.lanes()[lane].run.stages().size() - 1));
}

void BreakpointForm::setStage(const Model& model, std::size_t newStage) {
  stage = newStage;
  figure = figureOf(model, *this).id;
  const auto& lines = variantOf(model, *this).pseudocode;
  if (line < lines.size() && !lines[line].told.empty()) return;
  const auto moving = std::find_if(lines.begin(), lines.end(),
                                   [](const PseudocodeLine& code) { return !code.told.empty(); });
  line = static_cast<std::uint32_t>(moving - lines.begin());
}

void BreakpointForm::fill(const Model& model, const Breakpoint& breakpoint) {
  lane = laneInWords(model, breakpoint);
  oneLane = breakpoint.lane.has_value();
  kind = breakpoint.condition.index();
  if (const auto* const cell = std::get_if<CellTouched>(&breakpoint.condition)) {
    column = std::to_string(cell->cell.x);
    row = std::to_string(cell->cell.y);
  } else if (const auto* const reached = std::get_if<LineReached>(&breakpoint.condition)) {
    stage = reached->stage;
    line = reached->line;
  } else if (const auto* const passes = std::get_if<FigurePasses>(&breakpoint.condition)) {
    stage = passes->stage;
    figure = passes->figure;
    upwards = passes->upwards;
    limit = figureOf(model, *this).share ? toText(passes->limit * 100) : exactText(passes->limit);
  } else if (const auto* const part = std::get_if<PercentReached>(&breakpoint.condition)) {
    percent = exactText(part->percent);
  }
  startFor(model, lane);
}

Breakpoint BreakpointForm::breakpoint(const Model& model, bool on) const {
  Breakpoint made{conditionOf(model, *this), {}, on};
  if (oneLane) made.lane = lane;
  if (const std::string never = whyNever(model, made); !never.empty())
    throw Error("", fmt::format("It can never be met: {}.", never));
  return made;
}

}  // namespace mazescope::gui
