#include <support/bare.hpp>
#include <support/every_variant.hpp>

#include <algorithm>

using namespace mazescope;
using test::Bare;
using test::Subject;

namespace {

void checkLists(const Bare& bare, std::size_t limit) {
  for (const Inspection::List& list : bare.pipeline.inspect(bare.grid, limit).lists) {
    CAPTURE(bare.at.tick, limit, list.name);
    CHECK_FALSE(list.name.empty());
    CHECK_FALSE(list.order.empty());
    CHECK(list.cells.size() <= std::min<std::uint64_t>(limit, list.size));
    CHECK(list.cells.empty() == (limit == 0 || list.size == 0));
    CHECK(list.size <= bare.grid.cellCount());
    for (const Cell cell : list.cells) CHECK(cell < bare.grid.cellCount());
  }
}

}  // namespace

TEST_CASE("An inspection has names, never more entries than asked for, and cells of the grid") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : {Size{1, 1}, Size{1, 9}, Size{12, 7}}) {
      Bare bare(subject.spec(size, 1));
      do {
        for (const std::size_t limit : {0U, 1U, 5U, 1000U}) checkLists(bare, limit);
      } while (!bare.step(1).empty());
    }
  });
}

TEST_CASE("Every algorithm lets its own data be seen") {
  test::forEveryVariant([](const Subject& subject) {
    std::uint64_t largest = 0;
    for (const std::uint64_t seed : {2U, 3U, 4U}) {  // in a small cave there may be no way to go
      Bare bare(subject.spec({12, 7}, seed));
      do {
        if (&bare.variant() != &subject.variant) continue;
        for (const auto& list : bare.pipeline.inspect(bare.grid, 1).lists)
          largest = std::max(largest, list.size);
      } while (!bare.step(1).empty());
    }
    // A change may have nothing to do.
    if (subject.info.role != Role::change) CHECK(largest > 3);
  });
}

TEST_CASE("An inspection tells why the run ended once it has, and not before") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : {Size{1, 1}, Size{2, 1}, Size{12, 7}}) {
      const Spec spec = subject.spec(size, 3);
      const std::uint64_t total = test::filmOf(spec).size();
      Bare whole(spec);
      whole.finish();
      const std::vector<std::uint64_t>& starts = whole.pipeline.starts();
      Bare bare(spec);
      for (std::uint64_t tick = 0; tick < total; ++tick) {
        CAPTURE(tick);
        // Where one stage gives way to the next it has ended.
        if (tick == 0 || std::find(starts.begin(), starts.end(), tick) == starts.end())
          CHECK(bare.pipeline.inspect(bare.grid, 1).ending.empty());
        bare.step(1);
      }
      CHECK(bare.step(1).empty());
      const std::string ending = bare.pipeline.inspect(bare.grid, 1).ending;
      REQUIRE_FALSE(ending.empty());
      CHECK(ending.back() == '.');
    }
  });
}
