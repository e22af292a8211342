# benchmark::benchmark, benchmark::benchmark_main

mazescope_find_package(benchmark)

if(NOT TARGET benchmark::benchmark)
  mazescope_fetch(benchmark
    DEBIAN libbenchmark-dev
    URL https://github.com/google/benchmark/archive/refs/tags/v1.9.1.tar.gz
    SHA256 32131c08ee31eeff2c8968d7e874f3cb648034377dfc32a4c377fa8796d84981)
  set(BENCHMARK_ENABLE_INSTALL OFF)
  set(BENCHMARK_ENABLE_TESTING OFF)
  set(BENCHMARK_ENABLE_WERROR OFF)
  mazescope_add_fetched(benchmark)
endif()
