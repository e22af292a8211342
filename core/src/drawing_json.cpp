#include "documents.hpp"
#include "drawn_cells.hpp"
#include "spec_json.hpp"

#include <mazescope/error.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <limits>

namespace mazescope {

namespace {

using json::Field;

void checkDrawingSchema(const Field& root) {
  const Field schema = root.at("schema");
  if (schema.value().type == json::Value::Type::number && schema.value().written == "1") return;
  schema.fail("1, the only version of drawn mazes that this program reads");
}

Size readSize(const Field& root) {
  const auto side = [&root](std::string_view key) {
    return static_cast<std::uint32_t>(
        root.at(key).whole(1, maximumSide, "a whole number of cells"));
  };
  return {side("width"), side("height")};
}

std::string readCells(const Field& rows, Size size) {
  std::string cells;
  for (const Field& row : rows.items(size.height, size.height)) {
    const std::string& text = row.text();
    const auto good = [](char c) { return c == drawn::absent || drawn::waysOf(c).has_value(); };
    if (!std::all_of(text.begin(), text.end(), good))
      row.fail("a text of dots and of the digits 0 to 9 and a to f");
    if (text.size() != size.width)
      throw Error(row.pointer(), "must have " + counted(size.width, "character", "characters") +
                                     ", one a cell; it has " + std::to_string(text.size()));
    cells += (cells.empty() ? "" : "/") + text;
  }
  return cells;
}

/// The way out of a cell that a letter names; none where there is none.
std::optional<Point> step(const Drawing& drawing, Point from, char letter) {
  const auto there = [&drawing](Point at) {
    return drawn::waysOf(drawing.cells[at.y * (std::size_t{drawing.size.width} + 1) + at.x]);
  };
  constexpr std::string_view letters = "nesw";
  const std::size_t direction = letters.find(letter);
  if (direction == std::string_view::npos || !there(from)) return std::nullopt;
  Point to = from;
  switch (static_cast<Direction>(direction)) {
    case Direction::north: --to.y; break;
    case Direction::east: ++to.x; break;
    case Direction::south: ++to.y; break;
    case Direction::west: --to.x; break;
  }
  if (to.x >= drawing.size.width || to.y >= drawing.size.height) return std::nullopt;
  const bool open = drawing.kind == GridKind::cave ? there(to).has_value()
                                                   : (there(from)->bits() >> direction & 1U) != 0;
  return open ? std::optional(to) : std::nullopt;
}

void checkPath(const Field& path, const Drawing& drawing) {
  if (!drawing.start || !drawing.goal)
    throw Error(path.pointer(), R"(leads from "start" to "goal", of which one is missing)");
  Point at = *drawing.start;
  const std::string& letters = path.text();
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto next = step(drawing, at, letters[i]);
    if (!next)
      throw Error(path.pointer(), "must be steps n, e, s and w through passages; step " +
                                      std::to_string(i) + " leaves " + toText(at) +
                                      " where there is none");
    at = *next;
  }
  if (at != *drawing.goal)
    throw Error(path.pointer(),
                "must end at the goal, " + toText(*drawing.goal) + "; it ends at " + toText(at));
}

void checkOrigin(const Field& root) {
  constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
  if (const auto tick = root.find("tick")) (void)tick->whole(0, largest);
  if (const auto spec = root.find("spec")) {
    spec->checkKeys({json::specKeys.begin(), json::specKeys.end()});
    (void)json::readSpec(*spec);
  }
}

}  // namespace

Drawing parseDrawingJson(std::string_view text) { return json::drawingOf(json::parse(text)); }

Drawing json::drawingOf(const json::Value& document) {
  if (document.type != json::Value::Type::object)
    throw Error("", "1:1: a drawn maze is an object, {\"schema\": 1, ...}; this is " +
                        json::inWords(document));
  const Field root(document, "");
  checkDrawingSchema(root);
  root.checkKeys(
      {"schema", "kind", "width", "height", "tick", "spec", "rows", "start", "goal", "path"});
  Drawing drawing;
  drawing.kind = static_cast<GridKind>(root.at("kind").oneOf({"maze", "cave"}));
  drawing.size = readSize(root);
  checkOrigin(root);
  drawing.cells = readCells(root.at("rows"), drawing.size);
  try {
    checkDrawnCells(drawing.kind, drawing.size, drawing.cells);
  } catch (const Error& error) {
    throw Error("rows", error.what());
  }
  if (const auto start = root.find("start")) drawing.start = json::readCell(*start, drawing.size);
  if (const auto goal = root.find("goal")) drawing.goal = json::readCell(*goal, drawing.size);
  if (const auto path = root.find("path")) checkPath(*path, drawing);
  return drawing;
}

}  // namespace mazescope
