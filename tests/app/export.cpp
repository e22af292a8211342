#include "gui/model/export_preview.hpp"
#include "gui/model/export_text.hpp"
#include "gui/model/model.hpp"

#include <mazescope/text.hpp>

#include <support/catch.hpp>
#include <support/errors.hpp>
#include <support/folder.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace mazescope;
using namespace mazescope::gui;
using test::content;
using test::Folder;
using test::put;

namespace {

namespace fs = std::filesystem;

Model twoLanes(Size size = {10, 8}) {
  Preset preset;
  preset.lanes = {{resolved({"backtracker", size, 1, {}, {}}), {}, {}},
                  {resolved({"prim", size, 1, {}, {}}), {}, {}}};
  preset.playback.tick = 30;
  return Model(preset);
}

void settle(Model& model) {
  while (model.advance(0, [](double) { return true; })) {
  }
}

/// And one slice of everything, like the shortest frame of the window.
void send(Model& model, const Command& command) {
  model.apply(command);
  model.advance(0, [](double) { return false; });
}

command::StartExport textTo(const fs::path& path, std::size_t lane = 1) {
  return {lane, "text", {}, path};
}

Model settled(Size size = {10, 8}) {
  Model model = twoLanes(size);
  settle(model);
  return model;
}

std::string said(const Model& model) {
  const Message* const message = model.messages().current();
  return message != nullptr ? (message->error ? "error: " : "") + message->text : "";
}

exports::Subject subjectOf(const Run& run) { return {run, "standard", {}}; }

Parameters standard(const exports::Format& format) { return exports::resolvedOptions(format, {}); }

}  // namespace

TEST_CASE("An export is the selected tick, exactly, and is told") {
  const Folder folder;
  Model model = settled();
  const fs::path path = folder.path / "maze.txt";
  const std::string expected = toText(model.lanes()[1].run.grid());
  REQUIRE(model.lanes()[1].run.tick() == 30);
  send(model, command::ShowDialog{Dialog::exportLane});
  send(model, textTo(path));
  settle(model);
  CHECK(content(path) == expected);
  CHECK(said(model) == "Exported " + path.string() + ".");
  CHECK(model.dialog() == Dialog::none);
  CHECK(model.exportWork() == nullptr);
  CHECK_FALSE(model.exportProblem());
  CHECK(folder.names() == std::vector<std::string>{"maze.txt"});
}

TEST_CASE("Playing goes on meanwhile and changes nothing of what is exported") {
  const Folder folder;
  Model model = settled({300, 300});
  const fs::path path = folder.path / "maze.txt";
  const std::string expected = toText(model.lanes()[1].run.grid());
  send(model, textTo(path));
  REQUIRE(model.exportWork() != nullptr);
  const double begun = model.exportWork()->progress();
  CHECK(begun > 0);
  CHECK(begun < 0.5);
  CHECK_FALSE(fs::exists(path));
  send(model, command::StepTicks{500});
  send(model, command::CloseLane{1});
  settle(model);
  CHECK(model.lanes()[0].run.tick() == 530);
  CHECK(content(path) == expected);
}

TEST_CASE("A cancelled export leaves nothing behind, and what was there stays") {
  const Folder folder;
  const fs::path path = folder.path / "maze.txt";
  put(path, "old");
  Model model = settled({300, 300});
  send(model, command::ShowDialog{Dialog::exportLane});
  send(model, textTo(path));
  REQUIRE(folder.names().size() == 2);
  send(model, command::CancelExport{});
  CHECK(model.exportWork() == nullptr);
  CHECK(folder.names() == std::vector<std::string>{"maze.txt"});
  CHECK(content(path) == "old");
  CHECK(said(model) == "The export was cancelled; nothing was written.");
  CHECK(model.dialog() == Dialog::exportLane);
}

TEST_CASE("A window that closes during an export leaves nothing behind") {
  const Folder folder;
  {
    Model model = settled({300, 300});
    send(model, textTo(folder.path / "maze.txt"));
    REQUIRE(folder.names().size() == 1);
  }
  CHECK(folder.names().empty());
}

TEST_CASE("F57: a place that cannot be written to is an error with its path; the dialogue stays") {
  const Folder folder;
  put(folder.path / "file", "");
  const fs::path path = folder.path / "file" / "maze.txt";  // no folder
  Model model = settled();
  send(model, command::ShowDialog{Dialog::exportLane});
  send(model, textTo(path));
  CHECK_THAT(said(model), Catch::StartsWith("error: cannot write " + path.string() + ": "));
  REQUIRE(model.exportProblem());
  CHECK(model.exportProblem()->tried == textTo(path));
  CHECK(model.exportProblem()->field.empty());
  CHECK("error: " + model.exportProblem()->message == said(model));
  CHECK(model.dialog() == Dialog::exportLane);
  CHECK(model.exportWork() == nullptr);

  send(model, textTo(folder.path / "maze.txt"));  // a better one
  settle(model);
  CHECK_FALSE(model.exportProblem());
  CHECK(folder.names() == std::vector<std::string>{"file", "maze.txt"});
}

TEST_CASE("What is wrong with an option names it, and is no message of the window") {
  const Folder folder;
  Model model = settled();
  send(model, command::StartExport{0, "text", {{"style", "curly"}}, folder.path / "maze.txt"});
  REQUIRE(model.exportProblem());
  CHECK(model.exportProblem()->field == "style");
  CHECK(said(model).empty());

  send(model, command::StartExport{0, "png", {{"cell", std::int64_t{1}}}, folder.path / "m.png"});
  REQUIRE(model.exportProblem());
  CHECK(model.exportProblem()->field == "cell");  // a maze needs two

  send(model, command::StartExport{0, "text", {{"stile", "box"}}, folder.path / "maze.txt"});
  CHECK_THAT(said(model), Catch::StartsWith("error: stile is no option of text"));
  CHECK(folder.names().empty());
}

TEST_CASE("Only one export at a time") {
  const Folder folder;
  Model model = settled({300, 300});
  send(model, textTo(folder.path / "a.txt"));
  send(model, textTo(folder.path / "b.txt"));
  CHECK(said(model) == "error: Something is being exported already.");
  settle(model);
  CHECK(folder.names() == std::vector<std::string>{"a.txt"});
}

TEST_CASE("Every format is exported with its own options as they are at first") {
  const Folder folder;
  for (const exports::Format& format : exports::formats()) {
    CAPTURE(format.id);
    Model model = settled();
    const fs::path path = exportPath(folder.path.string(), format.id, format);
    send(model, command::StartExport{0, std::string(format.id), {}, path});
    settle(model);
    CHECK(said(model) == "Exported " + path.string() + ".");
    CHECK(fs::exists(path));
    CHECK(fs::is_directory(path) == (format.toFolder != nullptr));
  }
  CHECK(folder.names().size() == exports::formats().size());
}

TEST_CASE("The log of commands tells what was exported") {
  const auto line = nlohmann::json::parse(
      logLine(command::StartExport{1, "png", {{"cell", std::int64_t{4}}}, "a/b.png"}, 7, 9));
  CHECK(line == nlohmann::json{{"command", "StartExport"},
                               {"lane", 1},
                               {"format", "png"},
                               {"options", {{"cell", 4}}},
                               {"path", "a/b.png"},
                               {"frame", 7},
                               {"tick", 9}});
}

TEST_CASE("Names and words of an export") {
  Run run({"prim", {40, 30}, 42, {}, {}});
  run.seek(1204);
  CHECK(exportedInWords(run, 1) ==
        "Lane 2: " + title(run) + " · " + subtitle(run) + " · tick " + grouped(1204));
  CHECK(exportName(run, true) == "prim-40x30-seed-42-tick-1204");
  CHECK(exportName(run, false) == "prim-40x30-seed-42");
  const exports::Format& text = exports::format("text");
  CHECK(exportPath("a", "b", text) == fs::path("a") / "b.txt");
  CHECK(exportPath("a", "b.txt", text) == fs::path("a") / "b.txt");
  CHECK(exportPath("a", "b.png", text) == fs::path("a") / "b.png.txt");
  CHECK(exportPath("a", "v1.2", exports::format("frames")) == fs::path("a") / "v1.2");
}

TEST_CASE("The size of a picture is known before it is written, that of other files is not") {
  const Run run({"prim", {40, 30}, 42, {}, {}});
  Parameters options = standard(exports::format("png"));
  options.insert_or_assign("cell", std::int64_t{8});
  options.insert_or_assign("margin", std::int64_t{5});
  CHECK(sizeInWords(run, options) == "331 × 251 pixels");
  options.insert_or_assign("cell", std::int64_t{1});  // too small for a maze
  CHECK(sizeInWords(run, options).empty());
  CHECK(sizeInWords(run, standard(exports::format("svg"))).empty());
  CHECK(sizeInWords(run, standard(exports::format("text"))).empty());
}

TEST_CASE("The preview of a text is how the file begins") {
  const exports::Format& text = exports::format("text");
  Run run({"prim", {3, 2}, 42, {}, {}});
  run.toEnd();
  const std::string whole = toText(run.grid());
  CHECK(beginningOf(subjectOf(run), text, standard(text)) == whole);
  const std::size_t second = whole.find('\n', whole.find('\n') + 1) + 1;
  CHECK(beginningOf(subjectOf(run), text, standard(text), {2, 400}) ==
        whole.substr(0, second) + "…");
  CHECK(beginningOf(subjectOf(run), text, standard(text), {1, 4}) == "####…\n…");

  Parameters boxes = standard(text);
  boxes.insert_or_assign("style", "box");
  CHECK(beginningOf(subjectOf(run), text, boxes, {1, 3}) == "┌──…\n…");  // characters, not bytes
}

TEST_CASE("The preview of a large text is worked out for a part of it only") {
  const exports::Format& text = exports::format("text");
  Run run({"backtracker", {3000, 3000}, 42, {}, {}});
  run.seek(1000);
  const std::string shown = beginningOf(subjectOf(run), text, standard(text), {20, 100});
  CHECK(std::count(shown.begin(), shown.end(), '\n') <= 20);
  CHECK_THAT(shown, Catch::StartsWith(std::string(100, '#') + "…\n"));
  CHECK_THAT(shown, Catch::EndsWith("\n…"));
}

TEST_CASE("A preview refuses what the export would") {
  const exports::Format& svg = exports::format("svg");
  Parameters options = standard(svg);
  options.insert_or_assign("cell", 1.0);
  options.insert_or_assign("wall", 0.9);
  const Run run({"prim", {3, 2}, 42, {}, {}});
  CHECK(test::errorOf([&] { (void)beginningOf(subjectOf(run), svg, options); }).field() == "wall");
}

TEST_CASE("The preview of a picture is small, in the palette and with the overlay of the options") {
  Model model = settled({20, 10});
  const auto shown = [&](const Parameters& options) {
    return pictureOf(model.lanes()[0], model.palette(), options);
  };
  const picture::Pixels plain = shown({});
  CHECK(plain.width == 20 * 12 + 2);
  CHECK(plain.height == 10 * 12 + 2);
  CHECK(plain.rgb.size() == std::size_t{3} * plain.width * plain.height);
  CHECK(shown({{"palette", "own"}, {"overlay", "shown"}}).rgb == plain.rgb);
  CHECK(shown({{"palette", std::string(palettes()[1].id)}}).rgb != plain.rgb);
  send(model, command::SetOverlay{0, {OverlayKind::distance, {}}});
  settle(model);
  CHECK(shown({{"overlay", "none"}}).rgb == plain.rgb);
  CHECK(shown({{"overlay", "shown"}}).rgb != plain.rgb);
}

TEST_CASE("The preview of a large grid shows its cells and not its walls") {
  Run run({"backtracker", {1500, 700}, 42, {}, {}});
  const Palette& palette = palettes().front();
  const picture::Pixels pixels = picture::thumbnail(run, palette, nullptr, 512, 12);
  CHECK(pixels.width == 500);  // every third cell
  CHECK(pixels.height == 234);
  const Color unvisited = palette.room.front();
  bool all = true;
  for (std::size_t at = 0; at < pixels.rgb.size(); at += 3)
    all = all && Color{pixels.rgb[at], pixels.rgb[at + 1], pixels.rgb[at + 2]} == unvisited;
  CHECK(all);
}
