#include "export/options.hpp"
#include "export/rows_job.hpp"

#include <fmt/format.h>

// Comma-separated values (RFC 4180, but lines end with a line feed alone): whole numbers and words,
// nothing that needs quotes. Cells are counted row by row from the north-west, as Cell is.
//
// passages: "from,to,from_x,from_y,to_x,to_y", a record for each passage, by its northern or western
//   cell, row by row, that to the east before that to the south. For mazes and caves alike.
// cells: "cell,x,y,open,north,east,south,west", a record for each cell; open is 0 for rock, else 1.
//   A side is the cell that its passage leads to, "out" for an opening in the border, else empty.

namespace mazescope::exports {

namespace {

std::string passageRecords(const Grid& grid, Cell cell) {
  std::string records;
  for (const Direction side : {Direction::east, Direction::south})
    if (grid.passage(cell, side)) {
      const Cell to = grid.neighborOf(cell, side);
      const auto [x, y] = grid.pointOf(cell);
      const auto [toX, toY] = grid.pointOf(to);
      records += fmt::format("{},{},{},{},{},{}\n", cell, to, x, y, toX, toY);
    }
  return records;
}

std::string cellRecord(const Grid& grid, Cell cell) {
  const auto [x, y] = grid.pointOf(cell);
  std::string record = fmt::format("{},{},{},{}", cell, x, y, grid.open(cell) ? 1 : 0);
  for (const Direction side : allDirections) {
    record += ',';
    if (grid.passage(cell, side))
      record += std::to_string(grid.neighborOf(cell, side));
    else if (grid.opening(cell, side))
      record += "out";
  }
  return record + '\n';
}

/// A row of the file's job is a row of cells.
class CsvJob : public RowsJob {
public:
  CsvJob(Subject subject, const Parameters& options, Sink sink)
      : RowsJob(subject.run.grid().size().height, subject.run.grid().size().width),
        subject_(std::move(subject)), sink_(std::move(sink)),
        passages_(chosen(options, "records", "passages")) {}

private:
  void write(std::uint32_t row) override {
    const Grid& grid = subject_.run.grid();
    std::string records;
    if (row == 0)
      records =
          passages_ ? "from,to,from_x,from_y,to_x,to_y\n" : "cell,x,y,open,north,east,south,west\n";
    Cell cell = grid.cellAt({0, row});
    for (std::uint32_t x = 0; x < grid.size().width; ++x, ++cell)
      records += passages_ ? passageRecords(grid, cell) : cellRecord(grid, cell);
    sink_(records);
  }

  Subject subject_;
  Sink sink_;
  bool passages_;
};

}  // namespace

Format csv() {
  Format format;
  format.id = "csv";
  format.name = "CSV of the adjacency";
  format.help =
      "What leads where, for spreadsheets and graph libraries; cells are counted row by row.";
  format.ending = ".csv";
  format.text = true;
  format.options = {
      {"records", "Records", "What a line tells.",
       Choice{
           {{"passages", "Passages", "An edge list: from,to,from_x,from_y,to_x,to_y."},
            {"cells", "Cells",
             "An adjacency list: cell,x,y,open,north,east,south,west; a side is the cell that it "
             "leads to, or out."}}}},
  };
  format.toFile = makeJob<CsvJob>;
  return format;
}

}  // namespace mazescope::exports
