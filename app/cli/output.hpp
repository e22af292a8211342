#pragma once

#include "files/files.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mazescope::cli {

/// Where a command's output goes: a file, which appears when it is complete, or "-", standard
/// output. A failure to write is an Error with a complete message.
class Output {
public:
  explicit Output(const std::string& path = "-");

  void write(std::string_view bytes);
  void finish();  ///< once, after the last write

private:
  std::optional<files::AtomicFile> file_;
};

}  // namespace mazescope::cli
