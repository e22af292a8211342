#pragma once

#include "gui/model/survey_figure.hpp"
#include "gui/ui.hpp"

#include <cstddef>
#include <cstdint>

namespace mazescope::gui {

/// Starts a survey of the lanes' specs, shows how far it is, and how one of its figures is
/// distributed.
class SurveyView {
public:
  /// The choice of the figure that is shown, at the cursor.
  void drawChoice(Ui& ui, float width);
  /// The button that copies the records, at the cursor.
  static void drawButtons(Ui& ui);
  /// Into the space that is left.
  void draw(Ui& ui);

private:
  void drawControls(Ui& ui);
  void drawFields(Ui& ui);
  void drawResults(Ui& ui);
  void drawPart(Ui& ui, std::size_t part, float height) const;
  void countAgain(const Ui& ui);

  std::uint64_t firstSeed_ = 0;
  std::uint64_t seeds_ = 1000;
  std::size_t statistic_ = 1;  // the first is the same for all mazes of a size

  // Counting takes a moment where there are many records, so it is not done for every frame.
  SurveyFigure figure_;
  std::uint64_t countedSurvey_ = 0;
  std::uint64_t countedDone_ = 0;
  std::size_t countedStatistic_ = 0;
};

}  // namespace mazescope::gui
