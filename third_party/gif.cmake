# GIF::GIF: giflib, which compresses the frames of an animation.

mazescope_find_package(GIF 5.1)

if(NOT TARGET GIF::GIF)
  mazescope_fetch(giflib
    DEBIAN libgif-dev
    URL https://downloads.sourceforge.net/project/giflib/giflib-5.x/giflib-5.2.2.tar.gz
    SHA256 be7ffbd057cadebe2aa144542fd90c6838c6a083b5e8a9048b8ee3b66b29d5fb)

  # Its makefile is for Unix alone; these are the sources of the library.
  set(gif_sources dgif_lib.c egif_lib.c gif_err.c gif_hash.c gifalloc.c openbsd-reallocarray.c)
  list(TRANSFORM gif_sources PREPEND "${giflib_SOURCE_DIR}/")
  add_library(mazescope_gif STATIC ${gif_sources})
  target_include_directories(mazescope_gif PUBLIC "${giflib_SOURCE_DIR}")
  add_library(GIF::GIF ALIAS mazescope_gif)
endif()
