#include "drawn_lines.hpp"

#include "json.hpp"

#include <mazescope/error.hpp>

#include <algorithm>
#include <array>

namespace mazescope::drawn {

namespace {

/// U+2500 ... by the sides they join, as the Unicode Standard's chart "Box Drawing" has them.
struct BoxCharacter {
  char32_t code;
  char arms;
};
constexpr std::array<BoxCharacter, 15> boxCharacters{{
    {0x2500, 10},
    {0x2502, 5},
    {0x250c, 6},
    {0x2510, 12},
    {0x2514, 3},
    {0x2518, 9},
    {0x251c, 7},
    {0x2524, 13},
    {0x252c, 14},
    {0x2534, 11},
    {0x253c, 15},
    {0x2574, 8},
    {0x2575, 1},
    {0x2576, 2},
    {0x2577, 4},
}};

/// The first character of a text: all of ASCII, and what has three bytes in UTF-8, as all that may
/// be drawn with has. Anything else is one byte and no character.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 1;
};

Character firstOf(std::string_view text) {
  const auto byte = [text](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  if (byte(0) < 0x80) return {byte(0), 1};
  const bool three =
      (byte(0) & 0xf0U) == 0xe0 && (byte(1) & 0xc0U) == 0x80 && (byte(2) & 0xc0U) == 0x80;
  if (!three) return {};
  return {(byte(0) & 0xfU) << 12U | (byte(1) & 0x3fU) << 6U | (byte(2) & 0x3fU), 3};
}

std::optional<char> symbolOf(char32_t code) {
  constexpr char32_t fullBlock = 0x2588;
  if (code == fullBlock) return block;
  for (const char known : {wall, space, '.', startLetter, goalLetter})
    if (code == static_cast<unsigned char>(known)) return known;
  for (const BoxCharacter& box : boxCharacters)
    if (code == box.code) return box.arms;
  return std::nullopt;
}

std::string inWords(std::string_view text, const Character& character) {
  if (character.code == '\t') return "a tab; draw with spaces";
  if (character.code == 0 && text.front() != '\0') return "a character that is none of a drawing's";
  return json::quoted(text.substr(0, character.bytes));
}

bool isWall(char symbol) { return symbol == wall || symbol == block || armsOf(symbol) != 0; }

Style styleOf(char symbol) {
  if (symbol == wall) return Style::signs;
  return symbol == block ? Style::blocks : Style::box;
}

std::size_t endingAt(std::string_view text) {
  if (text.substr(0, 1) == "\n") return 1;
  return text.substr(0, 2) == "\r\n" ? 2 : 0;
}

/// Takes the text apart and makes one style of it.
class Reader {
public:
  Lines read(std::string_view text) {
    if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
    while (!text.empty()) text.remove_prefix(take(text));
    lines_.rows.push_back(std::move(row_));
    while (!lines_.rows.empty() && lines_.rows.back().empty()) lines_.rows.pop_back();
    if (!styled_) Lines{}.fail(0, 0, "nothing is drawn: there is no wall");
    complete();
    return std::move(lines_);
  }

private:
  std::size_t take(std::string_view text) {
    if (const std::size_t ending = endingAt(text)) {
      lines_.rows.push_back(std::move(row_));
      row_.clear();
      return ending;
    }
    const Character character = firstOf(text);
    const auto symbol = symbolOf(character.code);
    if (!symbol)
      fail("unexpected " + inWords(text, character) +
           "; a maze is drawn with # and spaces, box characters, or full blocks");
    if (isWall(*symbol)) checkStyle(*symbol);
    row_ += *symbol;
    return character.bytes;
  }

  void checkStyle(char symbol) {
    const Style style = styleOf(symbol);
    if (!styled_) lines_.style = style;
    styled_ = true;
    const bool roomOfBox = symbol == block && lines_.style == Style::box;
    if (style == lines_.style || roomOfBox) return;
    constexpr std::array<const char*, 3> drawnWith{"#", "full blocks", "box characters"};
    fail(std::string("the walls above are drawn with ") +
         drawnWith.at(static_cast<std::size_t>(lines_.style)) + ", this one with " +
         drawnWith.at(static_cast<std::size_t>(style)));
  }

  [[noreturn]] void fail(const std::string& message) const {
    lines_.fail(row_.size(), lines_.rows.size(), message);
  }

  void complete() {
    std::vector<std::string>& rows = lines_.rows;
    const auto longest =
        std::max_element(rows.begin(), rows.end(), [](const std::string& a, const std::string& b) {
          return a.size() < b.size();
        });
    lines_.longest = static_cast<std::size_t>(longest - rows.begin());
    const std::size_t columns = longest->size();
    for (std::string& row : rows) {
      if (row.size() < columns && !lines_.cut) {
        lines_.cut = static_cast<std::size_t>(&row - rows.data());
        lines_.cutAt = row.size();
      }
      row.resize(columns, space);
    }
  }

  Lines lines_;
  std::string row_;
  bool styled_ = false;
};

}  // namespace

void Lines::fail(std::size_t column, std::size_t row, const std::string& message) const {
  throw Error("", std::to_string(row + 1) + ':' + std::to_string(column * columnWidth + 1) + ": " +
                      message);
}

Lines readLines(std::string_view text) { return Reader().read(text); }

void checkNoneIsCut(const Lines& lines) {
  if (!lines.cut) return;
  lines.fail(lines.cutAt, *lines.cut,
             "the line ends here; line " + std::to_string(lines.longest + 1) + " has " +
                 std::to_string(lines.columns()) + " characters");
}

}  // namespace mazescope::drawn
