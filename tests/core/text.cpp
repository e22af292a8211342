#include <support/every_variant.hpp>

#include <mazescope/run.hpp>
#include <mazescope/text.hpp>

using namespace mazescope;

namespace {

void apply(Grid& grid, Cell cell, Mutation::Kind kind, Direction direction, Mark after) {
  grid.apply(Mutation{.cell = cell, .kind = kind, .direction = direction, .after = after});
}

}  // namespace

TEST_CASE("A maze as text: cells at odd places, passages between them, all else wall") {
  Grid grid(GridKind::maze, {3, 2});
  CHECK(toText(grid) == "#######\n#######\n#######\n#######\n#######\n");
  apply(grid, 0, Mutation::Kind::carve, Direction::east, Mark::done);
  CHECK(toText(grid) == "#######\n"
                        "#  ####\n"
                        "#######\n"
                        "#######\n"
                        "#######\n");
  apply(grid, 1, Mutation::Kind::carve, Direction::south, Mark::active);
  apply(grid, 4, Mutation::Kind::carve, Direction::east, Mark::done);
  apply(grid, 5, Mutation::Kind::mark, Direction::north, Mark::frontier);
  CHECK(toText(grid) == "#######\n"
                        "#   ###\n"
                        "### ###\n"
                        "###   #\n"
                        "#######\n");
}

TEST_CASE("A cave as text: its cells and the rock around them") {
  Grid grid(GridKind::cave, {3, 2});
  apply(grid, 0, Mutation::Kind::dig, Direction::north, Mark::done);
  apply(grid, 5, Mutation::Kind::dig, Direction::north, Mark::done);
  apply(grid, 1, Mutation::Kind::mark, Direction::north, Mark::done);
  CHECK(toText(grid) == "#####\n"
                        "# ###\n"
                        "### #\n"
                        "#####\n");
}

TEST_CASE("An opening is a gap in the border of a maze, on each of the four sides") {
  Grid grid(GridKind::maze, {2, 1});
  apply(grid, 0, Mutation::Kind::carve, Direction::east, Mark::done);
  apply(grid, 1, Mutation::Kind::mark, Direction::north, Mark::done);
  apply(grid, 0, Mutation::Kind::open, Direction::north, Mark::done);
  apply(grid, 1, Mutation::Kind::open, Direction::south, Mark::done);
  CHECK(toText(grid) == "# ###\n"
                        "#   #\n"
                        "### #\n");
  apply(grid, 0, Mutation::Kind::open, Direction::west, Mark::done);
  apply(grid, 1, Mutation::Kind::open, Direction::east, Mark::done);
  CHECK(textLine(grid, 1) == "     \n");
  apply(grid, 0, Mutation::Kind::close, Direction::north, Mark::done);
  CHECK(textLine(grid, 0) == "#####\n");
}

TEST_CASE("An opening is a gap in the rock around a cave, on each of the four sides") {
  Grid grid(GridKind::cave, {2, 2});
  for (Cell cell = 0; cell < 4; ++cell)
    apply(grid, cell, Mutation::Kind::dig, Direction::north, Mark::done);
  apply(grid, 0, Mutation::Kind::open, Direction::north, Mark::done);
  apply(grid, 1, Mutation::Kind::open, Direction::east, Mark::done);
  apply(grid, 2, Mutation::Kind::open, Direction::west, Mark::done);
  apply(grid, 3, Mutation::Kind::open, Direction::south, Mark::done);
  CHECK(toText(grid) == "# ##\n"
                        "#   \n"
                        "   #\n"
                        "## #\n");
}

TEST_CASE("F3, F4: the size of a text, and a border that is one character thick and closed") {
  for (const AlgorithmInfo& info : algorithms())
    for (const Size size : {Size{1, 1}, Size{1, 9}, Size{9, 1}, Size{10, 11}, Size{11, 10}}) {
      if (info.role != Role::generator) continue;
      CAPTURE(info.id, size.width, size.height);
      Run run({.algorithm = std::string(info.id),
               .size = size,
               .seed = 3,
               .start = {},
               .parameters = {}});
      run.toEnd();
      const bool maze = info.grid == GridKind::maze;
      const std::size_t width = maze ? 2 * size.width + 1 : size.width + 2;
      const std::size_t height = maze ? 2 * size.height + 1 : size.height + 2;
      const std::string text = toText(run.grid());
      CHECK(textLines(run.grid()) == height);
      REQUIRE(text.size() == (width + 1) * height);
      for (std::uint32_t line = 0; line < height; ++line) {
        const std::string row = text.substr(line * (width + 1), width + 1);
        CHECK(row == textLine(run.grid(), line));
        CHECK(row.front() == '#');
        CHECK(row[width - 1] == '#');
        CHECK(row[width] == '\n');
        if (line == 0 || line + 1 == height) CHECK(row.find(' ') == std::string::npos);
      }
    }
}
