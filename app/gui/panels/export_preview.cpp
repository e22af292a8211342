#include "gui/panels/export_preview.hpp"

#include "gui/model/export_preview.hpp"
#include "gui/panels/export_options.hpp"
#include "gui/widgets/texture_id.hpp"
#include "gui/widgets/widgets.hpp"

#include <mazescope/error.hpp>

#include <algorithm>
#include <cmath>
#include <new>

namespace mazescope::gui {

namespace {

constexpr std::uint64_t mostWhilePlaying = 1U << 16U;  // cells

bool shownAsText(const exports::Format& format) { return format.text && !format.drawing; }

}  // namespace

void ExportPreview::draw(Ui& ui, const exports::Format& format, const Parameters& options,
                         ImVec2 size) {
  const Lane& lane = ui.model.selectedLane();
  const Source source{lane.id,
                      lane.run.revision(),
                      lane.overlay.revision(),
                      ui.model.palette(),
                      std::string(format.id),
                      options};
  const bool asked =
      !source_ || source_->format != source.format || source_->options != source.options;
  const bool affordable =
      !ui.model.transport().playing() || lane.run.grid().cellCount() <= mostWhilePlaying;
  if (source_ != source && (asked || affordable)) {
    source_ = source;
    make(ui.model, format, options);
  }
  ImGui::BeginChild("preview", size, true, ImGuiWindowFlags_HorizontalScrollbar);
  if (!problem_.empty())
    drawProblem(ui, problem_);
  else if (shownAsText(format))
    drawText(ui);
  else
    drawPicture();
  ImGui::EndChild();
  ui.note("export preview");
}

void ExportPreview::make(const Model& model, const exports::Format& format,
                         const Parameters& options) {
  const Lane& lane = model.selectedLane();
  problem_.clear();
  try {
    if (shownAsText(format)) {
      text_ = beginningOf({lane.run, model.palette(), lane.overlay.wanted()}, format, options);
      return;
    }
    const picture::Pixels pixels = pictureOf(lane, model.palette(), options);
    texture_.show(pixels.width, pixels.height, pixels.rgb);
    pixels_ = {static_cast<float>(pixels.width), static_cast<float>(pixels.height)};
  } catch (const Error& error) {
    problem_ = sentence(error);
  } catch (const std::bad_alloc&) {
    problem_ = "There is not enough memory for a preview.";
  }
}

void ExportPreview::drawText(Ui& ui) const {
  ImGui::PushFont(ui.fonts.mono);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  widgets::text(text_);
  ImGui::PopStyleVar();
  ImGui::PopFont();
}

/// As large as there is room, in the middle; a small one grows by whole pixels.
void ExportPreview::drawPicture() const {
  const ImVec2 room = ImGui::GetContentRegionAvail();
  float scale = std::min(room.x / pixels_.x, room.y / pixels_.y);
  if (scale > 1) scale = std::floor(scale);
  const ImVec2 size{pixels_.x * scale, pixels_.y * scale};
  const ImVec2 corner = ImGui::GetCursorPos();
  ImGui::SetCursorPos(
      {corner.x + std::floor((room.x - size.x) / 2), corner.y + std::floor((room.y - size.y) / 2)});
  ImGui::Image(widgets::textureId(texture_.name()), size);
}

}  // namespace mazescope::gui
