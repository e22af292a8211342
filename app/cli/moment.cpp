#include "cli/moment.hpp"

#include "cli/arguments.hpp"

#include <mazescope/error.hpp>

#include <fmt/format.h>

#include <limits>

namespace mazescope::cli {

namespace {

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

Breakpoint breakpoint(const std::string& text, std::span<const Stage> stages, Size size) {
  try {
    const Condition condition = parseCondition(text);
    if (const std::string never = whyNever(condition, stages, size); !never.empty())
      throw Error("", never);
    return {condition, {}, true};
  } catch (const Error& error) {
    throw BadUse(fmt::format("--until {}: {}", text, error.what()));
  }
}

/// On from where the run stands to the first tick that meets a condition.
void runUntil(Run& run, const std::vector<Breakpoint>& breakpoints) {
  Watch watch(breakpoints, 0, run.stages(), run.spec().size);
  if (watch.needsLength()) run.scout(unlimited);
  const std::uint64_t from = run.tick();
  watch.start(run.moment(), from + 1);
  if (run.approachWatched({}, unlimited, watch).hit) return;
  throw Error("", fmt::format("--until: not met after tick {}; the run ended at tick {}", from,
                              run.tick()));
}

}  // namespace

void addMomentOptions(CLI::App& command, MomentOptions& options) {
  command
      .add_option("--tick", options.tick,
                  "How many moves to make (default, and for more than there are: all of them)")
      ->type_name("N");
  command
      .add_option("--until", options.until,
                  "Then go on to the first tick that meets it: cell:X,Y, line:N, FIGURE>NUMBER, "
                  "FIGURE<NUMBER, dead-end, phase or percent:P; given again: any of them "
                  "(`mazescope list` names the figures)")
      ->type_name("CONDITION")
      ->allow_extra_args(false);
}

ChosenMoment chosenMoment(const MomentOptions& options, const Spec& spec) {
  const std::vector<Stage> stages = stagesOf(spec);
  ChosenMoment moment;
  for (const std::string& text : options.until)
    moment.then.push_back(breakpoint(text, stages, spec.size));
  if (!options.tick.empty())
    moment.tick = wholeNumber("--tick", options.tick, 0, unlimited);
  else if (moment.then.empty())
    moment.tick = unlimited;
  return moment;
}

void moveTo(Run& run, const ChosenMoment& moment) {
  run.seek(moment.tick);
  if (!moment.then.empty()) runUntil(run, moment.then);
  run.scout(1);  // whether this was the last move shows only by asking for the next one
}

}  // namespace mazescope::cli
