# mazescope::imgui: Dear ImGui with its GLFW and OpenGL 3 back ends.

if(MAZESCOPE_SEARCH_SYSTEM)
  find_package(PkgConfig QUIET)
  pkg_check_modules(imgui QUIET IMPORTED_TARGET GLOBAL imgui>=1.86)
endif()

if(TARGET PkgConfig::imgui)
  mazescope_add_headers(mazescope::imgui "${imgui_INCLUDEDIR}/backends")
  target_link_libraries(mazescope::imgui INTERFACE PkgConfig::imgui glfw)
else()
  mazescope_fetch(imgui
    DEBIAN libimgui-dev
    URL https://github.com/ocornut/imgui/archive/refs/tags/v1.92.5.tar.gz
    SHA256 0eb50fe9aeba1a51f96b5843c7f630a32ed2e9362d693c61b87e4fa870cf826d)
  file(GLOB imgui_sources "${imgui_SOURCE_DIR}/*.cpp")
  add_library(mazescope_imgui STATIC
    ${imgui_sources}
    "${imgui_SOURCE_DIR}/backends/imgui_impl_glfw.cpp"
    "${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp")
  target_include_directories(mazescope_imgui PUBLIC "${imgui_SOURCE_DIR}" "${imgui_SOURCE_DIR}/backends")
  target_link_libraries(mazescope_imgui PUBLIC glfw PRIVATE ${CMAKE_DL_LIBS} $<$<PLATFORM_ID:Windows>:imm32>)
  add_library(mazescope::imgui ALIAS mazescope_imgui)
endif()
