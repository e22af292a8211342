#pragma once

#include "gui/frame_meter.hpp"
#include "gui/render/uploads.hpp"

#include <array>
#include <cstdint>
#include <deque>

namespace mazescope::gui {

/// What one frame did, and, while that is measured, how long it took.
struct FrameRecord {
  double began = 0;  ///< seconds on the window's clock
  FrameTimes times;
  render::Uploads uploads;
  std::uint64_t ticks = 0;  ///< that all lanes went together, either way
};

/// One part of a frame, or the whole, as it is shown.
struct FrameFigure {
  const char* name;
  double (*seconds)(const FrameTimes& times);
};
inline constexpr std::array frameFigures{
    FrameFigure{"simulate", [](const FrameTimes& t) { return t.simulate; }},
    FrameFigure{"upload", [](const FrameTimes& t) { return t.upload; }},
    FrameFigure{"draw", [](const FrameTimes& t) { return t.draw; }},
    FrameFigure{"interface", [](const FrameTimes& t) { return t.panels; }},
    FrameFigure{"present", [](const FrameTimes& t) { return t.present; }},
    FrameFigure{
        "whole",
        [](const FrameTimes& t) { return t.simulate + t.upload + t.draw + t.panels + t.present; }},
};

/// The last frames that were measured, the oldest first.
class FrameHistory {
public:
  static constexpr std::size_t most = 240;

  void add(const FrameRecord& frame) {
    if (frames_.size() == most) frames_.pop_front();
    frames_.push_back(frame);
  }
  [[nodiscard]] const std::deque<FrameRecord>& frames() const { return frames_; }

private:
  std::deque<FrameRecord> frames_;
};

}  // namespace mazescope::gui
