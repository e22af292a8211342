#include <support/bare.hpp>
#include <support/every_variant.hpp>

#include <mazescope/describe.hpp>

#include <algorithm>
#include <functional>
#include <set>

using namespace mazescope;
using test::Bare;
using test::Subject;

namespace {

/// Does the mutation fit the grid as it is before it, and change it?
bool honest(const Grid& grid, const Mutation& mutation) {
  using Kind = Mutation::Kind;
  const Cell cell = mutation.cell;
  const Direction direction = mutation.direction;
  if (cell >= grid.cellCount() || grid.mark(cell) != mutation.before) return false;
  const bool cave = grid.kind() == GridKind::cave;
  switch (mutation.kind) {
    case Kind::mark: return mutation.before != mutation.after;
    case Kind::carve:
      return !cave && grid.hasNeighbor(cell, direction) && !grid.passage(cell, direction);
    case Kind::seal:
      return !cave && grid.hasNeighbor(cell, direction) && grid.passage(cell, direction);
    case Kind::dig: return cave && !grid.open(cell);
    case Kind::fill: return cave && grid.open(cell);
    case Kind::open:
    case Kind::close:
      return grid.open(cell) && !grid.hasNeighbor(cell, direction) &&
             grid.opening(cell, direction) == (mutation.kind == Kind::close);
  }
  return false;
}

constexpr Size sizes[] = {{1, 1}, {1, 9}, {9, 1}, {12, 7}};

/// Calls `look` after each move of a run, with the grid as it was before.
void watch(const Spec& spec,
           const std::function<void(const Grid&, const Mutation&, const Bare&)>& look) {
  Bare bare(spec);
  for (Grid before = bare.grid;; before = bare.grid) {
    const std::vector<Mutation> made = bare.step(1);
    if (made.empty()) break;
    look(before, made.front(), bare);
  }
}

}  // namespace

TEST_CASE("Each mutation fits the grid it is made on, changes it, and is all that changes it") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : sizes) {
      std::uint64_t dishonest = 0;
      std::uint64_t differing = 0;
      watch(subject.spec(size, 1),
            [&](const Grid& before, const Mutation& mutation, const Bare& bare) {
              if (!honest(before, mutation)) ++dishonest;
              Grid grid = before;
              grid.apply(mutation);
              if (grid == before || !(grid == bare.grid)) ++differing;
            });
      CAPTURE(test::inWords(size));
      CHECK(dishonest == 0);
      CHECK(differing == 0);
    }
  });
}

TEST_CASE("Each mutation belongs to a line of pseudocode that tells it in a whole sentence") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : sizes)
      watch(subject.spec(size, 2), [&](const Grid&, const Mutation& mutation, const Bare& bare) {
        const std::vector<PseudocodeLine>& lines = bare.variant().pseudocode;
        REQUIRE(mutation.line < lines.size());
        const std::string told = describe(bare.variant(), bare.grid, mutation);
        CAPTURE(told);
        REQUIRE_FALSE(lines[mutation.line].told.empty());
        CHECK(told.find_first_of("{}") == std::string::npos);
        CHECK(told.back() == '.');
      });
  });
}

TEST_CASE("The first mutation of each stage starts a phase") {
  test::forEveryVariant([](const Subject& subject) {
    for (const Size size : sizes) {
      Bare bare(subject.spec(size, 3));
      const std::vector<Mutation> film = bare.finish();
      REQUIRE_FALSE(film.empty());
      for (const std::uint64_t start : bare.pipeline.starts()) {
        if (start == film.size()) continue;
        const bool starts = film[start].phaseStart;
        CHECK(starts);
      }
      CHECK(bare.at.phase > 0);
      CHECK(bare.at.phase <= film.size());
    }
  });
}

TEST_CASE("Every mark that is shown has a name in the legend, and every name is shown") {
  test::forEveryVariant([](const Subject& subject) {
    std::uint64_t nameless = 0;
    std::set<std::string_view> names;
    const auto look = [&](const Bare& bare) {
      const std::vector<Mark> marks = bare.painted();
      for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell) {
        const std::string_view name = legendName(bare.variant(), bare.grid, cell, marks[cell]);
        if (name.empty()) ++nameless;
        if (&bare.variant() == &subject.variant) names.insert(name);
      }
    };
    std::set<std::string_view> known;
    for (const LegendEntry& entry : legendOf(subject.variant, subject.grid))
      known.insert(entry.name);
    // Not every cave has a way through it.
    for (std::uint64_t seed = 4; seed < 100 && names != known; ++seed) {
      look(Bare(subject.spec({12, 7}, seed)));
      watch(subject.spec({12, 7}, seed),
            [&](const Grid&, const Mutation&, const Bare& bare) { look(bare); });
    }
    CHECK(nameless == 0);
    // What a change shows may depend on its parameters, and what a solver shows on the cave.
    if (subject.info.role == Role::generator ||
        (subject.info.role == Role::solver && subject.grid == GridKind::maze))
      CHECK(names == known);
    else
      CHECK(std::includes(known.begin(), known.end(), names.begin(), names.end()));
  });
}

// Whoever paints only what changed relies on this.
TEST_CASE("Within a phase the shown marks change for the cells of mutations only") {
  test::forEveryVariant([](const Subject& subject) {
    std::uint64_t surprises = 0;
    std::vector<Mark> before = Bare(subject.spec({12, 7}, 5)).painted();
    watch(subject.spec({12, 7}, 5), [&](const Grid&, const Mutation& mutation, const Bare& bare) {
      const std::vector<Mark> after = bare.painted();
      for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell)
        if (!mutation.phaseStart && cell != mutation.cell && before[cell] != after[cell])
          ++surprises;
      before = after;
    });
    CHECK(surprises == 0);
  });
}

TEST_CASE("Painting a part of the grid gives the same marks as painting all of it") {
  test::forEveryVariant([](const Subject& subject) {
    Bare bare(subject.spec({12, 7}, 6));
    bare.step(100);
    const std::vector<Mark> all = bare.painted();
    std::vector<Mark> part(20);
    bare.pipeline.paint(bare.grid, 30, part);
    CHECK(std::equal(part.begin(), part.end(), all.begin() + 30));
    if (bare.pipeline.paintsMarks()) return;
    for (Cell cell = 0; cell < bare.grid.cellCount(); ++cell)
      CHECK(all[cell] == bare.grid.mark(cell));
  });
}
