#include "gui/render/programs.hpp"

#include "gui/render/shader.hpp"

#include <array>
#include <stdexcept>
#include <string>
#include <utility>

namespace mazescope::gui::render {

namespace {

GLuint compile(GLenum kind, const std::string& source) {
  const GLuint shader = glCreateShader(kind);
  const char* const text = source.c_str();
  glShaderSource(shader, 1, &text, nullptr);
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

Program link(const std::string& fragmentSource) {
  Program program(glCreateProgram());
  for (const GLuint shader :
       {compile(GL_VERTEX_SHADER, vertexShader), compile(GL_FRAGMENT_SHADER, fragmentSource)}) {
    glAttachShader(program.get(), shader);
    glDeleteShader(shader);
  }
  glLinkProgram(program.get());
  GLint good = 0;
  glGetProgramiv(program.get(), GL_LINK_STATUS, &good);
  if (good == GL_FALSE) throw std::runtime_error("OpenGL does not link the shaders");
  return program;
}

std::string sourceFor(const PictureKind& kind) {
  std::string source = "#version 330 core\n";
  for (const auto& [name, value] :
       {std::pair{"large", kind.large}, std::pair{"cave", kind.cave},
        std::pair{"tiled", kind.tiled}, std::pair{"overlaid", kind.overlaid},
        std::pair{"dark", kind.dark}})
    source += std::string("const bool ") + name + (value ? " = true;\n" : " = false;\n");
  return source + fragmentShader;
}

}  // namespace

GLuint Programs::of(const PictureKind& kind) {
  Program& program = programs_[kind];
  if (program.get() == 0) program = link(sourceFor(kind));
  return program.get();
}

}  // namespace mazescope::gui::render
