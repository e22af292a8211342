#include "moment.hpp"

#include <mazescope/registry.hpp>

namespace mazescope {

Moment startOf(const Spec& spec) {
  Grid grid(algorithm(spec.algorithm).grid, spec.size);
  Pipeline pipeline(grid, spec);
  return {std::move(grid), std::move(pipeline), {}};
}

}  // namespace mazescope
