// Somebody else's program, built from the installed library: lists every algorithm it finds.
#include <mazescope/registry.hpp>
#include <mazescope/version.hpp>

#include <iostream>

int main() {
  std::cout << "mazescope " << MAZESCOPE_VERSION << '\n';
  for (const auto& algorithm : mazescope::algorithms()) std::cout << algorithm.id << '\n';
  return mazescope::algorithms().empty() ? 1 : 0;
}
