#include "export/options.hpp"
#include "export/rows_job.hpp"
#include "export/walls.hpp"

#include <mazescope/text.hpp>

#include <array>

// Two ways to write a grid as text; both are read back by the generators that make a run of a file.
//
// ascii: '#' and ' ' as mazescope/text.hpp says; an opening in the border is ' '.
//
// box, a maze: 2H + 1 lines of 4W + 1 characters.
//   Lines 0, 2, ...: at columns 0, 4, ... the box character that joins exactly the walls which meet
//   at this corner, a half line for the end of one, a space for none; between them "───" for a wall,
//   three spaces for a passage or an opening in the border.
//   Lines 1, 3, ...: at columns 0, 4, ... '│' for a wall, a space for a passage or an opening;
//   between them three characters for the cell: spaces, or "███" for a cell that is unvisited and
//   without any passage or opening.
// box, a cave: H + 2 lines of 2W + 4 characters, two for a cell and for each piece of the border
//   around: "██" for rock and for the border, two spaces for an open cell and for an opening.
//
// With the solution shown, each cell on it is '.', its start 'S' and its goal 'G': in ASCII the one
// character of a cell (and '.' stands in the passages between, too), in box the middle one of a
// maze's cell and the first one of a cave's. Start and goal are also shown while nothing is solved.

namespace mazescope::exports {

namespace {

constexpr char nothing = '\0';

/// What the solution puts into cells and passages.
class Solution {
public:
  Solution(const Run& run, bool shown) : grid_(&run.grid()) {
    if (!shown) return;
    const std::vector<Cell> path = run.path();
    sides_.resize(path.empty() ? 0 : grid_->cellCount());
    for (std::size_t i = 0; i + 1 < path.size(); ++i) join(path[i], path[i + 1]);
    ends_ = run.ends();
  }

  [[nodiscard]] char of(Cell cell) const {
    if (ends_.start == cell) return 'S';
    if (ends_.goal == cell) return 'G';
    return sides_.empty() || sides_[cell].empty() ? nothing : '.';
  }
  [[nodiscard]] bool passes(Cell cell, Direction side) const {
    return !sides_.empty() && (sides_[cell].bits() >> static_cast<unsigned>(side) & 1U) != 0;
  }

private:
  void join(Cell from, Cell to) {
    for (const Direction side : allDirections)
      if (grid_->neighbor(from, side) == to) {
        sides_[from].insert(side);
        sides_[to].insert(opposite(side));
      }
  }

  const Grid* grid_;
  Ends ends_;
  std::vector<DirectionSet> sides_;  // through which the path goes; empty: there is none
};

std::string asciiLine(const Grid& grid, const Solution& solution, std::uint32_t line) {
  std::string text = textLine(grid, line);
  const auto put = [&text](std::size_t column, char character) {
    if (character != nothing) text[column] = character;
  };
  const bool maze = grid.kind() == GridKind::maze;
  const bool border = !maze && line == 0;
  const std::uint32_t y = maze ? line / 2 : line - 1;
  if (border || y >= grid.size().height) return text;
  Cell cell = grid.cellAt({0, y});
  for (std::uint32_t x = 0; x < grid.size().width; ++x, ++cell) {
    const std::size_t column = maze ? 2 * std::size_t{x} + 1 : std::size_t{x} + 1;
    if (maze && line % 2 == 0) {
      if (solution.passes(cell, Direction::north)) put(column, '.');
      continue;
    }
    put(column, solution.of(cell));
    if (maze && solution.passes(cell, Direction::west)) put(column - 1, '.');
  }
  return text;
}

/// By the walls that meet at a corner: 1 to the north, 2 east, 4 south, 8 west.
constexpr std::array<std::string_view, 16> corners{" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                                   "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};

std::string_view corner(const Walls& walls, Size size, std::uint32_t x, std::uint32_t y) {
  DirectionSet sides;
  if (y > 0 && walls.southOf(x, y - 1)) sides.insert(Direction::north);
  if (x < size.width && walls.eastOf(x, y)) sides.insert(Direction::east);
  if (y < size.height && walls.southOf(x, y)) sides.insert(Direction::south);
  if (x > 0 && walls.eastOf(x - 1, y)) sides.insert(Direction::west);
  return corners.at(sides.bits());
}

std::string boxRoom(const Grid& grid, const Solution& solution, Cell cell) {
  if (const char character = solution.of(cell); character != nothing) return {' ', character, ' '};
  const bool closed = grid.mark(cell) == Mark::unvisited && grid.passages(cell).empty() &&
                      grid.openings(cell).empty();
  return closed ? "███" : "   ";
}

std::string mazeBoxLine(const Grid& grid, const Solution& solution, std::uint32_t line) {
  const Size size = grid.size();
  const Walls walls(grid);
  const std::uint32_t y = line / 2;
  std::string text;
  for (std::uint32_t x = 0; x <= size.width; ++x) {
    if (line % 2 == 0) {
      text += corner(walls, size, x, y);
      if (x < size.width) text += walls.eastOf(x, y) ? "───" : "   ";
    } else {
      text += walls.southOf(x, y) ? "│" : " ";
      if (x < size.width) text += boxRoom(grid, solution, grid.cellAt({x, y}));
    }
  }
  return text + '\n';
}

std::string caveBoxLine(const Grid& grid, const Solution& solution, std::uint32_t line) {
  std::string text;
  for (const char character : asciiLine(grid, solution, line)) {
    if (character == '\n') break;
    text += character == '#' ? "██" : std::string{character, ' '};
  }
  return text + '\n';
}

class TextJob : public RowsJob {
public:
  TextJob(Subject subject, const Parameters& options, Sink sink)
      : RowsJob(textLines(subject.run.grid()), subject.run.grid().size().width),
        subject_(std::move(subject)), sink_(std::move(sink)), box_(chosen(options, "style", "box")),
        solution_(subject_.run, chosen(options, "solution", "shown")) {}

private:
  void write(std::uint32_t line) override {
    const Grid& grid = subject_.run.grid();
    if (!box_)
      sink_(asciiLine(grid, solution_, line));
    else if (grid.kind() == GridKind::maze)
      sink_(mazeBoxLine(grid, solution_, line));
    else
      sink_(caveBoxLine(grid, solution_, line));
  }

  Subject subject_;
  Sink sink_;
  bool box_;
  Solution solution_;
};

}  // namespace

Format text() {
  Format format;
  format.id = "text";
  format.name = "Text";
  format.help = "Characters for walls, rock and the way through; can be read back.";
  format.ending = ".txt";
  format.text = true;
  format.options = {
      {"style", "Style", "What walls are drawn with.",
       Choice{
           {{"ascii", "# and space", "A number sign for a wall or for rock, a space for the rest."},
            {"box", "Box drawing", "Lines for walls, blocks for rock; Unicode, as UTF-8."}}}},
      {"solution", "Solution", "Whether the way that a solver found is shown.",
       Choice{{{"shown", "Shown", "Points on its cells, S at the start and G at the goal."},
               {"none", "None", "Walls and rock alone."}}}},
  };
  format.toFile = makeJob<TextJob>;
  return format;
}

}  // namespace mazescope::exports
