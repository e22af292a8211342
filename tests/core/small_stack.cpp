#include <support/every_variant.hpp>
#include <support/graph.hpp>
#include <support/small_stack.hpp>

#include <mazescope/run.hpp>

using namespace mazescope;
using test::Subject;

#ifdef MAZESCOPE_HAS_SMALL_STACK
TEST_CASE("F1: 1000x1000 finishes on a stack of 256 KiB, and can be walked back") {
  test::forEveryVariant([](const Subject& subject) {
    bool finished = false;
    bool perfect = false;
    std::uint64_t back = 0;
    const bool ran = test::onStackOf(std::size_t{256} << 10U, [&] {
      const bool generator = subject.info.role == Role::generator;
      Run run(subject.spec(generator ? Size{1000, 1000} : Size{300, 300}, 1));
      run.toEnd();
      finished = run.finished();
      perfect = test::perfect(run.grid());
      back = run.back(1000);
      (void)run.inspect(100);
    });
    REQUIRE(ran);
    CHECK(finished);
    const bool solver = subject.info.role == Role::solver;
    if (subject.info.perfect || (solver && subject.grid == GridKind::maze)) CHECK(perfect);
    CHECK(back == 1000);
  });
}
#endif
