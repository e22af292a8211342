#include "gui/model/model.hpp"

#include <support/catch.hpp>
#include <support/folder.hpp>

using namespace mazescope;
using namespace mazescope::gui;

namespace {

Preset twoLanes() {
  Preset preset;
  preset.lanes = {{resolved({"backtracker", {10, 8}, 1, Point{9, 7}, {}}), {}, {}},
                  {resolved({"prim", {10, 8}, 1, {}, {}}), {}, {}}};
  return preset;
}

void settle(Model& model) {
  while (model.advance(0, [](double) { return true; })) {
  }
}

void send(Model& model, const Command& command) {
  model.apply(command);
  settle(model);
}

Spec specOf(const Model& model, std::size_t lane) { return model.lanes()[lane].run.spec(); }

command::EditSpec seedEdit(const Model& model, std::size_t lane, std::uint64_t seed) {
  Spec spec = specOf(model, lane);
  spec.seed = seed;
  return {lane, spec};
}

std::string errorOf(const Model& model) {
  const Message* const message = model.messages().current();
  return message != nullptr && message->error ? message->text : "";
}

}  // namespace

TEST_CASE("Linked lanes share seed and size, unlinked ones do not") {
  Model model(twoLanes());
  send(model, seedEdit(model, 1, 99));
  CHECK(specOf(model, 0).seed == 99);
  send(model, command::SetLinked{false});
  send(model, seedEdit(model, 1, 100));
  CHECK(specOf(model, 0).seed == 99);
  CHECK(specOf(model, 1).seed == 100);
  send(model, command::SelectLane{1});
  send(model, command::SetLinked{true});
  CHECK(specOf(model, 0).seed == 100);
}

TEST_CASE("A parameter concerns one lane, linked or not: the others are let be") {
  Model model(twoLanes());
  send(model, command::Seek{50});
  const std::uint64_t other = model.lanes()[0].id;
  Spec spec = specOf(model, 1);
  spec.parameters["variant"] = std::string("true");
  send(model, command::EditSpec{1, spec});
  CHECK(model.lanes()[0].id == other);
  CHECK(model.lanes()[0].run.tick() == 50);
  CHECK(model.lanes()[1].run.tick() == 0);
  send(model, command::StepTicks{1});
  CHECK(model.lanes()[0].run.tick() == 1);
  CHECK(model.lanes()[1].run.tick() == 1);
}

TEST_CASE("Linking lanes that agree already moves none of them") {
  Model model(twoLanes());
  send(model, command::SetLinked{false});
  send(model, command::Seek{50});
  send(model, command::SetLinked{true});
  CHECK(model.position() == 50);
  CHECK(model.lanes()[0].run.tick() == 50);
  CHECK(model.lanes()[1].run.tick() == 50);
}

TEST_CASE("A start that a smaller grid leaves outside is moved inside") {
  Model model(twoLanes());
  Spec spec = specOf(model, 1);
  spec.size = {4, 3};
  send(model, command::EditSpec{1, spec});
  CHECK(specOf(model, 0).start == Point{3, 2});
  CHECK(specOf(model, 0).size == Size{4, 3});
}

TEST_CASE("A change restarts the lanes and lets them play on") {
  Model model(twoLanes());
  send(model, command::Seek{50});
  CHECK(model.position() == 50);
  model.apply(command::TogglePlay{});
  send(model, seedEdit(model, 0, 2));
  CHECK(model.position() == 0);
  CHECK(model.transport().playing());
}

TEST_CASE("What cannot be done is told and changes nothing") {
  Model model(twoLanes());
  send(model, command::Seek{5});
  const Preset before = model.preset();
  Spec spec = specOf(model, 0);
  spec.size.width = 20000;
  send(model, command::EditSpec{0, spec});
  CHECK(errorOf(model) == "width must be a whole number of cells from 1 to 16384; it is 20000");
  CHECK(model.preset() == before);
  CHECK_FALSE(model.history().canUndo());
  send(model, command::DismissMessage{});
  CHECK(errorOf(model).empty());
}

TEST_CASE("Every edit can be undone and redone") {
  Model model(twoLanes());
  std::vector<Preset> states{model.preset()};
  const auto edit = [&](const Command& command) {
    send(model, command);
    states.push_back(model.preset());
  };
  edit(seedEdit(model, 0, 5));
  edit(command::DuplicateLane{0});
  edit(command::SetLinked{false});
  edit(command::CloseLane{1});
  for (std::size_t state = states.size() - 1; state-- > 0;) {
    send(model, command::Undo{});
    CHECK(model.preset() == states[state]);
  }
  CHECK_FALSE(model.history().canUndo());
  for (std::size_t state = 1; state < states.size(); ++state) {
    send(model, command::Redo{});
    CHECK(model.preset() == states[state]);
  }
}

TEST_CASE("One gesture is undone as one") {
  Model model(twoLanes());
  for (std::uint64_t seed = 10; seed < 20; ++seed) {
    command::EditSpec edit = seedEdit(model, 0, seed);
    edit.continued = seed > 10;
    send(model, edit);
  }
  send(model, command::Undo{});
  CHECK(specOf(model, 0).seed == 1);
}

TEST_CASE("A duplicate stands where its lane stands; there are one to six lanes") {
  Model model(twoLanes());
  send(model, command::Seek{30});
  send(model, command::DuplicateLane{0});
  CHECK(model.selected() == 1);
  CHECK(model.lanes()[1].run.tick() == 30);
  CHECK(model.lanes()[1].id != model.lanes()[0].id);
  for (int i = 0; i < 9; ++i) send(model, command::DuplicateLane{0});
  CHECK(model.lanes().size() == 6);
  CHECK(errorOf(model) == "There can be 6 lanes at most.");
  for (int i = 0; i < 9; ++i) send(model, command::CloseLane{model.lanes().size() - 1});
  CHECK(model.lanes().size() == 1);
  CHECK(model.selected() == 0);
}

TEST_CASE("A preset is saved and opened again as it was") {
  const test::Folder folder;
  const auto path = folder.path / "arrangement.json";
  Model model(twoLanes());
  send(model, seedEdit(model, 0, UINT64_MAX));
  send(model, command::SetSpeed{asFastAsItGoes});
  send(model, command::SetLaneView{1, {.zoom = 3, .x = 0.25, .y = 1}});
  send(model, command::SetPalette{"paper"});
  send(model, command::Seek{77});
  const Preset saved = model.preset();
  send(model, command::SavePreset{path});
  CHECK_FALSE(model.edited());
  send(model, seedEdit(model, 0, 3));
  CHECK(model.edited());
  send(model, command::OpenPreset{path});
  CHECK(model.preset() == saved);
  CHECK(model.file() == path);
  send(model, command::Undo{});
  CHECK(specOf(model, 0).seed == 3);
}

TEST_CASE("A drawn maze is opened in one lane, and is no file to save the preset to") {
  const test::Folder folder;
  const auto path = folder.path / "maze.txt";
  test::put(path, "#####\n#   #\n#####\n");
  Model model(twoLanes());
  send(model, command::OpenPreset{path});
  REQUIRE(model.lanes().size() == 1);
  CHECK(specOf(model, 0).algorithm == "maze-file");
  CHECK(specOf(model, 0).size == Size{2, 1});
  CHECK_FALSE(model.file());
  send(model, command::Undo{});
  CHECK(model.lanes().size() == 2);
}

TEST_CASE("A preset that cannot be opened or saved is told with its path") {
  const test::Folder folder;
  const auto bad = folder.path / "bad.json";
  test::put(bad, "{\"schema\": 1, \"lanes\": [{\"algorithm\": \"prim\", \"width\": 0}]}");
  Model model(twoLanes());
  const Preset before = model.preset();
  send(model, command::OpenPreset{bad});
  CHECK(errorOf(model).find("bad.json: /lanes/0/width") != std::string::npos);
  CHECK(model.preset() == before);
  CHECK_FALSE(model.file());
  send(model, command::DismissMessage{});
  send(model, command::SavePreset{bad / "below a file.json"});
  CHECK(errorOf(model).find("below a file.json") != std::string::npos);
}

TEST_CASE("F30 Speeds are kept within their bounds") {
  Model model(twoLanes());
  send(model, command::SetSpeed{0.01});
  CHECK(model.transport().playback().speed == slowest);
  send(model, command::SetSpeed{2 * fastestGiven});
  CHECK(model.transport().playback().speed == asFastAsItGoes);
}

TEST_CASE("Lengths are found while nothing plays") {
  Model model(twoLanes());
  CHECK_FALSE(model.length().complete);
  settle(model);
  CHECK(model.length().complete);
  CHECK(model.length().ticks == 160);
  CHECK(model.position() == 0);
}

TEST_CASE("An overlay follows its run, and is the present tick's once that rests") {
  Model model(twoLanes());
  send(model, command::SetOverlay{0, {OverlayKind::distance, Point{9, 7}}});
  const LaneOverlay& overlay = model.lanes()[0].overlay;
  for (const std::uint64_t tick : {40U, 41U, 160U, 0U}) {
    const std::uint64_t before = overlay.revision();
    send(model, command::Seek{tick});
    REQUIRE(overlay.shown() != nullptr);
    CHECK(overlay.shown()->tick() == model.lanes()[0].run.tick());
    CHECK(overlay.revision() > before);
  }
  CHECK(model.lanes()[1].overlay.shown() == nullptr);
  CHECK_FALSE(model.advance(0, [](double) { return true; }));
}

TEST_CASE("Overlays are edits of the arrangement: undone, saved, and kept by other edits") {
  Model model(twoLanes());
  const Preset before = model.preset();
  const Overlay distance{OverlayKind::distance, Point{9, 2}};
  send(model, command::SetOverlay{1, distance});
  CHECK(model.edited());
  CHECK(model.preset().lanes[1].overlay == distance);
  CHECK(parsePreset(toJson(model.preset())).lanes[1].overlay == distance);
  send(model, command::SetOverlay{1, distance});
  send(model, seedEdit(model, 1, 7));
  CHECK(model.lanes()[1].overlay.wanted() == distance);
  send(model, command::DuplicateLane{1});
  CHECK(model.lanes()[2].overlay.wanted() == distance);
  CHECK(model.lanes()[2].overlay.shown() != nullptr);
  Spec small = specOf(model, 1);
  small.size = {4, 8};
  send(model, command::EditSpec{1, small});
  CHECK(model.lanes()[1].overlay.wanted().from == Point{3, 2});
  for (int i = 0; i < 4; ++i) send(model, command::Undo{});
  CHECK(model.preset() == before);
  CHECK_FALSE(model.history().canUndo());
}

TEST_CASE("An overlay that was taken away is gone, and another one is begun anew") {
  Model model(twoLanes());
  send(model, command::Seek{160});
  send(model, command::SetOverlay{0, {OverlayKind::distance, Point{0, 0}}});
  const LaneOverlay& overlay = model.lanes()[0].overlay;
  const std::uint64_t first = overlay.revision();
  model.apply(command::SetOverlay{0, {OverlayKind::order, {}}});
  CHECK(overlay.shown() == nullptr);
  settle(model);
  CHECK(overlay.shown()->overlay().kind == OverlayKind::order);
  CHECK(overlay.revision() > first);
  send(model, command::SetOverlay{0, {}});
  CHECK(overlay.shown() == nullptr);
}
