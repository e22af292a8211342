# mazescope::stb: the headers alone. One source file of the project defines STB_IMAGE_WRITE_IMPLEMENTATION.

if(MAZESCOPE_SEARCH_SYSTEM)
  find_path(MAZESCOPE_STB_DIR stb_image_write.h PATH_SUFFIXES stb)
endif()

if(MAZESCOPE_SEARCH_SYSTEM AND MAZESCOPE_STB_DIR)
  mazescope_add_headers(mazescope::stb "${MAZESCOPE_STB_DIR}")
else()
  mazescope_fetch(stb
    DEBIAN libstb-dev
    URL https://github.com/nothings/stb/archive/8b5f1f37b5b75829fc72d38e7b5d4bcbf8a26d55.zip
    SHA256 93a16ee3e866e719feec459f6f132cce932c5ec751eb38e3ec1975f911353d2e)
  mazescope_add_headers(mazescope::stb "${stb_SOURCE_DIR}")
endif()
