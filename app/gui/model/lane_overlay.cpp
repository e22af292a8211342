#include "gui/model/lane_overlay.hpp"

namespace mazescope::gui {

void LaneOverlay::want(const Overlay& overlay) {
  wanted_ = overlay;
  pending_.reset();
  show(nullptr);
}

bool LaneOverlay::work(const Run& run, std::uint64_t cells) {
  const auto current = [&] { return shown_ && shown_->tick() == run.tick(); };
  if (wanted_.kind == OverlayKind::none || current()) return true;
  if (!pending_) pending_ = std::make_unique<OverlayMap>(run, wanted_);
  if (pending_->work(cells)) show(std::move(pending_));
  return current();
}

void LaneOverlay::show(std::shared_ptr<const OverlayMap> map) {
  shown_ = std::move(map);
  ++revision_;
}

}  // namespace mazescope::gui
