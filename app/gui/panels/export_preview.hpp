#pragma once

#include "gui/render/image_texture.hpp"
#include "gui/ui.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mazescope::gui {

/// How an export of the selected lane will look: the first lines of a text, or else a picture of the
/// tick. It is made again when something has changed that is to be seen; of a large grid, only at
/// rest.
class ExportPreview {
public:
  /// Options are complete, and each within its bounds.
  void draw(Ui& ui, const exports::Format& format, const Parameters& options, ImVec2 size);

private:
  /// What it was made of.
  struct Source {
    std::uint64_t lane = 0;
    std::uint64_t revision = 0;
    std::uint64_t overlayRevision = 0;
    std::string palette;
    std::string format;
    Parameters options;
    friend bool operator==(const Source&, const Source&) = default;
  };

  void make(const Model& model, const exports::Format& format, const Parameters& options);
  void drawText(Ui& ui) const;
  void drawPicture() const;

  std::optional<Source> source_;
  std::string text_;
  std::string problem_;
  render::ImageTexture texture_;
  ImVec2 pixels_{};
};

}  // namespace mazescope::gui
