#pragma once

#include <mazescope/ends.hpp>
#include <mazescope/grid.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazescope::exports {

/// What the page says of the whole.
struct WholeWay {
  std::uint32_t rooms = 0;              ///< that there are
  std::uint32_t reachable = 0;          ///< of them from the entry, itself counted too
  std::optional<std::uint32_t> length;  ///< of the shortest way to the exit, in doors
};

/// The parts of an HTML page that lists the rooms of a grid, each with links to those that its
/// doors lead to (WHATWG, "HTML: Living Standard"). The page is the first part, the rooms of all
/// open cells, if there are any, and the end.
class HtmlPage {
public:
  /// The grid must outlive it and keep still. `ends`: entry and exit; without an entry there is no
  /// room at all.
  HtmlPage(const Grid& grid, Ends ends) : grid_(&grid), ends_(ends) {}

  /// `origin`: where the grid comes from, as a sentence without markup.
  [[nodiscard]] std::string beginning(std::string_view origin, const WholeWay& way) const;
  /// Requires an open cell.
  [[nodiscard]] std::string room(Cell cell) const;
  [[nodiscard]] std::string ending() const;

private:
  [[nodiscard]] std::string introduction(const WholeWay& way) const;
  [[nodiscard]] std::string heading(Cell cell) const;
  [[nodiscard]] std::string told(Cell cell) const;

  const Grid* grid_;
  Ends ends_;
};

/// Of the page; it shows one room at a time, as a picture.
[[nodiscard]] std::string_view htmlStyle();

}  // namespace mazescope::exports
