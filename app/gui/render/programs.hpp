#pragma once

#include "gui/render/gl.hpp"

#include <map>
#include <tuple>

namespace mazescope::gui::render {

/// What a picture needs of the shader, which is compiled for it.
struct PictureKind {
  bool large = false;     ///< a cell has pixels enough for walls
  bool cave = false;      ///< and not a maze
  bool tiled = false;     ///< the grid has several tiles
  bool overlaid = false;  ///< with an overlay's colours
  bool dark = false;      ///< shows only what a walker has seen

  friend bool operator<(const PictureKind& left, const PictureKind& right) {
    const auto all = [](const PictureKind& kind) {
      return std::tie(kind.large, kind.cave, kind.tiled, kind.overlaid, kind.dark);
    };
    return all(left) < all(right);
  }
};

/// The shader's programs, each compiled when it is first needed. Needs a current OpenGL 3.3 context.
class Programs {
public:
  /// Throws std::runtime_error if it does not compile. Valid for as long as this lives.
  [[nodiscard]] GLuint of(const PictureKind& kind);

private:
  std::map<PictureKind, Program> programs_;
};

}  // namespace mazescope::gui::render
