#include "gui/frame_history.hpp"
#include "gui/panels/panels.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr std::size_t meanOf = 30;     // frames: single ones would be unreadable
constexpr double longestShown = 0.05;  // seconds; where the curve's edge is
constexpr double longestGood = 0.033;  // a frame that takes longer is felt
constexpr float curveHeight = 56;

/// How long frames take and what they do, of the last ones that were measured.
class PerformancePanel final : public Panel {
public:
  void draw(Ui& ui) override {
    widgets::heading(ui, "Performance", "F12");
    const std::deque<FrameRecord>& frames = ui.history.frames();
    if (frames.empty()) {
      widgets::quietText(ui, "No frame has been measured yet.");
      return;
    }
    const auto last = frames.end() - static_cast<std::ptrdiff_t>(std::min(meanOf, frames.size()));
    const Means means({last, frames.end()});
    for (const FrameFigure& figure : frameFigures)
      row(ui, figure.name, fmt::format("{:.2f} ms", means.of(figure) * 1000));
    row(ui, "ticks a second", grouped(means.ticksPerSecond()));
    row(ui, "uploads a frame", means.uploads());
    row(ui, "memory of the lanes", memory(ui.model));
    drawCurve(ui, frames);
  }

private:
  class Means {
  public:
    explicit Means(std::vector<FrameRecord> frames) : frames_(std::move(frames)) {}

    [[nodiscard]] double of(const FrameFigure& figure) const {
      double sum = 0;
      for (const FrameRecord& frame : frames_) sum += figure.seconds(frame.times);
      return sum / count();
    }
    [[nodiscard]] std::uint64_t ticksPerSecond() const {
      // The first frame's ticks belong to the time before it.
      double ticks = -static_cast<double>(frames_.front().ticks);
      for (const FrameRecord& frame : frames_) ticks += static_cast<double>(frame.ticks);
      const double seconds = frames_.back().began - frames_.front().began;
      return seconds > 0 ? static_cast<std::uint64_t>(ticks / seconds) : 0;
    }
    [[nodiscard]] std::string uploads() const {
      render::Uploads sum;
      for (const FrameRecord& frame : frames_) sum += frame.uploads;
      return fmt::format("{:.0f}, {:.2f} MB", static_cast<double>(sum.count) / count(),
                         static_cast<double>(sum.bytes) / count() / 1e6);
    }

  private:
    [[nodiscard]] double count() const { return static_cast<double>(frames_.size()); }

    std::vector<FrameRecord> frames_;
  };

  static void row(Ui& ui, const char* name, const std::string& value) {
    ImGui::PushFont(ui.fonts.small);
    widgets::quietText(ui, name);
    ImGui::SameLine();
    ImGui::SetCursorPosX(ImGui::GetContentRegionMax().x - ImGui::CalcTextSize(value.c_str()).x);
    widgets::text(value);
    ImGui::PopFont();
    ui.note(fmt::format("performance {}: {}", name, value));
  }

  static std::string memory(const Model& model) {
    std::uint64_t bytes = 0;
    for (const Lane& lane : model.lanes()) bytes += lane.run.bytes();
    return fmt::format("{:.1f} MB", static_cast<double>(bytes) / 1e6);
  }

  /// The last frames, the newest at the right edge, with a line at what is felt.
  static void drawCurve(const Ui& ui, const std::deque<FrameRecord>& frames) {
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const ImVec2 size{ImGui::GetContentRegionAvail().x, ui.px(curveHeight)};
    const float bottom = corner.y + size.y;
    const float bar = size.x / static_cast<float>(FrameHistory::most);
    const auto heightOf = [&](double seconds) {
      return size.y * static_cast<float>(std::min(1.0, seconds / longestShown));
    };
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(corner, {corner.x + size.x, bottom}, ui.look.control);
    float right = corner.x + size.x;
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame, right -= bar) {
      const double seconds = frameFigures.back().seconds(frame->times);
      list.AddRectFilled({right - bar, bottom - heightOf(seconds)}, {right, bottom},
                         seconds > longestGood ? ui.look.here : ui.look.accent);
    }
    const float limit = bottom - heightOf(longestGood);
    list.AddLine({corner.x, limit}, {corner.x + size.x, limit}, ui.look.quietText);
    ImGui::Dummy(size);
  }
};

}  // namespace

std::unique_ptr<Panel> makePerformancePanel() { return std::make_unique<PerformancePanel>(); }

}  // namespace mazescope::gui
