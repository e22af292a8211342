#include "files/presets.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"

#include <support/catch.hpp>
#include <support/errors.hpp>
#include <support/folder.hpp>

#include <cstdlib>

using namespace mazescope;
using test::content;
using test::Folder;
using test::put;

namespace {

namespace fs = std::filesystem;

template <class Call>
std::string messageOf(Call call) {
  return test::errorOf(call).what();
}

Preset plain() {
  return parsePreset(
      R"({"schema": 1, "lanes": [{"algorithm": "prim", "width": 4, "height": 3, "seed": 18446744073709551615}]})");
}

/// Sets a variable of the environment for a while.
class Variable {
public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    set(value);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() { set(old_ ? old_->c_str() : nullptr); }

private:
  void set(const char* value) const {
#ifdef _WIN32
    _putenv_s(name_, value == nullptr ? "" : value);
#else
    if (value == nullptr)
      unsetenv(name_);
    else
      setenv(name_, value, 1);
#endif
  }

  const char* name_;
  std::optional<std::string> old_;
};

}  // namespace

TEST_CASE("F13, F56: a preset is saved and loaded exactly, whatever its name") {
  const Folder folder;
  const fs::path path = folder.path / "neu" / fs::u8path("Größe 迷路.json");
  files::savePreset(path, plain());  // makes the folder
  CHECK(files::loadPreset(path) == plain());
  CHECK(files::presetsIn(folder.path / "neu") == std::vector<fs::path>{path});
}

TEST_CASE("An error in a preset names file and key, or file, line and column") {
  const Folder folder;
  const fs::path path = folder.path / "bad.json";
  put(path,
      R"({"schema": 1, "lanes": [{"algorithm": "prim", "width": 0, "height": 3, "seed": 1}]})");
  CHECK(messageOf([&] { (void)files::loadPreset(path); }) ==
        path.string() +
            ": /lanes/0/width: must be a whole number of cells from 1 to 16384; it is 0");
  put(path, "{\n  \"schema\": 1,\n}");
  CHECK(messageOf([&] { (void)files::loadPreset(path); }) ==
        path.string() + ":3:1: unexpected '}'; expected string literal");
  put(path, "");
  CHECK_THAT(messageOf([&] { (void)files::loadPreset(path); }),
             Catch::StartsWith(path.string() + ":1:1: unexpected end of input"));
  put(path, std::string(Preset::maximumBytes + 1, ' '));
  CHECK(messageOf([&] { (void)files::loadPreset(path); }) ==
        "cannot read " + path.string() + ": it has more than 67108864 bytes");
}

TEST_CASE("F55: what is not a preset of this version is not replaced") {
  const Folder folder;
  const fs::path path = folder.path / "a.json";
  for (const char* precious : {R"({"schema": 99, "shape": "hexagons"})", R"({"name": "other"})"}) {
    put(path, precious);
    CHECK_THAT(messageOf([&] { files::savePreset(path, plain()); }),
               Catch::Contains(path.string()));
    CHECK(content(path) == precious);
  }
  for (const char* broken : {"", "{", R"({"schema": 1})"}) {
    put(path, broken);
    files::savePreset(path, plain());
    CHECK(files::loadPreset(path) == plain());
  }
}

TEST_CASE("A drawn maze opens as a preset that shows it, and is not replaced by one") {
  const Folder folder;
  const fs::path path = folder.path / "maze.txt";
  const std::string drawn = "#####\n#   #\n#####\n";
  put(path, drawn);
  const Preset preset = files::loadPreset(path);
  REQUIRE(preset.lanes.size() == 1);
  CHECK(preset.lanes[0].spec.algorithm == "maze-file");
  CHECK(preset.lanes[0].spec.parameters.at("cells") == Value("28"));
  CHECK(preset.about == "A maze of 2 by 1 cells, read from a file.");
  CHECK(parsePreset(toJson(preset)) == preset);
  CHECK_THAT(messageOf([&] { files::savePreset(path, plain()); }), Catch::Contains("not written"));
  CHECK(content(path) == drawn);

  put(path, "#####\n#  x#\n");
  CHECK_THAT(messageOf([&] { (void)files::loadPreset(path); }),
             Catch::StartsWith(path.string() + ":2:4: unexpected \"x\""));
  put(path, R"({"schema": 1, "kind": "maze", "width": 2, "height": 1, "rows": ["2"]})");
  CHECK(messageOf([&] { (void)files::loadPreset(path); }) ==
        path.string() + ": /rows/0: must have 2 characters, one a cell; it has 1");
}

TEST_CASE("Files that look as if they could be opened are listed, and schemas are not") {
  const Folder folder;
  for (const char* name : {"a.json", "b.txt", "c.png", "d.schema.json"})
    put(folder.path / name, "");
  CHECK(files::openableIn(folder.path) ==
        std::vector<fs::path>{folder.path / "a.json", folder.path / "b.txt"});
  CHECK(files::presetsIn(folder.path) == std::vector<fs::path>{folder.path / "a.json"});
}

TEST_CASE("F54: names for presets are file names everywhere, or refused") {
  const Folder folder;
  const Variable home("XDG_CONFIG_HOME", folder.path.string().c_str());
  for (const std::string& bad : {std::string(),
                                 std::string("A/B"),
                                 std::string(".."),
                                 std::string("../../x"),
                                 std::string("."),
                                 std::string("A\\B"),
                                 std::string("CON"),
                                 std::string("con.x"),
                                 std::string("lpt1"),
                                 std::string("a:b"),
                                 std::string("a\nb"),
                                 std::string("a\0b", 3),
                                 std::string(".hidden"),
                                 std::string("dot."),
                                 std::string(" a"),
                                 std::string("a "),
                                 std::string(300, 'n'),
                                 std::string("\xc1\xff"),
                                 std::string("\xed\xa0\x80"),
                                 std::string("\xf4\x90\x80\x80"),
                                 std::string("\xe2\x82"),
                                 std::string("?")}) {
    CAPTURE(bad);
    CHECK_FALSE(files::nameProblem(bad).empty());
    CHECK_THAT(messageOf([&] { (void)files::ownPreset(bad); }),
               Catch::StartsWith("the name of a preset must "));
  }
  for (const std::string good :
       {"a", "A b", "Größe 迷路 \U0001F9F1", "v1.2", "CONE", "com10", "a-b_c (2)"}) {
    CAPTURE(good);
    CHECK(files::nameProblem(good).empty());
    files::savePreset(files::ownPreset(good), plain());
  }
  CHECK(files::presetsIn(files::ownPresets()).size() == 7);
  CHECK(files::findPreset("v1.2") == folder.path / "mazescope" / "presets" / "v1.2.json");
}

#ifndef _WIN32
TEST_CASE("The user's folder is where the environment says, and nothing is made by looking") {
  const Folder folder;
  const Variable home("HOME", folder.path.string().c_str());
  {
    const Variable xdg("XDG_CONFIG_HOME", (folder.path / "x").string().c_str());
    CHECK(files::configuration() == folder.path / "x" / "mazescope");
  }
  const Variable xdg("XDG_CONFIG_HOME", "relative");
#ifndef __APPLE__
  CHECK(files::configuration() == folder.path / ".config" / "mazescope");
#endif
  CHECK(files::ownPresets() == files::configuration() / "presets");
  CHECK(files::presetsIn(files::ownPresets()).empty());
  CHECK(folder.names().empty());

  const Variable noHome("HOME", nullptr);
  CHECK(files::configuration().empty());
  CHECK(files::ownPresets().empty());
  CHECK_THAT(messageOf([] { (void)files::ownPreset("a"); }), Catch::Contains("HOME"));
}
#endif

TEST_CASE("Presets are found by path, and those that ship by name too") {
  CHECK(files::findPreset(files::defaultPreset) ==
        files::shippedPresets() / "three-algorithms.json");
  CHECK(files::findPreset("prim.json") == files::shippedPresets() / "prim.json");
  CHECK(files::findPreset(files::shippedPresets()) == files::shippedPresets());  // reading it fails
  CHECK_THAT(messageOf([] { (void)files::findPreset("no-such"); }), Catch::Contains("no-such"));
  CHECK_THAT(messageOf([] { (void)files::findPreset("x/prim"); }), Catch::Contains("x/prim"));
  CHECK_THAT(messageOf([] { (void)files::findPreset(""); }), Catch::Contains("no preset"));
}

TEST_CASE("Every preset that ships loads, says what it is about, and has a name like the others") {
  const auto paths = files::presetsIn(files::shippedPresets());
  CHECK(paths.size() >= 8);
  for (const fs::path& path : paths) {
    CAPTURE(path);
    CHECK(files::loadPreset(path).about.size() > 40);
    CHECK(path.stem().string().find_first_not_of("abcdefghijklmnopqrstuvwxyz-") ==
          std::string::npos);
    CHECK(path.filename() != "preset.schema.json");
  }
}
