#include "gui/panels/parameter_widgets.hpp"

#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>

namespace mazescope::gui {

namespace {

constexpr float fieldWidth = 62;

void send(Ui& ui, const ParameterInfo& parameter, Value value, bool continued = false) {
  Spec spec = ui.model.selectedLane().run.spec();
  spec.parameters.insert_or_assign(std::string(parameter.id), std::move(value));
  ui.send(command::EditSpec{ui.model.selected(), std::move(spec), continued});
}

const Value& present(const Ui& ui, const ParameterInfo& parameter) {
  return ui.model.selectedLane().run.spec().parameters.find(parameter.id)->second;
}

std::string tip(const ParameterInfo& parameter) {
  return fmt::format("{} It is {}.", parameter.help, parameter.bounds());
}

std::optional<double> parsedReal(const std::string& typed) {
  std::istringstream stream(typed);
  stream.imbue(std::locale::classic());
  double number = 0;
  if (!(stream >> number) || !(stream >> std::ws).eof() || !std::isfinite(number))
    return std::nullopt;
  return number;
}

/// A slider with a field beside it. `share` places the value on the slider.
template <class Show, class Typed, class Slid>
void drawNumber(Ui& ui, const ParameterInfo& parameter, double share, Show show, Typed typedValue,
                Slid slidValue) {
  const float width =
      ImGui::GetContentRegionAvail().x - ui.px(fieldWidth) - ImGui::GetStyle().ItemSpacing.x;
  const auto slid = widgets::slider(ui, fmt::format("{} slider", parameter.id).c_str(), share,
                                    width, tip(parameter).c_str());
  const bool continued = widgets::continuesDrag();
  if (slid && Value(slidValue(*slid)) != present(ui, parameter))
    send(ui, parameter, slidValue(*slid), continued);
  ImGui::SameLine();
  const auto typed = widgets::textField(ui, fmt::format("##{}", parameter.id).c_str(), show(),
                                        ui.px(fieldWidth), tip(parameter).c_str());
  if (!typed) return;
  if (const auto value = typedValue(*typed)) send(ui, parameter, *value);
}

void draw(Ui& ui, const ParameterInfo& parameter, const IntegerRange& range) {
  const auto value = std::get<std::int64_t>(present(ui, parameter));
  // Large ranges are reached over their orders of magnitude.
  const double span = std::log1p(static_cast<double>(range.maximum - range.minimum));
  const double share = span > 0 ? std::log1p(static_cast<double>(value - range.minimum)) / span : 0;
  drawNumber(
      ui, parameter, share, [&] { return std::to_string(value); },
      [&](const std::string& typed) { return clampedInteger(typed, range.minimum, range.maximum); },
      [&](double at) {
        return range.minimum + static_cast<std::int64_t>(std::llround(std::expm1(at * span)));
      });
}

void draw(Ui& ui, const ParameterInfo& parameter, const RealRange& range) {
  const auto value = std::get<double>(present(ui, parameter));
  const double span = range.maximum - range.minimum;
  drawNumber(
      ui, parameter, (value - range.minimum) / span, [&] { return fmt::format("{:.6g}", value); },
      [&](const std::string& typed) -> std::optional<double> {
        const auto number = parsedReal(typed);
        if (!number) return std::nullopt;
        return std::clamp(*number, range.minimum, range.maximum);
      },
      [&](double at) { return range.minimum + std::round(at * 200) / 200 * span; });
}

void draw(Ui& ui, const ParameterInfo& parameter, const Choice& choice) {
  const auto& id = std::get<std::string>(present(ui, parameter));
  const auto chosen = std::find_if(choice.options.begin(), choice.options.end(),
                                   [&](const Choice::Option& option) { return option.id == id; });
  if (!widgets::beginCombo(ui, fmt::format("##{}", parameter.id).c_str(), id,
                           ImGui::GetContentRegionAvail().x, std::string(chosen->help).c_str()))
    return;
  for (const Choice::Option& option : choice.options) {
    if (ImGui::Selectable(std::string(option.id).c_str(), option.id == id) && option.id != id)
      send(ui, parameter, std::string(option.id));
    widgets::tooltip(ui, std::string(option.help).c_str());
  }
  widgets::endCombo();
}

void draw(Ui& ui, const ParameterInfo& parameter, const Text&) {
  const auto& text = std::get<std::string>(present(ui, parameter));
  const auto typed = widgets::textField(ui, fmt::format("##{}", parameter.id).c_str(), text,
                                        ImGui::GetContentRegionAvail().x, tip(parameter).c_str());
  if (typed) send(ui, parameter, *typed);
}

}  // namespace

void drawParameter(Ui& ui, const ParameterInfo& parameter, float column) {
  widgets::label(ui, std::string(parameter.name).c_str(), column);
  std::visit([&](const auto& type) { draw(ui, parameter, type); }, parameter.type);
}

std::optional<std::int64_t> clampedInteger(const std::string& typed, std::int64_t minimum,
                                           std::int64_t maximum) {
  const auto number = parsedReal(typed);
  if (!number || *number != std::floor(*number)) return std::nullopt;
  return static_cast<std::int64_t>(
      std::clamp(*number, static_cast<double>(minimum), static_cast<double>(maximum)));
}

std::optional<std::uint64_t> parsedSeed(const std::string& typed) {
  std::uint64_t seed = 0;
  const char* const end = typed.data() + typed.size();
  const auto [stop, failure] = std::from_chars(typed.data(), end, seed);
  if (failure != std::errc{} || stop != end) return std::nullopt;
  return seed;
}

}  // namespace mazescope::gui
