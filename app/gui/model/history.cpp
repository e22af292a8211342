#include "gui/model/history.hpp"

namespace mazescope::gui {

void History::keep(const Preset& present) {
  undone_.clear();
  done_.push_back(present);
  if (done_.size() > longest) done_.erase(done_.begin());
}

std::optional<Preset> History::swap(const Preset& present, std::vector<Preset>& from,
                                    std::vector<Preset>& to) {
  if (from.empty()) return std::nullopt;
  to.push_back(present);
  Preset restored = std::move(from.back());
  from.pop_back();
  return restored;
}

}  // namespace mazescope::gui
