#include "picture/png.hpp"

#include "export/options.hpp"
#include "export/picture.hpp"

#include <mazescope/overlay_map.hpp>

#include <utility>

namespace mazescope::exports {

namespace {

std::unique_ptr<OverlayMap> chosenOverlay(const Subject& subject, const Parameters& options) {
  if (subject.overlay.kind == OverlayKind::none || chosen(options, "overlay", "none"))
    return nullptr;
  return std::make_unique<OverlayMap>(subject.run, subject.overlay);
}

class PngJob : public Job {
public:
  PngJob(Subject subject, const Parameters& options, Sink sink)
      : subject_(std::move(subject)), overlay_(chosenOverlay(subject_, options)),
        picture_(subject_.run, options, overlay_.get()), row_(picture_.width()),
        writer_(picture_.width(), picture_.height(),
                picture::colors(chosenPalette(subject_.palette, options), overlay_ != nullptr),
                std::move(sink)),
        overlayDone_(!overlay_) {}

  bool work(std::uint64_t effort) override {
    if (!overlayDone_) {
      overlayDone_ = overlay_->work(effort);
      return false;
    }
    for (std::uint64_t spent = 0; y_ < picture_.height() && spent < effort; spent += row_.size())
      writeRow();
    return y_ == picture_.height();
  }

  [[nodiscard]] double progress() const override {
    const double painted = static_cast<double>(y_) / static_cast<double>(picture_.height());
    return overlay_ ? (overlay_->progress() + painted) / 2 : painted;
  }

private:
  void writeRow() {
    picture_.paintRow(y_, row_);
    writer_.write(row_);
    if (++y_ == picture_.height()) writer_.finish();
  }

  Subject subject_;
  std::unique_ptr<OverlayMap> overlay_;
  Picture picture_;
  std::vector<picture::Ink> row_;
  picture::PngWriter writer_;
  bool overlayDone_;
  std::uint32_t y_ = 0;
};

void checkPng(const Subject& subject, const Parameters& options) {
  checkPicture(subject, options, picture::maximumPixels, picture::maximumPixels);
}

}  // namespace

Format png() {
  Format format;
  format.id = "png";
  format.name = "PNG picture";
  format.help = "Pixels, as in the window: marks, overlay, openings, start and goal.";
  format.ending = ".png";
  format.options = pictureOptions();
  format.options.push_back(
      {"overlay", "Overlay", "Whether the lane's overlay is laid over the marks.",
       Choice{{{"shown", "Shown", "If there is one."}, {"none", "None", "The marks alone."}}}});
  format.check = checkPng;
  format.toFile = makeJob<PngJob>;
  return format;
}

}  // namespace mazescope::exports
