# CLI11::CLI11

mazescope_find_package(CLI11 2.1)

if(NOT TARGET CLI11::CLI11)
  mazescope_fetch(cli11
    DEBIAN libcli11-dev
    URL https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.4.2.tar.gz
    SHA256 f2d893a65c3b1324c50d4e682c0cdc021dd0477ae2c048544f39eed6654b699a)
  mazescope_add_headers(CLI11::CLI11 "${cli11_SOURCE_DIR}/include")
endif()
