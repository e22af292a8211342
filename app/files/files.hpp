#pragma once

#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

// Files as a whole. Every error is a mazescope::Error with a complete message, which names the
// path and the system's reason, and an empty field.

namespace mazescope::files {

/// UTF-8 on every system.
[[nodiscard]] std::string toUtf8(const std::filesystem::path& path);

/// Whether a path is "-", which stands for standard input; a file of that name is "./-".
[[nodiscard]] bool isStandardInput(const std::filesystem::path& path);
/// What messages call a file that is read.
[[nodiscard]] std::string nameInMessages(const std::filesystem::path& path);

/// At most `maximumBytes` of it; a longer file is an error. "-" is standard input.
[[nodiscard]] std::string readFile(const std::filesystem::path& path, std::size_t maximumBytes);

/// A file in the making, beside the one that it replaces once it is complete: whoever looks at
/// `path` sees the old content or the new one, never a part, whatever happens in between. A path
/// that is not a regular file, such as a device or a pipe, is written to directly.
class AtomicFile {
public:
  explicit AtomicFile(std::filesystem::path path);
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile();  ///< without commit(): leaves the old file as it was

  void write(std::string_view bytes);
  void commit();  ///< once, after the last write

private:
  [[noreturn]] void fail() const;

  std::filesystem::path path_;
  std::filesystem::path temporary_;  // the same as path_ where that is written to directly
  std::FILE* file_ = nullptr;
  bool committed_ = false;
};

void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

}  // namespace mazescope::files
