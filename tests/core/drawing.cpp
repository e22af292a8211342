#include <support/bare.hpp>
#include <support/box_text.hpp>
#include <support/drawn.hpp>
#include <support/every_variant.hpp>

#include <mazescope/drawing.hpp>
#include <mazescope/run.hpp>
#include <mazescope/text.hpp>

using namespace mazescope;
using test::Subject;

namespace {

/// What the text is of, drawn again.
Grid drawnAgain(const Drawing& drawing) { return test::finalGrid(specOf(drawing)); }
Grid drawnAgain(const std::string& text) { return drawnAgain(parseDrawing(text)); }

std::string blocks(const std::string& signs) {
  std::string text;
  for (const char sign : signs) text += sign == '#' ? "██" : sign == ' ' ? "  " : "\n";
  return text;
}

void open(Grid& grid, Point point, Direction direction) {
  const Cell cell = grid.cellAt(point);
  grid.apply(Mutation{.cell = cell,
                      .kind = Mutation::Kind::open,
                      .direction = direction,
                      .before = grid.mark(cell),
                      .after = grid.mark(cell)});
}

}  // namespace

TEST_CASE("The text of any run at any tick is read, and drawn again gives the same text") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : test::awkwardSizes) {
      Run run(subject.spec(size, 11));
      run.toEnd();
      const std::uint64_t total = run.tick();
      for (const std::uint64_t tick : {std::uint64_t{0}, std::uint64_t{1}, total / 3, total / 2,
                                       total - std::min<std::uint64_t>(total, 1), total}) {
        run.seek(tick);
        const std::string text = toText(run.grid());
        CAPTURE(test::inWords(size), tick, text);
        CHECK(toText(drawnAgain(text)) == text);
        if (run.grid().kind() == GridKind::maze)
          CHECK(drawnCells(drawnAgain(test::boxText(run.grid()))) == drawnCells(run.grid()));
      }
    }
  });
}

TEST_CASE("A finished maze is read as a maze, and all its passages are there again") {
  test::forEveryMaze([](const Subject& subject) {
    for (const Size size : test::awkwardSizes) {
      const Grid grid = test::finalGrid(subject.spec(size, 12));
      for (const std::string& text : {toText(grid), test::boxText(grid)}) {
        CAPTURE(test::inWords(size), text);
        CHECK(drawnAgain(text).hash() == grid.hash());
      }
    }
  });
}

TEST_CASE("A cave drawn with blocks or with signs is the same cave") {
  const Grid grid = test::drawnCave({"..#.", "#...", "##.#"});
  const std::string text = toText(grid);
  CHECK(text == "######\n#  # #\n##   #\n### ##\n######\n");
  CHECK(parseDrawing(text) == parseDrawing(blocks(text)));
  CHECK(drawnAgain(blocks(text)).hash() == grid.hash());
}

TEST_CASE("The cells of any grid at any tick draw the same passages again") {
  test::forEveryVariant([](const Subject& subject) {
    Run run(subject.spec({12, 7}, 13));
    run.toEnd();
    for (const std::uint64_t tick : {run.tick(), run.tick() / 2, std::uint64_t{0}}) {
      run.seek(tick);
      const Grid& grid = run.grid();
      const Grid again = drawnAgain(Drawing{grid.kind(), grid.size(), drawnCells(grid), {}, {}});
      CHECK(drawnCells(again) == drawnCells(grid));
      CHECK(toText(again) == toText(grid));
    }
  });
}

TEST_CASE("Gaps in the border are openings") {
  Grid maze = test::drawnMaze({"o-o", "| |", "o o"});
  open(maze, {0, 0}, Direction::north);
  open(maze, {1, 0}, Direction::east);
  open(maze, {1, 1}, Direction::south);
  const std::string signs = "# ###\n#    \n# # #\n# # #\n### #\n";
  CHECK(drawnAgain(signs).hash() == maze.hash());
  CHECK(drawnAgain(test::boxText(maze)).hash() == maze.hash());
  CHECK(test::boxText(maze) == "╷   ╶───╴\n"
                               "│        \n"
                               "│   ╷   ╷\n"
                               "│   │   │\n"
                               "└───┘   ╵\n");

  Grid cave = test::drawnCave({".#.", "..."});
  open(cave, {0, 0}, Direction::west);
  open(cave, {2, 1}, Direction::south);
  CHECK(drawnAgain("#####\n  # #\n#   #\n### #\n").hash() == cave.hash());
  CHECK(drawnCells(cave) == "8.0/004");
}

TEST_CASE("A room that is not made yet stays so, and one that is shut in is there") {
  const Drawing drawing = parseDrawing("#######\n#   # #\n#######\n");
  CHECK(drawing.kind == GridKind::maze);
  CHECK(drawing.cells == "280");
  CHECK(parseDrawing("#######\n#   ###\n#######\n").cells == "28.");
  const Grid grid = drawnAgain("#######\n#   ###\n#######\n");
  CHECK(grid.mark(1) == Mark::done);
  CHECK(grid.mark(2) == Mark::unvisited);
}

TEST_CASE("What has not the form of a maze is a cave that looks the same") {
  for (const char* text : {"####\n#  #\n####\n",                      // an even width
                           "#####\n#   #\n#   #\n#   #\n#####\n",     // no post
                           "#####\n#   #\n### #\n##  #\n#####\n"}) {  // a room half open
    const Drawing drawing = parseDrawing(text);
    CHECK(drawing.kind == GridKind::cave);
    CHECK(toText(drawnAgain(drawing)) == text);
  }
}

TEST_CASE("Start, goal and the dots of a path stand in open cells") {
  const Drawing drawing = parseDrawing("#####\n#S..#\n###.#\n#G..#\n#####\n");
  CHECK(drawing.kind == GridKind::maze);
  CHECK(drawing.cells == "2c/29");
  CHECK(drawing.start == Point{0, 0});
  CHECK(drawing.goal == Point{0, 1});
  const Drawing boxed = parseDrawing("┌───────┐\n"
                                     "│ S   . │\n"
                                     "├───╴   │\n"
                                     "│ G   . │\n"
                                     "└───────┘\n");
  CHECK(boxed == drawing);
  const Drawing cave = parseDrawing("████████\n██S G ██\n████████\n");
  CHECK(cave.kind == GridKind::cave);
  CHECK(cave.start == Point{0, 0});
  CHECK(cave.goal == Point{1, 0});
}

TEST_CASE("F52: a byte order mark, CRLF, empty lines and a missing one at the end are read") {
  const std::string text = "###\n# #\n###\n";
  const Drawing drawing = parseDrawing(text);
  for (const char* same : {"\xef\xbb\xbf###\n# #\n###\n", "###\r\n# #\r\n###\r\n", "###\n# #\n###",
                           "###\n# #\n###\n\n\r\n\n"})
    CHECK(parseDrawing(same) == drawing);
}

TEST_CASE("Spaces that an editor cut off a line of a maze are taken as being there") {
  CHECK(parseDrawing("#####\n#\n#####\n") == parseDrawing("#####\n#    \n#####\n"));
  CHECK(parseDrawing("┌───╴\n│\n└───╴\n") == parseDrawing("┌───╴\n│    \n└───╴\n"));
}

TEST_CASE("A drawing takes a move a cell, a passage and an opening, and a phase a row") {
  test::Bare bare(specOf(parseDrawing("# ###\n#   #\n# # #\n# # #\n#####\n")));
  CHECK(bare.finish().size() == 4 + 3 + 1);
  CHECK(bare.at.phase == 2);
  test::Bare nothing(specOf({GridKind::cave, {3, 2}, "", {}, {}}));
  CHECK(nothing.finish().size() == 6);
  CHECK(drawnCells(nothing.grid) == ".../...");
  test::Bare rooms(specOf({GridKind::maze, {3, 2}, "", {}, {}}));
  CHECK(rooms.finish().size() == 6);
  CHECK(drawnCells(rooms.grid) == "000/000");
}
