#include "documents.hpp"

#include <mazescope/opening.hpp>

#include <algorithm>

namespace mazescope {

namespace {

bool isJson(std::string_view text) {
  if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos || text[first] == '{' || text[first] == '[';
}

}  // namespace

Openable parseOpenable(std::string_view text) {
  if (!isJson(text)) return parseDrawing(text);
  const json::Value document = json::parse(text);
  const std::vector<std::string>& keys = document.keys;
  const bool drawn = std::find(keys.begin(), keys.end(), "rows") != keys.end();
  if (drawn) return json::drawingOf(document);
  return json::presetOf(document);
}

Preset presetOf(const Drawing& drawing) {
  Preset preset;
  preset.about = std::string(drawing.kind == GridKind::maze ? "A maze" : "A cave") + " of " +
                 std::to_string(drawing.size.width) + " by " + std::to_string(drawing.size.height) +
                 " cells, read from a file.";
  preset.lanes.push_back({specOf(drawing), {}, {}});
  preset.linked = false;  // its size is its own
  return preset;
}

}  // namespace mazescope
