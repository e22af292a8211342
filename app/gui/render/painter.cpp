#include "gui/render/painter.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mazescope::gui::render {

namespace {

constexpr double largeFrom = 2;  // pixels a cell: below, a pixel shows the mean of what lies in it

std::uint32_t driverLimit() {
  GLint limit = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &limit);
  return static_cast<std::uint32_t>(limit);
}

using Rgb = std::array<float, 3>;

Rgb toRgb(Color color) {
  return {static_cast<float>(color.red) / 255, static_cast<float>(color.green) / 255,
          static_cast<float>(color.blue) / 255};
}

Color unpacked(std::uint32_t packed) {
  return {static_cast<std::uint8_t>(packed), static_cast<std::uint8_t>(packed >> 8U),
          static_cast<std::uint8_t>(packed >> 16U)};
}

}  // namespace

/// What one lane has on the graphics card, and what its picture was painted from.
struct Painter::Canvas {
  struct Painted {
    Placement placement;
    std::string_view palette;
    std::uint32_t background;
    bool finished;  // the current cell is shown until then
    bool walk;
    bool darkness;
    friend bool operator==(const Painted&, const Painted&) = default;
  };

  Canvas(const Run& run, std::uint32_t limit)
      : grid(run, limit), overlay(run.grid().size(), limit), sight(run.grid().size(), limit) {}

  /// Makes the target as large as the pane.
  void resize(Placement::Vector pane) {
    if (target.get() == 0) {
      GLuint name = 0;
      glGenTextures(1, &name);
      target = Texture(name);
      glGenFramebuffers(1, &name);
      framebuffer = Framebuffer(name);
    }
    glBindTexture(GL_TEXTURE_2D, target.get());
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, static_cast<GLsizei>(pane.x),
                 static_cast<GLsizei>(pane.y), 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer.get());
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, target.get(), 0);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
  }

  GridTexture grid;
  OverlayTexture overlay;
  SightTexture sight;
  Texture target;
  Framebuffer framebuffer;
  std::optional<Painted> painted;
  bool used = true;
};

Painter::Painter(FrameMeter& meter, std::uint32_t textureLimit)
    : meter_(meter), textureLimit_(textureLimit != 0 ? textureLimit : driverLimit()) {
  GLuint name = 0;
  glGenVertexArrays(1, &name);
  vertices_ = VertexArray(name);
}

Painter::~Painter() = default;

GLuint Painter::paint(const Picture& picture) {
  std::unique_ptr<Canvas>& canvas = canvases_[picture.lane.id];
  if (!canvas) canvas = std::make_unique<Canvas>(picture.lane.run, textureLimit_);
  canvas->used = true;
  const std::optional<LaneWalk>& walk = picture.lane.walk;
  const bool darkness = walk && walk->darkness;
  const Canvas::Painted wanted{picture.placement,           picture.palette.id, picture.background,
                               picture.lane.run.finished(), walk.has_value(),   darkness};
  const bool changed = update(picture, *canvas);
  if (changed || canvas->painted != wanted) {
    const FrameMeter::Span drawing(meter_, &FrameTimes::draw);
    if (!canvas->painted || canvas->painted->placement.pane != picture.placement.pane)
      canvas->resize(picture.placement.pane);
    canvas->painted = wanted;
    draw(picture, *canvas);
  }
  return canvas->target.get();
}

/// Brings what is on the graphics card up to date; returns whether anything has changed.
bool Painter::update(const Picture& picture, Canvas& canvas) {
  const FrameMeter::Span uploading(meter_, &FrameTimes::upload);
  const std::optional<LaneWalk>& walk = picture.lane.walk;
  const bool moved = canvas.grid.update(picture.lane.run, uploads_);
  const bool overlaid = canvas.overlay.update(picture.lane.overlay, uploads_);
  const bool seen = walk && walk->darkness && canvas.sight.update(*walk, uploads_);
  return moved || overlaid || seen;
}

void Painter::forgetUnused() {
  std::erase_if(canvases_, [](const auto& entry) { return !entry.second->used; });
  for (const auto& [id, canvas] : canvases_) canvas->used = false;
}

/// Textures go to units of their own; samplers of different types may not share one.
void Painter::bindTextures(GLuint program, const Canvas& canvas) {
  const auto bind = [program](const char* sampler, GLint unit, GLenum target, GLuint texture) {
    glUniform1i(glGetUniformLocation(program, sampler), unit);
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(target, texture);
  };
  bind("sights", 3, GL_TEXTURE_2D_ARRAY, canvas.sight.sights());
  bind("levelColors", 2, GL_TEXTURE_2D, canvas.overlay.colors());
  bind("levels", 1, GL_TEXTURE_2D_ARRAY, canvas.overlay.levels());
  bind("words", 0, GL_TEXTURE_2D_ARRAY, canvas.grid.cells().name());
}

PictureKind Painter::kindOf(const Picture& picture, const Canvas& canvas) {
  const Grid& grid = picture.lane.run.grid();
  // A walker sees the maze and not how it came to be.
  const std::optional<LaneWalk>& walk = picture.lane.walk;
  return {.large = picture.placement.cell >= largeFrom,
          .cave = grid.kind() == GridKind::cave,
          .tiled = canvas.grid.cells().tile() != grid.size(),
          .overlaid = !walk && picture.lane.overlay.shown() != nullptr,
          .dark = walk && walk->darkness};
}

void Painter::draw(const Picture& picture, const Canvas& canvas) {
  const Placement& placement = picture.placement;
  const GLuint program = programs_.of(kindOf(picture, canvas));
  glUseProgram(program);
  setUniforms(program, picture, canvas);
  glBindFramebuffer(GL_FRAMEBUFFER, canvas.framebuffer.get());
  glViewport(0, 0, static_cast<GLsizei>(placement.pane.x), static_cast<GLsizei>(placement.pane.y));
  glDisable(GL_BLEND);
  glDisable(GL_SCISSOR_TEST);
  bindTextures(program, canvas);
  glBindVertexArray(vertices_.get());
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glBindVertexArray(0);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

void Painter::setUniforms(GLuint program, const Picture& picture, const Canvas& canvas) {
  const Run& run = picture.lane.run;
  const Grid& grid = run.grid();
  const Placement& placement = picture.placement;
  const auto uniform = [program](const char* name) { return glGetUniformLocation(program, name); };
  const auto integers = [&](const char* name, std::uint32_t x, std::uint32_t y) {
    glUniform2i(uniform(name), static_cast<GLint>(x), static_cast<GLint>(y));
  };
  const auto pair = [&](const char* name, Placement::Vector value) {
    glUniform2f(uniform(name), static_cast<float>(value.x), static_cast<float>(value.y));
  };
  integers("size", grid.size().width, grid.size().height);
  integers("tile", canvas.grid.cells().tile().width, canvas.grid.cells().tile().height);
  glUniform1i(uniform("tilesAcross"), static_cast<GLint>(canvas.grid.cells().tilesAcross()));
  const Point base = placement.firstSeen(grid.size());
  integers("base", base.x, base.y);
  pair("pane", placement.pane);
  pair("origin", placement.cornerOf(base));
  glUniform1f(uniform("cell"), static_cast<float>(placement.cell));
  const bool walk = picture.lane.walk.has_value();
  glUniform1i(uniform("plain"), walk ? 1 : 0);
  if (run.last() && !run.finished() && !walk) {
    const Point here = grid.pointOf(run.last()->cell);
    integers("here", here.x, here.y);
  } else {
    glUniform2i(uniform("here"), -1, -1);
  }
  setColors(program, picture);
}

void Painter::setColors(GLuint program, const Picture& picture) {
  const auto color = [program](const char* name, Color value) {
    glUniform3fv(glGetUniformLocation(program, name), 1, toRgb(value).data());
  };
  const auto colors = [program](const char* name, const std::array<Color, markCount>& values) {
    std::array<Rgb, markCount> rgb;
    std::transform(values.begin(), values.end(), rgb.begin(), toRgb);
    glUniform3fv(glGetUniformLocation(program, name), static_cast<GLsizei>(rgb.size()),
                 rgb[0].data());
  };
  const bool cave = picture.lane.run.grid().kind() == GridKind::cave;
  colors("closed", cave ? picture.palette.rock : picture.palette.room);
  colors("opened", picture.palette.open);
  color("wall", picture.palette.wall);
  color("hereColor", picture.palette.here);
  color("background", unpacked(picture.background));
}

}  // namespace mazescope::gui::render
