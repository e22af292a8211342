#pragma once

#include <support/catch.hpp>

#include <mazescope/registry.hpp>

#include <cstdint>
#include <string>

namespace mazescope::test {

/// One variant of one algorithm. No test that goes through these names an algorithm, so a new one
/// is tested as soon as its file is there.
struct Subject {
  const AlgorithmInfo& info;
  const Variant& variant;

  Spec spec(Size size, std::uint64_t seed) const {
    Spec spec{.algorithm = std::string(info.id),
              .size = size,
              .seed = seed,
              .start = {},
              .parameters = {}};
    if (info.variants.size() > 1) spec.parameters["variant"] = std::string(variant.id);
    return spec;
  }
};

/// Runs a test in a section of its own for every variant of every algorithm.
template <class Test>
void forEveryVariant(Test test) {
  for (const AlgorithmInfo& info : algorithms())
    for (const Variant& variant : info.variants) DYNAMIC_SECTION(info.id << ", " << variant.id) {
        test(Subject{info, variant});
      }
}

/// The same for those that make mazes.
template <class Test>
void forEveryMaze(Test test) {
  for (const AlgorithmInfo& info : algorithms())
    for (const Variant& variant : info.variants)
      if (info.grid == GridKind::maze) DYNAMIC_SECTION(info.id << ", " << variant.id) {
          test(Subject{info, variant});
        }
}

/// Small, thin, wide and high: the shapes at which programs of this kind fail.
inline constexpr Size awkwardSizes[] = {{1, 1},  {1, 2},  {2, 1},   {1, 50},  {50, 1}, {2, 2},
                                        {7, 31}, {31, 7}, {10, 10}, {11, 10}, {10, 11}};

inline std::string inWords(Size size) {
  return std::to_string(size.width) + 'x' + std::to_string(size.height);
}

}  // namespace mazescope::test
