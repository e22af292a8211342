#include "numbers.hpp"

#include <mazescope/breakpoint.hpp>
#include <mazescope/error.hpp>
#include <mazescope/registry.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <cmath>

namespace mazescope {

using namespace condition;

namespace {

constexpr std::string_view cellPrefix = "cell:";
constexpr std::string_view linePrefix = "line:";
constexpr std::string_view percentPrefix = "percent:";
constexpr std::string_view deadEndWord = "dead-end";
constexpr std::string_view phaseWord = "phase";
constexpr std::uint32_t mostLines = 99;

[[noreturn]] void fail(std::string_view text) {
  throw Error("condition",
              "must be one of cell:X,Y, line:N, FIGURE>NUMBER, FIGURE<NUMBER, dead-end, phase, "
              "percent:P; it is \"" +
                  std::string(text.substr(0, 60)) + '"');
}

/// What follows a prefix; none if the text does not start with it.
std::optional<std::string_view> after(std::string_view prefix, std::string_view text) {
  if (text.substr(0, prefix.size()) != prefix) return std::nullopt;
  return text.substr(prefix.size());
}

std::optional<std::uint32_t> whole(std::string_view text, std::uint32_t least, std::uint32_t most) {
  const auto number = parsedNumber<std::int64_t>(text);
  if (!number || *number < least || *number > most) return std::nullopt;
  return static_cast<std::uint32_t>(*number);
}

constexpr char stageSign = '@';

/// Cuts the number of a stage off the end of a text; 0 if there is none.
std::size_t cutStage(std::string_view& text) {
  const std::size_t sign = text.find(stageSign);
  if (sign == std::string_view::npos) return 0;
  const auto stage = whole(text.substr(sign + 1), 1, Spec::maximumStages);
  if (!stage)
    throw Error("condition", "after @ comes the number of a stage, from 1 to " +
                                 std::to_string(Spec::maximumStages));
  text = text.substr(0, sign);
  return *stage;
}

std::string stageText(std::size_t stage) {
  return stage == 0 ? "" : stageSign + std::to_string(stage);
}

CellTouched parseCell(std::string_view text) {
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto x = whole(text.substr(0, comma), 0, maximumSide - 1);
  const auto y = whole(text.substr(std::min(comma + 1, text.size())), 0, maximumSide - 1);
  if (!x || !y)
    throw Error("condition", "after cell: come a column and a row from 0 to " +
                                 std::to_string(maximumSide - 1) + ", such as cell:3,4");
  return {{*x, *y}};
}

LineReached parseLine(std::string_view text) {
  const std::size_t stage = cutStage(text);
  const auto line = whole(text, 1, mostLines);
  if (!line)
    throw Error("condition", "after line: comes a line of the pseudocode, counted from 1 to " +
                                 std::to_string(mostLines));
  return {*line - 1, stage};
}

PercentReached parsePercent(std::string_view text) {
  const auto percent = parsedNumber<double>(text);
  if (!percent || !(*percent > 0 && *percent <= 100))
    throw Error("condition", "after percent: comes a number above 0, at most 100");
  return {*percent};
}

/// Every id of a figure that some algorithm has, once each.
std::vector<std::string_view> allFigures() {
  std::vector<std::string_view> ids;
  for (const AlgorithmInfo& info : algorithms())
    for (const Variant& variant : info.variants)
      for (const FigureInfo& figure : variant.figures)
        if (std::find(ids.begin(), ids.end(), figure.id) == ids.end()) ids.push_back(figure.id);
  return ids;
}

FigurePasses parseFigure(std::string_view text, std::size_t sign) {
  const std::size_t stage = cutStage(text);
  const std::string_view id = text.substr(0, sign);
  const std::vector<std::string_view> known = allFigures();
  if (std::find(known.begin(), known.end(), id) == known.end()) {
    std::string names;
    for (const std::string_view name : known)
      names += (names.empty() ? "" : ", ") + std::string(name);
    throw Error("condition", "no algorithm has a figure \"" + std::string(id.substr(0, 60)) +
                                 "\"; there are " + names);
  }
  const auto limit = parsedNumber<double>(text.substr(sign + 1));
  if (!limit || !std::isfinite(*limit) || *limit < 0)
    throw Error("condition", "after " + std::string(text.substr(0, sign + 1)) +
                                 " comes a number that is not negative");
  return {std::string(id), text[sign] == '>', *limit, stage};
}

const FigureInfo* figureOf(const Variant& variant, std::string_view id) {
  const auto found = std::find_if(variant.figures.begin(), variant.figures.end(),
                                  [id](const FigureInfo& figure) { return figure.id == id; });
  return found == variant.figures.end() ? nullptr : &*found;
}

// --- as text ----------------------------------------------------------------------------------

std::string text(const CellTouched& is) {
  return std::string(cellPrefix) + std::to_string(is.cell.x) + ',' + std::to_string(is.cell.y);
}
std::string text(const LineReached& is) {
  return std::string(linePrefix) + std::to_string(is.line + 1) + stageText(is.stage);
}
std::string text(const FigurePasses& is) {
  return is.figure + (is.upwards ? '>' : '<') + exactText(is.limit) + stageText(is.stage);
}
std::string text(const DeadEndMade&) { return std::string(deadEndWord); }
std::string text(const PhaseEnds&) { return std::string(phaseWord); }
std::string text(const PercentReached& is) {
  return std::string(percentPrefix) + exactText(is.percent);
}

// --- in words ---------------------------------------------------------------------------------

using Stages = std::span<const Stage>;

/// What comes before the words about a stage.
std::string stageWords(Stages stages, std::size_t stage) {
  if (stage == 0) return "";
  if (stage >= stages.size()) return "stage " + std::to_string(stage) + ", ";
  return std::string(stages[stage].variant->name) + ", ";
}

std::string words(const CellTouched& is, Stages) { return toText(is.cell) + " is touched"; }
std::string words(const LineReached& is, Stages stages) {
  std::string line = stageWords(stages, is.stage) + "line " + std::to_string(is.line + 1);
  if (is.stage >= stages.size()) return line;
  const auto& lines = stages[is.stage].variant->pseudocode;
  if (is.line >= lines.size()) return line;
  const std::string_view code = lines[is.line].text;
  return line + ": " + std::string(code.substr(std::min(code.find_first_not_of(' '), code.size())));
}
std::string words(const FigurePasses& is, Stages stages) {
  const FigureInfo* const figure =
      is.stage < stages.size() ? figureOf(*stages[is.stage].variant, is.figure) : nullptr;
  const bool share = figure != nullptr && figure->share;
  return stageWords(stages, is.stage) +
         (figure != nullptr ? std::string(figure->name) : is.figure) +
         (is.upwards ? " over " : " under ") +
         (share ? toText(is.limit * 100) + " %" : exactText(is.limit));
}
std::string words(const DeadEndMade&, Stages) { return "a dead end is made"; }
std::string words(const PhaseEnds&, Stages) { return "a phase ends"; }
std::string words(const PercentReached& is, Stages) {
  return exactText(is.percent) + " % of the run";
}

// --- what can never be ------------------------------------------------------------------------

std::string noStage(Stages stages, std::size_t stage) {
  return "there is no stage " + std::to_string(stage) + "; the run has " +
         counted(static_cast<std::uint32_t>(stages.size() - 1), "stage", "stages") +
         " after its generator";
}

std::string never(const CellTouched& is, Stages, Size size) {
  if (is.cell.x < size.width && is.cell.y < size.height) return "";
  return toText(is.cell) + " lies outside the grid, which ends at " +
         toText(Point{size.width - 1, size.height - 1});
}
std::string never(const LineReached& is, Stages stages, Size) {
  if (is.stage >= stages.size()) return noStage(stages, is.stage);
  const Variant& variant = *stages[is.stage].variant;
  const auto& lines = variant.pseudocode;
  if (is.line < lines.size() && !lines[is.line].told.empty()) return "";
  std::string moving;
  for (std::size_t line = 0; line < lines.size(); ++line)
    if (!lines[line].told.empty())
      moving += (moving.empty() ? "" : ", ") + std::to_string(line + 1);
  return "no move of " + std::string(variant.name) + " belongs to line " +
         std::to_string(is.line + 1) + "; moves belong to lines " + moving;
}
std::string never(const FigurePasses& is, Stages stages, Size) {
  if (is.stage >= stages.size()) return noStage(stages, is.stage);
  const Variant& variant = *stages[is.stage].variant;
  if (figureOf(variant, is.figure) != nullptr) return "";
  std::string names;
  for (const FigureInfo& figure : variant.figures)
    names += (names.empty() ? "" : ", ") + std::string(figure.id);
  return std::string(variant.name) + " has no figure " + is.figure + "; it has " + names;
}
template <class Other>
std::string never(const Other&, Stages, Size) {
  return "";
}

}  // namespace

Condition parseCondition(std::string_view text) {
  if (text == deadEndWord) return DeadEndMade{};
  if (text == phaseWord) return PhaseEnds{};
  if (const auto cell = after(cellPrefix, text)) return parseCell(*cell);
  if (const auto line = after(linePrefix, text)) return parseLine(*line);
  if (const auto percent = after(percentPrefix, text)) return parsePercent(*percent);
  const std::size_t sign = text.find_first_of("<>");
  if (sign == std::string_view::npos) fail(text);
  return parseFigure(text, sign);
}

std::string toText(const Condition& condition) {
  return std::visit([](const auto& is) { return text(is); }, condition);
}

std::string describe(const Condition& condition, std::span<const Stage> stages) {
  return std::visit([&](const auto& is) { return words(is, stages); }, condition);
}

std::string whyNever(const Condition& condition, std::span<const Stage> stages, Size size) {
  return std::visit([&](const auto& is) { return never(is, stages, size); }, condition);
}

}  // namespace mazescope
