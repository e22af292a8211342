#pragma once

#include <mazescope/playback.hpp>
#include <mazescope/run.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace mazescope {

/// Drives several runs together: plays, pauses, steps and seeks all of them on one timeline.
///
/// The timeline counts ticks. Keeping step by tick, position t means tick t of every run (or its
/// end, for the shorter ones). Keeping step by percent, it means tick t of the selected run and
/// the same share of every other; until all their lengths are known, the runs go by tick.
///
/// The transport has no clock. Its owner says how much time has gone by (`elapse`) and lets the
/// runs move in slices (`work`) for as long as it likes, so that no move is too long for a frame.
/// What could not be done in time is dropped, never made up for later.
class Transport {
public:
  /// The runs, in the order of their lanes; `selected` is the index of one. At least one run.
  struct Runs {
    std::span<Run* const> all;
    std::size_t selected = 0;
  };
  static constexpr double longestElapse = 0.1;  ///< seconds; more than that is not made up for

  explicit Transport(const Playback& playback = {}) : playback_(playback) {}

  /// How it is set; its tick is where the runs are, or on their way to.
  [[nodiscard]] const Playback& playback() const { return playback_; }
  void setSpeed(double speed) { playback_.speed = speed; }
  void setUnit(PlayUnit unit) { playback_.unit = unit; }
  void setKeepStep(const Runs& runs, KeepStep keepStep);

  [[nodiscard]] bool playing() const { return playing_; }
  /// Playing from the end starts again from the beginning.
  void play(const Runs& runs);
  void pause();

  void seek(std::uint64_t position);
  /// Some runs were made anew and start from the beginning; playing goes on. The others stay
  /// where they are until the next move, which brings all of them back in step.
  void restart();
  /// Another run was selected. Nothing moves.
  void reselected(const Runs& runs);
  void toEnd();
  /// Steps from where the runs are; negative numbers go back. They pause.
  void stepTicks(const Runs& runs, std::int64_t ticks);
  void stepPhases(const Runs& runs, std::int64_t phases);

  void elapse(double seconds);
  /// Lets every run make about `ticks` moves, at most, towards where it should be. Returns
  /// whether there is more to do now.
  bool work(const Runs& runs, std::uint64_t ticks);

  /// Where the runs are, as shown to a user.
  [[nodiscard]] std::uint64_t position(const Runs& runs) const;
  /// The length of the timeline as far as it is known; `complete` once it cannot grow.
  struct Length {
    std::uint64_t ticks = 0;
    bool complete = false;
  };
  [[nodiscard]] Length length(const Runs& runs) const;

private:
  struct PhaseGoal {
    std::size_t run;
    std::uint64_t phase;
  };

  void goTo(std::uint64_t position);
  [[nodiscard]] bool byPercent(const Runs& runs) const;
  [[nodiscard]] std::uint64_t target(const Runs& runs, std::size_t run) const;
  [[nodiscard]] std::size_t leader(const Runs& runs) const;
  [[nodiscard]] bool approach(const Runs& runs, std::uint64_t ticks);
  [[nodiscard]] bool moveOn(const Runs& runs, std::uint64_t ticks);

  Playback playback_;
  bool playing_ = false;
  double owed_ = 0;  // units that time has earned and that were not played yet
  std::optional<PhaseGoal> phaseGoal_;
  bool awaitsLengths_ = false;  // the runs went by tick, and will go by percent once they can
  bool moving_ = true;          // until every run is where it should be; then all are let be
};

}  // namespace mazescope
