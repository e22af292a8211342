#pragma once

#include "gui/ui.hpp"

#include <string>

namespace mazescope::gui {

/// One of the figures of the algorithm at work over the selected lane's run; a click moves the lanes there.
class FigureCurve {
public:
  void draw(Ui& ui, const Run& run);

private:
  void drawTabs(Ui& ui, const std::vector<FigureInfo>& figures, const FigureInfo& shown);

  std::string wanted_;  // the id of the figure chosen last; other algorithms may not have it
};

}  // namespace mazescope::gui
