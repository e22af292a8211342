#include "export/format.hpp"

#include <mazescope/drawing.hpp>
#include <mazescope/preset.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace mazescope::exports {

namespace {

/// One letter a step: n, e, s or w.
std::string steps(const Grid& grid, const std::vector<Cell>& path) {
  std::string letters;
  for (std::size_t i = 1; i < path.size(); ++i)
    for (const Direction direction : allDirections)
      if (grid.neighbor(path[i - 1], direction) == path[i])
        letters += "nesw"[static_cast<unsigned>(direction)];
  return letters;
}

/// As presets/maze.schema.json has it, and parseDrawingJson reads it.
class JsonJob final : public Job {
public:
  JsonJob(Subject subject, Sink sink) : run_(std::move(subject.run)), sink_(std::move(sink)) {}

  bool work(std::uint64_t effort) override {
    const Size size = run_.grid().size();
    if (row_ == 0) sink_(head());
    for (std::uint64_t done = 0; row_ < size.height; done += size.width) {
      if (done > effort) return false;
      const bool last = row_ + 1 == size.height;
      sink_(fmt::format("    \"{}\"{}\n", drawnRow(run_.grid(), row_++), last ? "" : ","));
    }
    sink_(tail());
    return true;
  }

  double progress() const override { return static_cast<double>(row_) / run_.grid().size().height; }

private:
  std::string head() const {
    const Grid& grid = run_.grid();
    return fmt::format("{{\n  \"schema\": 1,\n  \"kind\": \"{}\",\n  \"width\": {},\n"
                       "  \"height\": {},\n  \"tick\": {},\n  \"spec\": {},\n  \"rows\": [\n",
                       grid.kind() == GridKind::maze ? "maze" : "cave", grid.size().width,
                       grid.size().height, run_.tick(), toJson(run_.spec()));
  }

  std::string tail() const {
    const Grid& grid = run_.grid();
    std::string text = "  ]";
    const auto end = [&](const char* key, std::optional<Cell> cell) {
      if (!cell) return;
      const Point at = grid.pointOf(*cell);
      text += fmt::format(",\n  \"{}\": {{\"x\": {}, \"y\": {}}}", key, at.x, at.y);
    };
    end("start", run_.ends().start);
    end("goal", run_.ends().goal);
    if (const std::vector<Cell> path = run_.path(); !path.empty())
      text += fmt::format(",\n  \"path\": \"{}\"", steps(grid, path));
    return text + "\n}\n";
  }

  Run run_;
  Sink sink_;
  std::uint32_t row_ = 0;  // the next to be written
};

}  // namespace

Format json() {
  Format format;
  format.id = "json";
  format.name = "JSON";
  format.help = "Cells, passages, start, goal and path for other programs; can be opened again.";
  format.ending = ".json";
  format.text = true;
  format.toFile = [](Subject subject, const Parameters&, Sink sink) -> std::unique_ptr<Job> {
    return std::make_unique<JsonJob>(std::move(subject), std::move(sink));
  };
  return format;
}

}  // namespace mazescope::exports
