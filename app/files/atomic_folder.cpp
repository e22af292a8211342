#include "files/atomic_folder.hpp"

#include "files/files.hpp"

#include <mazescope/error.hpp>

#include <random>
#include <string>
#include <system_error>

namespace mazescope::files {

namespace fs = std::filesystem;

namespace {

void check(const std::error_code& error, const fs::path& path) {
  if (error) throw Error("", "cannot make the folder " + toUtf8(path) + ": " + error.message());
}

/// "out/" names the folder "out".
fs::path withoutSlash(const fs::path& path) {
  return path.has_filename() ? path : path.parent_path();
}

}  // namespace

AtomicFolder::AtomicFolder(const fs::path& path)
    : path_(withoutSlash(fs::absolute(path).lexically_normal())) {
  std::error_code error;
  if (fs::exists(path_, error)) {
    const bool usable = fs::is_directory(path_, error) && fs::is_empty(path_, error);
    check(error, path_);
    if (!usable)
      throw Error("", "cannot make the folder " + toUtf8(path_) +
                          ": something of that name exists that is no empty folder");
  }
  fs::create_directories(path_.parent_path(), error);
  check(error, path_);
  std::random_device random;
  do temporary_ = path_.parent_path() / (".mazescope-" + std::to_string(random()) + ".part");
  while (!fs::create_directory(temporary_, error) && !error);
  check(error, path_);
}

AtomicFolder::~AtomicFolder() {
  std::error_code error;
  if (!committed_) fs::remove_all(temporary_, error);
}

void AtomicFolder::commit() {
  std::error_code error;
  fs::remove(path_, error);  // not every system puts a folder in the place of an empty one
  if (!error) fs::rename(temporary_, path_, error);
  check(error, path_);
  committed_ = true;
}

}  // namespace mazescope::files
