#include "gui/render/grid_texture.hpp"

#include <algorithm>

namespace mazescope::gui::render {

bool GridTexture::update(const Run& run, Uploads& uploads) {
  if (revision_ == run.revision()) return false;
  std::uint32_t uploadedTo = 0;  // rows before this one are up to date
  for (std::size_t block = 0; block < run.blockCount(); ++block) {
    if (!run.changedSince(revision_, block)) continue;
    std::size_t last = block;
    while (last + 1 < run.blockCount() && run.changedSince(revision_, last + 1)) ++last;
    // A passage may have been reported for one of its cells: a row more on either side.
    const auto firstRow = static_cast<std::uint32_t>(block * Run::blockCells / size_.width);
    const std::size_t endCell =
        std::min<std::size_t>((last + 1) * Run::blockCells, run.grid().cellCount());
    const auto endRow = static_cast<std::uint32_t>((endCell + size_.width - 1) / size_.width) + 1;
    const std::uint32_t from = std::max(uploadedTo, firstRow - std::min(firstRow, 1U));
    const std::uint32_t to = std::min(endRow, size_.height);
    if (from < to) uploads += upload(run, from, to);
    uploadedTo = std::max(uploadedTo, to);
    block = last;
  }
  revision_ = run.revision();
  return true;
}

Uploads GridTexture::upload(const Run& run, std::uint32_t firstRow, std::uint32_t endRow) {
  return cells_.upload(firstRow, endRow, [&](std::uint32_t row, std::uint32_t count) {
    staging_.resize(std::size_t{count} * size_.width);
    run.paint(run.grid().cellAt({0, row}), staging_);
    return staging_.data();
  });
}

}  // namespace mazescope::gui::render
