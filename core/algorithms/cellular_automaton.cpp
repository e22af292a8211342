#include "generations.hpp"

#include <mazescope/algorithm.hpp>
#include <mazescope/random.hpp>
#include <mazescope/words.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace mazescope::algorithms {

namespace {

/// Reads "B3/S23"; empty if it is not of that form.
std::optional<LifeRule> parseRule(std::string_view text) {
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
  LifeRule rule;
  if (!readCounts(text.substr(0, slash), 'B', rule.opens) ||
      !readCounts(text.substr(slash + 1), 'S', rule.stays))
    return std::nullopt;
  return rule;
}

/// "5, 6, 7, 8", or "no count".
std::string countsOf(const std::array<bool, 9>& counts) {
  std::string text;
  for (std::size_t count = 0; count < counts.size(); ++count)
    if (counts.at(count)) text += (text.empty() ? "" : ", ") + std::to_string(count);
  return text.empty() ? "no count" : text;
}

std::optional<std::string> expectedRule(std::string_view text) {
  if (parseRule(text)) return std::nullopt;
  return "a rule such as B5678/S45678: B and the counts of open neighbours at which rock opens, a "
         "slash, S and the counts at which an open cell stays; each count from 0 to 8, once";
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
  static constexpr std::size_t shownChanges = 16;

  Size size;
  Random random;
  double fill;
  LifeRule rule;
  std::uint64_t cap;

  std::uint64_t generation = 0;  // the one being made; 0 is the noise
  Generations generations{size, rule};
  Cell noise = 0;             // the next cell to get its noise
  std::uint32_t noiseX = 0;   // its column
  Bits noiseWord = 0;         // those before it that are in its word
  double drawn = 0;           // for the cell before it
  Bits changes = 0;           // of the 64 cells at work, those not yet told
  std::uint64_t changed = 0;  // cells so far in this generation
  std::uint64_t openCells = 0;
  std::array<Cell, 2 * shownChanges> recent{};  // the latest cells changed, at changed % size
  End end = End::none;

  bool next(const Grid& grid, Mutation& out) {
    if (noise < grid.cellCount()) {
      makeNoise(out);
      return true;
    }
    if (changes == 0 && !findChanges()) return false;
    tellChange(out);
    return true;
  }

  void makeNoise(Mutation& out) {
    drawn = random.fraction();
    const bool open = drawn < fill;
    out = Mutation{.cell = noise,
                   .kind = open ? Mutation::Kind::dig : Mutation::Kind::mark,
                   .phaseStart = noise == 0,
                   .after = Mark::done,
                   .line = open ? digNoise : leaveNoise};
    noiseWord |= Bits{open} << noiseX % bitsPerWord;
    // Counted in without a branch, which nobody would guess; a cell left rock is overwritten.
    recent[changed % recent.size()] = noise++;
    changed += unsigned{open};
    openCells += unsigned{open};
    ++noiseX;
    if (noiseX % bitsPerWord == 0 || noiseX == size.width) endNoiseWord();
  }

  void endNoiseWord() {
    generations.addNoise(std::exchange(noiseWord, 0));
    if (noiseX == size.width) noiseX = 0;
  }

  /// The next cells that change, in this generation or a later one. False: it has ended.
  bool findChanges() {
    if (end != End::none) return false;
    while (generation == 0 || !generations.findChanges()) {
      end = endOfGeneration();
      if (end != End::none) {
        generations.clear();
        return false;
      }
      generations.begin();
      ++generation;
      changed = 0;
    }
    changes = generations.changes();
    return true;
  }

  End endOfGeneration() const {
    if (generation > 0 && changed == 0) return End::stable;
    if (generation > 1 && generations.repeats()) return End::oscillates;
    return generation == cap ? End::capped : End::none;
  }

  void tellChange(Mutation& out) {
    const auto bit = static_cast<std::uint32_t>(std::countr_zero(changes));
    const bool open = (generations.made() >> bit & 1U) != 0;
    out = Mutation{.cell = generations.first() + bit,
                   .kind = open ? Mutation::Kind::dig : Mutation::Kind::fill,
                   .phaseStart = changed == 0,
                   .before = Mark::done,
                   .after = Mark::done,
                   .line = open ? opens : closes};
    recent[changed++ % recent.size()] = out.cell;
    openCells += open ? 1U : ~std::uint64_t{0};
    changes &= changes - 1;
  }

  /// Cells that changed in the present generation show as just opened or just closed.
  Mark shown(const Grid& grid, Cell cell) const {
    if (generation == 0 || end != End::none) return grid.mark(cell);
    const bool open = grid.open(cell);
    if (open == generations.wasOpen(grid.pointOf(cell))) return grid.mark(cell);
    return open ? Mark::active : Mark::frontier;
  }

  Inspection inspect(const Grid&, std::size_t limit) const {
    Inspection inspection;
    const std::string_view name = generation == 0 ? "opened by the noise" : "changed cells";
    inspection.lists = {{name, Inspection::Shape::bag, "newest first", changed, {}}};
    const auto known = std::min<std::uint64_t>({limit, changed, shownChanges});
    for (std::uint64_t i = 1; i <= known; ++i)
      inspection.lists[0].cells.push_back(recent[(changed - i) % recent.size()]);
    inspection.ending = ending();
    return inspection;
  }

  double figure(const Grid& grid, std::size_t index) const {
    switch (index) {
      case 0: return static_cast<double>(openCells) / grid.cellCount();
      case 1: return static_cast<double>(changed);
      default: return static_cast<double>(generation);
    }
  }

  Explanation explain(const Grid& grid, const Mutation& last) const {
    if (last.line == digNoise || last.line == leaveNoise)
      return {"Drew " + toText(drawn) + ", " + (drawn < fill ? "" : "not ") + "below " +
                  toText(fill) + (drawn < fill ? ": opens." : ": stays rock."),
              {},
              {}};
    Explanation::Block block{last.cell, openAround(grid, last.cell)};
    std::string text = counted(block.counted.size(), "of its 8 neighbours was open; ",
                               "of its 8 neighbours were open; ");
    text += last.line == opens ? "rock opens at " + countsOf(rule.opens) + ": it opens."
                               : "an open cell stays at " + countsOf(rule.stays) + ": it closes.";
    const Point at = grid.pointOf(last.cell);
    if (at.x == 0 || at.y == 0 || at.x + 1 == size.width || at.y + 1 == size.height)
      text += " Outside the grid all is rock.";
    return {std::move(text), {}, std::move(block)};
  }

  /// The neighbours that were open in the generation before.
  std::vector<Cell> openAround(const Grid& grid, Cell cell) const {
    const Point at = grid.pointOf(cell);
    std::vector<Cell> open;
    for (std::uint32_t row = at.y - std::min(at.y, 1U); row <= at.y + 1; ++row)
      for (std::uint32_t column = at.x - std::min(at.x, 1U); column <= at.x + 1; ++column)
        if (const Point near{column, row};
            near != at && grid.contains(near) && generations.wasOpen(near))
          open.push_back(grid.cellAt(near));
    return open;
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

  std::size_t bytes() const { return generations.bytes(); }
  void pack() {
    if (end == End::none) generations.pack();
  }
  void unpack(const Grid& grid) {
    if (end == End::none) generations.unpack(grid, changes);
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

Stepper make(const Grid& grid, const Beginning& from) {
  return Stepper(CellularAutomaton{
      .size = grid.size(),
      .random = Random(from.seed),
      .fill = std::get<double>(from.parameters.at("fill")),
      .rule = parseRule(std::get<std::string>(from.parameters.at("rule"))).value(),
      .cap = static_cast<std::uint64_t>(std::get<std::int64_t>(from.parameters.at("generations"))),
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
          .figures = {{"open-share", "open share", true},
                      {"changed-cells", "changed cells"},
                      {"generation", "generation"}},
          .make = make,
      }},
  };
}

}  // namespace mazescope::algorithms
