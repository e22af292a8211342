#pragma once

#include <mazescope/checkpoints.hpp>
#include <mazescope/spec.hpp>

namespace mazescope {

/// The moment before the first move. Requires a resolved spec.
[[nodiscard]] Moment startOf(const Spec& spec);

}  // namespace mazescope
