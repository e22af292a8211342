#pragma once

#include <glad/gl.h>

#include <utility>

namespace mazescope::gui::render {

/// Owns one OpenGL name and gives it back with `Delete`.
template <auto Delete>
class Handle {
public:
  Handle() = default;
  explicit Handle(GLuint name) : name_(name) {}
  Handle(Handle&& other) noexcept : name_(std::exchange(other.name_, 0)) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(name_, other.name_);
    return *this;
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() {
    if (name_ != 0) Delete(name_);
  }
  [[nodiscard]] GLuint get() const { return name_; }

private:
  GLuint name_ = 0;
};

inline void deleteTexture(GLuint name) { glDeleteTextures(1, &name); }
inline void deleteFramebuffer(GLuint name) { glDeleteFramebuffers(1, &name); }
inline void deleteVertexArray(GLuint name) { glDeleteVertexArrays(1, &name); }
inline void deleteProgram(GLuint name) { glDeleteProgram(name); }

using Texture = Handle<deleteTexture>;
using Framebuffer = Handle<deleteFramebuffer>;
using VertexArray = Handle<deleteVertexArray>;
using Program = Handle<deleteProgram>;

}  // namespace mazescope::gui::render
