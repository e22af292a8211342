#include "picture/difference.hpp"

#include <algorithm>

namespace mazescope::picture {

namespace {

constexpr std::uint8_t noInk = maximumGifColors;

}  // namespace

Difference::Difference(std::uint32_t width, std::uint32_t height)
    : width_(width), shown_(std::size_t{width} * height, noInk), next_(shown_), changes_(width) {}

void Difference::compare(std::uint32_t y) {
  const auto after = row(y);
  const auto before = std::span(shown_).subspan(std::size_t{y} * width_, width_);
  const auto first = std::mismatch(after.begin(), after.end(), before.begin()).first;
  if (first == after.end()) return;
  const auto last = std::mismatch(after.rbegin(), after.rend(), before.rbegin()).first;
  const auto left = static_cast<std::uint32_t>(first - after.begin());
  const auto right = static_cast<std::uint32_t>(after.rend() - last);
  left_ = bottom_ == 0 ? left : std::min(left_, left);
  right_ = std::max(right_, right);
  top_ = bottom_ == 0 ? y : top_;
  bottom_ = y + 1;
}

Part Difference::part() const {
  if (bottom_ == 0) return {0, 0, 1, 1};
  return {left_, top_, right_ - left_, bottom_ - top_};
}

std::span<const std::uint8_t> Difference::changes(std::uint32_t y, std::uint8_t unchanged) {
  const Part rectangle = part();
  const std::size_t start = std::size_t{rectangle.top + y} * width_ + rectangle.left;
  for (std::size_t x = 0; x < rectangle.width; ++x)
    changes_[x] = next_[start + x] == shown_[start + x] ? unchanged : next_[start + x];
  return std::span(changes_).first(rectangle.width);
}

void Difference::advance() {
  std::swap(shown_, next_);
  left_ = top_ = right_ = bottom_ = 0;
}

}  // namespace mazescope::picture
