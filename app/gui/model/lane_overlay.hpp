#pragma once

#include <mazescope/overlay_map.hpp>

#include <cstdint>
#include <memory>

namespace mazescope::gui {

/// The overlay of a lane: which one is wanted, and the map of it that was completed last. That may
/// be a little older than the run while this moves; its tick tells.
class LaneOverlay {
public:
  explicit LaneOverlay(const Overlay& wanted = {}) : wanted_(wanted) {}
  /// A copy shows the same map and begins the next one by itself.
  LaneOverlay(const LaneOverlay& other)
      : wanted_(other.wanted_), shown_(other.shown_), revision_(other.revision_) {}
  LaneOverlay(LaneOverlay&&) noexcept = default;
  LaneOverlay& operator=(const LaneOverlay&) = delete;
  LaneOverlay& operator=(LaneOverlay&&) noexcept = default;
  ~LaneOverlay() = default;

  [[nodiscard]] const Overlay& wanted() const { return wanted_; }
  void want(const Overlay& overlay);

  /// Null when there is none, or none yet.
  [[nodiscard]] const OverlayMap* shown() const { return shown_.get(); }
  /// Another number for every map that is shown, 0 before the first.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }

  /// Looks at about so many cells; returns whether the run's present tick is what is shown.
  bool work(const Run& run, std::uint64_t cells);

private:
  void show(std::shared_ptr<const OverlayMap> map);

  Overlay wanted_;
  std::shared_ptr<const OverlayMap> shown_;
  std::unique_ptr<OverlayMap> pending_;
  std::uint64_t revision_ = 0;
};

}  // namespace mazescope::gui
