#include "export/html_page.hpp"

#include <mazescope/words.hpp>

#include <fmt/format.h>

#include <array>

namespace mazescope::exports {

namespace {

std::string_view kindWord(const Grid& grid) {
  return grid.kind() == GridKind::maze ? "maze" : "cave";
}

/// "column 3, row 4", as every part of the program counts them.
std::string place(const Grid& grid, Cell cell) {
  const Point at = grid.pointOf(cell);
  return fmt::format("column {}, row {}", at.x, at.y);
}

/// The name that a link to a room goes by.
std::string anchor(const Grid& grid, Cell cell) {
  const Point at = grid.pointOf(cell);
  return fmt::format("c{}r{}", at.x, at.y);
}

std::string capital(std::string_view word) {
  std::string text(word);
  text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

/// One side of a room; the style sheet finds its place in the picture by the class.
std::string door(Direction direction, std::string_view leadsTo) {
  return fmt::format("<li class=\"{}\">{}</li>\n", inWords(direction), leadsTo);
}

}  // namespace

std::string HtmlPage::beginning(std::string_view origin, const WholeWay& way) const {
  const std::string title =
      fmt::format("A {} of {} by {}", kindWord(*grid_), grid_->size().width, grid_->size().height);
  std::string text = fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
                                 "<meta charset=\"utf-8\">\n"
                                 "<meta name=\"viewport\" content=\"width=device-width\">\n"
                                 "<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n"
                                 "<header>\n<h1>{}</h1>\n<p>{}</p>\n{}</header>\n<main>\n",
                                 title, htmlStyle(), title, origin, introduction(way));
  if (ends_.start) text += "<ol id=\"rooms\">\n";
  return text;
}

std::string HtmlPage::introduction(const WholeWay& way) const {
  if (!ends_.start) return "<p>Nothing is open here: there is no room to stand in.</p>\n";
  std::string text =
      "<p>Every door is a link to the next room. Columns and rows are counted from 0, "
      "from the north-west corner.\n";
  if (way.reachable == way.rooms)
    text += fmt::format("From the entry every one of {} can be reached.\n",
                        counted(way.rooms, "room", "rooms"));
  else
    text += fmt::format("From the entry {} of {} can be reached.\n", way.reachable,
                        counted(way.rooms, "room", "rooms"));
  text += way.length ? fmt::format("The shortest way to the exit leads through {}.",
                                   counted(*way.length, "door", "doors"))
                     : "There is no way to the exit.";
  return text + fmt::format("</p>\n<nav>\n<ul>\n<li><a href=\"#{}\">Go to the entry</a></li>\n"
                            "<li><a href=\"#rooms\">List all rooms</a></li>\n</ul>\n</nav>\n",
                            anchor(*grid_, *ends_.start));
}

std::string HtmlPage::room(Cell cell) const {
  const Grid& grid = *grid_;
  // It can have the focus, so that the keyboard goes on from the room that a link has led to.
  std::string text =
      fmt::format("<li id=\"{}\"{} tabindex=\"-1\">\n<h2>{}</h2>\n<p>{}</p>\n", anchor(grid, cell),
                  cell == ends_.start ? " class=\"entry\"" : "", heading(cell), told(cell));
  std::string doors;
  for (const Direction direction : allDirections) {
    if (grid.passage(cell, direction))
      doors += door(direction, fmt::format("<a href=\"#{0}\">{1} <span>to {2}</span></a>",
                                           anchor(grid, grid.neighborOf(cell, direction)),
                                           capital(inWords(direction)),
                                           place(grid, grid.neighborOf(cell, direction))));
    else if (grid.opening(cell, direction))
      doors += door(direction, capital(inWords(direction)) + ": outside");
  }
  if (!doors.empty()) text += "<ul>\n" + doors + "</ul>\n";
  return text + "</li>\n";
}

std::string HtmlPage::heading(Cell cell) const {
  const std::string where = place(*grid_, cell);
  if (cell == ends_.start && cell == ends_.goal) return "Entry and exit: " + where;
  if (cell == ends_.start) return "Entry: " + where;
  if (cell == ends_.goal) return "Exit: " + where;
  return capital(where);
}

std::string HtmlPage::told(Cell cell) const {
  static constexpr std::array<std::string_view, 5> byDoors{"No door leads out of here.",
                                                           "A dead end: one door.", "Two doors.",
                                                           "Three doors.", "Four doors."};
  const DirectionSet doors(grid_->passages(cell).bits() | grid_->openings(cell).bits());
  std::string text(byDoors.at(doors.size()));
  if (cell == ends_.goal) text = "<strong>You have found the exit.</strong> " + text;
  return text;
}

std::string HtmlPage::ending() const {
  return fmt::format("{}</main>\n</body>\n</html>\n", ends_.start ? "</ol>\n" : "");
}

}  // namespace mazescope::exports
