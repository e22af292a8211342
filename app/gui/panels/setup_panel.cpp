#include "gui/keys.hpp"
#include "gui/panels/panels.hpp"
#include "gui/panels/parameter_widgets.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/palette.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::gui {

namespace {

using widgets::Icon;

constexpr float column = 92;
constexpr float fieldWidth = 62;
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
    drawSide(ui, run, "Width", &Size::width);
    drawSide(ui, run, "Height", &Size::height);
    drawLock(ui, run);
    drawSeed(ui, run);
    if (run.algorithm().hasStart) drawStart(ui, run);
    for (const ParameterInfo& parameter : run.algorithm().parameters)
      drawParameter(ui, parameter, ui.px(column));
    drawLinked(ui);
    drawLegend(ui, run);
  }

private:
  static void edit(Ui& ui, Spec spec, bool continued = false) {
    ui.send(command::EditSpec{ui.model.selected(), std::move(spec), continued});
  }

  static void drawAlgorithm(Ui& ui, const Run& run) {
    widgets::label(ui, "Algorithm", ui.px(column));
    if (!widgets::beginCombo(ui, "##algorithm", std::string(run.algorithm().name),
                             ImGui::GetContentRegionAvail().x,
                             std::string(run.algorithm().summary).c_str()))
      return;
    std::string_view family;
    for (const AlgorithmInfo& info : algorithms()) {
      if (info.family != family) widgets::heading(ui, family = info.family);
      const bool chosen = info.id == run.spec().algorithm;
      if (ImGui::Selectable(std::string(info.name).c_str(), chosen) && !chosen) {
        Spec spec = run.spec();
        spec.algorithm = info.id;
        spec.parameters.clear();
        if (!info.hasStart) spec.start.reset();
        edit(ui, std::move(spec));
      }
      widgets::tooltip(ui, std::string(info.summary).c_str());
    }
    widgets::endCombo();
  }

  void drawSide(Ui& ui, const Run& run, const char* name, std::uint32_t Size::*side) {
    const std::uint32_t present = run.spec().size.*side;
    widgets::label(ui, name, ui.px(column));
    const float width =
        ImGui::GetContentRegionAvail().x - ui.px(fieldWidth) - ImGui::GetStyle().ItemSpacing.x;
    const std::string id = fmt::format("{} slider", name);
    const auto share = widgets::slider(ui, id.c_str(), shareOfSide(present), width,
                                       "Type a number for more than 512 cells");
    const bool continued = widgets::continuesDrag();
    if (share && sideOfShare(*share) != present)
      resize(ui, run, side, sideOfShare(*share), continued);
    ImGui::SameLine();
    const auto typed =
        widgets::textField(ui, fmt::format("##{}", name).c_str(), std::to_string(present),
                           ui.px(fieldWidth), "In cells, from 1 to 16384");
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
    widgets::label(ui, "", ui.px(column));
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
    widgets::label(ui, "Seed", ui.px(column));
    const float die = ui.px(36);
    const float width = ImGui::GetContentRegionAvail().x - die - ImGui::GetStyle().ItemSpacing.x;
    const auto typed = widgets::textField(ui, "##seed", std::to_string(seed), width,
                                          "Any whole number from 0 to 18446744073709551615");
    if (typed) sendTypedSeed(ui, *typed);
    ImGui::SameLine();
    if (widgets::iconButton(ui, "new seed", Icon::die, {die, ImGui::GetFrameHeight()},
                            "A new seed (N)"))
      ui.commands.push_back(seedEdit(ui.model, freshSeed()));
    widgets::label(ui, "", ui.px(column));
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
    const bool given = run.spec().start.has_value();
    widgets::label(ui, "Start", ui.px(column));
    const float comboWidth = given ? ui.px(86) : ImGui::GetContentRegionAvail().x;
    if (widgets::beginCombo(ui, "##start", given ? "given" : "random", comboWidth,
                            "Random: drawn from the seed. A right click on a cell of the picture "
                            "makes it the start")) {
      if (ImGui::Selectable("random", !given)) setStart(ui, run, std::nullopt);
      if (ImGui::Selectable("given", given) && !given)
        setStart(ui, run, Point{run.spec().size.width / 2, run.spec().size.height / 2});
      widgets::endCombo();
    }
    if (!given) return;
    ImGui::SameLine();
    drawCoordinate(ui, run, "##start x", &Point::x, run.spec().size.width, "Column, from 0");
    ImGui::SameLine();
    drawCoordinate(ui, run, "##start y", &Point::y, run.spec().size.height, "Row, from 0");
  }

  static void drawCoordinate(Ui& ui, const Run& run, const char* name, std::uint32_t Point::*axis,
                             std::uint32_t cells, const char* tip) {
    Point start = *run.spec().start;
    const float width =
        axis == &Point::x ? (ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ItemSpacing.x) / 2
                          : ImGui::GetContentRegionAvail().x;
    const auto typed = widgets::textField(ui, name, std::to_string(start.*axis), width, tip);
    const auto number = typed ? clampedInteger(*typed, 0, std::int64_t{cells} - 1) : std::nullopt;
    if (!number) return;
    start.*axis = static_cast<std::uint32_t>(*number);
    setStart(ui, run, start);
  }

  static void setStart(Ui& ui, const Run& run, std::optional<Point> start) {
    Spec spec = run.spec();
    spec.start = start;
    edit(ui, std::move(spec));
  }

  static void drawLinked(Ui& ui) {
    bool linked = ui.model.linked();
    ImGui::Dummy({0, ui.px(2)});
    if (ImGui::Checkbox("Seed and size shared by all lanes", &linked))
      ui.send(command::SetLinked{linked});
    ui.note("linked");
  }

  static void drawLegend(Ui& ui, const Run& run) {
    const Palette& palette = mazescope::palette(ui.model.palette());
    widgets::heading(ui, "Colours");
    const auto packed = [](Color color) {
      return IM_COL32(color.red, color.green, color.blue, 255);
    };
    const float left = ImGui::GetCursorPosX();
    int entries = 0;
    const auto entry = [&](Color color, std::string_view name) {
      if (entries++ % 2 == 1) {
        ImGui::SameLine();
        ImGui::SetCursorPosX(left + ImGui::GetContentRegionMax().x / 2);
      }
      widgets::swatch(ui, packed(color), name);
    };
    entry(palette.here, "here");
    for (const LegendEntry& known : run.variant().legend)
      entry(colorOf(palette, run.algorithm().grid, known.open, known.mark), known.name);
  }

  bool locked_ = false;
  Size ratio_{1, 1};
};

}  // namespace

std::unique_ptr<Panel> makeSetupPanel() { return std::make_unique<SetupPanel>(); }

}  // namespace mazescope::gui
