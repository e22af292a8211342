#pragma once

#include <mazescope/algorithm.hpp>

namespace mazescope::from_file {

/// The parameter "cells".
[[nodiscard]] ParameterInfo cells(std::string_view help);

/// Draws them row by row, on the lines of this pseudocode; the last two are for mazes. A passage is
/// opened when the second of its cells is read.
enum Line : std::uint8_t { eachRow, eachCell, read, eachOpening, openBorder, eachWay, openWall };
[[nodiscard]] Stepper make(const Grid& grid, const Beginning& beginning);

}  // namespace mazescope::from_file
