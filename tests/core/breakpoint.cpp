#include <support/catch.hpp>
#include <support/errors.hpp>

#include <mazescope/breakpoint.hpp>
#include <mazescope/registry.hpp>

#include <string>

using namespace mazescope;
using namespace mazescope::condition;

namespace {

std::string refusal(std::string_view text) {
  return test::errorOf([&] { (void)parseCondition(text); }).what();
}

const Variant& backtracker() { return algorithm("backtracker").variants.front(); }
const Variant& automaton() { return algorithm("cellular-automaton").variants.front(); }

}  // namespace

TEST_CASE("A condition is read from its text and written as the same text") {
  CHECK(parseCondition("cell:3,4") == Condition(CellTouched{{3, 4}}));
  CHECK(parseCondition("line:5") == Condition(LineReached{4}));
  CHECK(parseCondition("stack-depth>100") == Condition(FigurePasses{"stack-depth", true, 100}));
  CHECK(parseCondition("open-share<0.25") == Condition(FigurePasses{"open-share", false, 0.25}));
  CHECK(parseCondition("dead-end") == Condition(DeadEndMade{}));
  CHECK(parseCondition("phase") == Condition(PhaseEnds{}));
  CHECK(parseCondition("percent:50") == Condition(PercentReached{50}));
  for (const char* text :
       {"cell:0,16383", "line:99", "stack-depth>1234567", "open-share<0.123456789012",
        "percent:0.1", "percent:100", "dead-end", "phase", "generation>0"})
    CHECK(toText(parseCondition(text)) == text);
}

TEST_CASE("What is no condition is refused, with what was expected") {
  CHECK(refusal("") == "must be one of cell:X,Y, line:N, FIGURE>NUMBER, FIGURE<NUMBER, dead-end, "
                       "phase, percent:P; it is \"\"");
  CHECK(refusal("deadend").find("it is \"deadend\"") != std::string::npos);
  for (const char* text : {"cell:", "cell:3", "cell:3,", "cell:,4", "cell:-1,4", "cell:3,16384",
                           "cell:3,4,5", "cell:a,b", "cell: 3,4"})
    CHECK(refusal(text) == "after cell: come a column and a row from 0 to 16383, such as cell:3,4");
  for (const char* text : {"line:", "line:0", "line:100", "line:-1", "line:2.5", "line:x"})
    CHECK(refusal(text) == "after line: comes a line of the pseudocode, counted from 1 to 99");
  for (const char* text : {"percent:", "percent:0", "percent:100.1", "percent:-5", "percent:nan"})
    CHECK(refusal(text) == "after percent: comes a number above 0, at most 100");
  for (const char* text : {"stack-depth>", "stack-depth>-1", "stack-depth>x", "stack-depth>inf"})
    CHECK(refusal(text) == "after stack-depth> comes a number that is not negative");
  const std::string unknown = refusal("depth>3");
  CHECK(unknown.find("no algorithm has a figure \"depth\"; there are ") == 0);
  CHECK(unknown.find("stack-depth") != std::string::npos);
  CHECK(test::errorOf([] { (void)parseCondition("x"); }).field() == "condition");
}

namespace {

/// A run without stages after its generator.
std::vector<Stage> only(const Variant& variant) { return {{nullptr, &variant}}; }

}  // namespace

TEST_CASE("A condition in words takes its names from the variant") {
  const auto words = [](const char* text, const Variant& variant) {
    return describe(parseCondition(text), only(variant));
  };
  CHECK(words("cell:3,4", backtracker()) == "(3, 4) is touched");
  CHECK(words("line:5", backtracker()) == "line 5: open the wall, push next");
  CHECK(words("line:50", backtracker()) == "line 50");
  CHECK(words("stack-depth>100", backtracker()) == "stack depth over 100");
  CHECK(words("stack-depth>100", automaton()) == "stack-depth over 100");
  CHECK(words("open-share<0.5", automaton()) == "open share under 50 %");
  CHECK(words("open-share<0.55", automaton()) == "open share under 55 %");
  CHECK(words("dead-end", backtracker()) == "a dead end is made");
  CHECK(words("phase", backtracker()) == "a phase ends");
  CHECK(words("percent:12.5", backtracker()) == "12.5 % of the run");
}

TEST_CASE("What can never be met says why") {
  const auto never = [](const char* text, const Variant& variant) {
    return whyNever(parseCondition(text), only(variant), {10, 8});
  };
  CHECK(never("cell:9,7", backtracker()).empty());
  CHECK(never("cell:10,7", backtracker()) == "(10, 7) lies outside the grid, which ends at (9, 7)");
  CHECK(never("cell:9,8", backtracker()) == "(9, 8) lies outside the grid, which ends at (9, 7)");
  CHECK(never("line:5", backtracker()).empty());
  CHECK(never("line:2", backtracker()) ==
        "no move of Recursive backtracker belongs to line 2; moves belong to lines 1, 5, 6");
  CHECK_FALSE(never("line:7", backtracker()).empty());
  CHECK(never("stack-depth>3", backtracker()).empty());
  CHECK(never("open-share>0.5", backtracker()) ==
        "Recursive backtracker has no figure open-share; it has stack-depth");
  CHECK(never("dead-end", automaton()).empty());
  CHECK(never("phase", automaton()).empty());
  CHECK(never("percent:1", automaton()).empty());
}
