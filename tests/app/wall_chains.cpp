#include "export/wall_chains.hpp"

#include <support/catch.hpp>
#include <support/drawn.hpp>
#include <support/every_variant.hpp>

#include <mazescope/run.hpp>
#include <mazescope/text.hpp>

#include <map>
#include <sstream>
#include <tuple>

using namespace mazescope;

namespace {

/// A piece of wall: the corner it begins at, and whether it goes east (or else south).
using Piece = std::tuple<std::uint32_t, std::uint32_t, bool>;

/// How often each piece is drawn, and in how many chains, of which some are closed.
struct Drawn {
  std::map<Piece, int> pieces;
  int chains = 0;
  int closed = 0;
};

class Reader {
public:
  explicit Reader(const std::string& elements) : text_(elements) {}

  Drawn read() {
    char command = 0;
    while (text_ >> command) {
      if (command == 'M') {
        text_ >> at_.x >> at_.y;
        begin_ = at_;
        ++drawn_.chains;
      } else if (command == 'Z') {
        goTo(begin_);
        ++drawn_.closed;
      } else if (command == 'H') {
        Point to = at_;
        text_ >> to.x;
        goTo(to);
      } else if (command == 'V') {
        Point to = at_;
        text_ >> to.y;
        goTo(to);
      }  // else: of the element around
    }
    return drawn_;
  }

private:
  void goTo(Point to) {
    REQUIRE((at_.x == to.x || at_.y == to.y));
    for (std::uint32_t x = std::min(at_.x, to.x); x < std::max(at_.x, to.x); ++x)
      ++drawn_.pieces[{x, at_.y, true}];
    for (std::uint32_t y = std::min(at_.y, to.y); y < std::max(at_.y, to.y); ++y)
      ++drawn_.pieces[{at_.x, y, false}];
    at_ = to;
  }

  std::istringstream text_;
  Drawn drawn_;
  Point at_, begin_;
};

Drawn drawn(const Grid& grid) {
  std::string elements;
  exports::SvgPath path([&elements](std::string_view bytes) { elements += bytes; });
  exports::WallChains chains(grid);
  double progress = 0;
  while (!chains.step(path)) {
    CHECK(progress <= chains.progress());
    progress = chains.progress();
  }
  CHECK(chains.progress() == 1);
  path.finish();
  return Reader(elements).read();
}

/// The walls by the grid's text, in which a wall is a character, or lies between two.
std::map<Piece, int> expected(const Grid& grid) {
  const std::string text = toText(grid);
  const bool maze = grid.kind() == GridKind::maze;
  const auto [width, height] = grid.size();
  const std::size_t line = (maze ? 2 * std::size_t{width} + 1 : std::size_t{width} + 2) + 1;
  const auto at = [&](std::size_t x, std::size_t y) { return text[y * line + x]; };
  std::map<Piece, int> pieces;
  for (std::uint32_t y = 0; y <= height; ++y)
    for (std::uint32_t x = 0; x <= width; ++x) {
      const std::size_t column = x, row = y;
      if (x < width && (maze ? at(2 * column + 1, 2 * row) == '#'
                             : at(column + 1, row) != at(column + 1, row + 1)))
        pieces[{x, y, true}] = 1;
      if (y < height && (maze ? at(2 * column, 2 * row + 1) == '#'
                              : at(column, row + 1) != at(column + 1, row + 1)))
        pieces[{x, y, false}] = 1;
    }
  return pieces;
}

/// Half of the corners at which an odd number of pieces meet: no drawing has fewer open chains.
int fewestOpen(const std::map<Piece, int>& pieces) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> degrees;
  for (const auto& [piece, count] : pieces) {
    const auto [x, y, east] = piece;
    ++degrees[{x, y}];
    ++degrees[{east ? x + 1 : x, east ? y : y + 1}];
  }
  int odd = 0;
  for (const auto& [corner, degree] : degrees) odd += degree % 2;
  return odd / 2;
}

void open(Grid& grid, Cell cell, Direction side) {
  grid.apply(Mutation{.cell = cell,
                      .kind = Mutation::Kind::open,
                      .direction = side,
                      .before = grid.mark(cell),
                      .after = grid.mark(cell)});
}

void check(const Grid& grid) {
  const Drawn found = drawn(grid);
  const auto pieces = expected(grid);
  CHECK(found.pieces == pieces);
  CHECK(found.chains - found.closed == fewestOpen(pieces));
}

}  // namespace

TEST_CASE("F2, F3: walls are drawn once each, in as few open chains as there can be") {
  test::forEveryVariant([](const test::Subject& subject) {
    for (const Size size :
         {Size{1, 1}, Size{1, 9}, Size{10, 10}, Size{11, 10}, Size{10, 11}, Size{63, 31}}) {
      CAPTURE(size.width, size.height);
      Run run(subject.spec(size, 3));
      run.seek(size.cells() / 2);
      check(run.grid());
      run.toEnd();
      check(run.grid());
    }
  });
}

TEST_CASE("Openings are gaps in the walls") {
  Grid maze = test::drawnMaze({"o-o o", "|   |", "o-o-o"});
  open(maze, 0, Direction::west);
  open(maze, 0, Direction::north);
  open(maze, 5, Direction::south);
  check(maze);
  Grid cave = test::drawnCave({"..#", "#..", "#.#"});
  open(cave, 1, Direction::north);
  open(cave, 7, Direction::south);
  check(cave);
  CHECK(drawn(cave).closed == 0);
}

TEST_CASE("The outlines of a cave are closed") {
  const Drawn cave = drawn(test::drawnCave({"...#", ".#.#", "...#", "###."}));
  CHECK(cave.chains == cave.closed);
}

TEST_CASE("A very long line is broken up into several elements") {
  std::string elements;
  exports::SvgPath path([&elements](std::string_view bytes) { elements += bytes; });
  constexpr std::uint32_t steps = 100'000;
  path.moveTo({0, 0});
  for (std::uint32_t i = 1; i < steps; ++i) {
    path.lineTo({i, i - 1});
    path.lineTo({i, i});
  }
  path.lineTo({0, steps - 1});
  path.close();
  path.finish();
  const Drawn found = Reader(elements).read();
  CHECK(found.chains > 1);
  CHECK(found.closed == 0);
  CHECK(found.pieces.size() == std::size_t{4} * (steps - 1));
}
