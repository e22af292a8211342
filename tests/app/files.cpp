#include "files/files.hpp"

#include <support/catch.hpp>
#include <support/errors.hpp>
#include <support/folder.hpp>

#ifndef _WIN32
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

using namespace mazescope;
using test::content;
using test::Folder;
using test::put;

namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

template <class Call>
std::string messageOf(Call call) {
  return test::errorOf(call).what();
}

}  // namespace

TEST_CASE("A file is written whole, in place of the old one, and nothing else is left") {
  const Folder folder;
  const fs::path path = folder.path / "a.json";
  const std::string bytes("1\r\n\0 2", 6);
  files::writeFileAtomically(path, bytes);
  CHECK(content(path) == bytes);
  files::writeFileAtomically(path, "");
  CHECK(content(path).empty());
  CHECK(folder.names() == Names{"a.json"});
  files::writeFileAtomically(path, bytes);
  CHECK(files::readFile(path, 6) == bytes);
}

TEST_CASE("F53: the old file stays until the new one is complete") {
  const Folder folder;
  const fs::path path = folder.path / "a.json";
  put(path, "old");
  {
    files::AtomicFile file(path);
    file.write("new");
    CHECK(content(path) == "old");
    CHECK(folder.names().size() == 2);
  }
  CHECK(content(path) == "old");
  CHECK(folder.names() == Names{"a.json"});
}

TEST_CASE("F57: a failure to write names the path and the reason") {
  const Folder folder;
  const fs::path missing = folder.path / "missing" / "a.json";
  CHECK(messageOf([&] { files::writeFileAtomically(missing, "x"); }) ==
        "cannot write " + missing.string() + ": No such file or directory");
  CHECK(messageOf([&] { files::writeFileAtomically(folder.path, "x"); }) ==
        "cannot write " + folder.path.string() + ": Is a directory");
  put(folder.path / "file", "x");
  CHECK_THAT(messageOf([&] { files::writeFileAtomically(folder.path / "file" / "a.json", "x"); }),
             Catch::Contains("Not a directory"));
  CHECK(folder.names() == Names{"file"});
}

TEST_CASE("F56: paths with letters of any script") {
  const Folder folder;
  const fs::path path = folder.path / fs::u8path("Größe 迷路") / fs::u8path("ü\u0301.json");
  fs::create_directory(path.parent_path());
  files::writeFileAtomically(path, "x");
  CHECK(files::readFile(path, 10) == "x");
  CHECK_THAT(messageOf([&] { (void)files::readFile(path.parent_path(), 10); }),
             Catch::Contains("Größe 迷路"));
}

TEST_CASE("A long name is no trouble for the file beside") {
  const Folder folder;
  const fs::path path = folder.path / std::string(255, 'n');
  files::writeFileAtomically(path, "x");
  CHECK(content(path) == "x");
}

TEST_CASE("Reading is bounded, and its failures name the path and the reason") {
  const Folder folder;
  const fs::path path = folder.path / "a";
  put(path, std::string(10000, 'x'));
  CHECK(files::readFile(path, 10000).size() == 10000);
  CHECK(messageOf([&] { (void)files::readFile(path, 9999); }) ==
        "cannot read " + path.string() + ": it has more than 9999 bytes");
  CHECK(messageOf([&] { (void)files::readFile(folder.path, 10); }) ==
        "cannot read " + folder.path.string() + ": Is a directory");
  CHECK(messageOf([&] { (void)files::readFile(folder.path / "b", 10); }) ==
        "cannot read " + (folder.path / "b").string() + ": No such file or directory");
}

#ifndef _WIN32
TEST_CASE("A link stays a link, and a file keeps who may read it") {
  const Folder folder;
  const fs::path path = folder.path / "a";
  put(path, "old");
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("a", folder.path / "link");
  files::writeFileAtomically(folder.path / "link", "new");
  CHECK(fs::is_symlink(folder.path / "link"));
  CHECK(content(path) == "new");
  CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(folder.names() == Names{"a", "link"});
}

TEST_CASE("A device is written to, not replaced") {
  files::writeFileAtomically("/dev/null", "x");
  CHECK(fs::is_character_file("/dev/null"));
  if (fs::exists("/dev/full"))
    CHECK(messageOf([] { files::writeFileAtomically("/dev/full", "x"); }) ==
          "cannot write /dev/full: No space left on device");
}

TEST_CASE("F53: where there is no room, the old file stays and nothing is left beside it") {
  const Folder folder;
  const fs::path path = folder.path / "a.json";
  put(path, "old");
  // A limit on the size of files stands for a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
  rlimit small = before;
  small.rlim_cur = 4096;
  REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
  const std::string message =
      messageOf([&] { files::writeFileAtomically(path, std::string(100000, 'x')); });
  REQUIRE(setrlimit(RLIMIT_FSIZE, &before) == 0);
  CHECK(message == "cannot write " + path.string() + ": File too large");
  CHECK(content(path) == "old");
  CHECK(folder.names() == Names{"a.json"});
}
#endif
