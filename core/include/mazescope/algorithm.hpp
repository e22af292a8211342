#pragma once

#include <mazescope/grid.hpp>
#include <mazescope/spec.hpp>
#include <mazescope/stepper.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mazescope {

// All texts of a descriptor point to static storage.

struct IntegerRange {
  std::int64_t standard = 0;  ///< the default
  std::int64_t minimum = 0;
  std::int64_t maximum = 0;
};

struct RealRange {
  double standard = 0;  ///< the default
  double minimum = 0;
  double maximum = 0;
};

struct Choice {
  struct Option {
    std::string_view id;
    std::string_view name;
    std::string_view help;
  };
  std::vector<Option> options;  ///< the first is the default
};

struct Text {
  std::string_view standard;  ///< the default
  /// What is wrong with a text, as the end of the sentence "NAME must be ..."; empty: nothing.
  std::optional<std::string> (*expected)(std::string_view);
};

/// A cell, as one of some words that name a rule, or as "X,Y".
struct Place {
  std::vector<Choice::Option> words;  ///< the first is the default
};

/// The cell that such a text gives; none: it is a word, or no such text. Not checked against any grid.
[[nodiscard]] std::optional<Point> givenCell(std::string_view place);

/// One parameter of an algorithm. The window's widgets, the command line's options and the
/// preset reader's checks are all made from this.
struct ParameterInfo {
  std::string_view id;    ///< as in presets and on the command line
  std::string_view name;  ///< as in the window
  std::string_view help;  ///< one sentence
  std::variant<IntegerRange, RealRange, Choice, Text, Place> type;

  [[nodiscard]] Value standard() const;
  /// Throws Error ("parameters/ID") unless the value has the right type and is within bounds. A
  /// whole number is taken where a real one is asked for. Returns the value in its own type.
  [[nodiscard]] Value checked(const Value& value) const;
  /// Reads a value from text, as the command line and the window's fields do, and checks it.
  [[nodiscard]] Value parsed(std::string_view text) const;
  /// The bounds in words, such as "a number from 0 to 1".
  [[nodiscard]] std::string bounds() const;
};

struct PseudocodeLine {
  std::string_view text;  ///< indented by two spaces a level; at most `longest` characters
  /// What a mutation of this line did, as a sentence; {cell} stands for its cell and {other} for
  /// the neighbour in its direction. Empty for lines that make no mutation.
  std::string_view told;

  static constexpr std::size_t longest = 38;  ///< what a side panel has room for
};

struct LegendEntry {
  Mark mark = Mark::unvisited;
  bool open = false;  ///< caves only: the entry speaks of open cells rather than of rock
  std::string_view name;
};

/// A number that an algorithm keeps of itself: curves show it over the run, breakpoints watch it.
struct FigureInfo {
  std::string_view id;    ///< as in breakpoints: "stack-depth"
  std::string_view name;  ///< as in the window: "stack depth"
  bool share = false;     ///< from 0 to 1 and shown in percent, not a whole number
};

/// What an algorithm is given to begin with.
struct Beginning {
  std::uint64_t seed = 0;
  std::optional<Point> start;    ///< of a generator: the cell it was told to begin in
  const Parameters& parameters;  ///< all of them; lives only while the stepper is made
  Ends ends;                     ///< of a stage: as those before left them; a solver has both,
                                 ///< unless there is no open cell
};

/// What a user watches: most algorithms have one variant, some (Prim) are several.
struct Variant {
  std::string_view id;    ///< as the value of the parameter "variant"
  std::string_view name;  ///< as the title of a lane
  std::string_view help;  ///< one sentence: what sets it apart; empty if it is the only one
  std::vector<PseudocodeLine> pseudocode;
  std::vector<LegendEntry> legend;  ///< the marks it uses, in the order of a cell's life
  std::vector<FigureInfo> figures;  ///< at least one; the first is the one a curve shows at first
  /// The algorithm before its first move. For a generator the grid is new; for a stage it is what
  /// those before have left.
  Stepper (*make)(const Grid& grid, const Beginning& beginning) = nullptr;
};

/// What an algorithm does in a run.
enum class Role : std::uint8_t {
  generator,  ///< makes a maze or a cave on a new grid; every run begins with one
  change,     ///< changes what there is
  solver,     ///< finds a way through it; the last stage of a run
};

/// All that a front end knows of an algorithm.
struct AlgorithmInfo {
  std::string_view id;       ///< stable: presets name it
  std::string_view name;     ///< as in a chooser
  std::string_view family;   ///< as the group in a chooser
  std::string_view summary;  ///< one sentence
  std::string_view prose;    ///< one page: how it works, what its mazes look like, its sources
  std::string_view phase;    ///< what one phase is: "pop of the stack"
  Role role = Role::generator;
  GridKind grid = GridKind::maze;    ///< what a generator makes
  std::optional<GridKind> onlyOn{};  ///< what a stage can work on; none: on both
  bool perfect = false;              ///< all its mazes are: connected, without loops
  bool hasStart = false;             ///< whether a spec may give a start cell
  /// A generator that draws again what a file holds. Opening one makes a spec with it; it is
  /// nothing to choose.
  bool fromFile = false;
  /// A parameter "variant" is put before these by the registry if there are several variants.
  std::vector<ParameterInfo> parameters;
  std::vector<Variant> variants;  ///< at least one; the first is the default

  /// Throws Error for what a look at single parameters does not tell, with the field "width",
  /// "height" or "parameters/ID". Null: there is nothing of the kind.
  void (*check)(Size size, const Parameters& parameters) = nullptr;

  /// The parameter with this id, or null.
  [[nodiscard]] const ParameterInfo* parameter(std::string_view parameterId) const;
  /// The variant that resolved parameters choose.
  [[nodiscard]] const Variant& variant(const Parameters& chosen) const;
};

}  // namespace mazescope
