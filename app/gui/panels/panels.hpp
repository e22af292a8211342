#pragma once

#include "gui/ui.hpp"

#include <memory>

namespace mazescope::gui {

/// A narrower window, in units of the interface's scale, gives the transport bar a row more.
inline constexpr float transportRow = 1436;
inline constexpr float transportRowHeight = 36;

// The parts of the window, one file each. Each draws itself at the cursor, into the space that is
// there.
[[nodiscard]] std::unique_ptr<Panel> makeMenuBar();
[[nodiscard]] std::unique_ptr<Panel> makeTransportBar();
[[nodiscard]] std::unique_ptr<Panel> makeSetupPanel();
[[nodiscard]] std::unique_ptr<Panel> makeLanesPanel();
[[nodiscard]] std::unique_ptr<Panel> makeDrawer();
[[nodiscard]] std::unique_ptr<Panel> makeAlgorithmPanel();
[[nodiscard]] std::unique_ptr<Panel> makeStatusBar();
[[nodiscard]] std::unique_ptr<Panel> makePerformancePanel();
[[nodiscard]] std::unique_ptr<Panel> makeOpenDialog();
[[nodiscard]] std::unique_ptr<Panel> makeSaveDialog();
[[nodiscard]] std::unique_ptr<Panel> makeExportDialog();
[[nodiscard]] std::unique_ptr<Panel> makeBreakpointDialog();
[[nodiscard]] std::unique_ptr<Panel> makeHelpDialogs();

}  // namespace mazescope::gui
