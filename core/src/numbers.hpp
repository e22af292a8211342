#pragma once

#include <cstdio>
#include <locale>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

namespace mazescope {

/// A number that fills a whole text. Read through the classic locale: the user's may have a decimal
/// comma. (std::from_chars for real numbers is still missing from some standard libraries.)
template <class Number>
std::optional<Number> parsedNumber(std::string_view text) {
  std::istringstream stream{std::string(text)};
  stream.imbue(std::locale::classic());
  Number number{};
  if (!(stream >> std::noskipws >> number) || stream.peek() != EOF) return std::nullopt;
  return number;
}

}  // namespace mazescope
