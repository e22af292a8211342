#pragma once

#include "gui/ui.hpp"

#include <mazescope/algorithm.hpp>

#include <optional>
#include <string>

namespace mazescope::gui {

/// A parameter and the value that it has.
struct ParameterField {
  const ParameterInfo& info;
  const Value& value;
  Size size;            ///< of the grid
  std::string of = {};  ///< what sets its widgets' names apart: "stage 1 ", "export "
};

/// What the user made of it.
struct ParameterChange {
  Value value;
  bool continued = false;  ///< one gesture with the change before it
};

/// The widget of a parameter, made from its descriptor alone. `column`: where it begins, to the
/// right of its label, in pixels.
[[nodiscard]] std::optional<ParameterChange> drawParameter(Ui& ui, const ParameterField& field,
                                                           float column);

/// All parameters of an algorithm as the user left them.
struct ParametersChange {
  Parameters parameters;
  bool continued = false;
};
[[nodiscard]] std::optional<ParametersChange> drawParameters(Ui& ui, const AlgorithmInfo& algorithm,
                                                             const Parameters& present, Size size,
                                                             const std::string& of, float column);

}  // namespace mazescope::gui
