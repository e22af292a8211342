#pragma once

#include <mazescope/geometry.hpp>

#include <functional>
#include <string>
#include <string_view>

namespace mazescope::exports {

/// Lines along the two axes as `path` elements of SVG, with the commands M, H, V and Z in whole
/// numbers (W3C, "Scalable Vector Graphics (SVG) 2", chapter 9). Some readers refuse an attribute of
/// several megabytes, so a very long one is broken up into several elements.
class SvgPath {
public:
  explicit SvgPath(std::function<void(std::string_view)> sink) : sink_(std::move(sink)) {}

  void moveTo(Point to);
  /// In a row or in a column with the last point.
  void lineTo(Point to);
  /// Back to the last point that was moved to.
  void close();
  /// After the last line. May be called without any.
  void finish();

private:
  void add(std::string_view command);

  std::function<void(std::string_view)> sink_;
  std::string element_;  // the one that is begun; empty: none is
  Point begin_;          // of the present line
  bool broken_ = false;  // it began in an element before
  Point at_;
};

}  // namespace mazescope::exports
