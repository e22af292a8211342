#include "picture/gif.hpp"

#include "export/film.hpp"
#include "export/options.hpp"
#include "export/picture.hpp"
#include "picture/difference.hpp"

#include <optional>
#include <utility>

namespace mazescope::exports {

namespace {

constexpr std::uint64_t noCheckpoints = 0;            // nobody goes back
constexpr std::uint64_t maximumPixels = 100'000'000;  // of a picture: two are held
constexpr std::int64_t maximumRate = 50;              // browsers slow down what is faster

/// Frame by frame: moves the run on to the frame's tick, paints it, and writes what has changed.
/// Frames that show the same tick are one picture, shown as long as all of them.
class GifJob final : public Job {
public:
  GifJob(const Subject& subject, Parameters options, Sink sink)
      : run_(subject.run.spec(), noCheckpoints), film_(subject.run.tick(), options),
        options_(std::move(options)), picture_(std::in_place, run_, options_),
        difference_(picture_->width(), picture_->height()),
        writer_(picture_->width(), picture_->height(),
                picture::colors(chosenPalette(subject.palette, options_)),
                chosen(options_, "loop", "forever"), std::move(sink)) {}

  bool work(std::uint64_t effort) override {
    for (std::uint64_t spent = 0; frame_ < film_.frames() && spent < effort;) switch (stage_) {
        case Stage::playing: spent += play(effort - spent); break;
        case Stage::painting: spent += paintRow(); break;
        case Stage::writing: spent += writeRow(); break;
      }
    return frame_ == film_.frames();
  }

  [[nodiscard]] double progress() const override {
    return static_cast<double>(frame_) / static_cast<double>(film_.frames());
  }

private:
  enum class Stage : std::uint8_t { playing, painting, writing };

  // Each returns what it has cost.

  std::uint64_t play(std::uint64_t effort) {
    const std::uint64_t before = run_.tick();
    if (run_.approach(film_.tick(frame_), effort)) {
      if (film_.nextChange(frame_) == film_.frames()) run_.scout(1);  // was it the last move?
      picture_.emplace(run_, options_);
      stage_ = Stage::painting;
    }
    return run_.tick() - before + 1;
  }

  std::uint64_t paintRow() {
    picture_->paintRow(row_, difference_.row(row_));
    difference_.compare(row_);
    if (++row_ == picture_->height()) {
      row_ = 0;
      stage_ = Stage::writing;
      const std::uint64_t next = film_.nextChange(frame_);
      writer_.begin(difference_.part(),
                    static_cast<std::uint16_t>(film_.begins(next) - film_.begins(frame_)));
    }
    return picture_->width();
  }

  std::uint64_t writeRow() {
    const picture::Part part = difference_.part();
    writer_.write(difference_.changes(row_, writer_.unchanged()));
    if (++row_ == part.height) {
      row_ = 0;
      stage_ = Stage::playing;
      difference_.advance();
      frame_ = film_.nextChange(frame_);
      if (frame_ == film_.frames()) writer_.finish();
    }
    return part.width;
  }

  Run run_;
  Film film_;
  Parameters options_;
  std::optional<Picture> picture_;  // of the run as it stands
  picture::Difference difference_;
  picture::GifWriter writer_;
  Stage stage_ = Stage::playing;
  std::uint64_t frame_ = 0;
  std::uint32_t row_ = 0;  // to be painted or written next
};

void checkGif(const Subject& subject, const Parameters& options) {
  checkPicture(subject, options, picture::maximumGifSide, maximumPixels);
  checkFilm(subject, options);
}

}  // namespace

Format gif() {
  Format format;
  format.id = "gif";
  format.name = "Animated GIF";
  format.help = "The run from tick 0 to the present one, in the colours of its marks.";
  format.ending = ".gif";
  format.options = pictureOptions();
  for (ParameterInfo& option : filmOptions(maximumRate)) format.options.push_back(option);
  format.options.push_back({"loop", "Repeat", "How often it is played.",
                            Choice{{{"forever", "For ever", "It begins again after its end."},
                                    {"once", "Once", "It stays at its end."}}}});
  format.check = checkGif;
  format.toFile = makeJob<GifJob>;
  return format;
}

}  // namespace mazescope::exports
