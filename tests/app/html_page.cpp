#include "export/html_page.hpp"

#include <support/catch.hpp>

using namespace mazescope;

namespace {

bool holds(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

/// Two rooms side by side with a door between them, and openings in the north and south.
Grid twoRooms() {
  Grid grid(GridKind::maze, {2, 1});
  grid.apply(Mutation{.cell = 0,
                      .kind = Mutation::Kind::carve,
                      .direction = Direction::east,
                      .before = Mark::unvisited,
                      .after = Mark::done});
  grid.apply(Mutation{.cell = 0,
                      .kind = Mutation::Kind::open,
                      .direction = Direction::north,
                      .before = Mark::done,
                      .after = Mark::done});
  grid.apply(Mutation{.cell = 1,
                      .kind = Mutation::Kind::open,
                      .direction = Direction::south,
                      .before = Mark::unvisited,
                      .after = Mark::done});
  return grid;
}

}  // namespace

TEST_CASE("Openings in the border lead outside, by no link") {
  const Grid grid = twoRooms();
  const exports::HtmlPage page(grid, {0, 1});
  CHECK(page.room(0) == "<li id=\"c0r0\" class=\"entry\" tabindex=\"-1\">\n"
                        "<h2>Entry: column 0, row 0</h2>\n<p>Two doors.</p>\n<ul>\n"
                        "<li class=\"north\">North: outside</li>\n"
                        "<li class=\"east\"><a href=\"#c1r0\">East <span>to column 1, row 0</span>"
                        "</a></li>\n</ul>\n</li>\n");
  CHECK(holds(page.room(1), "<li class=\"south\">South: outside</li>"));
  CHECK(holds(page.room(1), "<strong>You have found the exit.</strong> Two doors."));
}

TEST_CASE("The page tells how much of it can be reached, and how far the exit is") {
  const Grid grid = twoRooms();
  const exports::HtmlPage page(grid, {0, 1});
  const std::string all = page.beginning("Made by hand.", {2, 2, 1});
  CHECK(holds(all, "<p>Made by hand.</p>"));
  CHECK(holds(all, "every one of 2 rooms can be reached"));
  CHECK(holds(all, "leads through 1 door."));
  const std::string part = page.beginning("", {2, 1, std::nullopt});
  CHECK(holds(part, "1 of 2 rooms can be reached"));
  CHECK(holds(part, "There is no way to the exit."));
  const exports::HtmlPage nothing(grid, {});
  CHECK(holds(nothing.beginning("", {}), "no room to stand in"));
  CHECK_FALSE(holds(nothing.beginning("", {}) + nothing.ending(), "<ol"));
  CHECK_FALSE(holds(nothing.ending(), "</ol>"));
}
