#include "export/film.hpp"

#include <support/catch.hpp>
#include <support/errors.hpp>
#include <support/folder.hpp>

using namespace mazescope;

namespace {

Parameters timing(std::int64_t rate, std::int64_t ticks, double seconds, double hold) {
  return {{"rate", rate}, {"ticks", ticks}, {"seconds", seconds}, {"hold", hold}};
}

exports::Subject subjectAt(const char* algorithm, std::uint64_t tick) {
  exports::Subject subject{
      Run({.algorithm = algorithm, .size = {12, 9}, .seed = 3, .start = {}, .parameters = {}}),
      "standard",
      {}};
  subject.run.seek(tick);
  return subject;
}

/// All that a format writes into a file in slices of this effort.
std::string written(const exports::Format& format, std::uint64_t effort) {
  std::string bytes;
  const auto sink = [&bytes](std::string_view piece) { bytes += piece; };
  const auto job =
      format.toFile(subjectAt("prim", 150), exports::resolvedOptions(format, {}), sink);
  double progress = 0;
  while (!job->work(effort)) {
    CHECK(job->progress() >= progress);
    progress = job->progress();
    CHECK(progress <= 1);
  }
  return bytes;
}

}  // namespace

TEST_CASE("A film begins at tick 0, never goes back and ends at the last tick") {
  for (const std::uint64_t length : {0U, 1U, 2U, 9U, 10U, 11U, 1000U})
    for (const std::int64_t ticks : {0, 1, 2, 10, 5000}) {
      CAPTURE(length, ticks);
      const exports::Film film(length, timing(10, ticks, 1, 0.5));
      const std::uint64_t played = ticks == 0 ? 10 : film.frames() - 5;
      CHECK(film.frames() == played + 5);
      CHECK(film.tick(0) == 0);
      std::uint64_t tick = 0;
      for (std::uint64_t frame = 0; frame < film.frames(); ++frame) {
        CHECK(film.tick(frame) >= tick);
        tick = film.tick(frame);
        if (frame + 1 >= played) CHECK(tick == length);
        if (ticks > 0 && frame + 1 < played)
          CHECK(tick == frame * static_cast<std::uint64_t>(ticks));
      }
      std::uint64_t changes = 0;
      for (std::uint64_t frame = 0; frame < film.frames(); frame = film.nextChange(frame)) {
        if (frame > 0) CHECK(film.tick(frame) != film.tick(frame - 1));
        ++changes;
      }
      CHECK(changes <= length + 1);
    }
}

TEST_CASE("Hundredths of a second add up, whatever the rate") {
  for (std::int64_t rate = 1; rate <= 50; ++rate) {
    const exports::Film film(1'000'000, timing(rate, 0, 60, 2));
    CHECK(film.frames() == 62 * static_cast<std::uint64_t>(rate));
    CHECK(film.begins(0) == 0);
    CHECK(film.begins(film.frames()) == 6200);
    for (std::uint64_t frame = 0; frame < film.frames(); ++frame)
      CHECK(film.begins(frame + 1) - film.begins(frame) >= 2);
  }
}

TEST_CASE("Lengths near 2^64 do not overflow") {
  const exports::Film film(UINT64_MAX, timing(120, 0, 600, 0));
  CHECK(film.tick(film.frames() - 1) == UINT64_MAX);
  CHECK(film.tick(film.frames() / 2) > UINT64_MAX / 2);
}

TEST_CASE("Too many frames are refused, and what is told to be enough is enough") {
  const exports::Subject subject = subjectAt("prim", 200);
  CHECK_NOTHROW(exports::checkFilm(subject, timing(25, 1, 1, 0)));
  const exports::Subject large{Run({.algorithm = "backtracker",
                                    .size = {512, 512},
                                    .seed = 1,
                                    .start = {},
                                    .parameters = {}},
                                   0),
                               "standard",
                               {}};
  exports::Subject atEnd = large;
  atEnd.run.toEnd();
  const Error error = test::errorOf([&] { exports::checkFilm(atEnd, timing(25, 5, 1, 2)); });
  CHECK(error.field() == "ticks");
  CHECK(std::string(error.what()) ==
        "must be at least 6, or there would be more than 99999 frames; it is 5");
  CHECK_NOTHROW(exports::checkFilm(atEnd, timing(25, 6, 1, 2)));
}

TEST_CASE("An animation or a page is the same in slices of every size") {
  for (const char* id : {"gif", "html"}) {
    const exports::Format& format = exports::format(id);
    const std::string whole = written(format, UINT64_MAX);
    CHECK_FALSE(whole.empty());
    for (const std::uint64_t effort : {1U, 1000U}) CHECK(written(format, effort) == whole);
  }
}

TEST_CASE("An animation goes into the sink frame by frame: it is never held") {
  const exports::Format& format = exports::format("gif");
  std::string bytes;
  const auto job = format.toFile(subjectAt("prim", 150), exports::resolvedOptions(format, {}),
                                 [&bytes](std::string_view piece) { bytes += piece; });
  int frames = 0;
  double progress = 0;
  std::size_t before = 0;
  while (!job->work(1)) {
    if (job->progress() == progress) continue;
    progress = job->progress();
    ++frames;
    CHECK(bytes.size() > before);
    before = bytes.size();
  }
  CHECK(frames > 100);
}

TEST_CASE("A sink that fails ends an animation with its error") {
  const exports::Format& format = exports::format("gif");
  const auto job =
      format.toFile(subjectAt("prim", 150), exports::resolvedOptions(format, {}),
                    [](std::string_view) { throw Error("", "cannot write x: disk full"); });
  const Error error = test::errorOf([&] {
    while (!job->work(1000)) {
    }
  });
  CHECK(std::string(error.what()) == "cannot write x: disk full");
}

TEST_CASE("Frames that are not finished leave nothing behind") {
  const test::Folder folder;
  const exports::Format& format = exports::format("frames");
  {
    const auto job = format.toFolder(subjectAt("prim", 150), exports::resolvedOptions(format, {}),
                                     folder.path / "frames");
    for (int slice = 0; slice < 20; ++slice) CHECK_FALSE(job->work(100'000));
    CHECK(folder.names().size() == 1);
    CHECK(folder.names().front().front() == '.');
  }
  CHECK(folder.names().empty());
}
