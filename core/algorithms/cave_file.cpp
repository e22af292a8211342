#include "from_file.hpp"

#include <mazescope/drawing.hpp>

namespace mazescope::algorithms {

namespace {

constexpr std::string_view prose =
    R"(This cave was made elsewhere: it was read from a file and is drawn here again, cell by cell, so that it can be looked at, measured, solved and exported like any other. What made it is not known, and no chance is at work: every seed draws the same cave.

The drawing is read as a page is, row by row from the north-west corner. Each cell stands as one character: a dot for rock, or a hexadecimal digit for what is open. Two open neighbours always have a passage between them, so nothing needs to be said of it; the digit names the openings of the cell in the border, as a sum of 1 to the north, 2 to the east, 4 to the south and 8 to the west, and for nearly all cells it is 0. Open cells are dug out, rock is only marked as read, and so every cell takes one move and each opening one more.

A drawing with number signs can be a maze as well as a cave, as both are rock with ways through it. It is taken for a maze if it has the form of one, with rooms at every second place of every second line and posts of wall between them. Everything else is a cave: a maze with wide rooms or thick walls, a map that was drawn by hand, a picture of letters. It looks the same either way, and a way through a cave leads through the same places as one through the maze; only its steps are counted in characters.

What to watch: whether the cave hangs together. The overlay of components colours its regions, a stage of the run can join them, and a solver that finds no way shows how far it comes.

The files that can be opened are described in the program's manual: text drawn with the number sign or with full blocks, and its own exports in JSON.

Source: the file itself.)";

void check(Size size, const Parameters& parameters) {
  checkDrawnCells(GridKind::cave, size, std::get<std::string>(parameters.at("cells")));
}

}  // namespace

AlgorithmInfo cave_file() {
  return {
      .id = "cave-file",
      .name = "Cave from a file",
      .family = "From a file",
      .summary = "Draws a cave that was read from a file, row by row.",
      .prose = prose,
      .phase = "row of the drawing",
      .grid = GridKind::cave,
      .fromFile = true,
      .parameters = {from_file::cells(
          "The cave: a dot for rock, a digit for an open cell, the rows "
          "separated by slashes.")},
      .variants = {{
          .id = "cave-file",
          .name = "Cave from a file",
          .help = "",
          .pseudocode =
              {
                  {"for each row of the drawing", ""},
                  {"  for each cell of the row", ""},
                  {"    dig it if it is open", "Read the cell {cell}."},
                  {"    for each opening that is drawn", ""},
                  {"      open the border", "Made an opening in the border at {cell}."},
              },
          .legend = {{Mark::unvisited, false, "not read yet"},
                     {Mark::done, false, "rock"},
                     {Mark::done, true, "open"}},
          .figures = {{"cells-read", "cells read"}},
          .make = from_file::make,
      }},
      .check = check,
  };
}

}  // namespace mazescope::algorithms
