#include "from_file.hpp"

#include <mazescope/drawing.hpp>

namespace mazescope::algorithms {

namespace {

constexpr std::string_view prose =
    R"(This maze was made elsewhere: it was read from a file and is drawn here again, room by room, so that it can be looked at, measured, solved and exported like any other. What made it is not known, and no chance is at work: every seed draws the same maze.

The drawing is read as a page is, row by row from the north-west corner. Each room stands as one character: a dot if it is not there, or a hexadecimal digit that is the sum of its ways, 1 to the north, 2 to the east, 4 to the south and 8 to the west. A way that leads to a neighbour is a passage; one that leads out of the grid is an opening in the border. Every passage is drawn twice, once in each of its rooms, and a drawing in which the two disagree is refused before anything is drawn. When a room is read it is marked, and those of its passages are opened that lead to a room read before; so each wall falls once, at the second of its rooms.

Mazes with one way between any two rooms take one move less than two a room. But a drawing need not be such a maze. It may have loops, rooms that nothing leads to, or parts without any connection; the figures at the left and the overlay of components show them. A maze that was exported half-way has rooms that were not made yet, and they stay so.

What to watch: nothing is decided here, so what can be learned comes afterwards, from a solver, from the distances, from the dead ends. Compare their share with that of mazes whose algorithm you know: about one room in ten for a walk that backs out, near three in ten for growing along a frontier. Often enough that tells how a maze was made.

The files that can be opened are described in the program's manual: text drawn with the number sign or with box characters, and its own exports in JSON.

Source: the file itself.)";

void check(Size size, const Parameters& parameters) {
  checkDrawnCells(GridKind::maze, size, std::get<std::string>(parameters.at("cells")));
}

}  // namespace

AlgorithmInfo maze_file() {
  return {
      .id = "maze-file",
      .name = "Maze from a file",
      .family = "From a file",
      .summary = "Draws a maze that was read from a file, row by row.",
      .prose = prose,
      .phase = "row of the drawing",
      .grid = GridKind::maze,
      .fromFile = true,
      .parameters = {from_file::cells("The maze: a digit a room, the rows separated by slashes.")},
      .variants = {{
          .id = "maze-file",
          .name = "Maze from a file",
          .help = "",
          .pseudocode =
              {
                  {"for each row of the drawing", ""},
                  {"  for each room of the row", ""},
                  {"    mark it", "Read the room {cell}."},
                  {"    for each opening that is drawn", ""},
                  {"      open the border", "Made an opening in the border at {cell}."},
                  {"    for each way to the north or west", ""},
                  {"      open the wall", "Opened the wall between {cell} and {other}."},
              },
          .legend = {{Mark::unvisited, false, "not read, or not there"},
                     {Mark::done, false, "read"}},
          .figures = {{"cells-read", "cells read"}},
          .make = from_file::make,
      }},
      .check = check,
  };
}

}  // namespace mazescope::algorithms
