#pragma once

#include <mazescope/geometry.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mazescope {

/// The value of one parameter: a whole number, a real number, or a text (also a choice's id).
using Value = std::variant<std::int64_t, double, std::string>;
using Parameters = std::map<std::string, Value, std::less<>>;

/// An algorithm that goes on where those before it have ended.
struct StageSpec {
  std::string algorithm;  ///< an id of the registry; no generator
  Parameters parameters;  ///< those left out take their defaults

  friend bool operator==(const StageSpec&, const StageSpec&) = default;
};

/// The full name of a run. The same spec gives the same mutations everywhere and for ever; with a
/// tick it names one state of one grid.
struct Spec {
  std::string algorithm;  ///< an id of the registry
  Size size;
  std::uint64_t seed = 0;      ///< every value is a good one
  std::optional<Point> start;  ///< empty: drawn from the seed
  Parameters parameters;       ///< those left out take their defaults
  /// What follows the generator, at most maximumStages; a solver may only be the last.
  std::vector<StageSpec> stages{};

  static constexpr std::size_t maximumStages = 8;
  friend bool operator==(const Spec&, const Spec&) = default;
};

/// The spec with every parameter filled in, or Error with the offending field: "algorithm",
/// "width", "height", "size", "start" or "parameters/NAME"; for a stage "stages/INDEX/algorithm" or
/// "stages/INDEX/parameters/NAME", counted from 0. Allocates no grid.
[[nodiscard]] Spec resolved(Spec spec);

}  // namespace mazescope
