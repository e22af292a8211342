#pragma once

#include <mazescope/geometry.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazescope {

/// A look into an algorithm's own data at one tick, in the field's terms.
struct Inspection {
  struct List {
    std::string_view name;    ///< "stack", "frontier"; points to static storage
    std::string_view order;   ///< what stands first: "newest first"; points to static storage
    std::uint64_t size = 0;   ///< of the whole list
    std::vector<Cell> cells;  ///< its first entries, at most as many as were asked for
  };
  struct Figure {
    std::string_view name;  ///< "generation"; points to static storage
    std::uint64_t value = 0;
  };

  std::vector<List> lists;
  std::vector<Figure> figures;
  std::string ending;  ///< once finished: why, as a sentence; else empty
};

}  // namespace mazescope
