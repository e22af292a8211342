#include "numbers.hpp"

#include <mazescope/words.hpp>

#include <array>
#include <iomanip>
#include <limits>

namespace mazescope {

std::string_view inWords(Direction direction) {
  static constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
  return names.at(static_cast<std::size_t>(direction));
}

std::string inWords(DirectionSet directions) {
  std::string words;
  for (std::uint32_t i = 0; i < directions.size(); ++i)
    words += (i == 0 ? "" : ", ") + std::string(inWords(directions.at(i)));
  return words.empty() ? "none" : words;
}

std::string toText(Point point) {
  return '(' + std::to_string(point.x) + ", " + std::to_string(point.y) + ')';
}

namespace {

std::string toText(double number, int digits) {
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text << std::setprecision(digits) << number;
  return text.str();
}

}  // namespace

std::string toText(double number) { return toText(number, 6); }

std::string exactText(double number) {
  int digits = 6;
  while (digits < std::numeric_limits<double>::max_digits10 &&
         parsedNumber<double>(toText(number, digits)) != number)
    ++digits;
  return toText(number, digits);
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view more) {
  return std::to_string(count) + ' ' + std::string(count == 1 ? one : more);
}

}  // namespace mazescope
