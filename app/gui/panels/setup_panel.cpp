#include "gui/keys.hpp"
#include "gui/panels/algorithm_chooser.hpp"
#include "gui/panels/figures_list.hpp"
#include "gui/panels/legend.hpp"
#include "gui/panels/panels.hpp"
#include "gui/panels/parameter_widgets.hpp"
#include "gui/panels/stages_list.hpp"
#include "gui/panels/typed_numbers.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/registry.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

using widgets::Icon;

constexpr float setupColumn = 92;
constexpr float sideWidth = 62;
constexpr std::uint32_t sliderSide = 512;  // cells: larger grids are typed
constexpr std::uint64_t sliderSeeds = 1000;

double shareOfSide(std::uint32_t side) {
  return std::min(1.0, std::log(static_cast<double>(side)) / std::log(double{sliderSide}));
}
std::uint32_t sideOfShare(double share) {
  return static_cast<std::uint32_t>(std::lround(std::pow(double{sliderSide}, share)));
}

class SetupPanel final : public Panel {
public:
  void draw(Ui& ui) override {
    const Run& run = ui.model.selectedLane().run;
    widgets::heading(ui, fmt::format("Lane {}", ui.model.selected() + 1));
    drawAlgorithm(ui, run);
    if (run.stages().front().algorithm->fromFile)
      drawSizeOfFile(ui, run);
    else
      drawSize(ui, run);
    drawSeed(ui, run);
    drawStart(ui, run);
    if (!run.stages().front().algorithm->fromFile) drawGenerator(ui, run);
    drawLinked(ui);
    drawStages(ui, run, ui.px(setupColumn));
    drawLegend(ui, run);
    drawFigures(ui, ui.model.selectedLane());
  }

private:
  static void edit(Ui& ui, Spec spec, bool continued = false) {
    ui.send(command::EditSpec{ui.model.selected(), std::move(spec), continued});
  }

  static void drawAlgorithm(Ui& ui, const Run& run) {
    widgets::label(ui, "Algorithm", ui.px(setupColumn));
    const AlgorithmInfo& present = *run.stages().front().algorithm;
    std::vector<const AlgorithmInfo*> generators;
    for (const AlgorithmInfo& info : algorithms())
      if (info.role == Role::generator && (!info.fromFile || &info == &present))
        generators.push_back(&info);
    const AlgorithmInfo* const chosen =
        chooseAlgorithm(ui, "##algorithm", generators, std::string(present.name),
                        std::string(present.summary).c_str());
    if (chosen != nullptr && chosen != &present)
      ui.send(command::SetGenerator{ui.model.selected(), std::string(chosen->id)});
  }

  void drawSize(Ui& ui, const Run& run) {
    drawSide(ui, run, "Width", &Size::width);
    drawSide(ui, run, "Height", &Size::height);
    drawLock(ui, run);
  }
  /// It cannot be changed: the file has so many cells.
  static void drawSizeOfFile(Ui& ui, const Run& run) {
    widgets::label(ui, "Size", ui.px(setupColumn));
    const Size size = run.spec().size;
    widgets::quietText(
        ui, fmt::format("{} by {} cells, as in the file", size.width, size.height).c_str());
  }

  void drawSide(Ui& ui, const Run& run, const char* name, std::uint32_t Size::*side) {
    const std::uint32_t present = run.spec().size.*side;
    widgets::label(ui, name, ui.px(setupColumn));
    const float width =
        ImGui::GetContentRegionAvail().x - ui.px(sideWidth) - ImGui::GetStyle().ItemSpacing.x;
    const std::string id = fmt::format("{} slider", name);
    const auto share = widgets::slider(ui, id.c_str(), shareOfSide(present), width,
                                       "Type a number for more than 512 cells");
    const bool continued = widgets::continuesDrag();
    if (share && sideOfShare(*share) != present)
      resize(ui, run, side, sideOfShare(*share), continued);
    ImGui::SameLine();
    const auto typed =
        widgets::textField(ui, fmt::format("##{}", name).c_str(), std::to_string(present),
                           ui.px(sideWidth), "In cells, from 1 to 16384");
    if (const auto number = typed ? clampedInteger(*typed, 1, maximumSide) : std::nullopt)
      resize(ui, run, side, static_cast<std::uint32_t>(*number), false);
  }

  void resize(Ui& ui, const Run& run, std::uint32_t Size::*side, std::uint32_t cells,
              bool continued) const {
    Spec spec = run.spec();
    std::uint32_t Size::*const other = side == &Size::width ? &Size::height : &Size::width;
    spec.size.*side = cells;
    if (locked_) {
      const double ratio = static_cast<double>(ratio_.*other) / ratio_.*side;
      spec.size.*other = static_cast<std::uint32_t>(
          std::clamp(std::round(cells * ratio), 1.0, double{maximumSide}));
    }
    edit(ui, std::move(spec), continued);
  }

  void drawLock(Ui& ui, const Run& run) {
    widgets::label(ui, "", ui.px(setupColumn));
    bool locked = locked_;
    if (ImGui::Checkbox("Keep the proportions", &locked)) {
      locked_ = locked;
      ratio_ = run.spec().size;
    }
    ui.note("lock size");
    widgets::tooltip(ui, "Locks width and height together");
  }

  static void drawSeed(Ui& ui, const Run& run) {
    const std::uint64_t seed = run.spec().seed;
    widgets::label(ui, "Seed", ui.px(setupColumn));
    const float die = ui.px(36);
    const float width = ImGui::GetContentRegionAvail().x - die - ImGui::GetStyle().ItemSpacing.x;
    const auto typed = widgets::textField(ui, "##seed", std::to_string(seed), width,
                                          "Any whole number from 0 to 18446744073709551615");
    if (typed) sendTypedSeed(ui, *typed);
    ImGui::SameLine();
    if (widgets::iconButton(ui, "new seed", Icon::die, {die, ImGui::GetFrameHeight()},
                            "A new seed (N)"))
      ui.commands.push_back(seedEdit(ui.model, freshSeed()));
    widgets::label(ui, "", ui.px(setupColumn));
    const double share = static_cast<double>(std::min(seed, sliderSeeds)) / double{sliderSeeds};
    const auto wanted = widgets::slider(ui, "seed slider", share, ImGui::GetContentRegionAvail().x,
                                        "Seeds 0 to 1000, one by one");
    const bool continued = widgets::continuesDrag();
    if (!wanted) return;
    const auto chosen = static_cast<std::uint64_t>(std::llround(*wanted * double{sliderSeeds}));
    if (chosen != seed) ui.commands.push_back(seedEdit(ui.model, chosen, continued));
  }

  static void sendTypedSeed(Ui& ui, const std::string& typed) {
    if (const auto seed = parsedSeed(typed))
      ui.commands.push_back(seedEdit(ui.model, *seed));
    else
      ui.send(command::Report{fmt::format(
          "Seed: must be a whole number from 0 to 18446744073709551615; it is \"{}\".", typed)});
  }

  static void drawStart(Ui& ui, const Run& run) {
    if (!run.stages().front().algorithm->hasStart) return;
    const ParameterInfo info{
        "start", "Start",
        "Where the generator begins; a right click on a cell of the picture gives it.",
        Place{{{"random", "random", "It is drawn from the seed."}}}};
    const std::optional<Point> given = run.spec().start;
    const Value value = given ? fmt::format("{},{}", given->x, given->y) : "random";
    const auto change = drawParameter(ui, {info, value, run.spec().size}, ui.px(setupColumn));
    if (!change) return;
    Spec spec = run.spec();
    spec.start = givenCell(std::get<std::string>(change->value));
    edit(ui, std::move(spec));
  }

  static void drawGenerator(Ui& ui, const Run& run) {
    Spec spec = run.spec();
    auto change = drawParameters(ui, *run.stages().front().algorithm, spec.parameters, spec.size,
                                 "", ui.px(setupColumn));
    if (!change) return;
    spec.parameters = std::move(change->parameters);
    edit(ui, std::move(spec), change->continued);
  }

  static void drawLinked(Ui& ui) {
    bool linked = ui.model.linked();
    ImGui::Dummy({0, ui.px(2)});
    if (ImGui::Checkbox("Seed and size shared by all lanes", &linked))
      ui.send(command::SetLinked{linked});
    ui.note("linked");
  }

  bool locked_ = false;
  Size ratio_{1, 1};
};

}  // namespace

std::unique_ptr<Panel> makeSetupPanel() { return std::make_unique<SetupPanel>(); }

}  // namespace mazescope::gui
