#include "gui/frame_meter.hpp"

#include <glad/gl.h>

#include <utility>

namespace mazescope::gui {

void FrameMeter::begin(bool measuring, Part first) {
  times_ = {};
  part_ = first;
  measuring_ = measuring;
  since_ = std::chrono::steady_clock::now();
}

FrameMeter::Part FrameMeter::enter(Part part) {
  if (measuring_) {
    if (part_ != &FrameTimes::simulate) glFinish();  // the library knows no OpenGL
    const auto now = std::chrono::steady_clock::now();
    times_.*part_ += std::chrono::duration<double>(now - since_).count();
    since_ = now;
  }
  return std::exchange(part_, part);
}

const FrameTimes& FrameMeter::end() {
  enter(part_);
  return times_;
}

}  // namespace mazescope::gui
