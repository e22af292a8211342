#include "gui/model/export_preview.hpp"

#include "export/picture.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace mazescope::gui {

namespace {

constexpr std::string_view ellipsis = "…";

/// A few bytes a character, so that a job that writes one long line is stopped, too.
std::size_t mostBytes(const Excerpt& excerpt) { return 3 * excerpt.lines * excerpt.columns; }

/// What a job writes until there is enough of it; whether that is all is the second.
std::pair<std::string, bool> beginningOf(exports::Subject subject, const exports::Format& format,
                                         const Parameters& options, std::size_t bytes) {
  constexpr std::uint64_t slice = 1024;  // cells
  constexpr int slices = 512;            // of a job that works long before it writes
  std::string text;
  const auto job =
      format.toFile(std::move(subject), options, [&](std::string_view more) { text += more; });
  bool done = false;
  for (int i = 0; i < slices && text.size() < bytes && !done; ++i) done = job->work(slice);
  return {std::move(text), done};
}

bool beginsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }

/// At most so many characters of UTF-8.
std::string shortened(std::string_view line, std::size_t columns) {
  std::size_t characters = 0;
  for (std::size_t at = 0; at < line.size(); ++at)
    if (beginsCharacter(line[at]) && characters++ == columns)
      return std::string(line.substr(0, at)) + std::string(ellipsis);
  return std::string(line);
}

bool overlaid(const Lane& lane, const Parameters& options) {
  const auto chosen = options.find("overlay");
  const OverlayMap* const shown = lane.overlay.shown();
  return chosen != options.end() && chosen->second == Value("shown") && shown != nullptr &&
         shown->tick() == lane.run.tick();
}

}  // namespace

std::string beginningOf(exports::Subject subject, const exports::Format& format,
                        const Parameters& options, const Excerpt& excerpt) {
  if (format.check != nullptr) format.check(subject, options);
  const auto [text, complete] =
      beginningOf(std::move(subject), format, options, mostBytes(excerpt));
  std::string shown;
  std::size_t from = 0;
  for (std::size_t line = 0; line < excerpt.lines && from < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    shown += shortened(std::string_view(text).substr(from, end - from), excerpt.columns) + '\n';
    from = end + 1;
  }
  if (!complete || from < text.size()) shown += ellipsis;
  return shown;
}

picture::Pixels pictureOf(const Lane& lane, std::string_view palette, const Parameters& options) {
  constexpr std::uint32_t longestSide = 512;  // pixels
  constexpr std::uint32_t largestScale = 12;  // pixels a cell
  return picture::thumbnail(lane.run, exports::chosenPalette(palette, options),
                            overlaid(lane, options) ? lane.overlay.shown() : nullptr, longestSide,
                            largestScale);
}

}  // namespace mazescope::gui
