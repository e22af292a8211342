#pragma once

#include "gui/model/lane.hpp"

#include <mazescope/statistics.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mazescope::gui {

/// The lanes side by side: a column a lane, a row a figure.
struct Comparison {
  /// How a value compares with the others of its row.
  enum class Standing : std::uint8_t { none, best, worst };

  struct Entry {
    LaneFigures::Value value;
    Standing standing = Standing::none;
  };
  struct Row {
    std::string_view name;
    std::string_view help;
    Statistic::Unit unit = Statistic::Unit::count;
    std::optional<std::size_t> statistic;  ///< its index in statistics(); only such rows are judged
    std::vector<Entry> entries;            ///< one for each column
  };

  std::vector<std::string> titles;  ///< of the columns: "1 Prim, modified"
  std::vector<Row> rows;
};

/// Where the lanes stand, and their statistics. `moreIsBetter`: for each of statistics(). A row whose
/// values are all equal, or of which there are fewer than two, has no best and no worst. What has a
/// meaning in caves or for solvers only is left out where there is none.
[[nodiscard]] Comparison compare(const std::vector<Lane>& lanes,
                                 const std::vector<bool>& moreIsBetter);

// As texts with exact numbers, the shortest that read back as the same, whatever the locale is.
// Shares are from 0 to 1. Empty: no meaning, or not yet known for the tick shown.
[[nodiscard]] std::string toCsv(const Comparison& comparison);  ///< RFC 4180, but with line feeds
[[nodiscard]] std::string toMarkdown(const Comparison& comparison);

}  // namespace mazescope::gui
