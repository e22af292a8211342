#include "export/film.hpp"
#include "export/picture.hpp"
#include "files/atomic_folder.hpp"
#include "files/files.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace mazescope::exports {

namespace {

constexpr std::uint64_t nobodyGoesBack = 0;  // so no checkpoints
constexpr std::int64_t maximumFilmRate = 120;

/// Frame by frame: moves the run on to the frame's tick, and has it exported as PNG.
class FramesJob final : public Job {
public:
  FramesJob(Subject subject, Parameters options, const std::filesystem::path& folder)
      : folder_(folder), options_(std::move(options)),
        film_(subject.run.tick(), options_), still_{Run(subject.run.spec(), nobodyGoesBack),
                                                    std::move(subject.palette),
                                                    {}} {}

  bool work(std::uint64_t effort) override {
    if (!png_ && !play(effort)) return false;
    if (png_->work(effort)) {
      png_.reset();
      file_->commit();
      if (++frame_ == film_.frames()) folder_.commit();
    }
    return frame_ == film_.frames();
  }

  [[nodiscard]] double progress() const override {
    return static_cast<double>(frame_) / static_cast<double>(film_.frames());
  }

private:
  bool play(std::uint64_t effort) {
    if (!still_.run.approach(film_.tick(frame_), effort)) return false;
    if (film_.nextChange(frame_) == film_.frames()) still_.run.scout(1);  // was it the last move?
    file_.emplace(folder_.inTheMaking() / fmt::format("frame-{:05}.png", frame_ + 1));
    png_ = png().toFile(still_, options_, [this](std::string_view bytes) { file_->write(bytes); });
    return true;
  }

  files::AtomicFolder folder_;
  Parameters options_;
  Film film_;
  Subject still_;                          // at the tick of the frame in work
  std::optional<files::AtomicFile> file_;  // of that frame
  std::unique_ptr<Job> png_;               // which writes it
  std::uint64_t frame_ = 0;
};

void checkFrames(const Subject& subject, const Parameters& options) {
  png().check(subject, options);
  checkFilm(subject, options);
}

}  // namespace

Format frames() {
  Format format;
  format.id = "frames";
  format.name = "PNG frames";
  format.help = "A folder of pictures for a video tool: the run from tick 0 to the present one.";
  format.options = pictureOptions();
  for (ParameterInfo& option : filmOptions(maximumFilmRate)) format.options.push_back(option);
  format.check = checkFrames;
  format.toFolder = [](Subject subject, const Parameters& options,
                       const std::filesystem::path& folder) {
    return std::unique_ptr<Job>(std::make_unique<FramesJob>(std::move(subject), options, folder));
  };
  return format;
}

}  // namespace mazescope::exports
