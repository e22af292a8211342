#include "gui/panels/place_widget.hpp"

#include "gui/panels/typed_numbers.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr float wordWidth = 86;  // beside the fields

std::string textOf(Point cell) { return fmt::format("{},{}", cell.x, cell.y); }

std::optional<std::uint32_t> coordinate(Ui& ui, const std::string& name, std::uint32_t present,
                                        std::uint32_t cells, float width, const char* tip) {
  const auto typed = widgets::textField(ui, name.c_str(), std::to_string(present), width, tip);
  const auto number = typed ? clampedInteger(*typed, 0, std::int64_t{cells} - 1) : std::nullopt;
  if (!number) return std::nullopt;
  return static_cast<std::uint32_t>(*number);
}

std::optional<std::string> drawFields(Ui& ui, const std::string& name, Point cell, Size size) {
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  ImGui::SameLine();
  const float width = (ImGui::GetContentRegionAvail().x - gap) / 2;
  const auto x = coordinate(ui, name + " x", cell.x, size.width, width, "Column, from 0");
  ImGui::SameLine();
  const auto y = coordinate(ui, name + " y", cell.y, size.height, width, "Row, from 0");
  if (!x && !y) return std::nullopt;
  return textOf({x.value_or(cell.x), y.value_or(cell.y)});
}

std::string help(const Place& place, const std::string& present, const std::string& tip) {
  const auto word = std::find_if(place.words.begin(), place.words.end(),
                                 [&](const Choice::Option& each) { return each.id == present; });
  return word == place.words.end() ? tip : fmt::format("{} {}", tip, word->help);
}

}  // namespace

std::optional<std::string> drawPlace(Ui& ui, const std::string& name, const Place& place,
                                     const std::string& present, Size size,
                                     const std::string& tip) {
  const std::optional<Point> cell = givenCell(present);
  const float width = cell ? ui.px(wordWidth) : ImGui::GetContentRegionAvail().x;
  std::optional<std::string> chosen;
  if (widgets::beginCombo(ui, name.c_str(), cell ? "given" : present, width,
                          help(place, present, tip).c_str())) {
    for (const Choice::Option& word : place.words) {
      if (ImGui::Selectable(std::string(word.id).c_str(), word.id == present)) chosen = word.id;
      ui.note(fmt::format("{} {}", name, word.id));
      widgets::tooltip(ui, std::string(word.help).c_str());
    }
    if (ImGui::Selectable("given", cell.has_value()) && !cell)
      chosen = textOf({size.width / 2, size.height / 2});
    ui.note(name + " given");
    widgets::endCombo();
  }
  if (cell)
    if (auto typed = drawFields(ui, name, *cell, size)) chosen = std::move(typed);
  return chosen == present ? std::nullopt : chosen;
}

}  // namespace mazescope::gui
