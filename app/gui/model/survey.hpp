#pragma once

#include <mazescope/spec.hpp>
#include <mazescope/trial.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mazescope::gui {

/// Trials of some specs with the same seeds each, made in slices: the first seed of every spec, then
/// the second, and so on. What was found stays, whatever becomes of the lanes the specs came from.
class Survey {
public:
  static constexpr std::uint64_t mostSeeds = 1000000;

  /// The trials of one spec, seed by seed, in 8 bytes a figure.
  class Part {
  public:
    explicit Part(Spec spec) : spec_(std::move(spec)) {}
    /// Resolved; its seed is the first one.
    [[nodiscard]] const Spec& spec() const { return spec_; }
    [[nodiscard]] std::uint64_t size() const;
    [[nodiscard]] TrialResult result(std::uint64_t index) const;
    /// The values of one of statistics() where it has a meaning.
    [[nodiscard]] std::vector<double> values(std::size_t statistic) const;
    void add(const TrialResult& result);

  private:
    Spec spec_;
    std::vector<double> numbers_;  // ticks, phases, and the statistics; not a number: no meaning
  };

  Survey() = default;
  /// 1 to mostSeeds seeds from firstSeed on, none beyond 64 bits; else throws Error.
  Survey(const std::vector<Spec>& specs, std::uint64_t firstSeed, std::uint64_t seeds);

  [[nodiscard]] bool any() const { return !parts_.empty(); }
  [[nodiscard]] const std::vector<Part>& parts() const { return parts_; }
  [[nodiscard]] std::uint64_t seeds() const { return seeds_; }  ///< wanted, of each part
  [[nodiscard]] std::uint64_t done() const { return done_; }    ///< trials, of all parts
  [[nodiscard]] std::uint64_t wanted() const { return parts_.size() * seeds_; }
  [[nodiscard]] bool running() const { return !cancelled_ && done_ < wanted(); }
  [[nodiscard]] double seconds() const { return seconds_; }  ///< that it ran
  /// At the pace so far, in seconds; empty while there is too little to tell by.
  [[nodiscard]] std::optional<double> secondsLeft() const;

  void elapse(double seconds);
  /// Makes about so many moves, or looks at about so many cells, of one trial; returns whether it
  /// still runs. Throws std::bad_alloc.
  bool work(std::uint64_t effort);
  void cancel();

private:
  std::vector<Part> parts_;
  std::uint64_t seeds_ = 0;
  std::uint64_t done_ = 0;
  std::optional<Trial> trial_;
  double seconds_ = 0;
  bool cancelled_ = false;
};

}  // namespace mazescope::gui
