#include <support/catch.hpp>
#include <support/errors.hpp>

#include <mazescope/registry.hpp>

#include <clocale>
#include <locale>

using namespace mazescope;

namespace {

const ParameterInfo whole{"count", "Count", "How many there are.",
                          IntegerRange{.standard = 5, .minimum = -10, .maximum = 100}};
const ParameterInfo real{"share", "Share", "How much of it.",
                         RealRange{.standard = 0.5, .minimum = -1.5, .maximum = 2000000}};

std::optional<std::string> expectLetters(std::string_view text) {
  return text == "abc" ? std::nullopt : std::optional<std::string>("abc");
}
const ParameterInfo text{"word", "Word", "Some letters.",
                         Text{.standard = "abc", .expected = expectLetters}};
const ParameterInfo choice{"kind", "Kind", "Which one.",
                           Choice{{{"one", "One", ""}, {"two", "Two", ""}}}};

std::string refusal(const ParameterInfo& parameter, const std::string& given) {
  const Error error = test::errorOf([&] { (void)parameter.parsed(given); });
  CHECK(error.field() == "parameters/" + std::string(parameter.id));
  return error.what();
}

/// Numbers as they are written in much of Europe: 1.234,5.
struct DecimalComma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

/// The user's locale for as long as it lives, in C++ and, where such a one is installed, in C.
class CommaLocale {
public:
  CommaLocale() : before_(std::locale::global(std::locale(std::locale(), new DecimalComma))) {
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "de-DE"})
      if (std::setlocale(LC_ALL, name) != nullptr) break;
  }
  CommaLocale(const CommaLocale&) = delete;
  CommaLocale& operator=(const CommaLocale&) = delete;
  ~CommaLocale() {
    std::locale::global(before_);
    std::setlocale(LC_ALL, "C");
  }

private:
  std::locale before_;
};

}  // namespace

TEST_CASE("Whole numbers are read whole: no fraction, exponent, blank or overflow") {
  CHECK(whole.parsed("42") == Value(std::int64_t{42}));
  CHECK(whole.parsed("-10") == Value(std::int64_t{-10}));
  CHECK(whole.parsed("007") == Value(std::int64_t{7}));
  for (const char* bad :
       {"", " ", "1.5", "1e1", "0x10", " 5", "5 ", "5a", "abc", "-", "1,000", "101", "-11",
        "4294967301", "9223372036854775808", "18446744073709551617"}) {
    CAPTURE(bad);
    CHECK(refusal(whole, bad) == "must be a whole number from -10 to 100");
  }
}

TEST_CASE("Real numbers are read with a point, and must be numbers") {
  CHECK(real.parsed("0.25") == Value(0.25));
  CHECK(real.parsed("-1.5") == Value(-1.5));
  CHECK(real.parsed("1e-3") == Value(0.001));
  CHECK(real.parsed("2") == Value(2.0));
  for (const char* bad : {"", "nan", "inf", "-inf", "1e999", "0,5", "half", "0.5x", " 0.5", "0.5 ",
                          "2000001", "-1.6", "."}) {
    CAPTURE(bad);
    CHECK(refusal(real, bad) == "must be a number from -1.5 to 2e+06");
  }
}

TEST_CASE("Texts and choices are read as they are") {
  CHECK(text.parsed("abc") == Value(std::string("abc")));
  CHECK(refusal(text, "abd") == "must be abc");
  CHECK(choice.parsed("two") == Value(std::string("two")));
  CHECK(refusal(choice, "three") == "must be one of \"one\", \"two\"");
  CHECK(refusal(choice, "") == "must be one of \"one\", \"two\"");
}

TEST_CASE("The standard value has the parameter's own type") {
  CHECK(whole.standard() == Value(std::int64_t{5}));
  CHECK(real.standard() == Value(0.5));
  CHECK(text.standard() == Value(std::string("abc")));
  CHECK(choice.standard() == Value(std::string("one")));
}

TEST_CASE("A whole number is taken where a real one is asked for, not the other way") {
  CHECK(real.checked(std::int64_t{1}) == Value(1.0));
  CHECK(test::errorOf([] { (void)whole.checked(1.0); }).field() == "parameters/count");
}

TEST_CASE("A decimal comma in the user's locale changes neither reading nor the bounds in words") {
  const CommaLocale comma;
  CHECK(real.parsed("0.25") == Value(0.25));
  CHECK(refusal(real, "0,25") == "must be a number from -1.5 to 2e+06");
  CHECK(refusal(whole, "1.0") == "must be a whole number from -10 to 100");
  const ParameterInfo large{"large", "Large", "A large one.",
                            IntegerRange{.standard = 0, .minimum = 0, .maximum = 100000}};
  CHECK(large.parsed("12345") == Value(std::int64_t{12345}));
  CHECK(large.bounds() == "a whole number from 0 to 100000");
  CHECK(real.bounds() == "a number from -1.5 to 2e+06");
}
