#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A drawn text as a rectangle of symbols, one byte each.

namespace mazescope::drawn {

// ' ', '.', 'S', 'G' and '#' stand for themselves.
inline constexpr char wall = '#';
inline constexpr char space = ' ';
inline constexpr char startLetter = 'S';
inline constexpr char goalLetter = 'G';
inline constexpr char block = '\x10';  // U+2588
/// A character of a box, by the sides that it joins: bit 0 north to bit 3 west. Of others 0.
constexpr std::uint32_t armsOf(char symbol) {
  return symbol > 0 && symbol < 16 ? static_cast<std::uint32_t>(symbol) : 0;
}

enum class Style : std::uint8_t { signs, blocks, box };  ///< what the walls are drawn with

struct Lines {
  Style style = Style::signs;
  std::vector<std::string> rows;   ///< all as long as the longest, completed with spaces
  std::optional<std::size_t> cut;  ///< the first that was shorter
  std::size_t cutAt = 0;           ///< its length
  std::size_t longest = 0;         ///< one that was not
  std::size_t columnWidth = 1;     ///< characters of the text for one of a row

  [[nodiscard]] std::size_t columns() const { return rows.front().size(); }
  [[nodiscard]] char at(std::size_t column, std::size_t row) const { return rows[row][column]; }
  /// Both counted from 0.
  [[noreturn]] void fail(std::size_t column, std::size_t row, const std::string& message) const;
};

/// Throws Error, as parseDrawing does, for characters that do not belong there.
[[nodiscard]] Lines readLines(std::string_view text);

/// Refuses lines that are shorter than others.
void checkNoneIsCut(const Lines& lines);

/// A box of whole cells as the same maze drawn with signs, two columns and lines a cell.
[[nodiscard]] Lines boxAsSigns(const Lines& box);
/// Every two columns as one.
[[nodiscard]] Lines blocksAsSigns(const Lines& blocks);

}  // namespace mazescope::drawn
