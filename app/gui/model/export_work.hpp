#pragma once

#include "export/format.hpp"
#include "files/files.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace mazescope::gui {

/// A file or folder being written, in slices, of a run as it was when this began. One that is given
/// up, or fails, leaves nothing behind.
class ExportWork {
public:
  /// Throws Error: with the field of an option, or with none and a complete message that names the
  /// path.
  ExportWork(exports::Subject subject, const exports::Format& format, const Parameters& options,
             std::filesystem::path path);

  /// Works on for about so many cells, pixels or moves; returns whether all is written and in its
  /// place. Throws Error with a complete message that names the path.
  bool work(std::uint64_t effort);
  [[nodiscard]] double progress() const { return job_->progress(); }  ///< from 0 to 1
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
  std::filesystem::path path_;
  std::unique_ptr<files::AtomicFile> file_;  // null: the job makes a folder
  std::unique_ptr<exports::Job> job_;
};

}  // namespace mazescope::gui
