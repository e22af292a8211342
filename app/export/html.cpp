#include "export/format.hpp"
#include "export/html_page.hpp"

#include <mazescope/error.hpp>
#include <mazescope/overlay_map.hpp>
#include <mazescope/words.hpp>

#include <fmt/format.h>

#include <utility>

namespace mazescope::exports {

namespace {

constexpr std::uint64_t maximumRooms = 100'000;  // 27 MB: browsers take seconds to show them

void checkPage(const Subject& subject, const Parameters&) {
  const std::uint64_t cells = subject.run.grid().cellCount();
  if (cells > maximumRooms)
    throw Error("", fmt::format("a page of rooms can have at most {} cells; there are {}",
                                maximumRooms, cells));
}

class HtmlJob final : public Job {
public:
  HtmlJob(Subject subject, Sink sink)
      : run_(std::move(subject.run)), sink_(std::move(sink)),
        ends_(orCorners(run_.ends(), run_.grid())), page_(run_.grid(), ends_) {
    if (ends_.start) distances_.emplace(run_, distanceFrom(*ends_.start));
  }

  bool work(std::uint64_t effort) override {
    if (next_ == 0) {
      if (distances_ && !distances_->work(effort)) return false;
      sink_(page_.beginning(origin(), way()));
    }
    const Grid& grid = run_.grid();
    for (; effort > 0 && next_ < grid.cellCount(); --effort, ++next_)
      if (grid.open(next_)) sink_(page_.room(next_));
    if (next_ < grid.cellCount()) return false;
    sink_(page_.ending());
    return true;
  }

  [[nodiscard]] double progress() const override {
    const double searched = distances_ ? distances_->progress() : 1;
    return (searched + static_cast<double>(next_) / run_.grid().cellCount()) / 2;
  }

private:
  [[nodiscard]] Overlay distanceFrom(Cell cell) const {
    return {OverlayKind::distance, run_.grid().pointOf(cell)};
  }

  [[nodiscard]] std::string origin() const {
    return fmt::format("{}, seed {}, after {}.", run_.stages().front().variant->name,
                       run_.spec().seed, counted(run_.tick(), "move", "moves"));
  }

  /// From the entry, in doors. It may be a cell that the generator has not been to: no node of the
  /// overlay.
  [[nodiscard]] std::optional<std::uint32_t> distance(Cell cell) const {
    return cell == ends_.start ? 0 : distances_->value(cell);
  }

  [[nodiscard]] WholeWay way() const {
    WholeWay way;
    const Grid& grid = run_.grid();
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
      if (grid.open(cell)) {
        ++way.rooms;
        if (distance(cell)) ++way.reachable;
      }
    if (ends_.goal) way.length = distance(*ends_.goal);
    return way;
  }

  Run run_;
  Sink sink_;
  Ends ends_;
  HtmlPage page_;
  std::optional<OverlayMap> distances_;  // from the entry
  Cell next_ = 0;
};

}  // namespace

Format html() {
  return {.id = "html",
          .name = "HTML page",
          .help =
              "One page without a script, for eyes and screen readers: a list of the rooms with "
              "links through their doors, to be walked as a text adventure.",
          .ending = ".html",
          .text = true,
          .options = {},
          .check = checkPage,
          .toFile = [](Subject subject, const Parameters&, Sink sink) -> std::unique_ptr<Job> {
            return std::make_unique<HtmlJob>(std::move(subject), std::move(sink));
          }};
}

}  // namespace mazescope::exports
