#pragma once

#include "gui/frame_meter.hpp"
#include "gui/model/lane.hpp"
#include "gui/render/gl.hpp"
#include "gui/render/grid_texture.hpp"
#include "gui/render/overlay_texture.hpp"
#include "gui/render/placement.hpp"
#include "gui/render/programs.hpp"
#include "gui/render/sight_texture.hpp"

#include <mazescope/palette.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <utility>

namespace mazescope::gui::render {

/// Paints lanes into textures of their own. A lane is painted again only when something that is
/// to be seen has changed. Needs a current OpenGL 3.3 context for as long as it lives.
class Painter {
public:
  /// `meter`: told when time goes into uploading and drawing; has to outlive the painter.
  /// `textureLimit`: the longest side of a grid's texture; 0: what the driver allows.
  /// Throws std::runtime_error if the shaders do not compile.
  Painter(FrameMeter& meter, std::uint32_t textureLimit);
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

  /// What went to the graphics card since it was last asked.
  [[nodiscard]] Uploads takeUploads() { return std::exchange(uploads_, {}); }

  /// Frees what belongs to lanes that were not painted since the last call.
  void forgetUnused();

private:
  struct Canvas;

  [[nodiscard]] bool update(const Picture& picture, Canvas& canvas);
  void draw(const Picture& picture, const Canvas& canvas);
  [[nodiscard]] static PictureKind kindOf(const Picture& picture, const Canvas& canvas);
  static void bindTextures(GLuint program, const Canvas& canvas);
  static void setUniforms(GLuint program, const Picture& picture, const Canvas& canvas);
  static void setColors(GLuint program, const Picture& picture);

  FrameMeter& meter_;
  std::uint32_t textureLimit_;
  Uploads uploads_;
  Programs programs_;
  VertexArray vertices_;
  std::map<std::uint64_t, std::unique_ptr<Canvas>> canvases_;  // by lane id
};

}  // namespace mazescope::gui::render
