#include "gui/render/sight_texture.hpp"

#include <algorithm>
#include <utility>

namespace mazescope::gui::render {

bool SightTexture::update(const LaneWalk& shown, Uploads& uploads) {
  const Walk& walk = shown.walk;
  const bool sameWalk = walk_ == shown.id;
  if (sameWalk && moves_ == walk.moves()) return false;
  const bool oneMove = sameWalk && moves_ + 1 == walk.moves();
  walk_ = shown.id;
  moves_ = walk.moves();
  const Rows before = std::exchange(inSight_, rowsInSight(walk));
  const Rows rows =
      oneMove ? Rows{std::min(before.first, inSight_.first), std::max(before.end, inSight_.end)}
              : Rows{0, size_.height};
  if (!sights_) sights_.emplace(size_, CellTexture::Texel::byte, limit_);
  const Sight* const sights = walk.sights().data();
  static_assert(sizeof(Sight) == 1);
  uploads += sights_->upload(rows.first, rows.end, [&](std::uint32_t row, std::uint32_t) {
    return sights + std::size_t{row} * size_.width;
  });
  return true;
}

SightTexture::Rows SightTexture::rowsInSight(const Walk& walk) const {
  return {walk.inSight().front() / size_.width, walk.inSight().back() / size_.width + 1};
}

}  // namespace mazescope::gui::render
