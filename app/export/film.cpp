#include "export/film.hpp"

#include "export/options.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazescope::exports {

namespace {

std::uint64_t framesIn(double seconds, std::uint64_t rate) {
  return static_cast<std::uint64_t>(std::llround(seconds * static_cast<double>(rate)));
}

/// length * part / parts, rounded down, without overflow for parts below 2^32.
std::uint64_t share(std::uint64_t length, std::uint64_t part, std::uint64_t parts) {
  return length / parts * part + length % parts * part / parts;
}

std::uint64_t roundedUp(std::uint64_t number, std::uint64_t divisor) {
  return number / divisor + (number % divisor == 0 ? 0 : 1);
}

}  // namespace

Film::Film(std::uint64_t length, const Parameters& options)
    : length_(length), rate_(whole(options, "rate")), ticksAFrame_(whole(options, "ticks")),
      played_(ticksAFrame_ == 0
                  ? std::max<std::uint64_t>(framesIn(real(options, "seconds"), rate_), 2)
                  : roundedUp(length, ticksAFrame_) + 1),
      held_(framesIn(real(options, "hold"), rate_)) {}

std::uint64_t Film::tick(std::uint64_t frame) const {
  if (frame + 1 >= played_) return length_;
  return ticksAFrame_ == 0 ? share(length_, frame, played_ - 1) : frame * ticksAFrame_;
}

std::uint64_t Film::nextChange(std::uint64_t frame) const {
  const std::uint64_t shown = tick(frame);
  do ++frame;
  while (frame < frames() && tick(frame) == shown);
  return frame;
}

std::vector<ParameterInfo> filmOptions(std::int64_t maximumRate) {
  return {
      {"rate", "Frames a second", "How many frames follow each other in a second.",
       IntegerRange{25, 1, maximumRate}},
      {"ticks", "Ticks a frame",
       "Moves from one frame to the next; 0: as many as fill the seconds.",
       IntegerRange{0, 0, 1'000'000'000}},
      {"seconds", "Seconds", "How long the run takes, unless ticks a frame are given.",
       RealRange{10, 0.1, 600}},
      {"hold", "Hold at the end", "Seconds for which the last frame stays, after the others.",
       RealRange{2, 0, 50}},
  };
}

void checkFilm(const Subject& subject, const Parameters& options) {
  const std::uint64_t length = subject.run.tick();
  const Film film(length, options);
  if (film.frames() <= maximumFrames) return;
  const std::uint64_t held = framesIn(real(options, "hold"), whole(options, "rate"));
  throw Error("ticks", fmt::format("must be at least {}, or there would be more than {} frames; "
                                   "it is {}",
                                   roundedUp(length, maximumFrames - held - 1), maximumFrames,
                                   whole(options, "ticks")));
}

}  // namespace mazescope::exports
