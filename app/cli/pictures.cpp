#include "cli/commands.hpp"
#include "cli/output.hpp"
#include "files/files.hpp"
#include "files/presets.hpp"
#include "picture/png.hpp"
#include "picture/sheet.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

namespace mazescope::cli {

namespace {

namespace fs = std::filesystem;

struct PicturesOptions {
  std::string preset{files::defaultPreset};
  std::string folder;
};

constexpr std::array<const char*, 4> stages{"1-start", "2-quarter", "3-half", "4-end"};
constexpr std::array<unsigned, 4> quartersGone{0, 1, 2, 4};

/// A share of a length in quarters, without overflow.
std::uint64_t share(std::uint64_t length, unsigned quarters) {
  return length / 4 * quarters + length % 4 * quarters / 4;
}

/// By tick all lanes stand at the same one, a share of the longest; by percent, each at a share of
/// its own length.
void seekAll(std::vector<Run>& runs, KeepStep keepStep, unsigned quarters) {
  std::uint64_t longest = 0;
  for (const Run& run : runs) longest = std::max(longest, run.total().value_or(0));
  for (Run& run : runs)
    run.seek(share(keepStep == KeepStep::tick ? longest : run.total().value_or(0), quarters));
}

std::string sheetOf(const std::vector<Run>& runs, const std::vector<Overlay>& overlays,
                    const Palette& palette) {
  picture::Sheet sheet(runs, overlays);
  const bool overlaid = std::any_of(overlays.begin(), overlays.end(), [](const Overlay& overlay) {
    return overlay.kind != OverlayKind::none;
  });
  return picture::encodePng(
      sheet.width(), sheet.height(), picture::colors(palette, overlaid),
      [&sheet](std::uint32_t y, std::span<picture::Ink> row) { sheet.paintRow(y, row); });
}

int pictures(const PicturesOptions& options) {
  const fs::path path = files::findPreset(options.preset);
  const Preset preset = files::loadPreset(path);
  const fs::path folder = options.folder;
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    throw Error(
        "", fmt::format("cannot make the folder {}: {}", files::toUtf8(folder), error.message()));

  std::vector<Run> runs;
  std::vector<Overlay> overlays;
  for (const PresetLane& lane : preset.lanes) {
    runs.emplace_back(lane.spec).toEnd();
    overlays.push_back(lane.overlay);
  }
  Output output;
  for (std::size_t stage = 0; stage < stages.size(); ++stage) {
    seekAll(runs, preset.playback.keepStep, quartersGone.at(stage));
    fs::path file =
        folder / (files::isStandardInput(path) ? fs::path("standard-input") : path.stem());
    file += fmt::format("-{}.png", stages.at(stage));
    files::writeFileAtomically(file, sheetOf(runs, overlays, palette(preset.palette)));
    output.write(files::toUtf8(file) + '\n');
  }
  output.finish();
  return 0;
}

}  // namespace

void addPictures(CLI::App& app, Command& chosen) {
  CLI::App* const command = app.add_subcommand(
      "pictures",
      "Play a preset without a window: pictures of its start, a quarter, half, the end");
  const auto options = std::make_shared<PicturesOptions>();
  command
      ->add_option("PRESET", options->preset,
                   "A file, or the name of a preset that ships (default: " + options->preset + ")")
      ->type_name("");
  command->add_option("--out", options->folder, "Folder for the pictures; made if need be")
      ->required()
      ->type_name("DIR");
  command->callback([&chosen, options] { chosen = [options] { return pictures(*options); }; });
}

}  // namespace mazescope::cli
