# fmt::fmt

mazescope_find_package(fmt 9)

if(NOT TARGET fmt::fmt)
  mazescope_fetch(fmt
    DEBIAN libfmt-dev
    URL https://github.com/fmtlib/fmt/releases/download/11.2.0/fmt-11.2.0.zip
    SHA256 203eb4e8aa0d746c62d8f903df58e0419e3751591bb53ff971096eaa0ebd4ec3)
  set(FMT_INSTALL OFF)
  mazescope_add_fetched(fmt)
endif()
