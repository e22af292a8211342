# ZLIB::ZLIB

mazescope_find_package(ZLIB 1.2)

if(NOT TARGET ZLIB::ZLIB)
  mazescope_fetch(zlib
    DEBIAN zlib1g-dev
    URL https://github.com/madler/zlib/releases/download/v1.3.2/zlib-1.3.2.tar.gz
    SHA256 bb329a0a2cd0274d05519d61c667c062e06990d72e125ee2dfa8de64f0119d16)

  # Its own project would build a shared library, and install both.
  file(GLOB zlib_sources "${zlib_SOURCE_DIR}/*.c")
  list(FILTER zlib_sources EXCLUDE REGEX "/gz[a-z]+\\.c$")
  add_library(mazescope_zlib STATIC ${zlib_sources})
  target_include_directories(mazescope_zlib PUBLIC "${zlib_SOURCE_DIR}")
  add_library(ZLIB::ZLIB ALIAS mazescope_zlib)
endif()
