#pragma once

#include "gui/model/lane.hpp"
#include "gui/render/gl.hpp"
#include "gui/render/grid_texture.hpp"
#include "gui/render/placement.hpp"

#include <mazescope/palette.hpp>

#include <cstdint>
#include <map>
#include <memory>

namespace mazescope::gui::render {

/// Paints lanes into textures of their own. A lane is painted again only when something that is
/// to be seen has changed. Needs a current OpenGL 3.3 context for as long as it lives.
class Painter {
public:
  /// `textureLimit`: the longest side of a grid's texture; 0: what the driver allows.
  /// Throws std::runtime_error if the shaders do not compile.
  explicit Painter(std::uint32_t textureLimit = 0);
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;
  ~Painter();

  struct Picture {
    const Lane& lane;
    Placement placement;
    const Palette& palette;
    std::uint32_t background;  ///< 0xAABBGGRR, as Dear ImGui packs colours
  };
  /// The texture with the picture, placement.pane pixels large, first row at the bottom.
  [[nodiscard]] GLuint paint(const Picture& picture);

  /// Frees what belongs to lanes that were not painted since the last call.
  void forgetUnused();

private:
  struct Canvas;

  void draw(const Picture& picture, const Canvas& canvas) const;

  std::uint32_t textureLimit_;
  Program program_;
  VertexArray vertices_;
  std::map<std::uint64_t, std::unique_ptr<Canvas>> canvases_;  // by lane id
};

}  // namespace mazescope::gui::render
