#include "gui/panels/typed_numbers.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>

namespace mazescope::gui {

std::optional<double> parsedReal(const std::string& typed) {
  std::istringstream stream(typed);
  stream.imbue(std::locale::classic());
  double number = 0;
  if (!(stream >> number) || !(stream >> std::ws).eof() || !std::isfinite(number))
    return std::nullopt;
  return number;
}

std::optional<std::int64_t> clampedInteger(const std::string& typed, std::int64_t minimum,
                                           std::int64_t maximum) {
  const auto number = parsedReal(typed);
  if (!number || *number != std::floor(*number)) return std::nullopt;
  return static_cast<std::int64_t>(
      std::clamp(*number, static_cast<double>(minimum), static_cast<double>(maximum)));
}

std::optional<std::uint64_t> parsedSeed(const std::string& typed) {
  std::uint64_t seed = 0;
  const char* const end = typed.data() + typed.size();
  const auto [stop, failure] = std::from_chars(typed.data(), end, seed);
  if (failure != std::errc{} || stop != end) return std::nullopt;
  return seed;
}

}  // namespace mazescope::gui
