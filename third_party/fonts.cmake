# mazescope::fonts: the program's typefaces, embedded so that it looks the same everywhere.
# <mazescope_fonts.hpp> declares regular(), medium() and mono() in mazescope::fonts. -DMAZESCOPE_FONT_MONO=<ttf>
# and its like put another file in their place.

if(MAZESCOPE_SEARCH_SYSTEM)
  set(fonts_where
    PATHS ${CMAKE_SYSTEM_PREFIX_PATH}
    PATH_SUFFIXES
      share/fonts/truetype/roboto/unhinted/RobotoTTF share/fonts/truetype/roboto/unhinted
      share/fonts/truetype/dejavu share/fonts/dejavu-sans-mono-fonts share/fonts/TTF
    NO_DEFAULT_PATH)
  find_file(MAZESCOPE_FONT_REGULAR Roboto-Regular.ttf ${fonts_where})
  find_file(MAZESCOPE_FONT_MEDIUM Roboto-Medium.ttf ${fonts_where})
  find_file(MAZESCOPE_FONT_MONO DejaVuSansMono.ttf ${fonts_where})
endif()

if(NOT MAZESCOPE_SEARCH_SYSTEM OR NOT MAZESCOPE_FONT_REGULAR OR NOT MAZESCOPE_FONT_MEDIUM)
  mazescope_fetch(roboto
    DEBIAN fonts-roboto-unhinted
    URL https://github.com/googlefonts/roboto-2/releases/download/v2.138/roboto-unhinted.zip
    SHA256 70f64c718510a601fbcf752aafe644314dacaeb85474dc689c89787c4a72a728)
  set(MAZESCOPE_FONT_REGULAR "${roboto_SOURCE_DIR}/Roboto-Regular.ttf")
  set(MAZESCOPE_FONT_MEDIUM "${roboto_SOURCE_DIR}/Roboto-Medium.ttf")
endif()

if(NOT MAZESCOPE_SEARCH_SYSTEM OR NOT MAZESCOPE_FONT_MONO)
  mazescope_fetch(dejavu
    DEBIAN fonts-dejavu-core
    URL https://github.com/dejavu-fonts/dejavu-fonts/releases/download/version_2_37/dejavu-fonts-ttf-2.37.tar.bz2
    SHA256 fa9ca4d13871dd122f61258a80d01751d603b4d3ee14095d65453b4e846e17d7)
  set(MAZESCOPE_FONT_MONO "${dejavu_SOURCE_DIR}/ttf/DejaVuSansMono.ttf")
endif()

mazescope_embed(mazescope::fonts
  regular "${MAZESCOPE_FONT_REGULAR}"
  medium "${MAZESCOPE_FONT_MEDIUM}"
  mono "${MAZESCOPE_FONT_MONO}")
