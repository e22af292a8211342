#include "gui/model/lane.hpp"

#include "gui/model/stages.hpp"

#include <fmt/format.h>

#include <cmath>

namespace mazescope::gui {

std::string title(const Run& run) {
  std::string title;
  for (const Stage& stage : run.stages()) {
    if (!title.empty()) title += &stage == &run.stages()[1] ? ", then " : ", ";
    title += stage.variant->name;
  }
  return title;
}

std::vector<std::string> titles(const Run& run) {
  std::vector<std::string> titles{title(run)};
  if (run.stages().size() == 1) return titles;
  const std::string last = fmt::format("… {}", run.stages().back().variant->name);
  titles.push_back(fmt::format("{} {}", run.stages().front().variant->name, last));
  titles.push_back(last);
  return titles;
}

std::string subtitle(const Run& run) {
  const Spec& spec = run.spec();
  return fmt::format("{} × {} · seed {}", spec.size.width, spec.size.height, spec.seed);
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, " ");
  return text;
}

bool hasMeaning(const Statistic& statistic, const Run& run) {
  return (!statistic.cavesOnly || run.grid().kind() == GridKind::cave) &&
         (!statistic.solversOnly || hasSolver(run.spec()));
}

std::string statisticText(Statistic::Unit unit, double value) {
  if (unit == Statistic::Unit::share) return fmt::format("{:.1f} %", value * 100);
  if (value != std::floor(value)) return fmt::format("{:.2f}", value);
  return grouped(static_cast<std::uint64_t>(value));
}

std::string figureText(const FigureInfo& figure, double value) {
  return figure.share ? fmt::format("{:.1f} %", value * 100)
                      : grouped(static_cast<std::uint64_t>(value));
}

}  // namespace mazescope::gui
