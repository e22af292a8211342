#pragma once

#include <mazescope/backward_search.hpp>
#include <mazescope/playback.hpp>
#include <mazescope/run.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace mazescope {

/// Drives several runs together: plays, pauses, steps and seeks all of them on one timeline.
///
/// The timeline counts ticks. Keeping step by tick, position t means tick t of every run (or its
/// end, for the shorter ones). Keeping step by percent, it means tick t of the selected run and
/// the same share of every other; until all their lengths are known, the runs go by tick. Keeping
/// step by phase, positions count phases, and every run stands at the end of that phase (or at its
/// end); a step by tick then moves each run by one.
///
/// Playing stops at breakpoints, at any speed: the run that met one stands exactly at its tick,
/// and the others where they should be then.
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
    std::span<const Breakpoint> breakpoints = {};
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
  /// The other way, to the start, whatever breakpoints there are.
  void playBackwards(const Runs& runs);
  [[nodiscard]] bool playingBackwards() const { return playing_ && backwards_; }
  void pause();

  void seek(std::uint64_t position);
  /// To where the selected run is at this tick, exactly, and the others in step with it.
  void seekTick(const Runs& runs, std::uint64_t tick);
  /// Some runs were made anew and start from the beginning; playing goes on. The others stay
  /// where they are until the next move, which brings all of them back in step.
  void restart();
  /// Another run was selected. Nothing moves.
  void reselected(const Runs& runs);
  void toEnd();
  /// Steps from where the runs are; negative numbers go back. They pause.
  void stepTicks(const Runs& runs, std::int64_t ticks);
  void stepPhases(const Runs& runs, std::int64_t phases);

  /// Plays as fast as it goes to where the next breakpoint is met.
  void toNextBreakpoint(const Runs& runs);
  /// Looks for the last breakpoint before here, in slices, and goes there. Pausing gives up.
  void toPreviousBreakpoint(const Runs& runs);
  /// The breakpoints, or which runs there are, have changed. Playing goes on.
  void changed();

  /// A breakpoint that a run has met.
  struct Stop {
    std::size_t run = 0;
    std::size_t breakpoint = 0;
    friend bool operator==(const Stop&, const Stop&) = default;
  };
  /// The one at which the runs stand, until they move on.
  [[nodiscard]] const std::optional<Stop>& stop() const { return stop_; }
  /// How far the search backwards has come, from 0 to 1; none: there is no search.
  [[nodiscard]] std::optional<double> searched() const;

  enum class News : std::uint8_t { none, stopped, noneOn, noneAhead, noneBefore };
  /// What came of playing or searching, once.
  [[nodiscard]] News takeNews() { return std::exchange(news_, News::none); }

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

  [[nodiscard]] static bool finished(const Runs& runs);
  void goTo(std::uint64_t position);
  [[nodiscard]] bool byPhase() const { return playback_.keepStep == KeepStep::phase; }
  [[nodiscard]] bool byPercent(const Runs& runs) const;
  [[nodiscard]] std::uint64_t target(const Runs& runs, std::size_t run) const;
  [[nodiscard]] std::size_t leader(const Runs& runs) const;
  [[nodiscard]] bool moveOn(const Runs& runs, std::uint64_t ticks);
  [[nodiscard]] bool moveBack(const Runs& runs, std::uint64_t ticks);
  [[nodiscard]] bool approach(const Runs& runs, std::uint64_t ticks);
  [[nodiscard]] bool approachPhaseGoal(const Runs& runs, std::uint64_t ticks);
  [[nodiscard]] bool bring(const Runs& runs, std::size_t run, std::uint64_t ticks);

  // transport_breakpoints.cpp
  void watch(const Runs& runs);
  [[nodiscard]] bool awaitsPercent(const Runs& runs) const;
  [[nodiscard]] bool bringWatched(const Runs& runs, std::size_t run, const Run::Goal& goal,
                                  std::uint64_t ticks);
  [[nodiscard]] std::uint64_t positionAt(const Runs& runs, std::size_t run, std::uint64_t tick,
                                         std::uint64_t phase) const;
  void meet(const Runs& runs, std::size_t run, std::size_t breakpoint);
  [[nodiscard]] bool search(const Runs& runs, std::uint64_t ticks);
  void goToFound(const Runs& runs);

  Playback playback_;
  bool playing_ = false;
  bool backwards_ = false;
  bool hurrying_ = false;  // to the next breakpoint, whatever the speed
  double owed_ = 0;        // units that time has earned and that were not played yet
  std::optional<PhaseGoal> phaseGoal_;
  bool awaitsLengths_ = false;  // the runs went by tick, and will go by percent once they can
  bool moving_ = true;          // until every run is where it should be; then all are let be
  // Where single runs should be instead, in ticks: none for the others, or nothing for all.
  std::vector<std::optional<std::uint64_t>> places_;
  std::optional<std::size_t> aligning_;  // by phase: the others follow this run, once in its place

  bool watching_ = false;                 // whether the present move stops at breakpoints
  bool watchesStale_ = true;              // they do not start from where the runs are
  std::vector<Watch> watches_;            // by run
  std::vector<BackwardSearch> searches_;  // by run; nothing while there is no search
  std::optional<Stop> met_;               // on the way; it is the stop once all have arrived
  std::optional<Stop> stop_;
  News news_ = News::none;
};

}  // namespace mazescope
