#pragma once

#include <support/catch.hpp>

#include <mazescope/registry.hpp>

#include <array>
#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace mazescope::test {

/// What a solver has made of a grid that need not come from any generator.
struct Solution {
  std::vector<Mutation> film;
  Answer answer;
  std::vector<Cell> path;
  std::string ending;
  Grid grid;
};

/// Parameters of the form that `make` is given.
inline Parameters solverParameters(const AlgorithmInfo& info, Parameters chosen = {}) {
  for (const ParameterInfo& parameter : info.parameters)
    chosen.emplace(parameter.id, parameter.standard());
  return chosen;
}

/// Lets a solver run on a grid, to its end or for at most `ticks` moves.
inline Solution solve(const Variant& variant, Grid grid, Ends ends, const Parameters& parameters,
                      std::uint64_t seed = 1, std::size_t ticks = 10000000) {
  Stepper stepper = variant.make(grid, {seed, {}, parameters, ends});
  std::vector<Mutation> film;
  std::array<Mutation, 256> batch;
  while (film.size() < ticks) {
    const std::size_t made = stepper.step(grid, batch);
    film.insert(film.end(), batch.begin(), batch.begin() + static_cast<std::ptrdiff_t>(made));
    if (made < batch.size()) break;
  }
  const Answer answer = stepper.answer().value();
  std::vector<Cell> path = stepper.path(grid);
  std::string ending = stepper.inspect(grid, 0).ending;
  return {std::move(film), answer, std::move(path), std::move(ending), std::move(grid)};
}

inline Solution solve(std::string_view id, Grid grid, Ends ends, Parameters chosen = {}) {
  const AlgorithmInfo& info = algorithm(id);
  const Parameters parameters = solverParameters(info, std::move(chosen));
  return solve(info.variant(parameters), std::move(grid), ends, parameters);
}

/// Calls `call(info, variant, parameters)` for every variant of every solver.
template <class Call>
void forEverySolver(Call call) {
  for (const AlgorithmInfo& info : algorithms()) {
    if (info.role != Role::solver) continue;
    for (const Variant& variant : info.variants) {
      Parameters chosen;
      if (info.variants.size() > 1) chosen["variant"] = std::string(variant.id);
      call(info, variant, solverParameters(info, std::move(chosen)));
    }
  }
}

/// Moves from a cell to every other, by a search of the test's own; none: not to be reached.
inline std::vector<std::optional<std::uint64_t>> movesFrom(const Grid& grid, Cell start) {
  std::vector<std::optional<std::uint64_t>> moves(grid.cellCount());
  std::deque<Cell> queue{start};
  moves[start] = 0;
  for (; !queue.empty(); queue.pop_front())
    for (const Direction direction : allDirections) {
      if (!grid.passage(queue.front(), direction)) continue;
      const Cell next = grid.neighborOf(queue.front(), direction);
      if (moves[next]) continue;
      moves[next] = *moves[queue.front()] + 1;
      queue.push_back(next);
    }
  return moves;
}

/// From start to goal, each cell once and each joined to the next by a passage?
inline bool isPath(const Grid& grid, const std::vector<Cell>& path, Cell start, Cell goal) {
  if (path.empty() || path.front() != start || path.back() != goal) return false;
  std::vector<bool> seen(grid.cellCount());
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (seen[path[i]]) return false;
    seen[path[i]] = true;
    bool joined = i == 0;
    for (const Direction direction : allDirections)
      joined = joined || (grid.passage(path[i], direction) &&
                          grid.neighborOf(path[i], direction) == path[i - 1]);
    if (!joined) return false;
  }
  return true;
}

}  // namespace mazescope::test
