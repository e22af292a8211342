#include "from_file.hpp"

#include "drawn_cells.hpp"

#include <mazescope/words.hpp>

#include <memory>

namespace mazescope::from_file {

namespace {

struct Replay {
  /// A part of the spec that never changes: shared by all copies.
  std::shared_ptr<const std::string> cells;
  Cell upcoming = 0;  // the next cell that takes a move
  Cell here = 0;      // the one before it
  // What is still to be opened there, bit 0 north to bit 3 west.
  std::uint32_t openings = 0;
  std::uint32_t passages = 0;
  std::uint32_t rows = 0;  // that were begun

  [[nodiscard]] char digit(const Grid& grid, Cell cell) const {
    if (!cells->empty()) return (*cells)[std::size_t{cell} + grid.pointOf(cell).y];
    return grid.kind() == GridKind::maze ? drawn::digitOf(0) : drawn::absent;
  }
  /// Past the rooms that were never made: no move tells of them, so they are looked at here, once each.
  void skipAbsent(const Grid& grid) {
    while (grid.kind() == GridKind::maze && upcoming < grid.cellCount() &&
           digit(grid, upcoming) == drawn::absent)
      ++upcoming;
  }

  bool next(const Grid& grid, Mutation& out) {
    if ((openings | passages) == 0) return readCell(grid, out);
    const bool opening = openings != 0;
    std::uint32_t& ways = opening ? openings : passages;
    out = Mutation{.cell = here,
                   .kind = opening ? Mutation::Kind::open : Mutation::Kind::carve,
                   .direction = DirectionSet(ways).at(0),
                   .before = Mark::done,
                   .after = Mark::done,
                   .line = opening ? openBorder : openWall};
    ways &= ways - 1;  // without the first
    return true;
  }

  bool readCell(const Grid& grid, Mutation& out) {
    if (upcoming == grid.cellCount()) return false;
    here = upcoming++;
    const char drawnHere = digit(grid, here);
    const std::uint32_t row = grid.pointOf(here).y + 1;
    const bool dug = grid.kind() == GridKind::cave && drawnHere != drawn::absent;
    out = Mutation{.cell = here,
                   .kind = dug ? Mutation::Kind::dig : Mutation::Kind::mark,
                   .phaseStart = row > rows,
                   .after = Mark::done,
                   .line = read};
    rows = row;
    const DirectionSet ways = drawn::waysOf(drawnHere).value_or(DirectionSet());
    for (std::uint32_t i = 0; i < ways.size(); ++i) {
      const Direction way = ways.at(i);
      const std::uint32_t bit = 1U << static_cast<unsigned>(way);
      if (!grid.hasNeighbor(here, way))
        openings |= bit;
      else if (way == Direction::north || way == Direction::west)
        passages |= bit;
    }
    skipAbsent(grid);
    return true;
  }

  Inspection inspect(const Grid& grid, std::size_t limit) const {
    Inspection inspection;
    Inspection::List toRead{
        "to be read", Inspection::Shape::queue, "next first", grid.cellCount() - upcoming, {}};
    for (Cell cell = upcoming; cell < grid.cellCount() && toRead.cells.size() < limit; ++cell)
      toRead.cells.push_back(cell);
    inspection.lists = {std::move(toRead)};
    if (upcoming == grid.cellCount() && (openings | passages) == 0)
      inspection.ending = "The whole drawing was read.";
    return inspection;
  }

  double figure(const Grid&, std::size_t) const { return upcoming; }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    const char drawnHere = digit(grid, last.cell);
    const DirectionSet ways = drawn::waysOf(drawnHere).value_or(DirectionSet());
    if (last.line == openWall)
      return {"The passage is drawn in both its cells, of which this one was read second.",
              arrowsFrom(last.cell, withNeighbors(grid, last.cell, ways), last.direction),
              {}};
    if (last.line == openBorder)
      return {"A way to the " + std::string(inWords(last.direction)) +
                  " is drawn here, and the grid ends there.",
              {},
              {}};
    if (cells->empty()) return {"Nothing is drawn, so every cell is like this one.", {}, {}};
    const bool rock = drawnHere == drawn::absent;
    return {rock ? "Drawn as a dot, which is rock."
                 : std::string("Drawn as the digit ") + drawnHere + ": ways to " + inWords(ways) +
                       '.',
            arrowsFrom(last.cell, withNeighbors(grid, last.cell, ways), {}),
            {}};
  }

  static DirectionSet withNeighbors(const Grid& grid, Cell cell, DirectionSet ways) {
    DirectionSet found;
    for (std::uint32_t i = 0; i < ways.size(); ++i)
      if (grid.hasNeighbor(cell, ways.at(i))) found.insert(ways.at(i));
    return found;
  }

  static std::size_t bytes() { return 0; }
};

std::optional<std::string> expected(std::string_view cells) {
  for (const char c : cells)
    if (c != '/' && c != drawn::absent && !drawn::waysOf(c))
      return "rows of dots and of the digits 0 to 9 and a to f, separated by slashes";
  return std::nullopt;
}

}  // namespace

ParameterInfo cells(std::string_view help) { return {"cells", "Cells", help, Text{"", expected}}; }

Stepper make(const Grid& grid, const Beginning& beginning) {
  const auto& cells = std::get<std::string>(beginning.parameters.at("cells"));
  Replay replay{.cells = std::make_shared<const std::string>(cells)};
  replay.skipAbsent(grid);
  return Stepper(std::move(replay));
}

}  // namespace mazescope::from_file
