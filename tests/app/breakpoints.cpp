#include "gui/model/breakpoints.hpp"
#include "gui/model/breakpoint_form.hpp"

#include <support/catch.hpp>
#include <support/errors.hpp>
#include <support/folder.hpp>
#include <support/scan.hpp>

using namespace mazescope;
using namespace mazescope::gui;
using namespace mazescope::condition;

namespace {

Preset twoLanes() {
  Preset preset;
  preset.lanes = {{resolved({"backtracker", {20, 15}, 1, Point{0, 0}, {}}), {}, {}},
                  {resolved({"prim", {20, 15}, 1, {}, {}}), {}, {}}};
  return preset;
}

void send(Model& model, const Command& command) {
  model.apply(command);
  while (model.advance(0.1, [](double) { return true; })) {
  }
}

std::string said(const Model& model) {
  const Message* const message = model.messages().current();
  return message != nullptr ? message->text : "";
}

Breakpoint when(const char* text, std::optional<std::size_t> lane = {}, bool on = true) {
  return {parseCondition(text), lane, on};
}

using List = std::vector<Breakpoint>;

std::vector<std::uint64_t> scanned(const Model& model, std::size_t lane, const char* text) {
  return test::Scan(model.lanes()[lane].run.spec()).ticks(parseCondition(text));
}

}  // namespace

TEST_CASE("Breakpoints are added, changed and removed, and every step is undone and redone") {
  Model model(twoLanes());
  std::vector<List> states{model.breakpoints()};
  const auto edit = [&](const Command& command) {
    send(model, command);
    states.push_back(model.breakpoints());
  };
  edit(command::AddBreakpoint{when("dead-end")});
  edit(command::AddBreakpoint{when("cell:3,4", 1)});
  edit(command::ChangeBreakpoint{0, when("dead-end", 0, false)});
  edit(command::RemoveBreakpoint{0});
  edit(command::SetBreakpoints{{when("phase"), when("percent:50")}});
  CHECK(states[3] == List{when("dead-end", 0, false), when("cell:3,4", 1)});
  CHECK(states[4] == List{when("cell:3,4", 1)});
  for (std::size_t state = states.size() - 1; state-- > 0;) {
    send(model, command::Undo{});
    CHECK(model.breakpoints() == states[state]);
  }
  CHECK_FALSE(model.history().canUndo());
  for (std::size_t state = 1; state < states.size(); ++state) {
    send(model, command::Redo{});
    CHECK(model.breakpoints() == states[state]);
  }
}

TEST_CASE("What changes nothing is no edit") {
  Model model(twoLanes());
  send(model, command::SetBreakpoints{{}});
  CHECK_FALSE(model.history().canUndo());
  send(model, command::AddBreakpoint{when("phase")});
  send(model, command::ChangeBreakpoint{0, when("phase")});
  send(model, command::Undo{});
  CHECK(model.breakpoints().empty());
}

TEST_CASE("A toggle adds, turns on, and removes") {
  Model model(twoLanes());
  const command::ToggleBreakpoint toggle{parseCondition("line:5"), 0};
  send(model, toggle);
  CHECK(model.breakpoints() == List{when("line:5", 0)});
  send(model, command::ToggleBreakpoint{parseCondition("line:5"), 1});
  CHECK(model.breakpoints() == List{when("line:5", 0), when("line:5", 1)});
  send(model, command::ChangeBreakpoint{0, when("line:5", 0, false)});
  send(model, toggle);
  CHECK(model.breakpoints()[0].on);
  send(model, toggle);
  CHECK(model.breakpoints() == List{when("line:5", 1)});
  send(model, command::SetBreakpoints{{when("line:5")}});  // for all lanes, so for this one too
  send(model, toggle);
  CHECK(model.breakpoints().empty());
}

TEST_CASE("There are a thousand breakpoints at most") {
  Model model(twoLanes());
  send(model, command::SetBreakpoints{List(Preset::maximumBreakpoints, when("phase"))});
  send(model, command::AddBreakpoint{when("dead-end")});
  CHECK(said(model) == "There can be 1000 breakpoints at most.");
  CHECK(model.breakpoints().size() == 1000);
}

TEST_CASE("Breakpoints follow their lane when others are duplicated or closed, and go with it") {
  Model model(twoLanes());
  send(model, command::SetBreakpoints{{when("dead-end", 0), when("phase", 1), when("cell:1,1")}});
  send(model, command::DuplicateLane{0});
  CHECK(model.breakpoints() == List{when("dead-end", 0), when("phase", 2), when("cell:1,1")});
  send(model, command::CloseLane{0});
  CHECK(model.breakpoints() == List{when("phase", 1), when("cell:1,1")});
  send(model, command::Undo{});
  CHECK(model.breakpoints() == List{when("dead-end", 0), when("phase", 2), when("cell:1,1")});
}

TEST_CASE("Breakpoints are saved with the preset and opened again") {
  const test::Folder folder;
  const auto path = folder.path / "stops.json";
  Model model(twoLanes());
  const List all{when("stack-depth>100.5", 0), when("percent:12.5", {}, false)};
  send(model, command::SetBreakpoints{all});
  CHECK(model.preset().breakpoints == all);
  send(model, command::SavePreset{path});
  send(model, command::SetBreakpoints{{}});
  send(model, command::OpenPreset{path});
  CHECK(model.breakpoints() == all);
}

TEST_CASE("Going to a breakpoint stops at the ticks a scan finds, both ways, and says so") {
  Model model(twoLanes());
  send(model, command::AddBreakpoint{when("dead-end", 0)});
  const auto ticks = scanned(model, 0, "dead-end");
  REQUIRE(ticks.size() > 3);
  for (const std::size_t stop : {0U, 1U, 2U}) {
    send(model, command::ToNextBreakpoint{});
    CHECK(model.position() == ticks[stop]);
    CHECK(model.lanes()[1].run.tick() == ticks[stop]);
  }
  CHECK(said(model) == "Stopped at tick " + grouped(ticks[2]) + " of lane 1: a dead end is made.");
  send(model, command::ToPreviousBreakpoint{});
  CHECK(model.position() == ticks[1]);
  send(model, command::ToStart{});
  send(model, command::ToPreviousBreakpoint{});
  CHECK(said(model) == "There is no breakpoint before this tick.");
  send(model, command::ChangeBreakpoint{0, when("dead-end", 0, false)});
  send(model, command::ToNextBreakpoint{});
  CHECK(said(model) == "No breakpoint is on that a lane could meet.");
  CHECK_FALSE(model.transport().playing());
  send(model, command::ChangeBreakpoint{0, when("stack-depth>100000")});
  send(model, command::ToNextBreakpoint{});
  CHECK(said(model) == "No breakpoint was met before the end.");
}

TEST_CASE("A search backwards is given up by the key that pauses") {
  Model model(twoLanes());
  send(model, command::AddBreakpoint{when("cell:0,0", 0)});
  send(model, command::ToEnd{});
  model.apply(command::ToPreviousBreakpoint{});
  REQUIRE(model.transport().searched());
  model.apply(command::TogglePlay{});
  CHECK_FALSE(model.transport().searched());
  CHECK_FALSE(model.transport().playing());
}

TEST_CASE("Undoing an edit of breakpoints moves no lane and leaves alone what is no edit") {
  Model model(twoLanes());
  send(model, command::AddBreakpoint{when("dead-end")});
  send(model, command::Seek{77});
  send(model, command::SetLaneView{0, {.zoom = 2, .x = 0.5, .y = 0.5}});
  send(model, command::SelectLane{1});
  send(model, command::SetSpeed{500});
  Preset wanted = model.preset();
  wanted.breakpoints.clear();
  const std::vector<std::uint64_t> ids{model.lanes()[0].id, model.lanes()[1].id};
  model.apply(command::Undo{});
  CHECK(model.preset() == wanted);
  CHECK(model.lanes()[0].id == ids[0]);
  CHECK(model.lanes()[1].id == ids[1]);
  CHECK(model.lanes()[0].run.tick() == 77);
  CHECK(model.lanes()[1].run.tick() == 77);
}

TEST_CASE("Undo makes only those lanes anew that had changed, and puts each in its place") {
  Model model(twoLanes());
  send(model, command::Seek{40});
  const std::uint64_t first = model.lanes()[0].id;
  const std::uint64_t second = model.lanes()[1].id;
  send(model, command::CloseLane{0});
  send(model, command::Undo{});
  REQUIRE(model.lanes().size() == 2);
  CHECK(model.lanes()[0].run.spec().algorithm == "backtracker");
  CHECK(model.lanes()[0].id != first);
  CHECK(model.lanes()[1].id == second);
  CHECK(model.lanes()[0].run.tick() == 40);
  CHECK(model.lanes()[1].run.tick() == 40);

  Spec spec = model.lanes()[1].run.spec();
  spec.parameters["variant"] = std::string("true");
  send(model, command::EditSpec{1, spec});
  const std::uint64_t kept = model.lanes()[0].id;
  model.apply(command::Undo{});
  CHECK(model.lanes()[0].id == kept);
  CHECK(model.lanes()[1].id > second);
  CHECK(model.lanes()[1].run.variant().id == "modified");
}

TEST_CASE("Two lanes of one spec stay two lanes") {
  Model model(twoLanes());
  send(model, command::DuplicateLane{0});
  send(model, command::AddBreakpoint{when("phase", 1)});
  const std::vector<std::uint64_t> ids{model.lanes()[0].id, model.lanes()[1].id,
                                       model.lanes()[2].id};
  send(model, command::Undo{});
  for (std::size_t lane = 0; lane < 3; ++lane) CHECK(model.lanes()[lane].id == ids[lane]);
  send(model, command::Undo{});
  CHECK(model.lanes().size() == 2);
  CHECK(model.lanes()[0].run.spec().algorithm == "backtracker");
  CHECK(model.lanes()[1].run.spec().algorithm == "prim");
}

TEST_CASE("A breakpoint speaks the words of a lane that can meet it") {
  Model model(twoLanes());
  send(model, command::SelectLane{1});
  CHECK(inWords(model, when("stack-depth>9")) == "stack depth over 9");
  CHECK(inWords(model, when("stack-depth>9", 1)) == "stack-depth over 9");
  CHECK(whyNever(model, when("stack-depth>9")).empty());
  CHECK(whyNever(model, when("stack-depth>9", 1)).find("has no figure") != std::string::npos);
  CHECK(whyNever(model, when("cell:20,0")) ==
        "(20, 0) lies outside the grid, which ends at (19, 14)");
}

TEST_CASE(
    "At top speed too, lengths are learned where a breakpoint at a percentage waits for them") {
  Preset preset = twoLanes();
  preset.playback.speed = asFastAsItGoes;
  Model model(preset);
  send(model, command::AddBreakpoint{when("percent:50", 0)});
  model.apply(command::TogglePlay{});
  for (int frame = 0; frame < 1000 && model.transport().playing(); ++frame)
    model.advance(0.016, [](double) { return false; });
  CHECK_FALSE(model.transport().playing());
  const Run& run = model.lanes()[0].run;
  CHECK(run.tick() == (run.total().value() + 1) / 2);
}

TEST_CASE("The line of the last move is the one to stop at") {
  Model model(twoLanes());
  CHECK(std::holds_alternative<command::Report>(toggleAtCurrentLine(model)));
  send(model, command::StepTicks{2});
  send(model, toggleAtCurrentLine(model));
  CHECK(model.breakpoints() == List{when("line:5", 0)});
  send(model, toggleAtCurrentLine(model));
  CHECK(model.breakpoints().empty());
}

TEST_CASE("A form gives back the breakpoint that it was filled with") {
  const Model model(twoLanes());
  for (const Breakpoint& breakpoint :
       {when("cell:3,14"), when("line:6", 0), when("stack-depth>120", 0), when("dead-end", 1),
        when("phase"), when("percent:12.5")}) {
    BreakpointForm form;
    form.fill(model, breakpoint);
    CHECK(form.breakpoint(model, true) == breakpoint);
  }
}

TEST_CASE("A share is typed in percent") {
  Preset preset = twoLanes();
  preset.lanes[0] = {resolved({"cellular-automaton", {20, 15}, 1, {}, {}}), {}, {}};
  const Model model(preset);
  BreakpointForm form;
  form.fill(model, when("open-share<0.55", 0));
  CHECK(form.limit == "55");
  CHECK(form.breakpoint(model, true) == when("open-share<0.55", 0));
  form.limit = "100.5";
  CHECK(std::string(test::errorOf([&] { (void)form.breakpoint(model, true); }).what()) ==
        "Value must be a number from 0 to 100; it is \"100.5\".");
}

TEST_CASE("What cannot be taken names the field and its bounds") {
  const Model model(twoLanes());
  BreakpointForm form;
  form.startFor(model, 0);
  const auto problem = [&] {
    return std::string(test::errorOf([&] { (void)form.breakpoint(model, true); }).what());
  };
  form.column = "20";
  CHECK(problem() == "Column must be a whole number from 0 to 19; it is \"20\".");
  form.column = "19";
  form.row = "x";
  CHECK(problem() == "Row must be a whole number from 0 to 14; it is \"x\".");
  form.kind = 5;
  form.percent = "0";
  CHECK(problem() == "Percent must be a number from 0.01 to 100; it is \"0\".");
  form.kind = 2;
  form.limit = "-1";
  CHECK(problem() == "Value must be a whole number from 0 to 1000000000; it is \"-1\".");
  CHECK(form.column == "19");
}
