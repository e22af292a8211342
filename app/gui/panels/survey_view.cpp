#include "gui/panels/survey_view.hpp"

#include "gui/model/survey_text.hpp"
#include "gui/panels/typed_numbers.hpp"
#include "gui/widgets/histogram.hpp"
#include "gui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace mazescope::gui {

namespace {

constexpr std::size_t bins = 240;
constexpr float leastHistogram = 60;  // of a histogram with its axis
constexpr float mostHistogram = 150;
// X11 hands over at most some megabytes at once.
constexpr std::uint64_t mostCopied = 50000;

void caption(const Ui& ui, const char* words) {
  ImGui::AlignTextToFramePadding();
  widgets::quietText(ui, words);
  ImGui::SameLine();
}

/// A field for a whole number; the model judges its bounds when the survey starts.
void numberField(Ui& ui, const char* name, const char* subject, std::uint64_t& number, float width,
                 const std::string& bounds) {
  const auto typed = widgets::textField(ui, name, std::to_string(number), width,
                                        fmt::format("A whole number {}", bounds).c_str());
  if (!typed) return;
  if (const auto parsed = parsedSeed(*typed))
    number = *parsed;
  else
    ui.send(command::Report{
        fmt::format("{} must be a whole number {}; it is \"{}\".", subject, bounds, *typed)});
}

std::string onAxis(double number) { return fmt::format("{:.6g}", number); }
std::string onShareAxis(double number) { return fmt::format("{:.6g} %", number * 100); }

/// On one line where there is room for both.
void drawTexts(const Ui& ui, const std::string& statement, const std::string& summary) {
  const float right = ImGui::GetContentRegionMax().x;
  const float summaryWidth = ImGui::CalcTextSize(summary.c_str()).x;
  ImGui::PushFont(ui.fonts.small);
  const float room = ImGui::GetContentRegionAvail().x - summaryWidth - ui.px(16);
  const bool together = ImGui::CalcTextSize(statement.c_str()).x < room;
  ImGui::PushStyleColor(ImGuiCol_Text, ui.look.quietText);
  if (together) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + ui.px(2));
  widgets::wrappedText(statement);
  ImGui::PopStyleColor();
  ImGui::PopFont();
  if (together) {
    ImGui::SameLine();
    ImGui::SetCursorPos({right - summaryWidth, ImGui::GetCursorPosY() - ui.px(2)});
  }
  widgets::text(summary);
}

void drawProgress(Ui& ui) {
  const Survey& survey = ui.model.survey();
  const auto share = static_cast<double>(survey.done()) / static_cast<double>(survey.wanted());
  std::string words = fmt::format("{} / {}", grouped(survey.done()), grouped(survey.wanted()));
  if (const auto left = survey.secondsLeft()) words += " · " + duration(*left) + " left";
  const float wanted = ui.px(110) + ImGui::CalcTextSize("1 000 000 / 6 000 000 · 59 min left").x;
  ImGui::SameLine();
  if (ImGui::GetContentRegionAvail().x < wanted) ImGui::NewLine();
  const float top = ImGui::GetCursorPosY();
  ImGui::SetCursorPosY(top + ImGui::GetStyle().FramePadding.y);
  widgets::progressBar(ui, share, ui.px(110));
  ui.note("survey progress");
  ImGui::SameLine();
  ImGui::SetCursorPosY(top);
  ImGui::AlignTextToFramePadding();
  widgets::quietText(ui, words);
}

}  // namespace

void SurveyView::drawButtons(Ui& ui) {
  const Survey& survey = ui.model.survey();
  const bool tooMany = survey.done() > mostCopied;
  ImGui::BeginDisabled(survey.done() == 0 || tooMany);
  const bool pressed = ImGui::Button("Copy as CSV");
  ImGui::EndDisabled();
  ui.note("Copy as CSV");
  widgets::tooltip(ui, "All records to the clipboard");
  if (tooMany && ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled))
    ImGui::SetTooltip("%s", fmt::format("More than {} records are too much for a clipboard: the "
                                        "command mazescope survey writes them to a file",
                                        grouped(mostCopied))
                                .c_str());
  if (!pressed) return;
  ImGui::SetClipboardText(toCsv(survey).c_str());
  ui.send(command::Tell{fmt::format("Copied {} record{} as CSV.", grouped(survey.done()),
                                    survey.done() == 1 ? "" : "s")});
}

void SurveyView::draw(Ui& ui) {
  drawControls(ui);
  if (ui.model.survey().any()) {
    drawResults(ui);
    return;
  }
  ImGui::PushStyleColor(ImGuiCol_Text, ui.look.quietText);
  widgets::wrappedText("A survey makes a maze or cave from each of these seeds with every lane's "
                       "algorithm, size and parameters, to its end, and measures them all. The "
                       "lanes play on meanwhile.");
  ImGui::PopStyleColor();
}

void SurveyView::drawControls(Ui& ui) {
  drawFields(ui);
  if (ui.model.survey().running()) {
    if (ImGui::Button("Cancel")) ui.send(command::CancelSurvey{});
    ui.note("cancel survey");
    widgets::tooltip(ui, "What was found so far stays");
    drawProgress(ui);
  } else {
    if (ImGui::Button("Start")) ui.send(command::StartSurvey{firstSeed_, seeds_});
    ui.note("start survey");
    widgets::tooltip(ui, "Runs every lane's algorithm with all these seeds");
  }
}

void SurveyView::drawFields(Ui& ui) {
  caption(ui, "First seed");
  numberField(ui, "##first seed", "The first seed", firstSeed_, ui.px(90),
              "from 0 to 18446744073709551615");
  ImGui::SameLine(0, ui.px(14));
  caption(ui, "Seeds");
  numberField(ui, "##seeds", "The number of seeds", seeds_, ui.px(80),
              fmt::format("from 1 to {}", Survey::mostSeeds));
  ImGui::SameLine(0, ui.px(14));
}

void SurveyView::drawChoice(Ui& ui, float width) {
  const Statistic& shown = statistics()[statistic_];
  if (!widgets::beginCombo(ui, "##surveyed", std::string(shown.name), width,
                           std::string(shown.help).c_str()))
    return;
  for (std::size_t index = 0; index < statistics().size(); ++index) {
    const Statistic& statistic = statistics()[index];
    if (ImGui::Selectable(std::string(statistic.name).c_str(), index == statistic_))
      statistic_ = index;
    widgets::tooltip(ui, std::string(statistic.help).c_str());
  }
  widgets::endCombo();
}

/// While a survey runs, only when a twentieth more is there.
void SurveyView::countAgain(const Ui& ui) {
  const Survey& survey = ui.model.survey();
  const bool same = countedSurvey_ == ui.model.surveys() && countedStatistic_ == statistic_;
  const bool enough = survey.running() ? survey.done() < countedDone_ + countedDone_ / 20 + 1
                                       : survey.done() == countedDone_;
  if (same && enough) return;
  figure_ = figureOf(survey, statistic_, bins);
  countedSurvey_ = ui.model.surveys();
  countedDone_ = survey.done();
  countedStatistic_ = statistic_;
}

void SurveyView::drawResults(Ui& ui) {
  countAgain(ui);
  if (!ImGui::BeginChild("results")) {
    ImGui::EndChild();
    return;
  }
  const auto parts = static_cast<float>(figure_.parts.size());
  const float texts = ImGui::GetTextLineHeightWithSpacing() + ui.px(14);
  const float height = std::clamp(ImGui::GetContentRegionAvail().y / parts - texts,
                                  ui.px(leastHistogram), ui.px(mostHistogram));
  for (std::size_t part = 0; part < figure_.parts.size(); ++part) drawPart(ui, part, height);
  ImGui::EndChild();
}

void SurveyView::drawPart(Ui& ui, std::size_t part, float height) const {
  const Survey& survey = ui.model.survey();
  const SurveyFigure::Part& counted = figure_.parts[part];
  const Statistic::Unit unit = statistics()[statistic_].unit;
  const bool share = unit == Statistic::Unit::share;
  drawTexts(ui, statement(survey.parts()[part], survey.seeds()), inWords(counted.summary, unit));
  ui.note(fmt::format("summary {}", part + 1));
  if (counted.summary.count() > 0)
    widgets::histogram(ui, fmt::format("histogram {}", part + 1).c_str(),
                       {figure_.edges, counted.counts, counted.summary.mean(),
                        counted.summary.interval(), share ? onShareAxis : onAxis},
                       {ImGui::GetContentRegionAvail().x, height});
  ImGui::Dummy({0, ui.px(4)});
}

}  // namespace mazescope::gui
