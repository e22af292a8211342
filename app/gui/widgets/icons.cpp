#include "gui/widgets/icons.hpp"

#include <cmath>
#include <initializer_list>

namespace mazescope::gui::widgets {

namespace {

/// Draws in units of a sixteenth of the icon's side, with (0, 0) in its middle.
class Pen {
public:
  Pen(ImDrawList& list, ImVec2 middle, float size, ImU32 color)
      : list_(list), middle_(middle), unit_(size / 16), color_(color) {}

  /// A triangle that points right (direction 1) or left (-1), its base at x.
  void triangle(float x, float direction, float width = 8, float height = 12) {
    list_.AddTriangleFilled(at(x, -height / 2), at(x + direction * width, 0), at(x, height / 2),
                            color_);
  }
  /// A triangle that points up (direction -1) or down (1), its middle in the icon's.
  void upright(float direction) {
    list_.AddTriangleFilled(at(-7 * direction, -5 * direction), at(7 * direction, -5 * direction),
                            at(0, 6 * direction), color_);
  }
  void bar(float left, float right, float height = 12) {
    list_.AddRectFilled(at(left, -height / 2), at(right, height / 2), color_, unit_ * 0.6F);
  }
  void dot(float x, float y, float radius = 1.3F) {
    list_.AddCircleFilled(at(x, y), radius * unit_, color_);
  }
  void box(float left, float top, float right, float bottom, float rounding = 2) {
    list_.AddRect(at(left, top), at(right, bottom), color_, rounding * unit_, 0, stroke());
  }
  void filledBox(float left, float top, float right, float bottom) {
    list_.AddRectFilled(at(left, top), at(right, bottom), color_, unit_);
  }
  void line(float x0, float y0, float x1, float y1) {
    list_.AddLine(at(x0, y0), at(x1, y1), color_, stroke());
  }
  void shackle(float right) {
    list_.PathArcTo(at(right - 3, -2), 3 * unit_, 3.14159F, 2 * 3.14159F);
    list_.PathStroke(color_, 0, stroke());
  }

private:
  [[nodiscard]] ImVec2 at(float x, float y) const {
    return {middle_.x + x * unit_, middle_.y + y * unit_};
  }
  [[nodiscard]] float stroke() const { return std::fmax(1.0F, 1.4F * unit_); }

  ImDrawList& list_;
  ImVec2 middle_;
  float unit_;
  ImU32 color_;
};

void drawDie(Pen& pen) {
  pen.box(-7, -7, 7, 7);
  for (const float x : {-3.5F, 3.5F})
    for (const float y : {-3.5F, 3.5F}) pen.dot(x, y);
  pen.dot(0, 0);
}

void drawLock(Pen& pen, bool locked) {
  pen.filledBox(-5, -1, 5, 7);
  pen.shackle(locked ? 3 : 8);
}

/// Two sheets, one over the other, of which the lower one shows below the upper.
void drawSheets(Pen& pen) {
  const auto corner = [&pen](float y) {
    pen.line(-7, y, 0, y + 4);
    pen.line(0, y + 4, 7, y);
  };
  pen.line(-7, -2, 0, -6);
  pen.line(0, -6, 7, -2);
  corner(-2);
  corner(2);
}

}  // namespace

void drawIcon(ImDrawList& list, Icon icon, ImVec2 middle, float size, ImU32 color) {
  Pen pen(list, middle, size, color);
  switch (icon) {
    case Icon::toStart:
      pen.bar(-7, -5);
      pen.triangle(6, -1, 10);
      break;
    case Icon::phaseBack:
      pen.triangle(0, -1);
      pen.triangle(8, -1);
      break;
    case Icon::tickBack: pen.triangle(4, -1); break;
    case Icon::playBackwards: pen.triangle(5, -1, 11, 13); break;
    case Icon::play: pen.triangle(-5, 1, 11, 13); break;
    case Icon::pause:
      pen.bar(-5, -1.5F, 13);
      pen.bar(1.5F, 5, 13);
      break;
    case Icon::tick: pen.triangle(-4, 1); break;
    case Icon::phase:
      pen.triangle(-8, 1);
      pen.triangle(0, 1);
      break;
    case Icon::toEnd:
      pen.triangle(-6, 1, 10);
      pen.bar(5, 7);
      break;
    case Icon::previousBreakpoint:
      pen.triangle(7, -1, 7, 11);
      pen.dot(-4.5F, 0, 3.2F);
      break;
    case Icon::nextBreakpoint:
      pen.triangle(-7, 1, 7, 11);
      pen.dot(4.5F, 0, 3.2F);
      break;
    case Icon::die: drawDie(pen); break;
    case Icon::add:
    case Icon::duplicate:
      pen.line(-5, 0, 5, 0);
      pen.line(0, -5, 0, 5);
      break;
    case Icon::close:
      pen.line(-4, -4, 4, 4);
      pen.line(-4, 4, 4, -4);
      break;
    case Icon::locked: drawLock(pen, true); break;
    case Icon::unlocked: drawLock(pen, false); break;
    case Icon::more: pen.upright(-1); break;
    case Icon::less: pen.upright(1); break;
    case Icon::overlay: drawSheets(pen); break;
    case Icon::walk:
      pen.dot(0.5F, -6, 2);
      pen.line(0, -3, -0.5F, 2);
      pen.line(-0.5F, 2, -3.5F, 7);
      pen.line(-0.5F, 2, 3.5F, 7);
      pen.line(-4.5F, 0.5F, 4.5F, -0.5F);
      break;
  }
}

}  // namespace mazescope::gui::widgets
