#include <support/catch.hpp>

#include <mazescope/summary.hpp>

#include <numeric>

using namespace mazescope;

using Counts = std::vector<std::uint64_t>;
using Edges = std::vector<double>;

TEST_CASE("A few whole numbers have a bin each") {
  const Histogram bins = histogram(Edges{3, 5, 5, 6, 3, 3}, 10);
  CHECK(bins.width == 1.0);
  CHECK(bins.edges == Edges{3, 4, 5, 6, 7});
  CHECK(bins.counts == Counts{3, 0, 2, 1});
}

TEST_CASE("Bins of whole numbers widen to 2, 5, 10, from multiples of the width") {
  std::vector<double> values(20);
  std::iota(values.begin(), values.end(), 11.0);  // 11 to 30
  CHECK(histogram(values, 20).width == 1.0);
  const Histogram two = histogram(values, 19);
  CHECK(two.edges == Edges{10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32});
  CHECK(two.counts == Counts{1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1});
  const Histogram five = histogram(values, 10);
  CHECK(five.edges == Edges{10, 15, 20, 25, 30, 35});
  CHECK(five.counts == Counts{4, 5, 5, 5, 1});
  const Histogram ten = histogram(values, 4);
  CHECK(ten.edges == Edges{10, 20, 30, 40});
  CHECK(ten.counts == Counts{9, 10, 1});
  CHECK(histogram(values, 2).edges == Edges{0, 20, 40});
}

TEST_CASE("Real numbers fall into the bin they are written in") {
  // None of these is a double; 0.3 / 0.1 and 0.7 / 0.1 are less than 3 and 7 in doubles.
  const Histogram tenths =
      histogram(Edges{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 0.29999999999}, 11);
  CHECK(tenths.width == 0.1);
  CHECK(tenths.edges == Edges{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1});
  CHECK(tenths.counts == Counts{1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1});

  std::vector<double> hundredths(100);
  for (std::size_t i = 0; i < 100; ++i) hundredths[i] = static_cast<double>(i) / 100;
  const Histogram bins = histogram(hundredths, 100);
  CHECK(bins.width == 0.01);
  CHECK(bins.counts == Counts(100, 1));
}

TEST_CASE("Bins on both sides of nought") {
  const Histogram bins = histogram(Edges{-1.5, -0.5, 0, 1.5}, 4);
  CHECK(bins.width == 1.0);
  CHECK(bins.edges == Edges{-2, -1, 0, 1, 2});
  CHECK(bins.counts == Counts{1, 1, 1, 1});
  CHECK(histogram(Edges{-1, 1}, 2).edges == Edges{-2, 0, 2});
}

TEST_CASE("Of equal values one bin, of none nothing") {
  const Histogram whole = histogram(Edges{1199, 1199}, 20);
  CHECK(whole.edges == Edges{1199, 1200});
  CHECK(whole.counts == Counts{2});
  CHECK(histogram(Edges{0}, 20).edges == Edges{0, 1});

  // A twentieth of 0.25 is 0.0125, and the power of ten below that 0.01.
  const Histogram real = histogram(Edges{0.25, 0.25, 0.25}, 20);
  CHECK(real.edges == Edges{0.25, 0.26});
  CHECK(real.counts == Counts{3});

  CHECK(histogram(Edges{}, 20).edges.empty());
  CHECK(histogram(Edges{}, 20).counts.empty());
}

TEST_CASE("Values that differ by rounding only, tiny and huge ones") {
  const double next = 0.1 + 0.2;  // 0.30000000000000004
  const Histogram rounding = histogram(Edges{0.3, next}, 20);
  CHECK(rounding.edges == Edges{0.3, 0.31});
  CHECK(rounding.counts == Counts{2});
  CHECK(histogram(Edges{1e-30, 3e-30}, 20).counts == Counts{2});
  const double huge = 9007199254740992;  // 2^53
  CHECK(histogram(Edges{0, huge}, 10).edges.front() == 0.0);
  CHECK(histogram(Edges{0, huge}, 10).width == 1e15);
}
