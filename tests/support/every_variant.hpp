#pragma once

#include <support/bare.hpp>
#include <support/catch.hpp>

#include <mazescope/drawing.hpp>
#include <mazescope/registry.hpp>

#include <cstdint>
#include <string>

namespace mazescope::test {

/// One variant of one algorithm. No test that goes through these names an algorithm, so a new one
/// is tested as soon as its file is there. A stage follows the first generator that makes what it
/// works on, and what draws from a file draws what that generator makes.
struct Subject {
  const AlgorithmInfo& info;
  const Variant& variant;
  GridKind grid;

  Spec spec(Size size, std::uint64_t seed) const {
    Parameters parameters;
    if (info.variants.size() > 1) parameters["variant"] = std::string(variant.id);
    Spec spec{.algorithm = std::string(info.id),
              .size = size,
              .seed = seed,
              .start = {},
              .parameters = parameters,
              .stages = {}};
    if (info.role == Role::generator && !info.fromFile) return spec;
    Spec made = spec;
    made.algorithm = firstGenerator();
    made.parameters.clear();
    if (info.fromFile) {
      spec.parameters["cells"] = drawnCells(finalGrid(made));
      return spec;
    }
    spec = made;
    spec.stages.push_back({std::string(info.id), parameters});
    return spec;
  }

private:
  std::string firstGenerator() const {
    for (const AlgorithmInfo& generator : algorithms())
      if (generator.role == Role::generator && generator.grid == grid && !generator.fromFile)
        return std::string(generator.id);
    return "";
  }
};

/// Runs a test in a section of its own for every variant of every algorithm: of stages, on mazes and
/// on caves if they work on both.
template <class Test>
void forEveryVariant(Test test) {
  for (const AlgorithmInfo& info : algorithms())
    for (const Variant& variant : info.variants)
      for (const GridKind grid : {GridKind::maze, GridKind::cave}) {
        const bool fits =
            info.role == Role::generator ? info.grid == grid : info.onlyOn.value_or(grid) == grid;
        if (!fits) continue;
        DYNAMIC_SECTION(info.id << ", " << variant.id
                                << (grid == GridKind::maze ? ", maze" : ", cave")) {
          test(Subject{info, variant, grid});
        }
      }
}

/// The same for the generators of perfect mazes.
template <class Test>
void forEveryMaze(Test test) {
  for (const AlgorithmInfo& info : algorithms())
    for (const Variant& variant : info.variants)
      if (info.perfect) DYNAMIC_SECTION(info.id << ", " << variant.id) {
          test(Subject{info, variant, GridKind::maze});
        }
}

/// Small, thin, wide and high: the shapes at which programs of this kind fail.
inline constexpr Size awkwardSizes[] = {{1, 1},  {1, 2},  {2, 1},   {1, 50},  {50, 1}, {2, 2},
                                        {7, 31}, {31, 7}, {10, 10}, {11, 10}, {10, 11}};

inline std::string inWords(Size size) {
  return std::to_string(size.width) + 'x' + std::to_string(size.height);
}

}  // namespace mazescope::test
