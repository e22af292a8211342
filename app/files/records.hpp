#pragma once

#include <mazescope/spec.hpp>
#include <mazescope/trial.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazescope::files {

enum class RecordFormat : std::uint8_t { csv, json, table };

/// The records of a survey as lines, each ended by a line feed and independent of all others: parts
/// of a survey can be joined. Numbers are the shortest that read back as the same value. What has
/// no meaning is empty in CSV, null in JSON and "-" in the table.
class RecordWriter {
public:
  explicit RecordWriter(RecordFormat format);

  /// The line above all others; empty for JSON.
  [[nodiscard]] std::string header() const;
  /// `lane` is counted from 1; `spec` is resolved, its seed does not matter.
  [[nodiscard]] std::string line(std::size_t lane, const Spec& spec,
                                 const TrialResult& result) const;

private:
  struct Column {
    std::string_view name;
    std::size_t width;  // in the table
    bool isText = false;
  };

  [[nodiscard]] std::string join(const std::vector<std::string>& fields) const;

  RecordFormat format_;
  std::vector<Column> columns_;
};

}  // namespace mazescope::files
