#include <mazescope/describe.hpp>

#include <algorithm>

namespace mazescope {

namespace {

void replace(std::string& text, std::string_view placeholder, const std::string& value) {
  for (std::size_t at = text.find(placeholder); at != std::string::npos;
       at = text.find(placeholder, at + value.size()))
    text.replace(at, placeholder.size(), value);
}

}  // namespace

std::string describe(const Variant& variant, const Grid& grid, const Mutation& mutation) {
  std::string text(variant.pseudocode.at(mutation.line).told);
  replace(text, "{cell}", toText(grid.pointOf(mutation.cell)));
  if (const auto other = grid.neighbor(mutation.cell, mutation.direction))
    replace(text, "{other}", toText(grid.pointOf(*other)));
  return text;
}

std::string_view legendName(const Variant& variant, const Grid& grid, Cell cell, Mark mark) {
  const bool open = grid.kind() == GridKind::cave && grid.open(cell);
  for (const LegendEntry& entry : variant.legend)
    if (entry.mark == mark && entry.open == open) return entry.name;
  return "";
}

std::vector<LegendEntry> legendOf(const Variant& variant, GridKind kind) {
  const auto twin = [&variant](const LegendEntry& entry) {
    return std::any_of(variant.legend.begin(), variant.legend.end(), [&](const LegendEntry& other) {
      return other.open && other.mark == entry.mark && other.name == entry.name;
    });
  };
  std::vector<LegendEntry> entries;
  for (const LegendEntry& entry : variant.legend)
    if (kind == GridKind::maze ? !entry.open : entry.open || !twin(entry)) entries.push_back(entry);
  return entries;
}

}  // namespace mazescope
