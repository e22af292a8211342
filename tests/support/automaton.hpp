#pragma once

#include <support/bare.hpp>

#include <string>
#include <vector>

namespace mazescope::test {

/// A cave as text, a row a string: 'o' open, '.' rock.
using Rows = std::vector<std::string>;

inline Rows rowsOf(const Grid& grid) {
  const auto [width, height] = grid.size();
  Rows rows(height, std::string(width, '.'));
  for (Cell cell = 0; cell < grid.cellCount(); ++cell)
    if (grid.open(cell)) rows[grid.pointOf(cell).y][grid.pointOf(cell).x] = 'o';
  return rows;
}

/// Open cells among the eight neighbours; what lies outside is rock.
inline int openAround(const Rows& rows, std::size_t x, std::size_t y) {
  int count = 0;
  for (std::size_t v = y > 0 ? y - 1 : 0; v <= y + 1 && v < rows.size(); ++v)
    for (std::size_t u = x > 0 ? x - 1 : 0; u <= x + 1 && u < rows[v].size(); ++u)
      if ((u != x || v != y) && rows[v][u] == 'o') ++count;
  return count;
}

/// The next generation under a rule in B/S notation, cell by cell into a second grid.
inline Rows nextGeneration(const Rows& rows, const std::string& rule) {
  const std::string opens = rule.substr(0, rule.find('/'));
  const std::string stays = rule.substr(rule.find('/'));
  Rows next = rows;
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows[y].size(); ++x) {
      const std::string& counts = rows[y][x] == 'o' ? stays : opens;
      const char count = static_cast<char>('0' + openAround(rows, x, y));
      next[y][x] = counts.find(count) == std::string::npos ? '.' : 'o';
    }
  return next;
}

/// The noise, each generation that changed anything, and why it ended.
struct History {
  std::vector<Rows> generations;
  std::string ending;
  friend bool operator==(const History&, const History&) = default;
};

/// What the noise has to become, by brute force.
inline History expectedHistory(const Rows& noise, const std::string& rule, std::size_t cap) {
  std::vector<Rows> all{noise};
  while (all.size() <= cap) {
    const std::string last = "generation " + std::to_string(all.size());
    Rows next = nextGeneration(all.back(), rule);
    if (next == all.back()) return {all, "Stable: nothing changed in " + last + "."};
    all.push_back(std::move(next));
    if (all.size() > 2 && all.back() == all[all.size() - 3])
      return {all,
              "Oscillates with a period of two: " + last + " equals the one before the previous."};
  }
  return {all, "Stopped at the cap of " + std::to_string(cap) + " generations."};
}

inline Spec automaton(Size size, std::uint64_t seed, double fill, const std::string& rule,
                      std::int64_t generations = 100) {
  return {.algorithm = "cellular-automaton",
          .size = size,
          .seed = seed,
          .start = {},
          .parameters = {{"fill", fill}, {"rule", rule}, {"generations", generations}}};
}

inline constexpr const char* majority = "B5678/S45678";
inline constexpr const char* life = "B3/S23";

/// What the algorithm makes of it.
inline History historyOf(const Spec& spec) {
  Bare bare(spec);
  Grid grid = bare.grid;
  History history;
  for (const Mutation& mutation : bare.finish()) {
    if (mutation.phaseStart && grid.mark(0) != Mark::unvisited)
      history.generations.push_back(rowsOf(grid));
    grid.apply(mutation);
  }
  history.generations.push_back(rowsOf(grid));
  history.ending = bare.pipeline.inspect(bare.grid, 0).ending;
  return history;
}

}  // namespace mazescope::test
