#include "gui/panels/panels.hpp"
#include "gui/panels/scrub_bar.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace mazescope::gui {

namespace {

using widgets::Icon;

// The last stretch of the speed slider means as fast as it goes.
constexpr double finiteShare = 0.94;

double shareOfSpeed(double speed) {
  if (!std::isfinite(speed)) return 1;
  return finiteShare * std::log(speed / slowest) / std::log(fastestGiven / slowest);
}

/// Two significant digits: a slider cannot mean more.
double speedOfShare(double share) {
  if (share > finiteShare) return asFastAsItGoes;
  const double speed = slowest * std::pow(fastestGiven / slowest, share / finiteShare);
  const double digit = std::pow(10, std::floor(std::log10(speed)) - 1);
  return std::max(slowest, digit < 1 ? std::round(speed) : std::round(speed / digit) * digit);
}

class TransportBar final : public Panel {
public:
  void draw(Ui& ui) override {
    row_ = 0;
    drawButtons(ui);
    drawSpeed(ui);
    if (ImGui::GetWindowWidth() < ui.px(transportRow)) {
      row_ = 1;
      ImGui::NewLine();
    }
    drawChoices(ui);
    down(ui);
    drawPosition(ui);
    ImGui::SetCursorPosY(ui.px(52 + static_cast<float>(row_) * transportRowHeight));
    drawScrubBar(ui);
  }

private:
  static void drawButtons(Ui& ui) {
    const ImVec2 size{ui.px(40), ui.px(34)};
    const Transport& transport = ui.model.transport();
    const bool playing = transport.playing() || transport.searched();
    const auto button = [&](const char* name, Icon icon, const char* tip, const Command& command,
                            float width = 40, bool lit = false, bool dim = false) {
      if (widgets::iconButton(ui, name, icon, {ui.px(width), size.y}, tip, lit, dim))
        ui.commands.push_back(command);
      ImGui::SameLine();
    };
    button("to start", Icon::toStart, "To the start (Home)", command::ToStart{});
    button("phase back", Icon::phaseBack, "One phase back (Shift+Left)", command::StepPhases{-1});
    button("tick back", Icon::tickBack, "One tick back (Left)", command::StepTicks{-1});
    button("play backwards", Icon::playBackwards, "Play backwards (Shift+Space)",
           command::TogglePlayBackwards{}, 40, transport.playingBackwards());
    button("play", playing ? Icon::pause : Icon::play, playing ? "Pause (Space)" : "Play (Space)",
           command::TogglePlay{}, 52, !transport.playingBackwards());
    button("tick", Icon::tick, "One tick forward (Right)", command::StepTicks{1});
    button("phase", Icon::phase, phaseTip(ui).c_str(), command::StepPhases{1});
    button("to end", Icon::toEnd, "To the end (End)", command::ToEnd{});

    const auto& breakpoints = ui.model.breakpoints();
    const bool noneOn = std::none_of(breakpoints.begin(), breakpoints.end(),
                                     [](const Breakpoint& breakpoint) { return breakpoint.on; });
    button("previous breakpoint", Icon::previousBreakpoint, "To the previous breakpoint (Shift+F8)",
           command::ToPreviousBreakpoint{}, 40, false, noneOn);
    button("next breakpoint", Icon::nextBreakpoint, "To the next breakpoint (F8)",
           command::ToNextBreakpoint{}, 40, false, noneOn);
  }

  static std::string phaseTip(const Ui& ui) {
    return fmt::format("One phase forward (Shift+Right): one {}",
                       ui.model.selectedLane().run.algorithm().phase);
  }

  void drawSpeed(Ui& ui) const {
    const Playback& playback = ui.model.transport().playback();
    down(ui);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui.px(12));
    caption(ui, "Speed");
    if (const auto share = widgets::slider(ui, "speed", shareOfSpeed(playback.speed),
                                           sliderWidth(ui), "Faster and slower: + and -"))
      ui.send(command::SetSpeed{speedOfShare(*share)});
    ImGui::SameLine();
    down(ui);
    ImGui::AlignTextToFramePadding();
    const float left = ImGui::GetCursorPosX();
    widgets::text(speedText(playback));
    if (ui.model.transport().playing() && ui.model.rate() > 0) {
      ImGui::SameLine();
      widgets::quietText(ui, fmt::format("really {}", grouped(static_cast<std::uint64_t>(
                                                          std::llround(ui.model.rate())))));
    }
    ImGui::SameLine();
    ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), left + ui.px(210)));
  }

  static float sliderWidth(const Ui& ui) {
    const bool wide = ImGui::GetWindowWidth() >= ui.px(transportRow);
    const float spare = ImGui::GetContentRegionAvail().x - ui.px(wide ? 770 : 230);
    return std::clamp(spare, ui.px(90), ui.px(240));
  }

  static std::string speedText(const Playback& playback) {
    const char* const unit = countsTicks(playback) ? "ticks" : "phases";
    if (!std::isfinite(playback.speed)) return "as fast as it goes";
    return fmt::format("{} {}/s", grouped(static_cast<std::uint64_t>(playback.speed)), unit);
  }

  static bool countsTicks(const Playback& playback) {
    return playback.unit == PlayUnit::tick && playback.keepStep != KeepStep::phase;
  }

  void drawChoices(Ui& ui) const {
    down(ui);
    caption(ui, "Play by");
    drawUnit(ui);
    ImGui::SameLine();
    down(ui);
    caption(ui, "Keep step");
    drawKeepStep(ui);
    ImGui::SameLine();
  }

  static void drawUnit(Ui& ui) {
    const Playback& playback = ui.model.transport().playback();
    const bool byTick = countsTicks(playback);
    ImGui::BeginDisabled(playback.keepStep == KeepStep::phase);
    if (widgets::beginCombo(ui, "##play by", byTick ? "tick" : "phase", ui.px(84),
                            "What a second is counted in: single moves, or turns of the "
                            "algorithm's outer loop")) {
      if (ImGui::Selectable("tick", byTick)) ui.send(command::SetUnit{PlayUnit::tick});
      if (ImGui::Selectable("phase", !byTick)) ui.send(command::SetUnit{PlayUnit::phase});
      widgets::endCombo();
    }
    ImGui::EndDisabled();
  }

  static void drawKeepStep(Ui& ui) {
    // In the order of KeepStep.
    static constexpr std::array words{"by tick", "by percent", "by phase"};
    const auto present = static_cast<std::size_t>(ui.model.transport().playback().keepStep);
    if (!widgets::beginCombo(ui, "##keep step", words.at(present), ui.px(110),
                             "By tick: all lanes have made the same number of moves. By percent: "
                             "all are equally far through their own run. By phase: all have made "
                             "the same number of turns of their outer loop"))
      return;
    for (std::size_t way = 0; way < words.size(); ++way) {
      if (ImGui::Selectable(words.at(way), way == present))
        ui.send(command::SetKeepStep{static_cast<KeepStep>(way)});
      ui.note(words.at(way));
    }
    widgets::endCombo();
  }

  void caption(const Ui& ui, const char* words) const {
    ImGui::AlignTextToFramePadding();
    widgets::quietText(ui, words);
    ImGui::SameLine();
    down(ui);
  }

  /// To the line on which the smaller widgets beside or below the buttons stand.
  void down(const Ui& ui) const {
    ImGui::SetCursorPosY(ui.px(12 + static_cast<float>(row_) * transportRowHeight) +
                         (ui.px(34) - ImGui::GetFrameHeight()) / 2);
  }

  int row_ = 0;  // in which the widgets are being put
};

}  // namespace

std::unique_ptr<Panel> makeTransportBar() { return std::make_unique<TransportBar>(); }

}  // namespace mazescope::gui
