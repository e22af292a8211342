#pragma once

#include <stdexcept>

namespace mazescope::gui {

/// There is no display to open a window on, or the program was built without one.
class NoDisplay : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// Its message where the program was built without a window.
inline constexpr const char* noWindow = "built without a window; mazescope --help lists what works";

}  // namespace mazescope::gui
