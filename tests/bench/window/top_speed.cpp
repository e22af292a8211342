// Four lanes of 512x512 cells at top speed in the real window: how long a frame takes, and how many
// ticks a second all lanes make together. Needs a display; Xvfb will do.
#include "gui/frame.hpp"
#include "gui/platform.hpp"
#include "gui/render/painter.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace mazescope::bench {

namespace {

constexpr double workSeconds = 0.010;  // of a frame, as in gui/window.cpp

Preset fourLanes() {
  Preset preset;
  const auto add = [&preset](const char* algorithm, const Parameters& parameters) {
    const Spec spec{.algorithm = algorithm,
                    .size = {512, 512},
                    .seed = 1,
                    .start = {},
                    .parameters = parameters};
    preset.lanes.push_back({resolved(spec), {}});
  };
  add("backtracker", {});
  add("prim", {{"variant", "modified"}});
  add("prim", {{"variant", "true"}});
  add("cellular-automaton", {});
  preset.playback.speed = asFastAsItGoes;
  return preset;
}

std::uint64_t ticksOf(const gui::Model& model) {
  std::uint64_t ticks = 0;
  for (const gui::Lane& lane : model.lanes()) ticks += lane.run.tick();
  return ticks;
}

void topSpeed(benchmark::State& state) {
  gui::Platform platform(1440, 900);
  gui::render::Painter painter;
  gui::Frame frame;
  const gui::Fonts fonts = gui::loadFonts(1);
  gui::Platform::fontsChanged();
  gui::applyStyle(gui::lookOf(gui::Theme::dark), 1);
  gui::Model model(fourLanes());
  gui::Commands commands;
  std::vector<double> frameSeconds;
  std::uint64_t ticks = 0;
  double last = platform.now();
  for (auto _ : state) {
    platform.wait(0);
    if (!model.transport().playing()) model.apply(gui::command::TogglePlay{});
    const std::uint64_t before = ticksOf(model);
    const double start = platform.now();
    model.advance(start - last,
                  [&](double share) { return platform.now() - start < workSeconds * share; });
    ticks += ticksOf(model) - std::min(before, ticksOf(model));
    platform.beginFrame();
    frame.draw(model, commands, fonts, 1, painter, nullptr);
    platform.endFrame(0);
    platform.swap();
    frameSeconds.push_back(platform.now() - last);
    last = platform.now();
  }
  std::sort(frameSeconds.begin(), frameSeconds.end());
  const auto at = [&](std::size_t percent) {
    return frameSeconds[(frameSeconds.size() - 1) * percent / 100] * 1000;
  };
  double all = 0;
  for (const double seconds : frameSeconds) all += seconds;
  state.counters["median_ms"] = at(50);
  state.counters["95th_percentile_ms"] = at(95);
  state.counters["million_ticks_a_second"] = static_cast<double>(ticks) / all / 1e6;
}
BENCHMARK(topSpeed)->Name("four lanes of 512x512 at top speed")->Iterations(300)->UseRealTime();

}  // namespace

}  // namespace mazescope::bench
