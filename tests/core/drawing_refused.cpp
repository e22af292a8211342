#include <support/catch.hpp>
#include <support/errors.hpp>

#include <mazescope/drawing.hpp>
#include <mazescope/registry.hpp>

using namespace mazescope;

namespace {

std::string refusal(std::string_view text) {
  const Error error = test::errorOf([text] { (void)parseDrawing(text); });
  return error.field().empty() ? error.what() : error.field() + "!";
}
/// Where, without why.
std::string place(std::string_view text) {
  const std::string message = refusal(text);
  return message.substr(0, message.find(": "));
}

std::string cellsRefused(const char* algorithm, Size size, const char* cells) {
  Spec spec;
  spec.algorithm = algorithm;
  spec.size = size;
  spec.parameters["cells"] = cells;
  const Error error = test::errorOf([&spec] { (void)resolved(spec); });
  return error.field() + ": " + error.what();
}

std::string jsonRefused(const std::string& keys) {
  const Error error =
      test::errorOf([&keys] { (void)parseDrawingJson("{\"schema\": 1, " + keys + "}"); });
  return error.field() + ": " + error.what();
}

}  // namespace

TEST_CASE("Text that is no drawing is refused where it first shows") {
  CHECK(refusal("hello") ==
        "1:1: unexpected \"h\"; a maze is drawn with # and spaces, box characters, or full blocks");
  CHECK(refusal("###\n#\t#\n###\n").substr(0, 40) == "2:2: unexpected a tab; draw with spaces;");
  CHECK(refusal("") == "1:1: nothing is drawn: there is no wall");
  CHECK(place(" \n SG.\n") == "1:1");
  CHECK(place("###\n# \xc3\xa4\n") == "2:3");
  CHECK(place("###\n#\xff#\n") == "2:2");
  CHECK(place(std::string_view("##\0", 3)) == "1:3");
  CHECK(place("###\n# ─\n") == "2:3");
  CHECK(place("┌─#") == "1:3");
  CHECK(place("██\n#") == "2:1");
  CHECK(refusal("\x1b[31m").find('\x1b') == std::string::npos);
}

TEST_CASE("Columns are counted in characters, not in bytes") {
  CHECK(place("┌───┐\n│  x│") == "2:4");
  CHECK(place("\xef\xbb\xbf┌x") == "1:2");
}

TEST_CASE("A line from which a character was lost is refused") {
  CHECK(refusal("######\n#  #\n######\n") == "2:5: the line ends here; line 1 has 6 characters");
  CHECK(place("#######\n#   # #\n# ## #\n#     #\n#######\n") == "3:7");
  CHECK(place("###\n# ##\n###\n") == "1:4");
  CHECK(place("########\n##  ##\n########\n") == "2:7");
  CHECK(place("████████\n██  ██\n████████\n") == "2:7");
}

TEST_CASE("The border of a cave is closed but for gaps beside open cells") {
  CHECK(place(" ####\n#   #\n## ##\n#####\n") == "1:1");
  CHECK(place("#### \n#  ##\n#####\n#####\n") == "1:5");
  CHECK(place("####\n#  #\n#  #\n### \n") == "4:4");
  CHECK(place("### #\n#  ##\n#####\n#####\n") == "1:4");
  CHECK(place("####\n   #\n ###\n####\n") == "3:1");
  CHECK(place("####\n#  #\n#S S\n####\n") == "3:4");
  CHECK(place("██████████\n██      ██\n  ████  ██\n██████████\n") == "3:1");
  CHECK(place("##\n##\n") == "1:1");
  CHECK(place("####\n####\n") == "2:1");
}

TEST_CASE("There is one start and one goal") {
  CHECK(refusal("######\n#S S #\n######\n") == "2:4: a second S");
  CHECK(refusal("#####\n#G G#\n#####\n") == "2:4: a second G");
}

TEST_CASE("A box whose lines do not fit together is refused") {
  CHECK(place("┌───┐\n└───┘\n") == "2:1");
  CHECK(place("┌────┐\n│    │\n└────┘\n") == "1:6");
  CHECK(place("┌── ┐\n│   │\n└───┘\n") == "1:4");
  CHECK(place("┌───┐\n─   │\n└───┘\n") == "2:1");
  CHECK(place("┌───┐\n│.  │\n└───┘\n") == "2:2");
  CHECK(place("┌───┐\n│ ─ │\n└───┘\n") == "2:3");
  CHECK(place("┌───┐\n│██ │\n└───┘\n") == "2:4");
  CHECK(place("┌───────┐\n│███    │\n└───────┘\n") == "2:3");
  CHECK(place("┌───┐\n│   │\n┴───┘\n") == "3:1");
  CHECK(place("┌───┬───┐\n│       │\n└───────┘\n") == "1:5");
  CHECK(place("┌───────┐\n│   │   │\n└───┴───┘\n") == "1:5");
}

TEST_CASE("A drawing with more cells than a grid may have is refused") {
  const std::string line(2 * std::size_t{maximumSide} + 3, '#');
  CHECK(refusal(line + '\n' + line + '\n' + line).substr(0, 17) == "1:1: width must b");
}

TEST_CASE("A spec's cells have the grid's shape, and neighbours agree") {
  CHECK(cellsRefused("maze-file", {2, 2}, "00/0x") ==
        "parameters/cells: must be rows of dots and of the digits 0 to 9 and a to f, separated by "
        "slashes");
  CHECK(cellsRefused("maze-file", {2, 2}, "00") ==
        "parameters/cells: must have 2 rows of 2 cells, as the grid has; it has 1 row");
  CHECK(cellsRefused("cave-file", {2, 2}, "00/000") ==
        "parameters/cells: must have 2 rows of 2 cells, as the grid has; row 1 has 3");
  CHECK(cellsRefused("maze-file", {2, 2}, "20/00") ==
        "parameters/cells: must have each passage in both its cells; (0, 0) has one to the east, "
        "(1, 0) has none to the west");
  CHECK(cellsRefused("maze-file", {2, 2}, "00/.1") ==
        "parameters/cells: must have each passage in both its cells; (1, 1) has one to the north, "
        "(1, 0) has none to the south");
  CHECK(cellsRefused("cave-file", {2, 2}, "90/20") ==
        "parameters/cells: must have openings at the border alone; (0, 1) has one to the east");
}

TEST_CASE("F48: a drawn maze in JSON is refused with the key") {
  const std::string size = "\"kind\": \"maze\", \"width\": 2, \"height\": 1, ";
  const std::string good = size + "\"rows\": [\"28\"]";
  CHECK_NOTHROW(parseDrawingJson("{\"schema\": 1, " + good + "}"));
  CHECK(jsonRefused(size + "\"rows\": [\"2\"]") ==
        "rows/0: must have 2 characters, one a cell; it has 1");
  CHECK(jsonRefused(size + "\"rows\": [\"28\", \"00\"]") ==
        "rows: must be a list of 1 items; it has 2");
  CHECK(
      jsonRefused(size + "\"rows\": [\"2x\"]") ==
      "rows/0: must be a text of dots and of the digits 0 to 9 and a to f; it is the text \"2x\"");
  CHECK(jsonRefused(size + "\"rows\": [\"20\"]").substr(0, 20) == "rows: must have each");
  CHECK(jsonRefused(good + ", \"goal\": {\"x\": 2, \"y\": 0}") ==
        "goal/x: must be a whole number from 0 to 1; it is 2");
  CHECK(jsonRefused(good + ", \"tick\": -1").substr(0, 5) == "tick:");
  CHECK(jsonRefused(good + ", \"spec\": {\"algorithm\": \"prim\"}") == "spec/width: is missing");
  CHECK(jsonRefused(good + ", \"colour\": 1").substr(0, 7) == "colour:");
  CHECK(jsonRefused(good + ", \"path\": \"e\"") ==
        "path: leads from \"start\" to \"goal\", of which one is missing");
  const std::string ends =
      good + ", \"start\": {\"x\": 0, \"y\": 0}, \"goal\": {\"x\": 1, \"y\": 0}, ";
  CHECK(jsonRefused(ends + "\"path\": \"n\"") ==
        "path: must be steps n, e, s and w through passages; step 0 leaves (0, 0) where there is "
        "none");
  CHECK(jsonRefused(ends + "\"path\": \"ew\"") ==
        "path: must end at the goal, (1, 0); it ends at (0, 0)");
  CHECK(jsonRefused("\"kind\": \"hole\", \"width\": 2, \"height\": 1, \"rows\": []") ==
        "kind: must be one of \"maze\", \"cave\"; it is the text \"hole\"");
}
