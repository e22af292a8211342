#include "gui/panels/parameter_widgets.hpp"

#include "gui/panels/place_widget.hpp"
#include "gui/panels/typed_numbers.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

using Change = std::optional<ParameterChange>;

constexpr float fieldWidth = 62;

std::string nameOf(const ParameterField& field) {
  return fmt::format("##{}{}", field.of, field.info.id);
}

std::string tip(const ParameterField& field) {
  return fmt::format("{} It is {}.", field.info.help, field.info.bounds());
}

/// A slider with a field beside it. `share` places the value on the slider.
template <class Show, class Typed, class Slid>
Change drawNumber(Ui& ui, const ParameterField& field, double share, Show show, Typed typedValue,
                  Slid slidValue) {
  const float width =
      ImGui::GetContentRegionAvail().x - ui.px(fieldWidth) - ImGui::GetStyle().ItemSpacing.x;
  const std::string slider = fmt::format("{}{} slider", field.of, field.info.id);
  const auto slid = widgets::slider(ui, slider.c_str(), share, width, tip(field).c_str());
  Change change;
  if (slid) change = ParameterChange{slidValue(*slid), widgets::continuesDrag()};
  ImGui::SameLine();
  const auto typed =
      widgets::textField(ui, nameOf(field).c_str(), show(), ui.px(fieldWidth), tip(field).c_str());
  if (const auto value = typed ? typedValue(*typed) : std::nullopt)
    change = ParameterChange{*value};
  return change && change->value != field.value ? change : std::nullopt;
}

Change draw(Ui& ui, const ParameterField& field, const IntegerRange& range) {
  const auto value = std::get<std::int64_t>(field.value);
  // Large ranges are reached over their orders of magnitude.
  const double span = std::log1p(static_cast<double>(range.maximum - range.minimum));
  const double share = span > 0 ? std::log1p(static_cast<double>(value - range.minimum)) / span : 0;
  return drawNumber(
      ui, field, share, [&] { return std::to_string(value); },
      [&](const std::string& typed) { return clampedInteger(typed, range.minimum, range.maximum); },
      [&](double at) {
        return range.minimum + static_cast<std::int64_t>(std::llround(std::expm1(at * span)));
      });
}

Change draw(Ui& ui, const ParameterField& field, const RealRange& range) {
  const auto value = std::get<double>(field.value);
  const double span = range.maximum - range.minimum;
  return drawNumber(
      ui, field, (value - range.minimum) / span, [&] { return fmt::format("{:.6g}", value); },
      [&](const std::string& typed) -> std::optional<double> {
        const auto number = parsedReal(typed);
        if (!number) return std::nullopt;
        return std::clamp(*number, range.minimum, range.maximum);
      },
      [&](double at) { return range.minimum + std::round(at * 200) / 200 * span; });
}

Change draw(Ui& ui, const ParameterField& field, const Choice& choice) {
  const auto& id = std::get<std::string>(field.value);
  const auto chosen = std::find_if(choice.options.begin(), choice.options.end(),
                                   [&](const Choice::Option& option) { return option.id == id; });
  if (!widgets::beginCombo(ui, nameOf(field).c_str(), id, ImGui::GetContentRegionAvail().x,
                           std::string(chosen->help).c_str()))
    return std::nullopt;
  Change change;
  for (const Choice::Option& option : choice.options) {
    if (ImGui::Selectable(std::string(option.id).c_str(), option.id == id) && option.id != id)
      change = ParameterChange{std::string(option.id)};
    ui.note(fmt::format("{} {}", nameOf(field), option.id));
    widgets::tooltip(ui, std::string(option.help).c_str());
  }
  widgets::endCombo();
  return change;
}

Change draw(Ui& ui, const ParameterField& field, const Text&) {
  auto typed = widgets::textField(ui, nameOf(field).c_str(), std::get<std::string>(field.value),
                                  ImGui::GetContentRegionAvail().x, tip(field).c_str());
  if (!typed) return std::nullopt;
  return ParameterChange{std::move(*typed)};
}

Change draw(Ui& ui, const ParameterField& field, const Place& place) {
  auto chosen = drawPlace(ui, nameOf(field), place, std::get<std::string>(field.value), field.size,
                          std::string(field.info.help));
  if (!chosen) return std::nullopt;
  return ParameterChange{std::move(*chosen)};
}

}  // namespace

std::optional<ParameterChange> drawParameter(Ui& ui, const ParameterField& field, float column) {
  const std::string name(field.info.name);
  const float gap = ImGui::GetStyle().ItemSpacing.x / 2;
  if (ImGui::CalcTextSize(name.c_str()).x + gap <= column)
    widgets::label(ui, name.c_str(), column);
  else
    widgets::text(name);  // above its widget, where it has no room beside it
  return std::visit([&](const auto& type) { return draw(ui, field, type); }, field.info.type);
}

std::optional<ParametersChange> drawParameters(Ui& ui, const AlgorithmInfo& algorithm,
                                               const Parameters& present, Size size,
                                               const std::string& of, float column) {
  std::optional<ParametersChange> changed;
  for (const ParameterInfo& info : algorithm.parameters) {
    auto change = drawParameter(ui, {info, present.find(info.id)->second, size, of}, column);
    if (!change) continue;
    changed = ParametersChange{present, change->continued};
    changed->parameters.insert_or_assign(std::string(info.id), std::move(change->value));
  }
  return changed;
}

}  // namespace mazescope::gui
