#include "cli/output.hpp"

#include <mazescope/error.hpp>

#include <cerrno>
#include <cstdio>
#include <system_error>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

namespace mazescope::cli {

namespace {

[[noreturn]] void fail() {
  throw Error("", "cannot write to standard output: " + std::generic_category().message(errno));
}

}  // namespace

Output::Output(const std::string& path) {
  if (path != "-") file_.emplace(path);
#ifdef _WIN32
  else
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

void Output::write(std::string_view bytes) {
  if (file_)
    file_->write(bytes);
  else if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size())
    fail();
}

void Output::finish() {
  if (file_)
    file_->commit();
  else if (std::fflush(stdout) != 0)
    fail();
}

}  // namespace mazescope::cli
