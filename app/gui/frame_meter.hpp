#pragma once

#include <chrono>

namespace mazescope::gui {

/// Where the time of one frame went, in seconds.
struct FrameTimes {
  double simulate = 0;  ///< taking input and moving the lanes
  double upload = 0;    ///< what changed in the grids, to the graphics card
  double draw = 0;      ///< the lanes' pictures, there
  double panels = 0;    ///< everything else that the window shows
  double present = 0;   ///< handing it to the display
};

/// Splits the time of a frame into its parts. OpenGL puts work off, so at the end of each part that
/// gives it some the meter waits until it is done. That costs time by itself: nothing is measured, and
/// nothing is waited for, unless somebody wants to know.
class FrameMeter {
public:
  using Part = double FrameTimes::*;

  /// The time from here on is `first`'s. Forgets what was measured.
  void begin(bool measuring, Part first);
  /// The time from here on is this part's; returns the one before.
  Part enter(Part part);
  /// What was measured since it began; all zero if nothing was to be.
  [[nodiscard]] const FrameTimes& end();

  /// While it lives, time is this part's; after it, the one's before.
  class Span {
  public:
    Span(FrameMeter& meter, Part part) : meter_(meter), before_(meter.enter(part)) {}
    Span(const Span&) = delete;
    Span& operator=(const Span&) = delete;
    ~Span() { meter_.enter(before_); }

  private:
    FrameMeter& meter_;
    Part before_;
  };

private:
  FrameTimes times_;
  Part part_ = &FrameTimes::simulate;
  std::chrono::steady_clock::time_point since_;
  bool measuring_ = false;
};

}  // namespace mazescope::gui
