#include "gui/model/settings.hpp"

#include "files/files.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazescope::gui {

namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr std::size_t maximumBytes = 1U << 16U;

Settings fromJson(const Json& json) {
  Settings settings;
  settings.width =
      std::clamp(json.at("width").get<int>(), Settings::smallestSide, Settings::largestSide);
  settings.height =
      std::clamp(json.at("height").get<int>(), Settings::smallestSide, Settings::largestSide);
  settings.theme = json.at("theme").get<std::string>() == "light" ? Theme::light : Theme::dark;
  settings.scale =
      std::clamp(json.at("scale").get<float>(), Settings::smallestScale, Settings::largestScale);
  // Older files lack these.
  settings.drawerHeight = std::clamp(json.value("drawerHeight", settings.drawerHeight),
                                     Settings::smallestDrawer, Settings::largestDrawer);
  settings.explainMoves = json.value("explainMoves", settings.explainMoves);
  return settings;
}

}  // namespace

LoadedSettings loadSettings(const fs::path& file) {
  std::error_code failure;
  if (file.empty() || !fs::exists(file, failure)) return {};
  try {
    return {fromJson(Json::parse(files::readFile(file, maximumBytes))), ""};
  } catch (const Error& error) {
    return {{}, fmt::format("{} The settings are the standard ones.", error.what())};
  } catch (const Json::exception&) {
    const fs::path kept = fs::path(file).replace_extension(".damaged.json");
    fs::rename(file, kept, failure);
    return {{},
            fmt::format("The settings in {} were damaged: they are the standard ones now, and "
                        "the old file is kept as {}.",
                        files::toUtf8(file), files::toUtf8(kept.filename()))};
  }
}

void saveSettings(const fs::path& file, const Settings& settings) {
  if (file.empty()) return;  // there is no folder to remember anything in
  std::error_code ignored;
  fs::create_directories(file.parent_path(), ignored);
  const Json json{{"width", settings.width},
                  {"height", settings.height},
                  {"theme", settings.theme == Theme::dark ? "dark" : "light"},
                  {"scale", settings.scale},
                  {"drawerHeight", settings.drawerHeight},
                  {"explainMoves", settings.explainMoves}};
  files::writeFileAtomically(file, json.dump(2) + '\n');
}

}  // namespace mazescope::gui
