# mazescope::catch2_main: Catch2 and its main(). MAZESCOPE_CATCH2_MAJOR, 2 or 3, tells which headers there are.
# catch_discover_tests() can be called without including anything more.

mazescope_find_package(Catch2 3)
if(NOT TARGET Catch2::Catch2WithMain)
  mazescope_find_package(Catch2 2.13)
endif()

if(TARGET Catch2::Catch2WithMain)
  set(catch2_major ${Catch2_VERSION_MAJOR})
  set(catch2_modules "${Catch2_DIR}")
else()
  mazescope_fetch(catch2
    DEBIAN catch2
    URL https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz
    SHA256 c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c)
  mazescope_add_fetched(catch2)
  set(catch2_major 3)
  set(catch2_modules "${catch2_SOURCE_DIR}/extras")
endif()

include("${catch2_modules}/Catch.cmake")

add_library(mazescope::catch2_main INTERFACE IMPORTED GLOBAL)
target_link_libraries(mazescope::catch2_main INTERFACE Catch2::Catch2WithMain)
target_compile_definitions(mazescope::catch2_main INTERFACE MAZESCOPE_CATCH2_MAJOR=${catch2_major})
