# PNG::PNG: the tests read with it what the program wrote by itself. After zlib.cmake.

mazescope_find_package(PNG 1.6)

if(NOT TARGET PNG::PNG)
  mazescope_fetch(libpng
    DEBIAN libpng-dev
    URL https://github.com/pnggroup/libpng/archive/refs/tags/v1.6.58.tar.gz
    SHA256 a9d4df463d36a6e5f9c29bd6f4967312d17e996c1854f3511f833924eb1993cf)

  # Compiled as portable C: libpng's own project would look for an installed zlib.
  file(GLOB png_sources "${libpng_SOURCE_DIR}/png*.c")
  list(FILTER png_sources EXCLUDE REGEX "/pngtest\\.c$")
  configure_file("${libpng_SOURCE_DIR}/scripts/pnglibconf.h.prebuilt" png/pnglibconf.h COPYONLY)
  add_library(mazescope_png STATIC ${png_sources})
  target_include_directories(mazescope_png
    PUBLIC "${libpng_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/png")
  target_compile_definitions(mazescope_png PRIVATE
    PNG_ARM_NEON_OPT=0 PNG_INTEL_SSE_OPT=0 PNG_LOONGARCH_LSX_OPT=0 PNG_MIPS_MMI_OPT=0 PNG_MIPS_MSA_OPT=0
    PNG_POWERPC_VSX_OPT=0 PNG_RISCV_RVV_OPT=0)
  target_link_libraries(mazescope_png PUBLIC ZLIB::ZLIB PRIVATE $<$<BOOL:${UNIX}>:m>)
  add_library(PNG::PNG ALIAS mazescope_png)
endif()
