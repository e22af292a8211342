#include "gui/model/lane.hpp"

#include <support/catch.hpp>

using namespace mazescope;
using namespace mazescope::gui;

TEST_CASE("Numbers are grouped by three digits") {
  CHECK(grouped(0) == "0");
  CHECK(grouped(999) == "999");
  CHECK(grouped(1204) == "1 204");
  CHECK(grouped(1234567) == "1 234 567");
}

TEST_CASE("A figure is shown as a whole number, a share in percent") {
  const FigureInfo depth{"stack-depth", "stack depth", false};
  CHECK(figureText(depth, 0) == "0");
  CHECK(figureText(depth, 187) == "187");
  CHECK(figureText(depth, 12345) == "12 345");
  const FigureInfo share{"open-share", "open share", true};
  CHECK(figureText(share, 0) == "0.0 %");
  CHECK(figureText(share, 0.5234) == "52.3 %");
  CHECK(figureText(share, 1) == "100.0 %");
}
