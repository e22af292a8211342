#include "export/options.hpp"
#include "export/wall_chains.hpp"

#include "export/format.hpp"

#include <mazescope/error.hpp>
#include <mazescope/palette.hpp>
#include <mazescope/words.hpp>

#include <fmt/format.h>

// A drawing in SVG 2, with sizes in millimetres. Within, a unit is a cell and corners have whole
// coordinates: `walls` holds the walls, or the outlines of a cave, as few long paths (see
// wall_chains.hpp); `solution` the way through the middles of cells; `ends` a disc at the start and a
// square at the goal. A group without content is left out. Walls are as the brush of a pen: half of
// their thickness lies in the cells on either side.

namespace mazescope::exports {

namespace {

/// Without the zeros that say nothing, the same in every locale.
std::string number(double value) {
  std::string text = fmt::format("{:.4f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string hex(Color color) {
  return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue);
}

std::string description(const Run& run) {
  std::string stages;
  for (const Stage& stage : run.stages())
    stages += fmt::format("{}{}", stages.empty() ? "" : ", ", stage.variant->name);
  return fmt::format("{}; seed {}, after {}.", stages, run.spec().seed,
                     counted(run.tick(), "move", "moves"));
}

class SvgJob : public Job {
public:
  SvgJob(Subject subject, const Parameters& options, Sink sink)
      : subject_(std::move(subject)), sink_(std::move(sink)), chains_(subject_.run.grid()),
        path_(sink_) {
    if (chosen(options, "solution", "shown")) solution_ = subject_.run.path();
    begin(real(options, "cell"), real(options, "wall"), real(options, "margin"));
  }

  bool work(std::uint64_t effort) override {
    for (std::uint64_t spent = 0; spent < effort && !done_; ++spent) step();
    return done_;
  }
  [[nodiscard]] double progress() const override {
    const double traced =
        solution_.empty() ? 1
                          : static_cast<double>(traced_) / static_cast<double>(solution_.size());
    return (chains_.progress() + traced) / 2;
  }

private:
  void begin(double cell, double wall, double margin) {
    const auto [width, height] = subject_.run.grid().size();
    const auto outer = [&](std::uint32_t cells) { return cells * cell + wall + 2 * margin; };
    const std::string across = number(outer(width));
    const std::string down = number(outer(height));
    const bool maze = subject_.run.grid().kind() == GridKind::maze;
    sink_(fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\" "
        "width=\"{0}mm\" height=\"{1}mm\" viewBox=\"0 0 {0} {1}\">\n"
        "<title id=\"title\">{2} of {3} by {4} cells</title>\n<desc id=\"desc\">{5}</desc>\n"
        "<g transform=\"translate({6} {6}) scale({7})\" fill=\"none\">\n"
        "<g id=\"walls\" stroke=\"#000\" stroke-width=\"{8}\" stroke-linecap=\"square\">\n",
        across, down, maze ? "Maze" : "Cave", width, height, description(subject_.run),
        number(margin + wall / 2), number(cell), number(wall / cell)));
  }

  void step() {
    if (!wallsDone_) {
      wallsDone_ = chains_.step(path_);
      if (wallsDone_) endWalls();
    } else if (traced_ < solution_.size()) {
      trace();
    } else {
      endSolution();
      writeEnds();
      sink_("</g>\n</svg>\n");
      done_ = true;
    }
  }

  void endWalls() {
    path_.finish();
    sink_("</g>\n");
    if (solution_.empty()) return;
    const Palette& colors = palette(subject_.palette);
    sink_(fmt::format("<g id=\"solution\" stroke=\"{}\" stroke-width=\"0.2\" "
                      "stroke-linecap=\"round\" stroke-linejoin=\"round\" "
                      "transform=\"translate(0.5 0.5)\">\n",
                      hex(colorOf(colors, GridKind::maze, true, Mark::path))));
  }

  /// The next cell of the solution: a corner of its line if the way turns there.
  void trace() {
    const Grid& grid = subject_.run.grid();
    const std::size_t i = traced_++;
    const Point at = grid.pointOf(solution_[i]);
    if (i == 0) {
      path_.moveTo(at);
      if (solution_.size() == 1) path_.close();  // a point
      return;
    }
    const bool last = traced_ == solution_.size();
    const bool straight =
        !last && solution_[i] - solution_[i - 1] == solution_[i + 1] - solution_[i];
    if (!straight) path_.lineTo(at);
  }

  void endSolution() {
    if (solution_.empty()) return;
    path_.finish();
    sink_("</g>\n");
  }

  void writeEnds() {
    const auto [start, goal] = subject_.run.ends();
    if (!start && !goal) return;
    const Grid& grid = subject_.run.grid();
    sink_("<g id=\"ends\" fill=\"#000\" transform=\"translate(0.5 0.5)\">\n");
    if (start) {
      const auto [x, y] = grid.pointOf(*start);
      sink_(fmt::format("<circle id=\"start\" cx=\"{}\" cy=\"{}\" r=\"0.25\"/>\n", x, y));
    }
    if (goal) {
      const auto [x, y] = grid.pointOf(*goal);
      sink_(fmt::format("<rect id=\"goal\" x=\"{}\" y=\"{}\" width=\"0.5\" height=\"0.5\"/>\n",
                        number(x - 0.25), number(y - 0.25)));
    }
    sink_("</g>\n");
  }

  Subject subject_;
  Sink sink_;
  WallChains chains_;
  SvgPath path_;
  std::vector<Cell> solution_;
  std::size_t traced_ = 0;  // cells of it
  bool wallsDone_ = false;
  bool done_ = false;
};

void checkSvg(const Subject&, const Parameters& options) {
  const double most = real(options, "cell") / 2;
  if (real(options, "wall") > most)
    throw Error("wall", fmt::format("must be at most half of a cell, {} mm; it is {}", number(most),
                                    number(real(options, "wall"))));
}

}  // namespace

Format svg() {
  Format format;
  format.id = "svg";
  format.name = "SVG drawing";
  format.help =
      "Lines to be printed, plotted or cut, in millimetres; the solution apart from them.";
  format.ending = ".svg";
  format.text = true;
  format.drawing = true;
  format.options = {
      {"cell", "Cell", "Millimetres from the middle of a wall to that of the next.",
       RealRange{5, 0.1, 1000}},
      {"wall", "Wall", "Its thickness in millimetres; at most half of a cell.",
       RealRange{0.5, 0.01, 500}},
      {"margin", "Margin", "Millimetres around the whole.", RealRange{5, 0, 1000}},
      {"solution", "Solution", "Whether the way that a solver found is drawn.",
       Choice{{{"shown", "Shown", "As a group of its own."}, {"none", "None", "Walls alone."}}}},
  };
  format.check = checkSvg;
  format.toFile = makeJob<SvgJob>;
  return format;
}

}  // namespace mazescope::exports
