#include "gui/model/model.hpp"

#include "files/files.hpp"
#include "files/folders.hpp"

#include <algorithm>

namespace mazescope::gui {

namespace {

constexpr std::uint64_t sliceTicks = 2048;  // of one lane between two looks at the clock
constexpr double shareOfWork = 0.7;         // of a frame's time while lengths are still unknown

}  // namespace

Model::Model(const Preset& preset) { arrange(preset); }

Lane Model::makeLane(const Spec& spec, const LaneView& view) {
  return {nextId_++, Run(spec), view};
}

Transport::Runs Model::runs() const { return {runs_, selected_}; }
std::uint64_t Model::position() const { return transport_.position(runs()); }
Transport::Length Model::length() const { return transport_.length(runs()); }

Preset Model::preset() const {
  Preset preset;
  preset.about = about_;
  for (const Lane& lane : lanes_) preset.lanes.push_back({lane.run.spec(), lane.view});
  preset.playback = transport_.playback();
  preset.playback.tick = position();
  preset.linked = linked_;
  preset.selected = selected_;
  preset.palette = palette_;
  return preset;
}

bool Model::fileIsOwn() const { return file_ && file_->parent_path() != files::shippedPresets(); }

void Model::opened(const std::filesystem::path& file) {
  file_ = file;
  edited_ = false;
  tell({about_.empty() ? "Opened " + files::toUtf8(file.filename()) + '.' : about_});
}

/// Shows a preset. All lanes are made before anything is changed, so that a failure loses nothing.
void Model::arrange(const Preset& preset) {
  std::vector<Lane> lanes;
  lanes.reserve(Preset::maximumLanes);
  for (const PresetLane& lane : preset.lanes) lanes.push_back(makeLane(lane.spec, lane.view));
  lanes_ = std::move(lanes);
  collectRuns();
  selected_ = preset.selected;
  linked_ = preset.linked;
  about_ = preset.about;
  palette_ = preset.palette;
  const bool wasPlaying = transport_.playing();
  transport_ = Transport(preset.playback);
  if (wasPlaying) transport_.play(runs());
}

void Model::collectRuns() {
  runs_.clear();
  for (Lane& lane : lanes_) runs_.push_back(&lane.run);
}

bool Model::advance(double seconds, const std::function<bool(double share)>& goOn) {
  messages_.elapse(seconds);
  transport_.elapse(seconds);
  const auto unknown = [](const Lane& lane) { return !lane.run.total(); };
  const bool measuring = std::any_of(lanes_.begin(), lanes_.end(), unknown);
  bool more = true;
  do more = transport_.work(runs(), sliceTicks);
  while (more && goOn(measuring ? shareOfWork : 1));

  bool ahead = measuring;
  while (ahead && goOn(1)) {
    ahead = false;
    for (Lane& lane : lanes_) ahead = !lane.run.scout(sliceTicks) || ahead;
  }
  const bool phases = transport_.playback().unit == PlayUnit::phase;
  if (transport_.playing())
    rate_.elapse(seconds, phases ? selectedLane().run.phase() : position());
  else
    rate_.start(position());
  return more || ahead;
}

}  // namespace mazescope::gui
