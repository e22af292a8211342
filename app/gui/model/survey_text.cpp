#include "gui/model/survey_text.hpp"

#include "gui/model/lane.hpp"

#include "files/records.hpp"

#include <mazescope/describe.hpp>
#include <mazescope/registry.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

/// " (fill 0.45, rule B5678/S45678)": all but the variant, which the name tells.
std::string parametersOf(const AlgorithmInfo& info, const Parameters& parameters,
                         std::optional<Point> start) {
  std::string text;
  const auto add = [&text](const std::string& words) {
    text += (text.empty() ? " (" : ", ") + words;
  };
  for (const ParameterInfo& parameter : info.parameters) {
    if (parameter.id == "variant") continue;
    std::visit([&](const auto& value) { add(fmt::format("{} {}", parameter.id, value)); },
               parameters.find(parameter.id)->second);
  }
  if (start) add(fmt::format("start at {}", toText(*start)));
  return text.empty() ? text : text + ')';
}

/// "Recursive backtracker, then Braid (share 0.5), Breadth-first"
std::string algorithmsOf(const Spec& spec) {
  const AlgorithmInfo& generator = algorithm(spec.algorithm);
  std::string text = fmt::format("{}{}", generator.variant(spec.parameters).name,
                                 parametersOf(generator, spec.parameters, spec.start));
  for (const StageSpec& stage : spec.stages) {
    const AlgorithmInfo& info = algorithm(stage.algorithm);
    text +=
        fmt::format("{}{}{}", &stage == &spec.stages.front() ? ", then " : ", ",
                    info.variant(stage.parameters).name, parametersOf(info, stage.parameters, {}));
  }
  return text;
}

}  // namespace

std::string statement(const Survey::Part& part, std::uint64_t wanted) {
  const Spec& spec = part.spec();
  const AlgorithmInfo& info = algorithm(spec.algorithm);
  const std::uint64_t made = part.size();
  std::string text = grouped(made);
  if (made < wanted) text += " of " + grouped(wanted);
  text +=
      fmt::format(" {}{} by {}, {} × {}", info.grid == GridKind::maze ? "maze" : "cave",
                  wanted == 1 ? "" : "s", algorithmsOf(spec), spec.size.width, spec.size.height);
  if (made == 1) text += fmt::format(", seed {}, run to its end", spec.seed);
  if (made > 1)
    text += fmt::format(", seeds {} to {}, each run to its end", spec.seed, spec.seed + made - 1);
  return text + '.';
}

std::string toCsv(const Survey& survey) {
  const files::RecordWriter writer(files::RecordFormat::csv);
  std::string text = writer.header();
  for (std::size_t part = 0; part < survey.parts().size(); ++part) {
    const Survey::Part& records = survey.parts()[part];
    for (std::uint64_t index = 0; index < records.size(); ++index)
      text += writer.line(part + 1, records.spec(), records.result(index));
  }
  return text;
}

std::string inWords(const Summary& summary, Statistic::Unit unit) {
  if (summary.count() == 0) return "no such figure";
  const double least = *summary.minimum();
  const double most = *summary.maximum();
  if (least == most) return "always " + statisticText(unit, least);
  const bool share = unit == Statistic::Unit::share;
  const double scale = share ? 100 : 1;
  const double interval = *summary.interval() * scale;
  const int decimals = std::clamp(1 - static_cast<int>(std::floor(std::log10(interval))), 0, 9);
  return fmt::format("mean {:.{}f}{} ± {:.{}f} (95 % interval), {} to {}", *summary.mean() * scale,
                     decimals, share ? " %" : "", interval, decimals, statisticText(unit, least),
                     statisticText(unit, most));
}

std::string duration(double seconds) {
  constexpr double minute = 60;
  if (seconds < 2 * minute) return fmt::format("{:.0f} s", std::max(1.0, std::ceil(seconds)));
  return fmt::format("{:.0f} min", std::ceil(seconds / minute));
}

}  // namespace mazescope::gui
