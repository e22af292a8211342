#include "files/files.hpp"

#include <mazescope/error.hpp>

#include <array>
#include <cerrno>
#include <random>
#include <system_error>
#include <tuple>
#include <utility>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

namespace mazescope::files {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void failWith(const char* what, const std::string& name, int error) {
  throw Error("", std::string("cannot ") + what + ' ' + name + ": " +
                      std::generic_category().message(error));
}
[[noreturn]] void failWith(const char* what, const fs::path& path, int error) {
  failWith(what, toUtf8(path), error);
}

std::FILE* open(const fs::path& path, const char* mode) {
#ifdef _WIN32
  return _wfopen(path.c_str(),
                 std::wstring(mode, mode + std::char_traits<char>::length(mode)).c_str());
#else
  return std::fopen(path.c_str(), mode);
#endif
}

std::FILE* standardInput() {
#ifdef _WIN32
  _setmode(_fileno(stdin), _O_BINARY);
#endif
  return stdin;
}

/// Waits until what was written is on the disk.
bool synchronize(std::FILE* file) {
#ifdef _WIN32
  return _commit(_fileno(file)) == 0;
#else
  return fsync(fileno(file)) == 0 || errno == EINVAL || errno == ENOTSUP;  // a device, a pipe
#endif
}

/// A new file in the same folder, with a name that nobody uses.
std::pair<fs::path, std::FILE*> openBeside(const fs::path& path) {
  std::random_device random;
  for (int attempt = 0;; ++attempt) {
    const fs::path beside =
        path.parent_path() / (".mazescope-" + std::to_string(random()) + ".part");
    std::FILE* const file = open(beside, "wbx");
    if (file != nullptr || errno != EEXIST || attempt == 100) return {beside, file};
  }
}

}  // namespace

std::string toUtf8(const fs::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

bool isStandardInput(const fs::path& path) { return path == "-"; }

std::string nameInMessages(const fs::path& path) {
  return isStandardInput(path) ? "standard input" : toUtf8(path);
}

std::string readFile(const fs::path& path, std::size_t maximumBytes) {
  const std::string name = nameInMessages(path);
  std::FILE* const file = isStandardInput(path) ? standardInput() : open(path, "rb");
  if (file == nullptr) failWith("read", name, errno);
  std::string content;
  std::array<char, 4096> buffer{};
  std::size_t count = 0;
  while (content.size() <= maximumBytes &&
         (count = std::fread(buffer.data(), 1, buffer.size(), file)) > 0)
    content.append(buffer.data(), count);
  const int error = std::ferror(file) != 0 ? errno : 0;
  if (file != stdin) std::fclose(file);
  if (error != 0) failWith("read", name, error);
  if (content.size() > maximumBytes)
    throw Error("", "cannot read " + name + ": it has more than " + std::to_string(maximumBytes) +
                        " bytes");
  return content;
}

AtomicFile::AtomicFile(fs::path path) : path_(std::move(path)) {
  std::error_code error;
  const fs::file_status status = fs::status(path_, error);
  if (fs::is_symlink(path_, error) && fs::is_regular_file(status))
    path_ = fs::canonical(path_, error);  // the link stays, its file is replaced
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    temporary_ = path_;
    file_ = open(path_, "wb");
  } else {
    std::tie(temporary_, file_) = openBeside(path_);
    if (file_ != nullptr && fs::exists(status))
      fs::permissions(temporary_, status.permissions(), error);
  }
  if (file_ == nullptr) failWith("write", path_, errno);
}

AtomicFile::~AtomicFile() {
  if (file_ != nullptr) std::fclose(file_);
  std::error_code error;
  if (!committed_ && temporary_ != path_) fs::remove(temporary_, error);
}

void AtomicFile::fail() const { failWith("write", path_, errno); }

void AtomicFile::write(std::string_view bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size()) fail();
}

void AtomicFile::commit() {
  if (std::fflush(file_) != 0 || !synchronize(file_)) fail();
  if (std::fclose(std::exchange(file_, nullptr)) != 0) fail();
  std::error_code error;
  if (temporary_ != path_) fs::rename(temporary_, path_, error);
  if (error) failWith("write", path_, error.value());
  committed_ = true;
}

void writeFileAtomically(const fs::path& path, std::string_view bytes) {
  AtomicFile file(path);
  file.write(bytes);
  file.commit();
}

}  // namespace mazescope::files
