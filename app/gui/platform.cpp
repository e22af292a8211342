#include "gui/platform.hpp"

#include "gui/keys.hpp"

#include <glad/gl.h>

#include <GLFW/glfw3.h>

#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <array>
#include <climits>
#include <cmath>
#include <cstring>
#include <stdexcept>
#include <string>

namespace mazescope::gui {

namespace {

std::string lastProblem() {
  const char* text = nullptr;
  glfwGetError(&text);
  return text != nullptr ? text : "unknown reason";
}

/// What the display has room for.
std::pair<int, int> room() {
  int x = 0;
  int y = 0;
  std::pair<int, int> size{INT_MAX, INT_MAX};
  if (GLFWmonitor* const monitor = glfwGetPrimaryMonitor(); monitor != nullptr)
    glfwGetMonitorWorkarea(monitor, &x, &y, &size.first, &size.second);
  return size;
}

/// Without a reason of its own a person cannot tell a missing display from an old driver.
GLFWwindow* openWindow(int width, int height) {
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
  const auto [widest, highest] = room();
  GLFWwindow* const window = glfwCreateWindow(std::min(width, widest), std::min(height, highest),
                                              "Mazescope", nullptr, nullptr);
  if (window == nullptr)
    throw std::runtime_error("the window needs OpenGL 3.3, which this display does not give: " +
                             lastProblem());
  return window;
}

/// Keys that may be held: those that step and walk.
bool steps(int key, int modifiers) {
  constexpr std::array walking{GLFW_KEY_W, GLFW_KEY_A, GLFW_KEY_S, GLFW_KEY_D};
  const bool walks = std::find(walking.begin(), walking.end(), key) != walking.end();
  return (GLFW_KEY_RIGHT <= key && key <= GLFW_KEY_UP) || (walks && modifiers == 0);
}

}  // namespace

Platform& Platform::of(GLFWwindow* window) {
  Platform& platform = *static_cast<Platform*>(glfwGetWindowUserPointer(window));
  platform.happened_ = true;
  return platform;
}

Platform::Platform(int width, int height) {
  if (glfwInit() == GLFW_FALSE) throw NoDisplay("no display: " + lastProblem());
  try {
    window_ = openWindow(width, height);
  } catch (...) {
    glfwTerminate();
    throw;
  }
  glfwMakeContextCurrent(window_);
  gladLoadGL(glfwGetProcAddress);
  glfwSwapInterval(1);

  glfwSetWindowUserPointer(window_, this);
  glfwSetKeyCallback(window_, [](GLFWwindow* window, int key, int, int action, int modifiers) {
    Platform& platform = of(window);
    if (action == GLFW_PRESS || (action == GLFW_REPEAT && steps(key, modifiers)))
      platform.keys_.push_back({key, modifiers & (GLFW_MOD_CONTROL | GLFW_MOD_SHIFT)});
  });
  glfwSetCharCallback(window_, [](GLFWwindow* window, unsigned character) {
    if (character < 128) of(window).keys_.push_back({static_cast<int>(character), Shortcut::typed});
  });
  glfwSetDropCallback(window_, [](GLFWwindow* window, int count, const char** paths) {
    for (int i = 0; i < count; ++i) of(window).drops_.push_back(std::filesystem::u8path(paths[i]));
  });
  glfwSetMouseButtonCallback(window_, [](GLFWwindow* window, int, int, int) { of(window); });
  glfwSetScrollCallback(window_, [](GLFWwindow* window, double, double) { of(window); });
  glfwSetCursorPosCallback(window_, [](GLFWwindow* window, double, double) { of(window); });
  glfwSetCursorEnterCallback(window_, [](GLFWwindow* window, int) { of(window); });
  glfwSetWindowFocusCallback(window_, [](GLFWwindow* window, int) { of(window); });
  glfwSetWindowRefreshCallback(window_, [](GLFWwindow* window) { of(window); });
  glfwSetFramebufferSizeCallback(window_, [](GLFWwindow* window, int, int) { of(window); });
  glfwSetWindowIconifyCallback(window_, [](GLFWwindow* window, int) { of(window); });
  glfwSetWindowCloseCallback(window_, [](GLFWwindow* window) { of(window); });

  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;         // nothing is ever written into the current folder
  ImGui_ImplGlfw_InitForOpenGL(window_, true);  // its callbacks call those set above
  ImGui_ImplOpenGL3_Init("#version 330 core");
}

Platform::~Platform() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplGlfw_Shutdown();
  ImGui::DestroyContext();
  glfwDestroyWindow(window_);
  glfwTerminate();
}

bool Platform::wait(double seconds) {
  happened_ = false;
  if (seconds <= 0)
    glfwPollEvents();
  else if (std::isfinite(seconds))
    glfwWaitEventsTimeout(seconds);
  else
    glfwWaitEvents();
  return happened_;
}

std::vector<Platform::KeyPress> Platform::takeKeys() { return std::exchange(keys_, {}); }
std::vector<std::filesystem::path> Platform::takeDrops() { return std::exchange(drops_, {}); }

void Platform::beginFrame() {
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplGlfw_NewFrame();
  ImGui::NewFrame();
}

void Platform::endFrame(ImU32 background) {
  ImGui::Render();
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window_, &width, &height);
  glViewport(0, 0, width, height);
  const ImVec4 color = ImGui::ColorConvertU32ToFloat4(background);
  glClearColor(color.x, color.y, color.z, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void Platform::swap() { glfwSwapBuffers(window_); }

void Platform::fontsChanged() {
#if IMGUI_VERSION_NUM < 19200  // later versions do it by themselves
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
#endif
}

Platform::Pixels Platform::read() const {
  Pixels pixels;
  glfwGetFramebufferSize(window_, &pixels.width, &pixels.height);
  const std::size_t row = static_cast<std::size_t>(pixels.width) * 3;
  std::vector<unsigned char> upward(row * static_cast<std::size_t>(pixels.height));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, pixels.width, pixels.height, GL_RGB, GL_UNSIGNED_BYTE, upward.data());
  for (int y = pixels.height - 1; y >= 0; --y) {
    const auto from = upward.begin() + static_cast<std::ptrdiff_t>(row) * y;
    pixels.rgb.insert(pixels.rgb.end(), from, from + static_cast<std::ptrdiff_t>(row));
  }
  return pixels;
}

bool Platform::closing() const { return glfwWindowShouldClose(window_) == GLFW_TRUE; }
bool Platform::minimised() const {
  return glfwGetWindowAttrib(window_, GLFW_ICONIFIED) == GLFW_TRUE;
}
double Platform::now() const { return glfwGetTime(); }

double Platform::refreshRate() const {
  constexpr double usual = 60;
  GLFWmonitor* const monitor = glfwGetPrimaryMonitor();
  const GLFWvidmode* const mode = monitor != nullptr ? glfwGetVideoMode(monitor) : nullptr;
  return mode != nullptr && mode->refreshRate > 0 ? mode->refreshRate : usual;
}

float Platform::contentScale() const {
  float x = 1;
  float y = 1;
  glfwGetWindowContentScale(window_, &x, &y);
  // Where screen units are larger than pixels, the system does the scaling.
  int units = 1;
  int pixels = 1;
  int ignored = 0;
  glfwGetWindowSize(window_, &units, &ignored);
  glfwGetFramebufferSize(window_, &pixels, &ignored);
  return pixels > units ? 1 : std::fmax(1.0F, x);
}

std::pair<int, int> Platform::size() const {
  std::pair<int, int> size;
  glfwGetWindowSize(window_, &size.first, &size.second);
  return size;
}

}  // namespace mazescope::gui
