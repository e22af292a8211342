#include "export/wall_chains.hpp"

namespace mazescope::exports {

namespace {

constexpr std::uint8_t eastDrawn = 1;
constexpr std::uint8_t southDrawn = 2;

/// One step from a corner.
Point beyond(Point corner, Direction side) {
  switch (side) {
    case Direction::north: return {corner.x, corner.y - 1};
    case Direction::east: return {corner.x + 1, corner.y};
    case Direction::south: return {corner.x, corner.y + 1};
    case Direction::west: break;
  }
  return {corner.x - 1, corner.y};
}

}  // namespace

WallChains::WallChains(const Grid& grid)
    : size_(grid.size()), walls_(grid),
      drawn_((std::size_t{size_.width} + 1) * (std::size_t{size_.height} + 1)) {}

std::size_t WallChains::cornerAt(Point corner) const {
  return std::size_t{corner.y} * (size_.width + 1) + corner.x;
}

bool WallChains::left(Point corner, Direction side) const {
  const auto [x, y] = corner;
  switch (side) {
    case Direction::north: return y > 0 && left({x, y - 1}, Direction::south);
    case Direction::west: return x > 0 && left({x - 1, y}, Direction::east);
    case Direction::east:
      return x < size_.width && (drawn_[cornerAt(corner)] & eastDrawn) == 0 && walls_.eastOf(x, y);
    case Direction::south: break;
  }
  return y < size_.height && (drawn_[cornerAt(corner)] & southDrawn) == 0 && walls_.southOf(x, y);
}

DirectionSet WallChains::left(Point corner) const {
  DirectionSet sides;
  for (const Direction side : allDirections)
    if (left(corner, side)) sides.insert(side);
  return sides;
}

/// Goes along the piece of wall on that side.
void WallChains::take(Direction side) {
  const Point next = beyond(at_, side);
  const bool forwards = side == Direction::east || side == Direction::south;
  std::uint8_t& drawn = drawn_[cornerAt(forwards ? at_ : next)];
  const bool across = side == Direction::east || side == Direction::west;
  drawn = static_cast<std::uint8_t>(drawn | (across ? eastDrawn : southDrawn));
  at_ = next;
  ahead_ = side;
}

void WallChains::extend(SvgPath& path) {
  if (left(at_, ahead_)) {
    take(ahead_);
    return;
  }
  const DirectionSet sides = left(at_);
  drawing_ = !sides.empty();
  if (!drawing_ && at_ == start_) {
    path.close();
    return;
  }
  path.lineTo(at_);
  if (drawing_) take(sides.at(0));
}

void WallChains::lookForStart(SvgPath& path) {
  const std::uint64_t corner = looked_ % drawn_.size();
  const Point at{static_cast<std::uint32_t>(corner % (size_.width + 1)),
                 static_cast<std::uint32_t>(corner / (size_.width + 1))};
  const DirectionSet sides = left(at);
  const bool onlyOdd = looked_ < drawn_.size();
  if (sides.empty() || (onlyOdd && sides.size() % 2 == 0)) {
    ++looked_;
    return;
  }
  drawing_ = true;
  start_ = at_ = at;
  path.moveTo(at);
  take(sides.at(0));
}

bool WallChains::step(SvgPath& path) {
  if (drawing_)
    extend(path);
  else if (looked_ < 2 * drawn_.size())
    lookForStart(path);
  return !drawing_ && looked_ == 2 * drawn_.size();
}

double WallChains::progress() const {
  return static_cast<double>(looked_) / (2 * static_cast<double>(drawn_.size()));
}

}  // namespace mazescope::exports
