#pragma once

#include <mazescope/algorithm.hpp>
#include <mazescope/overlay.hpp>
#include <mazescope/run.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mazescope::exports {

/// What is exported: a run at its tick, and how it looks.
struct Subject {
  Run run;
  std::string palette;  ///< its id
  Overlay overlay;
};

/// Takes the bytes of a file, piece by piece. Throws Error with a complete message that names the path.
using Sink = std::function<void(std::string_view bytes)>;

/// An export in slices. Whoever makes a job keeps nothing of what it exports.
class Job {
public:
  Job() = default;
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  virtual ~Job() = default;

  /// Works on for about so many cells, pixels or moves; returns whether all is written.
  virtual bool work(std::uint64_t effort) = 0;
  [[nodiscard]] virtual double progress() const = 0;  ///< from 0 to 1, never falling
};

/// What a descriptor needs to make a job that takes subject, options and sink.
template <class MadeJob>
[[nodiscard]] std::unique_ptr<Job> makeJob(Subject subject, const Parameters& options, Sink sink) {
  return std::make_unique<MadeJob>(std::move(subject), options, std::move(sink));
}

/// One kind of file. The dialogue's fields, the command line's options and their checks are all made
/// from its descriptor, as those of an algorithm are.
struct Format {
  std::string_view id;      ///< as on the command line: "svg"
  std::string_view name;    ///< as in the dialogue: "SVG drawing"
  std::string_view help;    ///< one sentence: what it is good for
  std::string_view ending;  ///< of files, with its dot; empty: it writes a folder of files
  bool text = false;        ///< what it writes can be read as text
  bool drawing = false;     ///< what it shows is a picture all the same
  std::vector<ParameterInfo> options;

  /// What is wrong with exporting this subject so: Error with the field of an option, such as too
  /// many pixels, or with an empty one if no option is at fault. May be asked before the run is moved
  /// to its tick, so that what is too large is refused early. Null: nothing ever is.
  void (*check)(const Subject& subject, const Parameters& options) = nullptr;
  /// Writes one file into the sink. `options` are complete and checked.
  std::unique_ptr<Job> (*toFile)(Subject subject, const Parameters& options, Sink sink) = nullptr;
  /// Or writes files into a folder, which it makes.
  std::unique_ptr<Job> (*toFolder)(Subject subject, const Parameters& options,
                                   const std::filesystem::path& folder) = nullptr;
};

/// In the order in which they are offered. Texts point to static storage.
[[nodiscard]] std::span<const Format> formats();

/// Throws Error ("format") that lists the known ids.
[[nodiscard]] const Format& format(std::string_view id);

/// The format whose ending a file's name has; null if none has it.
[[nodiscard]] const Format* formatOf(const std::filesystem::path& file);

/// The options with those left out filled in; Error ("NAME") for what is wrong with one.
[[nodiscard]] Parameters resolvedOptions(const Format& format, Parameters options);

// One file each: the descriptor of a format.
[[nodiscard]] Format png();
[[nodiscard]] Format svg();
[[nodiscard]] Format text();
[[nodiscard]] Format json();
[[nodiscard]] Format csv();
[[nodiscard]] Format html();
[[nodiscard]] Format gif();
[[nodiscard]] Format frames();

}  // namespace mazescope::exports
