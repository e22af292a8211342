#include "picture/sheet.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace mazescope::picture {

namespace {

// In pixels: the room that a picture should fill, and the space between and around the rooms.
constexpr std::uint32_t roomWidth = 640;
constexpr std::uint32_t roomHeight = 480;
constexpr std::uint32_t margin = 24;

std::unique_ptr<OverlayMap> finishedMap(const Run& run, const Overlay& overlay) {
  if (overlay.kind == OverlayKind::none) return nullptr;
  auto map = std::make_unique<OverlayMap>(run, overlay);
  while (!map->work(std::numeric_limits<std::uint64_t>::max())) {
  }
  return map;
}

Painter fittingPainter(const Run& run, const OverlayMap* overlay) {
  std::uint32_t scale = minimumScale(run.grid().kind());
  for (; scale < maximumScale; ++scale)
    if (const Painter larger(run, scale + 1);
        larger.width() > roomWidth || larger.height() > roomHeight)
      break;
  return Painter(run, scale, overlay);
}

/// Up to three in a row; four as two by two.
std::uint32_t columnsFor(std::size_t count) {
  return count == 4 ? 2 : static_cast<std::uint32_t>(std::min<std::size_t>(count, 3));
}

}  // namespace

Sheet::Sheet(std::span<const Run> runs, std::span<const Overlay> overlays) {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  for (const Run& run : runs) {
    const Overlay overlay = overlays.empty() ? Overlay{} : overlays[places_.size()];
    std::unique_ptr<OverlayMap> map = finishedMap(run, overlay);
    Painter painter = fittingPainter(run, map.get());
    const Place& place = places_.emplace_back(Place{std::move(map), std::move(painter)});
    width = std::max(width, place.painter.width());
    height = std::max(height, place.painter.height());
  }
  const std::uint32_t columns = columnsFor(runs.size());
  std::uint32_t index = 0;
  for (Place& place : places_) {
    const std::uint32_t column = index % columns;
    const std::uint32_t row = index / columns;
    place.x = margin + column * (width + margin) + (width - place.painter.width()) / 2;
    place.y = margin + row * (height + margin) + (height - place.painter.height()) / 2;
    ++index;
  }
  width_ = margin + columns * (width + margin);
  height_ = margin + (index + columns - 1) / columns * (height + margin);
}

void Sheet::paintRow(std::uint32_t y, std::span<Ink> row) {
  for (Place& place : places_)
    if (place.y <= y && y - place.y < place.painter.height())
      place.painter.paintRow(y - place.y, row.subspan(place.x, place.painter.width()));
}

}  // namespace mazescope::picture
