#include "picture/thumbnail.hpp"

#include "picture/painter.hpp"

#include <algorithm>

namespace mazescope::picture {

namespace {

/// Every `step`-th pixel of every `step`-th row, the first of them at (first, first).
Pixels sampled(Painter& painter, const std::vector<Color>& colors, std::uint32_t step,
               std::uint32_t first) {
  const auto samples = [&](std::uint32_t length) { return (length - first + step - 1) / step; };
  Pixels pixels{samples(painter.width()), samples(painter.height()), {}};
  pixels.rgb.reserve(std::size_t{3} * pixels.width * pixels.height);
  std::vector<Ink> row(painter.width());
  for (std::uint32_t y = first; y < painter.height(); y += step) {
    painter.paintRow(y, row);
    for (std::uint32_t x = first; x < painter.width(); x += step) {
      const Color color = colors[row[x]];
      pixels.rgb.insert(pixels.rgb.end(), {color.red, color.green, color.blue});
    }
  }
  return pixels;
}

}  // namespace

Pixels thumbnail(const Run& run, const Palette& palette, const OverlayMap* overlay,
                 std::uint32_t longest, std::uint32_t largestScale) {
  const GridKind kind = run.grid().kind();
  const std::uint32_t least = minimumScale(kind);
  std::uint32_t scale = std::max(least, largestScale);
  const auto side = [&] {
    const Painter painter(run, scale);
    return std::max(painter.width(), painter.height());
  };
  while (scale > least && side() > longest) --scale;
  Painter painter(run, scale, overlay);
  const std::vector<Color> inks = colors(palette, overlay != nullptr);
  if (side() <= longest) return sampled(painter, inks, 1, 0);
  // At the least scale each cell has one pixel that is no wall, the one after its wall, so a step of
  // whole cells meets only those.
  const std::uint32_t cells = (side() / least + longest - 1) / longest;
  return sampled(painter, inks, cells * least, 1);
}

}  // namespace mazescope::picture
