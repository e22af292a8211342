#include "gui/render/painter.hpp"

#include "gui/render/shader.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <string>

namespace mazescope::gui::render {

namespace {

GLuint compile(GLenum kind, const char* source) {
  const GLuint shader = glCreateShader(kind);
  glShaderSource(shader, 1, &source, nullptr);
  glCompileShader(shader);
  GLint good = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
  if (good == GL_FALSE) {
    std::array<char, 1024> log{};
    glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
    throw std::runtime_error("OpenGL does not compile a shader: " + std::string(log.data()));
  }
  return shader;
}

Program link() {
  Program program(glCreateProgram());
  for (const auto& [kind, source] :
       {std::pair{GL_VERTEX_SHADER, vertexShader}, std::pair{GL_FRAGMENT_SHADER, fragmentShader}}) {
    const GLuint shader = compile(static_cast<GLenum>(kind), source);
    glAttachShader(program.get(), shader);
    glDeleteShader(shader);
  }
  glLinkProgram(program.get());
  GLint good = 0;
  glGetProgramiv(program.get(), GL_LINK_STATUS, &good);
  if (good == GL_FALSE) throw std::runtime_error("OpenGL does not link the shaders");
  return program;
}

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
    friend bool operator==(const Painted&, const Painted&) = default;
  };

  Canvas(const Run& run, std::uint32_t limit) : grid(run, limit) {}

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
  Texture target;
  Framebuffer framebuffer;
  std::optional<Painted> painted;
  bool used = true;
};

Painter::Painter(std::uint32_t textureLimit)
    : textureLimit_(textureLimit != 0 ? textureLimit : driverLimit()), program_(link()) {
  GLuint name = 0;
  glGenVertexArrays(1, &name);
  vertices_ = VertexArray(name);
}

Painter::~Painter() = default;

GLuint Painter::paint(const Picture& picture) {
  std::unique_ptr<Canvas>& canvas = canvases_[picture.lane.id];
  if (!canvas) canvas = std::make_unique<Canvas>(picture.lane.run, textureLimit_);
  canvas->used = true;
  const Canvas::Painted wanted{picture.placement, picture.palette.id, picture.background,
                               picture.lane.run.finished()};
  const bool moved = canvas->grid.update(picture.lane.run);
  if (moved || canvas->painted != wanted) {
    if (!canvas->painted || canvas->painted->placement.pane != picture.placement.pane)
      canvas->resize(picture.placement.pane);
    canvas->painted = wanted;
    draw(picture, *canvas);
  }
  return canvas->target.get();
}

void Painter::forgetUnused() {
  std::erase_if(canvases_, [](const auto& entry) { return !entry.second->used; });
  for (const auto& [id, canvas] : canvases_) canvas->used = false;
}

void Painter::draw(const Picture& picture, const Canvas& canvas) const {
  const Run& run = picture.lane.run;
  const Grid& grid = run.grid();
  const Placement& placement = picture.placement;
  const bool cave = grid.kind() == GridKind::cave;
  const auto uniform = [this](const char* name) {
    return glGetUniformLocation(program_.get(), name);
  };
  const auto integers = [&](const char* name, std::uint32_t x, std::uint32_t y) {
    glUniform2i(uniform(name), static_cast<GLint>(x), static_cast<GLint>(y));
  };
  const auto color = [&](const char* name, Color value) {
    glUniform3fv(uniform(name), 1, toRgb(value).data());
  };
  const auto colors = [&](const char* name, const std::array<Color, markCount>& values) {
    std::array<Rgb, markCount> rgb;
    std::transform(values.begin(), values.end(), rgb.begin(), toRgb);
    glUniform3fv(uniform(name), static_cast<GLsizei>(rgb.size()), rgb[0].data());
  };

  glUseProgram(program_.get());
  integers("size", grid.size().width, grid.size().height);
  integers("tile", canvas.grid.tile().width, canvas.grid.tile().height);
  glUniform1i(uniform("tilesAcross"), static_cast<GLint>(canvas.grid.tilesAcross()));
  glUniform1i(uniform("cave"), cave ? 1 : 0);
  const auto pair = [&](const char* name, Placement::Vector value) {
    glUniform2f(uniform(name), static_cast<float>(value.x), static_cast<float>(value.y));
  };
  const Point base = placement.firstSeen(grid.size());
  integers("base", base.x, base.y);
  pair("pane", placement.pane);
  pair("origin", placement.cornerOf(base));
  glUniform1f(uniform("cell"), static_cast<float>(placement.cell));
  if (run.last() && !run.finished()) {
    const Point here = grid.pointOf(run.last()->cell);
    integers("here", here.x, here.y);
  } else {
    glUniform2i(uniform("here"), -1, -1);
  }
  colors("closed", cave ? picture.palette.rock : picture.palette.room);
  colors("opened", picture.palette.open);
  color("wall", picture.palette.wall);
  color("hereColor", picture.palette.here);
  color("background", unpacked(picture.background));

  glBindFramebuffer(GL_FRAMEBUFFER, canvas.framebuffer.get());
  glViewport(0, 0, static_cast<GLsizei>(placement.pane.x), static_cast<GLsizei>(placement.pane.y));
  glDisable(GL_BLEND);
  glDisable(GL_SCISSOR_TEST);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D_ARRAY, canvas.grid.name());
  glBindVertexArray(vertices_.get());
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glBindVertexArray(0);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

}  // namespace mazescope::gui::render
