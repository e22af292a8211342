#include "gui/model/model.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <new>

namespace mazescope::gui {

namespace {

constexpr std::uint64_t sliceTicks = 2048;   // of one lane between two looks at the clock
constexpr std::uint64_t sliceCells = 16384;  // of one overlay, analysis, export or trial, likewise
// How far into a frame's time moves go where others want some too, and exports, overlays and figures
// where lengths are still unknown.
constexpr double shareOfWork = 0.7;
constexpr double shareOfViews = 0.85;

}  // namespace

Model::Model(const Preset& preset) {
  for (const Statistic& statistic : statistics()) moreIsBetter_.push_back(statistic.moreIsBetter);
  arrange(preset);
}

Lane Model::makeLane(const PresetLane& lane) {
  return {nextId_++, Run(lane.spec), lane.view, LaneOverlay(lane.overlay), {}, {}};
}

Transport::Runs Model::runs() const { return {runs_, selected_, breakpoints_}; }
std::uint64_t Model::position() const { return transport_.position(runs()); }
Transport::Length Model::length() const { return transport_.length(runs()); }

Preset Model::preset() const {
  Preset preset;
  preset.about = about_;
  for (const Lane& lane : lanes_)
    preset.lanes.push_back({lane.run.spec(), lane.view, lane.overlay.wanted()});
  preset.breakpoints = breakpoints_;
  preset.playback = transport_.playback();
  preset.playback.tick = position();
  preset.linked = linked_;
  preset.selected = selected_;
  preset.palette = palette_;
  return preset;
}

bool Model::fileIsOwn() const { return file_ && file_->parent_path() != files::shippedPresets(); }

void Model::opened(const std::filesystem::path& file, const Openable& content) {
  file_.reset();
  if (std::holds_alternative<Preset>(content) && !files::isStandardInput(file)) file_ = file;
  edited_ = false;
  tell({about_.empty() ? "Opened " + files::nameInMessages(file.filename()) + '.' : about_});
}

/// Shows a preset.
void Model::arrange(const Preset& preset) {
  showLanes(preset.lanes);
  breakpoints_ = preset.breakpoints;
  collectRuns();
  selected_ = preset.selected;
  linked_ = preset.linked;
  about_ = preset.about;
  palette_ = preset.palette;
  const bool wasPlaying = transport_.playing();
  transport_ = Transport(preset.playback);
  if (wasPlaying) transport_.play(runs());
}

/// Lanes that are there already are kept, with their runs and pictures. All others are made before
/// anything is changed, so that a failure loses nothing.
void Model::showLanes(const std::vector<PresetLane>& wanted) {
  std::vector<std::optional<std::size_t>> kept;  // for each that is wanted
  std::vector<bool> taken(lanes_.size(), false);
  std::vector<Lane> lanes;
  lanes.reserve(Preset::maximumLanes);
  for (const PresetLane& lane : wanted) {
    std::size_t present = 0;
    while (present < lanes_.size() && (taken[present] || lanes_[present].run.spec() != lane.spec))
      ++present;
    const bool there = present < lanes_.size();
    kept.push_back(there ? std::optional(present) : std::nullopt);
    if (there)
      taken[present] = true;
    else
      lanes.push_back(makeLane(lane));
  }
  for (std::size_t index = 0; index < wanted.size(); ++index) {
    if (!kept[index]) continue;
    Lane& lane = lanes_[*kept[index]];
    lane.view = wanted[index].view;
    if (lane.overlay.wanted() != wanted[index].overlay) lane.overlay.want(wanted[index].overlay);
    lanes.insert(lanes.begin() + static_cast<std::ptrdiff_t>(index), std::move(lane));
  }
  for (std::size_t lane = 0; lane < lanes_.size(); ++lane)
    if (!taken[lane] && lanes_[lane].walk) tell({std::string(walkEnded)});
  lanes_ = std::move(lanes);
}

/// Shows what was before or after an edit. If that edit concerned no run, they all stay where they
/// are, and so does what is no edit.
void Model::goBackTo(Preset preset) {
  const auto sameRun = [](const Lane& lane, const PresetLane& wanted) {
    return lane.run.spec() == wanted.spec;
  };
  const bool runsStay =
      std::equal(lanes_.begin(), lanes_.end(), preset.lanes.begin(), preset.lanes.end(), sameRun);
  if (!runsStay) {
    arrange(preset);
    return;
  }
  for (std::size_t lane = 0; lane < lanes_.size(); ++lane)
    preset.lanes[lane].view = lanes_[lane].view;
  preset.selected = selected_;
  const Transport transport = transport_;
  arrange(preset);
  transport_ = transport;
  transport_.changed();
}

void Model::collectRuns() {
  runs_.clear();
  for (Lane& lane : lanes_) runs_.push_back(&lane.run);
  transport_.changed();
}

void Model::tellOfBreakpoints() {
  using News = Transport::News;
  switch (transport_.takeNews()) {
    case News::none: break;
    case News::stopped: {
      const auto& [run, breakpoint] = *transport_.stop();
      const Run& stopped = lanes_[run].run;
      tell({fmt::format("Stopped at tick {} of lane {}: {}.", grouped(stopped.tick()), run + 1,
                        describe(breakpoints_[breakpoint].condition, stopped.stages()))});
      break;
    }
    case News::noneOn: tell({"No breakpoint is on that a lane could meet."}); break;
    case News::noneAhead: tell({"No breakpoint was met before the end."}); break;
    case News::noneBefore: tell({"There is no breakpoint before this tick."}); break;
  }
}

void Model::measureRate(double seconds) {
  const bool phases = transport_.playback().unit == PlayUnit::phase;
  if (transport_.playing())
    rate_.elapse(seconds, phases ? selectedLane().run.phase() : position(),
                 transport_.playingBackwards());
  else
    rate_.start(position());
}

bool Model::needsLengths() const { return transport_.playback().keepStep == KeepStep::percent; }

/// Whether lengths are still to be learned.
bool Model::measures() const {
  return std::any_of(lanes_.begin(), lanes_.end(),
                     [](const Lane& lane) { return !lane.run.total(); });
}

bool Model::advance(double seconds, const std::function<bool(double share)>& goOn) {
  messages_.elapse(seconds);
  transport_.elapse(seconds);
  survey_.elapse(seconds);
  // Running ahead would be in vain where the lanes move as fast as they can: they overtake whoever does,
  // and that then has to start from a copy of them.
  const bool fast = transport_.playing() && !std::isfinite(transport_.playback().speed);
  const bool measuring = measures() && (!fast || needsLengths());
  bool more = true;
  const auto overlaid = [](const Lane& lane) {
    return lane.overlay.wanted().kind != OverlayKind::none;
  };
  const bool others = measuring || export_ || survey_.running() ||
                      std::any_of(lanes_.begin(), lanes_.end(), overlaid);
  do more = transport_.work(runs(), sliceTicks);
  while (more && goOn(others ? shareOfWork : 1));
  endStaleWalks();
  if (!more) beginAwaitedWalk();

  bool exporting = true;
  do exporting = advanceExport(sliceCells);
  while (exporting && goOn(measuring ? shareOfViews : 1));

  bool behind = true;
  do {
    behind = advanceViews(!more && !transport_.playing());
    behind = findWays() || behind;
  } while (behind && goOn(measuring ? shareOfViews : 1));

  tellOfBreakpoints();

  bool ahead = measures() && (!more || needsLengths());
  while (ahead && goOn(1)) {
    ahead = false;
    for (Lane& lane : lanes_) ahead = !lane.run.scout(sliceTicks) || ahead;
  }
  bool surveying = true;
  do surveying = advanceSurvey();
  while (surveying && goOn(1));

  measureRate(seconds);
  return more || exporting || ahead || behind || surveying;
}

/// Takes each overlay, and the figures that somebody looks at, a little nearer to their run; returns
/// whether one has not caught up yet.
bool Model::advanceViews(bool rests) {
  bool behind = false;
  for (std::size_t index = 0; index < lanes_.size(); ++index) {
    Lane& lane = lanes_[index];
    try {
      behind = !lane.overlay.work(lane.run, sliceCells) || behind;
    } catch (const std::bad_alloc&) {
      lane.overlay.want({});
      tell({"There is not enough memory for that overlay.", true});
    }
    if (drawer_ == Drawer::comparison || index == selected_)
      behind = !lane.figures.work(lane.run, rests, sliceCells) || behind;
  }
  return behind;
}

/// Goes on with a trial; returns whether the survey still runs.
bool Model::advanceSurvey() {
  try {
    return survey_.work(sliceCells);
  } catch (const std::bad_alloc&) {
    survey_.cancel();
    tell({"There is not enough memory for the rest of the survey.", true});
    return false;
  }
}

}  // namespace mazescope::gui
