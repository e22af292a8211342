#include "gui/model/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

namespace {

using Entry = Comparison::Entry;
using Row = Comparison::Row;
using Standing = Comparison::Standing;
using Unit = Statistic::Unit;

/// Where the lanes stand.
std::vector<Row> positions(const std::vector<Lane>& lanes) {
  Row tick{.name = "Tick", .help = "Moves made so far.", .statistic = {}, .entries = {}};
  Row phase{.name = "Phase",
            .help = "Turns of the algorithm's outer loop so far.",
            .statistic = {},
            .entries = {}};
  Row share{.name = "Share of the run",
            .help = "Moves made so far divided by those of the whole run.",
            .unit = Unit::share,
            .statistic = {},
            .entries = {}};
  for (const Lane& lane : lanes) {
    const Run& run = lane.run;
    const auto at = static_cast<double>(run.tick());
    tick.entries.push_back({{at, {}}});
    phase.entries.push_back({{static_cast<double>(run.phase()), {}}});
    const auto total = run.total();
    share.entries.push_back(
        {{total ? std::optional(*total > 0 ? at / static_cast<double>(*total) : 1) : std::nullopt,
          {}}});
  }
  return {std::move(tick), std::move(phase), std::move(share)};
}

void judge(std::vector<Entry>& entries, bool moreIsBetter) {
  std::vector<double> numbers;
  for (const Entry& entry : entries)
    if (entry.value.number) numbers.push_back(*entry.value.number);
  if (numbers.empty()) return;
  const auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
  if (*least == *most) return;
  for (Entry& entry : entries) {
    if (entry.value.number == (moreIsBetter ? *most : *least)) entry.standing = Standing::best;
    if (entry.value.number == (moreIsBetter ? *least : *most)) entry.standing = Standing::worst;
  }
}

std::string exact(const Entry& entry) {
  return entry.value.number && !entry.value.older ? fmt::format("{}", *entry.value.number) : "";
}

std::string csvQuoted(std::string_view text) {
  std::string result = "\"";
  for (const char letter : text) {
    if (letter == '"') result += '"';
    result += letter;
  }
  return result + '"';
}

}  // namespace

Comparison compare(const std::vector<Lane>& lanes, const std::vector<bool>& moreIsBetter) {
  Comparison comparison{{}, positions(lanes)};
  for (std::size_t lane = 0; lane < lanes.size(); ++lane)
    comparison.titles.push_back(fmt::format("{} {}", lane + 1, title(lanes[lane].run)));
  for (std::size_t index = 0; index < statistics().size(); ++index) {
    const Statistic& statistic = statistics()[index];
    if (std::none_of(lanes.begin(), lanes.end(),
                     [&](const Lane& lane) { return hasMeaning(statistic, lane.run); }))
      continue;
    Row row{statistic.name, statistic.help, statistic.unit, index, {}};
    for (const Lane& lane : lanes)
      row.entries.push_back({lane.figures.value(lane.run, index), Standing::none});
    judge(row.entries, moreIsBetter[index]);
    comparison.rows.push_back(std::move(row));
  }
  return comparison;
}

std::string toCsv(const Comparison& comparison) {
  std::string text = "figure";
  for (const std::string& title : comparison.titles) text += ',' + csvQuoted(title);
  text += '\n';
  for (const Row& row : comparison.rows) {
    text += row.name;
    for (const Entry& entry : row.entries) text += ',' + exact(entry);
    text += '\n';
  }
  return text;
}

std::string toMarkdown(const Comparison& comparison) {
  std::string text = "| figure |";
  for (const std::string& title : comparison.titles) text += fmt::format(" {} |", title);
  text += "\n|---|";
  for (std::size_t i = 0; i < comparison.titles.size(); ++i) text += "---:|";
  text += '\n';
  for (const Row& row : comparison.rows) {
    text += fmt::format("| {} |", row.name);
    for (const Entry& entry : row.entries) text += fmt::format(" {} |", exact(entry));
    text += '\n';
  }
  return text;
}

}  // namespace mazescope::gui
