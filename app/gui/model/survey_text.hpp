#pragma once

#include "gui/model/survey.hpp"

#include <mazescope/statistics.hpp>
#include <mazescope/summary.hpp>

#include <string>

namespace mazescope::gui {

/// What was run, such as "1 000 mazes by Prim, true, 40 × 30, seeds 0 to 999, each run to its end.";
/// "412 of 1 000 mazes ..." while there are fewer than wanted.
[[nodiscard]] std::string statement(const Survey::Part& part, std::uint64_t wanted);

/// All its records as CSV, as the command line's survey writes them.
[[nodiscard]] std::string toCsv(const Survey& survey);

/// "mean 121.4 ± 0.62 (95 % interval), 96 to 150": the mean as exactly as its interval is known.
[[nodiscard]] std::string inWords(const Summary& summary, Statistic::Unit unit);

/// "8 s", "3 min".
[[nodiscard]] std::string duration(double seconds);

}  // namespace mazescope::gui
