#include "gui/bench_window.hpp"

#include "gui/main_loop.hpp"

#include "files/presets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace mazescope::gui {

namespace {

// In these the window finds its form, and whole grids go to the graphics card.
constexpr std::uint64_t firstFrames = 3;

Model playing(const std::filesystem::path& path) {
  Preset preset = files::loadPreset(path);
  preset.playback.speed = asFastAsItGoes;
  preset.breakpoints.clear();
  Model model(preset);
  return model;
}

/// The frames that are counted.
std::vector<FrameRecord> play(MainLoop& loop, const Model& model, unsigned frames) {
  std::vector<FrameRecord> records;
  records.reserve(frames);
  while (records.size() < frames && !loop.ended()) {
    if (!model.transport().playing()) loop.apply(command::TogglePlay{});
    const std::uint64_t before = loop.frames();
    loop.turn();
    if (loop.frames() > before && before >= firstFrames) records.push_back(loop.lastFrame());
  }
  return records;
}

/// "simulate      9.87    10.01    10.40", in milliseconds.
std::string line(const char* name, std::vector<double> seconds) {
  std::sort(seconds.begin(), seconds.end());
  const auto at = [&](std::size_t percent) {
    return seconds[(seconds.size() - 1) * percent / 100] * 1000;
  };
  return fmt::format("{:<12}{:>9.2f}{:>9.2f}{:>9.2f}\n", name, at(0), at(50), at(95));
}

std::string times(const std::vector<FrameRecord>& records) {
  std::string text =
      fmt::format("{:<12}{:>9}{:>9}{:>9}\n", "ms a frame", "minimum", "median", "95 %");
  std::vector<double> seconds(records.size());
  for (const FrameFigure& figure : frameFigures) {
    std::transform(records.begin(), records.end(), seconds.begin(),
                   [&](const FrameRecord& frame) { return figure.seconds(frame.times); });
    text += line(figure.name, seconds);
  }
  return text;
}

std::string totals(const std::vector<FrameRecord>& records, const Model& model) {
  const auto frames = static_cast<double>(records.size());
  FrameRecord sum;
  for (const FrameRecord& frame : records) {
    sum.ticks += frame.ticks;
    sum.uploads += frame.uploads;
  }
  const double seconds = records.back().began - records.front().began;
  const double perSecond = seconds > 0 ? 1 / seconds : 0;
  std::uint64_t bytes = 0;
  for (const Lane& lane : model.lanes()) bytes += lane.run.bytes();
  return fmt::format("\nframes a second         {:.1f}\n"
                     "million ticks a second  {:.2f}\n"
                     "uploads a frame         {:.1f}\n"
                     "uploaded MB a frame     {:.2f}\n"
                     "memory of the lanes, MB {:.1f}\n",
                     (frames - 1) * perSecond, static_cast<double>(sum.ticks) * perSecond / 1e6,
                     static_cast<double>(sum.uploads.count) / frames,
                     static_cast<double>(sum.uploads.bytes) / frames / 1e6,
                     static_cast<double>(bytes) / 1e6);
}

}  // namespace

std::string benchWindow(const BenchOptions& options) {
  Model model = playing(options.preset);
  Settings settings;
  settings.width = options.width;
  settings.height = options.height;
  const WindowOptions window;
  MainLoop loop(window, model, settings);
  loop.measure();
  const std::vector<FrameRecord> records = play(loop, model, options.frames);
  if (records.empty()) return "";  // closed before anything was measured
  return fmt::format("{} frames in a window of {} by {}\n\n", records.size(), loop.settings().width,
                     loop.settings().height) +
         times(records) + totals(records, model);
}

}  // namespace mazescope::gui
