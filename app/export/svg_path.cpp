#include "export/svg_path.hpp"

#include <fmt/format.h>

namespace mazescope::exports {

void SvgPath::moveTo(Point to) {
  add(fmt::format("M{} {}", to.x, to.y));
  begin_ = at_ = to;
  broken_ = false;
}

void SvgPath::lineTo(Point to) {
  constexpr std::size_t longest = std::size_t{1} << 20U;
  if (element_.size() > longest) {
    finish();
    add(fmt::format("M{} {}", at_.x, at_.y));
    broken_ = true;
  }
  add(to.y == at_.y ? fmt::format("H{}", to.x) : fmt::format("V{}", to.y));
  at_ = to;
}

void SvgPath::close() {
  if (broken_)
    lineTo(begin_);
  else
    add("Z");
}

void SvgPath::add(std::string_view command) {
  if (element_.empty()) element_ = "<path d=\"";
  element_ += command;
}

void SvgPath::finish() {
  if (!element_.empty()) sink_(element_ + "\"/>\n");
  element_.clear();
}

}  // namespace mazescope::exports
