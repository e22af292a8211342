#include "gui/bench_window.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "files/presets.hpp"
#include "gui/model/settings.hpp"
#include "gui/no_display.hpp"

#include <algorithm>
#include <memory>
#include <string_view>

namespace mazescope::cli {

namespace {

struct BenchWindowOptions {
  std::string preset{files::defaultPreset};
  std::string frames{"300"};
  std::string size{"1280x800"};
};

int side(std::string_view text) {
  return static_cast<int>(wholeNumber("--size", text, gui::Settings::smallestSide,
                                      gui::Settings::largestSide, "WIDTHxHEIGHT, each a number"));
}

int benchWindow(const BenchWindowOptions& options) {
  constexpr std::uint64_t mostFrames = 1000000;
  gui::BenchOptions bench;
  bench.frames = static_cast<unsigned>(wholeNumber("--frames", options.frames, 1, mostFrames));
  const std::size_t cross = std::min(options.size.find('x'), options.size.size());
  bench.width = side(std::string_view(options.size).substr(0, cross));
  bench.height =
      side(std::string_view(options.size).substr(std::min(cross + 1, options.size.size())));
  bench.preset = files::findPreset(options.preset);
#ifdef MAZESCOPE_HAS_WINDOW
  Output output;
  output.write(gui::benchWindow(bench));
  output.finish();
  return 0;
#else
  throw gui::NoDisplay(gui::noWindow);
#endif
}

}  // namespace

void addBenchWindow(CLI::App& app, Command& chosen) {
  CLI::App* const command = app.add_subcommand(
      "bench-window", "Play a preset at top speed in the window and tell how long its frames take");
  const auto options = std::make_shared<BenchWindowOptions>();
  const auto add = [command](const char* name, std::string& value, const char* type,
                             const std::string& help) {
    command->add_option(name, value, help + " (default: " + value + ")")->type_name(type);
  };
  add("--preset", options->preset, "PRESET", "A file, or the name of a preset that ships");
  add("--frames", options->frames, "N", "How many frames to measure");
  add("--size", options->size, "WxH", "Of the window");
  command->callback([&chosen, options] { chosen = [options] { return benchWindow(*options); }; });
}

}  // namespace mazescope::cli
