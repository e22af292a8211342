#include <mazescope/algorithm.hpp>
#include <mazescope/random.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace mazescope::algorithms {

namespace {

using Bits = std::uint64_t;
constexpr std::uint32_t bitsPerWord = 64;

/// For each count of open neighbours (0 to 8): does rock open, does an open cell stay open?
struct Rule {
  std::array<bool, 9> opens{};
  std::array<bool, 9> stays{};
};

/// Reads "B3/S23"; empty if it is not of that form.
std::optional<Rule> parseRule(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto readCounts = [](std::string_view part, char letter, std::array<bool, 9>& counts) {
    if (part.empty() || part[0] != letter) return false;
    for (const char digit : part.substr(1)) {
      if (digit < '0' || digit > '8' || counts.at(static_cast<std::size_t>(digit - '0')))
        return false;
      counts.at(static_cast<std::size_t>(digit - '0')) = true;
    }
    return true;
  };
  Rule rule;
  if (!readCounts(text.substr(0, slash), 'B', rule.opens) ||
      !readCounts(text.substr(slash + 1), 'S', rule.stays))
    return std::nullopt;
  return rule;
}

std::optional<std::string> expectedRule(std::string_view text) {
  if (parseRule(text)) return std::nullopt;
  return "a rule such as B5678/S45678: B and the counts of open neighbours at which rock opens, a "
         "slash, S and the counts at which an open cell stays; each count from 0 to 8, once";
}

/// One generation as bits, 1 for open. Rows start at a new word, and an empty row above the
/// first and below the last stands for the rock outside.
struct Generation {
  std::uint32_t wordsPerRow = 0;
  std::vector<Bits> words;

  explicit Generation(Size size)
      : wordsPerRow((size.width + bitsPerWord - 1) / bitsPerWord),
        words(std::size_t{wordsPerRow} * (size.height + 2)) {}

  std::size_t place(std::uint32_t y, std::uint32_t word) const {
    return std::size_t{wordsPerRow} * (y + 1) + word;
  }
  bool open(Point point) const {
    return (words[place(point.y, point.x / bitsPerWord)] >> point.x % bitsPerWord & 1U) != 0;
  }
};

/// Two bits of a sum for each of 64 cells.
struct Sum {
  Bits ones;
  Bits twos;
};
Sum add(Bits a, Bits b) { return {a ^ b, a & b}; }
Sum add(Bits a, Bits b, Bits c) { return {a ^ b ^ c, (a & b) | (c & (a ^ b))}; }

/// The word `place` of the generation after `from`: the neighbours of 64 cells are counted at
/// once, one binary digit of all counts to a word.
Bits nextWord(const Generation& from, const Rule& rule, std::uint32_t y, std::uint32_t word) {
  struct Row {
    Bits west, here, east;  // the cells to the west of each cell, the cells, those to the east
  };
  const auto row = [&](std::size_t place) {
    const Bits here = from.words[place];
    const Bits before = word > 0 ? from.words[place - 1] : 0;
    const Bits after = word + 1 < from.wordsPerRow ? from.words[place + 1] : 0;
    return Row{here << 1U | before >> 63U, here, here >> 1U | after << 63U};
  };
  const std::size_t place = from.place(y, word);
  const Row above = row(place - from.wordsPerRow);
  const Row same = row(place);
  const Row below = row(place + from.wordsPerRow);

  const Sum a = add(above.west, above.here, above.east);
  const Sum b = add(below.west, below.here, below.east);
  const Sum c = add(same.west, same.east);
  const Sum ones = add(a.ones, b.ones, c.ones);
  const Sum twos = add(a.twos, b.twos, c.twos);
  const Sum moreTwos = add(ones.twos, twos.ones);
  const Sum fours = add(twos.twos, moreTwos.twos);
  const std::array<Bits, 4> digits{ones.ones, moreTwos.ones, fours.ones, fours.twos};

  Bits result = 0;
  for (unsigned count = 0; count <= 8; ++count) {
    const Bits eligible =
        (rule.opens[count] ? ~same.here : 0) | (rule.stays[count] ? same.here : 0);
    Bits matches = eligible;
    for (unsigned digit = 0; digit < 4; ++digit)
      matches &= (count >> digit & 1U) != 0 ? digits[digit] : ~digits[digit];
    result |= matches;
  }
  return result;
}

struct CellularAutomaton {
  enum Line : std::uint8_t {
    eachCell,
    digNoise,
    leaveNoise,
    repeat,
    eachChange,
    count,
    opens,
    closes
  };
  enum class End : std::uint8_t { none, stable, oscillates, capped };

  Size size;
  Random random;
  double fill;
  Rule rule;
  std::uint64_t cap;

  std::uint64_t generation = 0;  // the one being made; 0 is the noise
  Cell noise = 0;                // the next cell to get its noise
  // The generation before the present one, complete; the one before that; the one being made.
  Generation previous{size};
  Generation older{size};
  Generation current{size};
  std::uint32_t y = 0;  // the next word to compute
  std::uint32_t word = 0;
  Bits changes = 0;           // of the word before it, those not yet told
  std::uint64_t changed = 0;  // cells so far in this generation
  std::uint64_t openCells = 0;
  std::array<Cell, 16> recent{};  // the latest cells changed, at changed % 16
  End end = End::none;

  bool next(const Grid& grid, Mutation& out) {
    if (generation == 0 && noise < grid.cellCount()) {
      makeNoise(grid, out);
      return true;
    }
    while (changes == 0 && end == End::none) findChanges();
    if (end != End::none) return false;
    tellChange(grid, out);
    return true;
  }

  void makeNoise(const Grid& grid, Mutation& out) {
    const bool open = random.chance(fill);
    const Point point = grid.pointOf(noise);
    out = Mutation{.cell = noise,
                   .kind = open ? Mutation::Kind::dig : Mutation::Kind::mark,
                   .phaseStart = noise == 0,
                   .after = Mark::done,
                   .line = open ? digNoise : leaveNoise};
    ++noise;
    if (!open) return;
    current.words[current.place(point.y, point.x / bitsPerWord)] |= Bits{1}
                                                                    << point.x % bitsPerWord;
    note(out.cell);
    ++openCells;
  }

  void findChanges() {
    if (generation == 0 || y == size.height) finishGeneration();
    if (end != End::none) return;
    const std::size_t place = current.place(y, word);
    Bits made = nextWord(previous, rule, y, word);
    if (word + 1 == current.wordsPerRow && size.width % bitsPerWord != 0)
      made &= (Bits{1} << size.width % bitsPerWord) - 1;
    current.words[place] = made;
    changes = made ^ previous.words[place];
    if (changes != 0) return;
    advanceWord();
  }

  void advanceWord() {
    if (++word < current.wordsPerRow) return;
    word = 0;
    ++y;
  }

  void finishGeneration() {
    if (generation > 0 && changed == 0)
      end = End::stable;
    else if (generation > 1 && current.words == older.words)
      end = End::oscillates;
    else if (generation == cap)
      end = End::capped;
    if (end != End::none) return;
    std::swap(older, previous);
    std::swap(previous, current);
    ++generation;
    y = 0;
    word = 0;
    changed = 0;
  }

  void tellChange(const Grid& grid, Mutation& out) {
    const auto bit = static_cast<std::uint32_t>(std::countr_zero(changes));
    const bool open = (current.words[current.place(y, word)] >> bit & 1U) != 0;
    out = Mutation{.cell = grid.cellAt({word * bitsPerWord + bit, y}),
                   .kind = open ? Mutation::Kind::dig : Mutation::Kind::fill,
                   .phaseStart = changed == 0,
                   .before = Mark::done,
                   .after = Mark::done,
                   .line = open ? opens : closes};
    note(out.cell);
    if (open)
      ++openCells;
    else
      --openCells;
    changes &= changes - 1;
    if (changes == 0) advanceWord();
  }

  void note(Cell cell) { recent.at(changed++ % recent.size()) = cell; }

  /// Cells that changed in the present generation show as just opened or just closed.
  Mark shown(const Grid& grid, Cell cell) const {
    if (generation == 0 || end != End::none) return grid.mark(cell);
    const bool open = grid.open(cell);
    if (open == previous.open(grid.pointOf(cell))) return grid.mark(cell);
    return open ? Mark::active : Mark::frontier;
  }

  Inspection inspect(const Grid&, std::size_t limit) const {
    Inspection inspection;
    inspection.figures = {{"generation", generation}, {"open cells", openCells}};
    const std::string_view name = generation == 0 ? "opened by the noise" : "changed cells";
    inspection.lists = {{name, "newest first", changed, {}}};
    const auto known = std::min<std::uint64_t>({limit, changed, recent.size()});
    for (std::uint64_t i = 1; i <= known; ++i)
      inspection.lists[0].cells.push_back(recent.at((changed - i) % recent.size()));
    inspection.ending = ending();
    return inspection;
  }

  std::string ending() const {
    const std::string last = "generation " + std::to_string(generation);
    switch (end) {
      case End::none: break;
      case End::stable: return "Stable: nothing changed in " + last + '.';
      case End::oscillates:
        return "Oscillates with a period of two: " + last + " equals the one before the previous.";
      case End::capped: return "Stopped at the cap of " + std::to_string(cap) + " generations.";
    }
    return "";
  }

  std::size_t bytes() const {
    return (previous.words.capacity() + older.words.capacity() + current.words.capacity()) *
           sizeof(Bits);
  }
};

constexpr std::string_view prose =
    R"(A cellular automaton makes caves out of noise. First every cell is opened with a given probability, independently of all others, which looks like nothing so much as static. Then the whole grid is renewed a few times by one simple rule that looks only at the eight cells around each cell, and the noise draws together into caverns with smooth walls.

A rule is written in two lists of numbers. B5678/S45678 says: a rock cell with 5, 6, 7 or 8 open neighbours opens (B, for born), and an open cell with 4 or more stays open (S, for survives); all others are rock in the next generation. With this rule a cell simply becomes what the majority of the nine cells of its 3x3 block are, itself included, and that is why it smooths: bumps have few friends, and hollows many. Cells outside the grid count as rock, so the outer wall closes by itself.

All cells change at the same time. Each generation is computed from the complete one before it, never from one half renewed; a program that overwrites the grid as it goes gives slanted caves that depend on the order of the loop. What you see here cell by cell is therefore the list of differences between two finished generations.

The share of open cells in the noise decides nearly everything. Around one half the result hangs together in one or a few large caves; below about 45 in 100 it falls apart into small ones; above 55 only islands of rock remain. Nothing in the rule makes a cave connected: how many separate caves there are is left to chance, and a later step has to join or fill them.

Other rules give other worlds. B3/S23 is Conway's Game of Life. B3/S12345 grows maze-like corridors, B3/S1234 straighter ones. The automaton stops when nothing changes any more, when it swings between two states, or at the given number of generations, and says which.

What to watch: the first generation does most of the work, then the changes retreat to the walls.

Sources: J. Johnson, G. N. Yannakakis and J. Togelius, "Cellular automata for real-time generation of infinite cave levels", PCGames 2010; M. Gardner, "The fantastic combinations of John Conway's new solitaire game 'life'", Scientific American 223, 1970; B/S notation as in the LifeWiki, "Rulestring".)";

Stepper make(const Grid& grid, const Spec& spec) {
  return Stepper(CellularAutomaton{
      .size = grid.size(),
      .random = Random(spec.seed),
      .fill = std::get<double>(spec.parameters.at("fill")),
      .rule = parseRule(std::get<std::string>(spec.parameters.at("rule"))).value(),
      .cap = static_cast<std::uint64_t>(std::get<std::int64_t>(spec.parameters.at("generations"))),
  });
}

}  // namespace

AlgorithmInfo cellular_automaton() {
  return {
      .id = "cellular-automaton",
      .name = "Cellular automaton",
      .family = "Caves",
      .summary = "Smooths noise into caves by a rule over the eight neighbours of each cell.",
      .prose = prose,
      .phase = "generation",
      .grid = GridKind::cave,
      .hasStart = false,
      .parameters = {{"fill", "Open at first", "The share of cells that the noise opens.",
                      RealRange{.standard = 0.5, .minimum = 0, .maximum = 1}},
                     {"rule", "Rule",
                      "At which counts of open neighbours a cell opens (B) or stays open (S).",
                      Text{.standard = "B5678/S45678", .expected = expectedRule}},
                     {"generations", "Generations", "Stop after this many, if not stable before.",
                      IntegerRange{.standard = 100, .minimum = 0, .maximum = 100000}}},
      .variants = {{
          .id = "cellular-automaton",
          .name = "Cellular automaton",
          .help = "",
          .pseudocode = {{"for each cell", ""},
                         {"  with the chance given: open it", "The noise opened {cell}."},
                         {"  otherwise: leave it rock", "The noise left {cell} rock."},
                         {"repeat, all cells at the same time", ""},
                         {"  for each cell that will change", ""},
                         {"    n = its open neighbours, of eight", ""},
                         {"    rock, and n is in B: open it", "{cell} opened."},
                         {"    open, and n is not in S: fill it", "{cell} closed."},
                         {"until stable, swinging, or at the cap", ""}},
          .legend = {{Mark::unvisited, false, "undecided"},
                     {Mark::done, false, "rock"},
                     {Mark::done, true, "open"},
                     {Mark::active, true, "just opened"},
                     {Mark::frontier, false, "just closed"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
