#pragma once

#include <support/bare.hpp>

#include <mazescope/registry.hpp>

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace mazescope::test {

/// A perfect maze, by one algorithm or another, and what is to follow.
inline Spec mazeSpec(Size size, std::uint64_t seed, std::vector<StageSpec> stages = {}) {
  return {.algorithm = seed % 2 == 0 ? "backtracker" : "prim",
          .size = size,
          .seed = seed,
          .start = {},
          .parameters = {},
          .stages = std::move(stages)};
}

inline Grid maze(Size size, std::uint64_t seed) { return finalGrid(mazeSpec(size, seed)); }

/// A stage at work on a grid that was drawn.
struct Staged {
  const Variant& variant;
  Grid grid;
  Stepper stepper;
  std::vector<Mutation> film{};

  Staged(const std::string& id, Grid drawn, Parameters parameters = {}, std::uint64_t seed = 1,
         Ends ends = {})
      : Staged(algorithm(id), std::move(drawn), filledIn(id, std::move(parameters)), seed, ends) {}

  /// Makes one move; false: it has finished.
  bool step() {
    std::array<Mutation, 1> move;
    if (stepper.step(grid, move) == 0) return false;
    film.push_back(move[0]);
    return true;
  }
  Staged& finish() {
    while (step()) {
    }
    return *this;
  }
  std::string ending() const { return stepper.inspect(grid, 0).ending; }

private:
  Staged(const AlgorithmInfo& info, Grid drawn, const Parameters& parameters, std::uint64_t seed,
         Ends ends)
      : variant(info.variant(parameters)), grid(std::move(drawn)),
        stepper(variant.make(grid, {seed, {}, parameters, ends})) {}

  static Parameters filledIn(const std::string& id, Parameters parameters) {
    for (const ParameterInfo& parameter : algorithm(id).parameters)
      parameters.emplace(parameter.id, parameter.standard());
    return parameters;
  }
};

}  // namespace mazescope::test
