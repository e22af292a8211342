#include "gui/widgets/curve.hpp"

#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui::widgets {

namespace {

/// Where ticks and values lie on the screen.
struct Plot {
  const Curve& curve;
  ImVec2 from;  // upper left
  ImVec2 to;    // lower right
  float largest;

  Plot(const Curve& drawn, ImVec2 corner, ImVec2 size)
      : curve(drawn), from(corner), to(corner.x + size.x, corner.y + size.y),
        largest(*std::max_element(drawn.samples.begin(), drawn.samples.end())) {}

  [[nodiscard]] ImVec2 at(std::uint64_t tick, double value) const {
    const double across =
        static_cast<double>(tick) / static_cast<double>(std::max<std::uint64_t>(1, curve.length));
    const double up = largest > 0 ? std::min(1.0, value / double{largest}) : 0;
    constexpr double headroom = 0.92;  // the highest point does not touch the edge
    return {from.x + (to.x - from.x) * static_cast<float>(std::min(1.0, across)),
            to.y - (to.y - from.y) * static_cast<float>(up * headroom)};
  }

  [[nodiscard]] ImVec2 atSample(std::size_t sample) const {
    return at(sample * curve.spacing, double{curve.samples[sample]});
  }

  /// The tick at a place, of those that have a sample; at the right edge the last of all.
  [[nodiscard]] std::uint64_t tickAt(float x) const {
    const double share = std::clamp(double{(x - from.x) / (to.x - from.x)}, 0.0, 1.0);
    if (share == 1) return curve.length;
    const auto spacing = static_cast<double>(curve.spacing);
    const double sample = std::round(share * static_cast<double>(curve.length) / spacing);
    return std::min(curve.length, static_cast<std::uint64_t>(sample * spacing));
  }
};

void drawLine(const Ui& ui, const Plot& plot, ImDrawList& list) {
  // Neighbouring areas with smoothed edges would show seams.
  const ImDrawListFlags flags = list.Flags;
  list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
  for (std::size_t next = 1; next < plot.curve.samples.size(); ++next) {
    const ImVec2 a = plot.atSample(next - 1);
    const ImVec2 b = plot.atSample(next);
    list.AddQuadFilled({a.x, plot.to.y}, a, b, {b.x, plot.to.y}, ui.look.accentDim);
  }
  list.Flags = flags;
  for (std::size_t sample = 0; sample < plot.curve.samples.size(); ++sample)
    list.PathLineTo(plot.atSample(sample));
  list.PathStroke(ui.look.accent, 0, ui.px(1.5F));
}

void drawHead(const Ui& ui, const Plot& plot, ImDrawList& list) {
  const ImVec2 head = plot.at(plot.curve.tick, plot.curve.present);
  list.AddLine({head.x, plot.from.y}, {head.x, plot.to.y}, ui.look.here, ui.px(1.5F));
  list.AddCircleFilled(head, ui.px(3.5F), ui.look.here);
}

void drawValue(const Ui& ui, const Plot& plot, std::uint64_t tick, ImDrawList& list) {
  const Curve& curve = plot.curve;
  const auto sample = static_cast<std::size_t>(
      std::min<std::uint64_t>(tick / curve.spacing, curve.samples.size() - 1));
  const float x = plot.atSample(sample).x;
  list.AddLine({x, plot.from.y}, {x, plot.to.y}, ui.look.quietText);
  ImGui::BeginTooltip();
  widgets::text(fmt::format("tick {}: {} {}", grouped(sample * curve.spacing), curve.figure.name,
                            figureText(curve.figure, double{curve.samples[sample]})));
  ImGui::EndTooltip();
}

}  // namespace

std::optional<std::uint64_t> curve(Ui& ui, const char* name, const Curve& curve, ImVec2 size) {
  const Plot plot(curve, ImGui::GetCursorScreenPos(), size);
  ImGui::InvisibleButton(name, size);
  ui.note(name);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(plot.from, plot.to, ui.look.bar, ui.px(3));
  list.PushClipRect(plot.from, plot.to, true);
  drawLine(ui, plot, list);
  smallTextAt(ui, {plot.from.x + ui.px(5), plot.from.y + ui.px(2)}, ui.look.quietText,
              figureText(curve.figure, double{plot.largest}));
  drawHead(ui, plot, list);
  const std::uint64_t pointed = plot.tickAt(ImGui::GetIO().MousePos.x);
  if (ImGui::IsItemHovered() || ImGui::IsItemActive()) drawValue(ui, plot, pointed, list);
  list.PopClipRect();
  if (ImGui::IsItemActive() && pointed != curve.tick) return pointed;
  return std::nullopt;
}

}  // namespace mazescope::gui::widgets
