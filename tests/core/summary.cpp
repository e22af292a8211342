#include <support/catch.hpp>

#include <mazescope/summary.hpp>

#include <cmath>

using namespace mazescope;

namespace {

Summary summaryOf(std::initializer_list<double> values) {
  Summary summary;
  for (const double value : values) summary.add(value);
  return summary;
}

}  // namespace

TEST_CASE("A summary of 2, 4, 4, 4, 5, 5, 7, 9") {
  const Summary summary = summaryOf({2, 4, 4, 4, 5, 5, 7, 9});
  CHECK(summary.count() == 8);
  CHECK(summary.mean() == 5.0);  // 40 / 8
  CHECK(summary.minimum() == 2.0);
  CHECK(summary.maximum() == 9.0);
  // The squares of the distances: 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32.
  CHECK(*summary.deviation() == Approx(std::sqrt(32.0 / 7)).epsilon(1e-14));
  CHECK(*summary.interval() == Approx(2.36462425 * std::sqrt(32.0 / 7 / 8)).epsilon(1e-14));
}

TEST_CASE("A summary has no figure that means nothing") {
  const Summary none;
  CHECK(none.count() == 0);
  CHECK_FALSE(none.mean());
  CHECK_FALSE(none.minimum());
  CHECK_FALSE(none.maximum());
  CHECK_FALSE(none.deviation());
  CHECK_FALSE(none.interval());

  const Summary one = summaryOf({-3});
  CHECK(one.mean() == -3.0);
  CHECK(one.minimum() == -3.0);
  CHECK(one.maximum() == -3.0);
  CHECK_FALSE(one.deviation());
  CHECK_FALSE(one.interval());
}

TEST_CASE("Two numbers: the interval reaches 12.7 deviations of the mean to both sides") {
  const Summary two = summaryOf({1, 3});
  CHECK(*two.deviation() == Approx(std::sqrt(2.0)).epsilon(1e-14));
  CHECK(*two.interval() == Approx(12.70620474).epsilon(1e-14));  // sqrt(2) / sqrt(2) is 1
  CHECK(summaryOf({7, 7}).interval() == 0.0);
}

TEST_CASE("Numbers that are large and close together lose nothing") {
  // The textbook's sum of squares less the square of the sum gives 0 or worse here.
  const Summary summary = summaryOf({1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16});
  CHECK(summary.mean() == 1e9 + 10);
  CHECK(*summary.deviation() == Approx(std::sqrt(30.0)).epsilon(1e-12));
}

TEST_CASE("Student's quantiles are those of printed tables") {
  // By formula for one, two and four degrees: tan(0.475 pi); p = 0.975, a = 4 p (1 - p).
  const double pi = std::acos(-1.0);
  const double a = 4 * 0.975 * 0.025;
  CHECK(studentQuantile(1) == Approx(std::tan(0.475 * pi)).margin(5e-9).epsilon(0));
  CHECK(studentQuantile(2) == Approx(2 * 0.475 * std::sqrt(2 / a)).margin(5e-9).epsilon(0));
  const double fourth = std::cos(std::acos(std::sqrt(a)) / 3) / std::sqrt(a);
  CHECK(studentQuantile(4) == Approx(2 * std::sqrt(fourth - 1)).margin(5e-9).epsilon(0));

  CHECK(studentQuantile(10) == Approx(2.2281388520).epsilon(1e-8));
  CHECK(studentQuantile(11) == Approx(2.2009851601).epsilon(3e-6));
  CHECK(studentQuantile(20) == Approx(2.0859634473).epsilon(2e-7));
  CHECK(studentQuantile(30) == Approx(2.0422724563).epsilon(2e-8));
  CHECK(studentQuantile(100) == Approx(1.9839715185).epsilon(1e-10));
  CHECK(studentQuantile(1000000000) == Approx(1.9599639845).epsilon(1e-8));
  for (std::uint64_t n = 1; n < 200; ++n) CHECK(studentQuantile(n) > studentQuantile(n + 1));
}
