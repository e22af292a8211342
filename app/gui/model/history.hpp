#pragma once

#include <mazescope/preset.hpp>

#include <optional>
#include <vector>

namespace mazescope::gui {

/// Arrangements to go back to. A preset is small, so undo keeps whole ones.
class History {
public:
  static constexpr std::size_t longest = 200;

  /// To be called before an edit, with the arrangement that it is about to change.
  void keep(const Preset& present);
  /// The arrangement to show instead of the present one, if there is any.
  std::optional<Preset> undo(const Preset& present) { return swap(present, done_, undone_); }
  std::optional<Preset> redo(const Preset& present) { return swap(present, undone_, done_); }

  [[nodiscard]] bool canUndo() const { return !done_.empty(); }
  [[nodiscard]] bool canRedo() const { return !undone_.empty(); }

private:
  static std::optional<Preset> swap(const Preset& present, std::vector<Preset>& from,
                                    std::vector<Preset>& to);

  std::vector<Preset> done_;
  std::vector<Preset> undone_;
};

}  // namespace mazescope::gui
