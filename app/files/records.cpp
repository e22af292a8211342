#include "files/records.hpp"

#include <mazescope/registry.hpp>
#include <mazescope/statistics.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::files {

namespace {

constexpr std::size_t places = 12;  // that any number fits into as the table writes it

/// In full; in the table, which is for people, means and shares have six digits.
std::string number(RecordFormat format, const Statistic& statistic, double value) {
  const bool rounded = format == RecordFormat::table && statistic.unit != Statistic::Unit::count;
  return rounded ? fmt::format("{:.6g}", value) : fmt::format("{}", value);
}

std::string padded(std::string_view text, std::size_t width, bool toTheLeft) {
  return toTheLeft ? fmt::format("{:<{}}", text, width) : fmt::format("{:>{}}", text, width);
}

}  // namespace

RecordWriter::RecordWriter(RecordFormat format) : format_(format) {
  std::size_t idPlaces = 0;  // of any algorithm or variant
  for (const AlgorithmInfo& info : algorithms()) {
    idPlaces = std::max(idPlaces, info.id.size());
    for (const Variant& variant : info.variants) idPlaces = std::max(idPlaces, variant.id.size());
  }
  columns_ = {{"lane", 4},
              {"algorithm", idPlaces, true},
              {"variant", idPlaces, true},
              {"width", 5},
              {"height", 6},
              {"seed", 20},
              {"ticks", 14},
              {"phases", 14}};
  for (const Statistic& statistic : statistics())
    columns_.push_back({statistic.id, std::max(statistic.id.size(), places)});
}

std::string RecordWriter::header() const {
  if (format_ == RecordFormat::json) return "";
  std::vector<std::string> names;
  for (const Column& column : columns_) names.emplace_back(column.name);
  return join(names);
}

std::string RecordWriter::line(std::size_t lane, const Spec& spec,
                               const TrialResult& result) const {
  const AlgorithmInfo& info = algorithm(spec.algorithm);
  const bool several = info.variants.size() > 1;
  std::vector<std::string> fields{fmt::to_string(lane),
                                  spec.algorithm,
                                  std::string(several ? info.variant(spec.parameters).id : ""),
                                  fmt::to_string(spec.size.width),
                                  fmt::to_string(spec.size.height),
                                  fmt::to_string(result.seed),
                                  fmt::to_string(result.ticks),
                                  fmt::to_string(result.phases)};
  for (std::size_t i = 0; i < result.values.size(); ++i) {
    const std::optional<double>& value = result.values[i];
    fields.push_back(value ? number(format_, statistics()[i], *value) : "");
  }
  return join(fields);
}

/// Names and values are of our own making: no character in them needs an escape.
std::string RecordWriter::join(const std::vector<std::string>& fields) const {
  std::string line;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Column& column = columns_[i];
    const std::string& field = fields[i];
    switch (format_) {
      case RecordFormat::csv: line += (i == 0 ? "" : ",") + field; break;
      case RecordFormat::json:
        line += fmt::format(R"({}"{}":)", i == 0 ? '{' : ',', column.name);
        line += field.empty() ? "null" : column.isText ? '"' + field + '"' : field;
        break;
      case RecordFormat::table:
        line += i == 0 ? "" : "  ";
        line += padded(field.empty() ? "-" : field, column.width, column.isText);
    }
  }
  return line + (format_ == RecordFormat::json ? "}\n" : "\n");
}

}  // namespace mazescope::files
