#pragma once

#include <support/bare.hpp>

#include <mazescope/breakpoint.hpp>

#include <cmath>
#include <cstdint>
#include <set>
#include <vector>

namespace mazescope::test {

/// All that breakpoints ask about, at every tick of a run, found the slow way.
class Scan {
public:
  explicit Scan(const Spec& spec) {
    Bare bare(spec);
    record(bare);
    while (!bare.step(1).empty()) record(bare);
  }

  std::uint64_t length() const { return ticks_.size() - 1; }

  /// The ticks that meet a condition, in order.
  std::vector<std::uint64_t> ticks(const Condition& condition) const {
    std::vector<std::uint64_t> found;
    for (std::uint64_t tick = 1; tick <= length(); ++tick)
      if (std::visit([&](const auto& is) { return met(is, tick); }, condition))
        found.push_back(tick);
    return found;
  }

private:
  struct Tick {
    std::optional<Mutation> last;
    std::size_t stage = 0;
    std::set<Cell> touched;
    std::vector<double> figures;
    std::set<Cell> deadEnds;
  };

  void record(const Bare& bare) {
    Tick& tick = ticks_.emplace_back();
    figures_ = figuresOf(bare.pipeline.stages());
    size_ = bare.spec.size;
    tick.stage = bare.pipeline.stage();
    for (std::size_t i = 0; i < figures_.size(); ++i)
      tick.figures.push_back(bare.pipeline.figure(bare.grid, i));
    for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell) {
      int passages = 0;
      for (const Direction d : allDirections) passages += bare.grid.passage(cell, d) ? 1 : 0;
      if (passages == 1 && bare.grid.mark(cell) == Mark::done && bare.grid.open(cell))
        tick.deadEnds.insert(cell);
    }
    if (bare.at.tick == 0) return;
    tick.last = bare.at.last;
    tick.touched.insert(tick.last->cell);
    if (tick.last->kind == Mutation::Kind::carve || tick.last->kind == Mutation::Kind::seal)
      tick.touched.insert(*bare.grid.neighbor(tick.last->cell, tick.last->direction));
  }

  bool met(const condition::CellTouched& is, std::uint64_t tick) const {
    return ticks_[tick].touched.count(is.cell.y * size_.width + is.cell.x) > 0;
  }
  bool met(const condition::LineReached& is, std::uint64_t tick) const {
    return ticks_[tick].last->line == is.line && ticks_[tick].stage == is.stage;
  }
  bool met(const condition::FigurePasses& is, std::uint64_t tick) const {
    std::size_t figure = 0;
    while (figures_[figure].stage != is.stage || figures_[figure].info->id != is.figure) ++figure;
    const auto beyond = [&](std::uint64_t at) {
      const double value = ticks_[at].figures[figure];
      return is.upwards ? value > is.limit : value < is.limit;
    };
    return beyond(tick) && !beyond(tick - 1);
  }
  bool met(const condition::DeadEndMade&, std::uint64_t tick) const {
    for (const Cell cell : ticks_[tick].deadEnds)
      if (ticks_[tick - 1].deadEnds.count(cell) == 0) return true;
    return false;
  }
  bool met(const condition::PhaseEnds&, std::uint64_t tick) const {
    return tick < length() && ticks_[tick + 1].last->phaseStart;
  }
  bool met(const condition::PercentReached& is, std::uint64_t tick) const {
    const double wanted = is.percent * static_cast<double>(length());
    return static_cast<double>(tick) * 100 >= wanted &&
           static_cast<double>(tick - 1) * 100 < wanted;
  }

  std::vector<StageFigure> figures_;
  Size size_;
  std::vector<Tick> ticks_;
};

/// One or two conditions of every kind that these stages can meet.
inline std::vector<Condition> someConditions(std::span<const Stage> stages, Size size) {
  std::vector<Condition> conditions{condition::CellTouched{{size.width / 2, size.height / 2}},
                                    condition::DeadEndMade{},
                                    condition::PhaseEnds{},
                                    condition::PercentReached{50},
                                    condition::PercentReached{0.3},
                                    condition::PercentReached{100}};
  for (std::size_t stage = 0; stage < stages.size(); ++stage) {
    const std::vector<PseudocodeLine>& lines = stages[stage].variant->pseudocode;
    for (std::uint32_t line = 0; line < lines.size(); ++line)
      if (!lines[line].told.empty()) conditions.emplace_back(condition::LineReached{line, stage});
  }
  for (const StageFigure& figure : figuresOf(stages))
    for (const bool upwards : {true, false})
      conditions.emplace_back(condition::FigurePasses{std::string(figure.info->id), upwards,
                                                      figure.info->share ? 0.3 : 5, figure.stage});
  return conditions;
}

}  // namespace mazescope::test
