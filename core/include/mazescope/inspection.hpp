#pragma once

#include <mazescope/geometry.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazescope {

/// A look into an algorithm's own data at one tick, in the field's terms.
struct Inspection {
  /// How a list is used, and so how it is drawn.
  enum class Shape : std::uint8_t {
    stack,  ///< entries come and go at one end
    queue,  ///< entries come at one end and go at the other
    heap,   ///< a binary heap: the children of entry i are 2i + 1 and 2i + 2
    bag,    ///< entries go in any order
  };

  struct List {
    std::string_view name;  ///< "stack", "frontier"; points to static storage
    Shape shape = Shape::bag;
    std::string_view order;   ///< what stands first: "newest first"; points to static storage
    std::uint64_t size = 0;   ///< of the whole list
    std::vector<Cell> cells;  ///< its first entries, at most as many as were asked for
  };

  std::vector<List> lists;
  std::string ending;  ///< once finished: why, as a sentence; else empty
};

}  // namespace mazescope
