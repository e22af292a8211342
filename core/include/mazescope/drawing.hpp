#pragma once

#include <mazescope/grid.hpp>
#include <mazescope/spec.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazescope {

/// A maze or a cave that was drawn elsewhere, such as in a file.
struct Drawing {
  GridKind kind = GridKind::maze;
  Size size;
  /// One character a cell, the rows separated by '/'. '.' is what is not there: rock, or a room of a
  /// maze that was not made yet. All else is a hexadecimal digit, the sum of 1 for a way north, 2
  /// east, 4 south and 8 west: in a maze the passages of a cell and its openings in the border, in a
  /// cave the openings alone, as its passages follow from the cells. Empty: nothing is drawn.
  std::string cells;
  std::optional<Point> start;
  std::optional<Point> goal;
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// The cells of a grid, or of one row of it, in these characters; marks are lost except that a room
/// is there. O(cells).
[[nodiscard]] std::string drawnCells(const Grid& grid);
[[nodiscard]] std::string drawnRow(const Grid& grid, std::uint32_t y);

/// Throws Error ("parameters/cells") unless the cells are those of a grid of this kind and size, and
/// neighbours agree on the passages between them. O(cells).
void checkDrawnCells(GridKind kind, Size size, std::string_view cells);

/// The run that draws it: resolved, its generator `maze-file` or `cave-file`, with start and goal, if
/// any, set by a stage `entrances`. Throws Error as resolved() does.
[[nodiscard]] Spec specOf(const Drawing& drawing);

/// Reads a maze or a cave from text. The first wall tells how it is drawn:
///
/// - '#' and ' ' as toText writes them. What is a maze in that form, every room either open or shut
///   in by walls, is read as one; all else is a cave, which looks the same.
/// - Box drawing, a maze of W by H cells as 4W+1 by 2H+1 characters: at every fourth column of every
///   second line the character (or space) that joins exactly the walls meeting there, between them
///   three times U+2500 or space, and in the lines below U+2502 or space at every fourth column. A cell
///   that is not there has walls on all sides and three times U+2588 between them.
/// - U+2588 twice for rock and two spaces for what is open: a cave of W by H cells with the rock
///   around it, 2W+4 by H+2 characters.
///
/// Where a border is open beside an open cell, an opening is made. 'S' and 'G' stand in open cells and
/// are start and goal; a '.' stands for nothing, as it may be a path. A byte order mark, CRLF and empty
/// lines at the end are accepted. A line of a maze may lack spaces at its end, which editors cut off:
/// another character lost from it would show. In a cave it would not, so there it may not.
///
/// Throws Error with an empty field and a message that starts with "LINE:COLUMN: ", both counted from
/// 1, columns in characters. O(text).
[[nodiscard]] Drawing parseDrawing(std::string_view text);

/// Reads a maze or a cave in JSON, `schema` 1, as `presets/maze.schema.json` describes it: what the
/// program exports. Strict, with the errors and the limits of parsePreset. The spec and the tick it was
/// exported from are checked and forgotten, and so is the path.
[[nodiscard]] Drawing parseDrawingJson(std::string_view text);

}  // namespace mazescope
