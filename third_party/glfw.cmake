# glfw

mazescope_find_package(glfw3 3.3)

if(NOT TARGET glfw)
  mazescope_fetch(glfw
    DEBIAN libglfw3-dev
    URL https://github.com/glfw/glfw/archive/refs/tags/3.4.tar.gz
    SHA256 c038d34200234d071fae9345bc455e4a8f2f544ab60150765d7704e08f3dac01)
  set(GLFW_BUILD_DOCS OFF)
  set(GLFW_INSTALL OFF)
  if(UNIX AND NOT APPLE)
    # X11 is always built; Wayland only where it can be, for GLFW stops the configuration where it cannot.
    find_package(PkgConfig QUIET)
    pkg_check_modules(wayland QUIET wayland-client wayland-cursor wayland-egl wayland-scanner xkbcommon)
    if(NOT wayland_FOUND)
      set(GLFW_BUILD_WAYLAND OFF)
    endif()
  endif()
  mazescope_add_fetched(glfw)
endif()
