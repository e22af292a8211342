#pragma once

#include <mazescope/geometry.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>

namespace mazescope {

/// The value of one parameter: a whole number, a real number, or a text (also a choice's id).
using Value = std::variant<std::int64_t, double, std::string>;
using Parameters = std::map<std::string, Value, std::less<>>;

/// The full name of a run. The same spec gives the same mutations everywhere and for ever; with a
/// tick it names one state of one grid.
struct Spec {
  std::string algorithm;  ///< an id of the registry
  Size size;
  std::uint64_t seed = 0;      ///< every value is a good one
  std::optional<Point> start;  ///< empty: drawn from the seed
  Parameters parameters;       ///< those left out take their defaults

  friend bool operator==(const Spec&, const Spec&) = default;
};

/// The spec with every parameter filled in, or Error with the offending field: "algorithm",
/// "width", "height", "size", "start" or "parameters/NAME". Allocates no grid.
[[nodiscard]] Spec resolved(Spec spec);

}  // namespace mazescope
