#pragma once

#include "gui/model/model.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace mazescope::gui {

/// A breakpoint as it is typed in: fields for every kind, of which one is chosen.
struct BreakpointForm {
  /// In the order of Condition's alternatives.
  static constexpr std::array<std::string_view, std::variant_size_v<Condition>> kinds{
      "a cell is touched",  "a line is reached", "a figure passes a value",
      "a dead end is made", "a phase ends",      "so much is done"};

  std::size_t kind = 0;  ///< index of one of `kinds`
  std::string column = "0";
  std::string row = "0";
  std::size_t stage = 0;  ///< of which the line or the figure is; 0 is the generator
  std::uint32_t line = 0;
  std::string figure;  ///< an id
  bool upwards = true;
  std::string limit = "100";  ///< of a share: in percent
  std::string percent = "50";
  bool oneLane = false;  ///< else for all
  std::size_t lane = 0;  ///< in whose words it is put; the only one it is for, if for one

  /// Keeps what was typed, but for a lane, and with a line and a figure that it has.
  void startFor(const Model& model, std::size_t newLane);
  /// Likewise with a stage of the lane.
  void setStage(const Model& model, std::size_t newStage);
  void fill(const Model& model, const Breakpoint& breakpoint);

  /// Throws Error, with the name of the field and its bounds, or why it can never be met.
  [[nodiscard]] Breakpoint breakpoint(const Model& model, bool on) const;
};

}  // namespace mazescope::gui
