#include "gui/widgets/histogram.hpp"

#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui::widgets {

namespace {

constexpr float axisHeight = 17;

/// Where things of one histogram are on the screen.
struct Frame {
  const HistogramBars& bars;
  ImVec2 from;
  float width;
  float height;  // of the bars

  [[nodiscard]] float x(double value) const {
    const double first = bars.edges.front();
    const double share = (value - first) / (bars.edges.back() - first);
    return from.x + width * static_cast<float>(share);
  }
};

void drawBars(const Ui& ui, const Frame& frame) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto& counts = frame.bars.counts;
  const std::uint64_t most = *std::max_element(counts.begin(), counts.end());
  const float bottom = frame.from.y + frame.height;
  for (std::size_t bar = 0; bar < counts.size(); ++bar) {
    if (counts[bar] == 0) continue;
    const double share = static_cast<double>(counts[bar]) / static_cast<double>(most);
    // Even a single one is to be seen.
    const float height = std::max(1.0F, (frame.height - ui.px(2)) * static_cast<float>(share));
    const float left = frame.x(frame.bars.edges[bar]);
    const float next = frame.x(frame.bars.edges[bar + 1]);
    const float right = next - left > ui.px(4) ? next - 1 : std::max(next, left + 1);
    list.AddRectFilled({left, bottom - height}, {right, bottom}, ui.look.accent);
  }
  list.AddLine({frame.from.x, bottom}, {frame.from.x + frame.width, bottom}, ui.look.quietText);
}

void drawMean(const Ui& ui, const Frame& frame) {
  if (!frame.bars.mean) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float bottom = frame.from.y + frame.height;
  if (frame.bars.interval) {
    const double mean = *frame.bars.mean;
    const double interval = *frame.bars.interval;
    const float left = std::max(frame.from.x, frame.x(mean - interval));
    const float right = std::min(frame.from.x + frame.width, frame.x(mean + interval));
    list.AddRectFilled({left, frame.from.y}, {right, bottom},
                       (ui.look.here & ~IM_COL32_A_MASK) | IM_COL32(0, 0, 0, 0x70));
  }
  const float middle = frame.x(*frame.bars.mean);
  list.AddLine({middle, frame.from.y}, {middle, bottom}, ui.look.here, std::max(1.0F, ui.px(1.5F)));
}

/// The smallest of 1, 2, 5, 10, 20, ... that is not below a number.
std::int64_t roundStride(float least) {
  for (std::int64_t power = 1;; power *= 10)
    for (const std::int64_t digit : {1, 2, 5})
      if (static_cast<float>(digit * power) >= least) return digit * power;
}

/// The edges' numbers: round ones, as many as there is room for.
void drawAxis(const Ui& ui, const Frame& frame) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto& edges = frame.bars.edges;
  ImGui::PushFont(ui.fonts.small);
  float room = 0;
  for (const double edge : edges)
    room = std::max(room, ImGui::CalcTextSize(frame.bars.text(edge).c_str()).x + ui.px(14));
  const auto bars = static_cast<float>(edges.size() - 1);
  const std::int64_t stride = roundStride(room * bars / frame.width);
  const double width = (edges.back() - edges.front()) / static_cast<double>(edges.size() - 1);
  const float top = frame.from.y + frame.height;
  for (const double edge : edges) {
    if (std::llround(edge / width) % stride != 0) continue;
    const std::string text = frame.bars.text(edge);
    const float middle = frame.x(edge);
    const float half = ImGui::CalcTextSize(text.c_str()).x / 2;
    const float left = std::clamp(middle - half, frame.from.x,
                                  std::max(frame.from.x, frame.from.x + frame.width - 2 * half));
    list.AddLine({middle, top}, {middle, top + ui.px(3)}, ui.look.quietText);
    list.AddText({left, top + ui.px(4)}, ui.look.quietText, text.c_str());
  }
  ImGui::PopFont();
}

void pointAt(const Ui& ui, const Frame& frame) {
  if (!ImGui::IsItemHovered()) return;
  const auto& edges = frame.bars.edges;
  const double share = (ImGui::GetIO().MousePos.x - frame.from.x) / frame.width;
  const double value = edges.front() + share * (edges.back() - edges.front());
  const auto above = std::upper_bound(edges.begin() + 1, edges.end() - 1, value);
  const auto bar = static_cast<std::size_t>(above - edges.begin() - 1);
  tooltip(ui, fmt::format("{} from {} to below {}", frame.bars.counts[bar],
                          frame.bars.text(edges[bar]), frame.bars.text(edges[bar + 1]))
                  .c_str());
}

}  // namespace

void histogram(const Ui& ui, const char* name, const HistogramBars& bars, ImVec2 size) {
  const Frame frame{bars, ImGui::GetCursorScreenPos(), size.x, size.y - ui.px(axisHeight)};
  ImGui::Dummy(size);
  ui.note(name);
  if (bars.counts.empty()) return;
  drawBars(ui, frame);
  drawMean(ui, frame);
  drawAxis(ui, frame);
  pointAt(ui, frame);
}

}  // namespace mazescope::gui::widgets
