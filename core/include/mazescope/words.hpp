#pragma once

#include <mazescope/geometry.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace mazescope {

// Values as the parts of a sentence, in English, the same in every locale.

[[nodiscard]] std::string_view inWords(Direction direction);
/// "north, east, west"; of an empty set "none".
[[nodiscard]] std::string inWords(DirectionSet directions);
/// "(3, 4)": column and row.
[[nodiscard]] std::string toText(Point point);
/// At most six significant digits: "0.5", "1e+06".
[[nodiscard]] std::string toText(double number);
/// The shortest text that reads back as the same number.
[[nodiscard]] std::string exactText(double number);
/// "1 cell", "3 cells".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view one, std::string_view more);

}  // namespace mazescope
