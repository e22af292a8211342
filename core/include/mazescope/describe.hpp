#pragma once

#include <mazescope/algorithm.hpp>

#include <string>

namespace mazescope {

/// "(3, 4)": column and row.
[[nodiscard]] std::string toText(Point point);

/// What a mutation did, as a sentence of the variant that made it:
/// "Opened the wall between (3, 4) and (4, 4)."
[[nodiscard]] std::string describe(const Variant& variant, const Grid& grid,
                                   const Mutation& mutation);

/// The variant's name for the state a cell is in, such as "on the stack"; `mark` is the mark shown.
[[nodiscard]] std::string_view legendName(const Variant& variant, const Grid& grid, Cell cell,
                                          Mark mark);

}  // namespace mazescope
