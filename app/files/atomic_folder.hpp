#pragma once

#include <filesystem>

namespace mazescope::files {

/// A folder in the making, beside the place where it appears once it is complete. Errors as those of
/// files.hpp.
class AtomicFolder {
public:
  /// Makes the folders above it, too. There must be nothing of that name but an empty folder.
  explicit AtomicFolder(const std::filesystem::path& path);
  AtomicFolder(const AtomicFolder&) = delete;
  AtomicFolder& operator=(const AtomicFolder&) = delete;
  ~AtomicFolder();  ///< without commit(): removes what was written

  /// Where the files are to be written.
  [[nodiscard]] const std::filesystem::path& inTheMaking() const { return temporary_; }
  void commit();  ///< once, after the last file

private:
  std::filesystem::path path_;
  std::filesystem::path temporary_;
  bool committed_ = false;
};

}  // namespace mazescope::files
