#pragma once

#include <mazescope/algorithm.hpp>
#include <mazescope/words.hpp>

#include <string>
#include <vector>

namespace mazescope {

/// What a mutation did, as a sentence of the variant that made it:
/// "Opened the wall between (3, 4) and (4, 4)."
[[nodiscard]] std::string describe(const Variant& variant, const Grid& grid,
                                   const Mutation& mutation);

/// The variant's name for the state a cell is in, such as "on the stack"; `mark` is the mark shown.
[[nodiscard]] std::string_view legendName(const Variant& variant, const Grid& grid, Cell cell,
                                          Mark mark);

/// The entries of its legend that a picture of such a grid needs: a stage that works on mazes and
/// caves has an entry for each, and of those with the same mark and name the one that fits.
[[nodiscard]] std::vector<LegendEntry> legendOf(const Variant& variant, GridKind kind);

}  // namespace mazescope
