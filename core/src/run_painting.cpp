#include <mazescope/run.hpp>

#include <algorithm>
#include <array>

namespace mazescope {

/// Takes note of mutations that the present is about to count.
void Run::record(std::span<const Mutation> batch, bool paintedMarks) {
  if (batch.empty()) return;
  ++revision_;
  for (const Mutation& mutation : batch) changed(mutation);
  if ((paintedMarks || present_.pipeline.paintsMarks()) &&
      std::any_of(batch.begin(), batch.end(), [](const Mutation& m) { return m.phaseStart; }))
    changedEverywhere();

  const std::uint64_t longest = std::max(2 * backStride, checkpoints_.spacing());
  if (!recent_.leads(tick(), tick()) || tick() - recent_.latestPlace() > longest)
    recent_.clear();
  else
    recent_.follow(batch);
}

void Run::changed(const Mutation& mutation) {
  blockRevisions_[mutation.cell / blockCells] = revision_;
}

void Run::changedEverywhere() {
  std::fill(blockRevisions_.begin(), blockRevisions_.end(), ++revision_);
}

void Run::paint(Cell first, std::span<std::uint16_t> words) const {
  const std::span<const std::uint16_t> plain = present_.grid.words().subspan(first, words.size());
  std::copy(plain.begin(), plain.end(), words.begin());
  if (!present_.pipeline.paintsMarks()) return;
  std::array<Mark, 256> marks;
  for (std::size_t done = 0; done < words.size(); done += marks.size()) {
    const std::size_t count = std::min(marks.size(), words.size() - done);
    present_.pipeline.paint(present_.grid, first + static_cast<Cell>(done),
                            std::span(marks).first(count));
    for (std::size_t i = 0; i < count; ++i)
      words[done + i] = Grid::withMark(words[done + i], marks[i]);
  }
}

}  // namespace mazescope
