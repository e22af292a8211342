#include "gui/model/model.hpp"

#include <support/catch.hpp>
#include <support/folder.hpp>

using namespace mazescope;
using namespace mazescope::gui;

TEST_CASE("Settings are saved and loaded as they were") {
  const test::Folder folder;
  const auto file = folder.path / "below" / "settings.json";
  const Settings settings{1000, 700, Theme::light, 1.5F, 250, false};
  saveSettings(file, settings);
  const LoadedSettings loaded = loadSettings(file);
  CHECK(loaded.problem.empty());
  CHECK(loaded.settings == settings);
}

TEST_CASE("What an older settings file lacks has its standard value") {
  const test::Folder folder;
  const auto file = folder.path / "settings.json";
  test::put(file, R"({"width": 1000, "height": 700, "theme": "light", "scale": 1.25})");
  const LoadedSettings loaded = loadSettings(file);
  CHECK(loaded.problem.empty());
  CHECK(loaded.settings.width == 1000);
  CHECK(loaded.settings.explainMoves);
  CHECK(loaded.settings.drawerHeight == Settings{}.drawerHeight);
}

TEST_CASE("Explaining moves in the pictures is a setting that a command changes") {
  Preset preset;
  preset.lanes = {{resolved({"backtracker", {5, 5}, 1, {}, {}}), {}, {}}};
  Model model(preset);
  CHECK(model.settings().explainMoves);
  model.apply(command::SetExplainMoves{false});
  CHECK_FALSE(model.settings().explainMoves);
  CHECK_FALSE(model.edited());
}
