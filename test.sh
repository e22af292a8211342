#!/usr/bin/env bash
# Installs what is missing, builds a release and runs every test: ./test.sh [--all]
#
# --all adds a debug and a clang++ build of the library, a sanitizer build of all but the window, and the
# checks of style, in which clang reads every source too.
# The last lines are ctest's summary.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"
jobs=$(getconf _NPROCESSORS_ONLN)

usage() { sed -n '2,6s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }

# build_tests PRESET [OPTION...]: everything in PRESET, the tests above all.
build_tests() {
  say "Building $1"
  configure "$@" -D MAZESCOPE_BUILD_TESTS=ON
  build "$1" all
}

# Whether each public header compiles by itself: once is enough.
build_headers() { build release all_verify_interface_header_sets; }

case "$#:${1-}" in
  0:)
    install "${build_packages[@]}" "${test_packages[@]}"
    build_tests release -D MAZESCOPE_BUILD_BENCHMARKS=ON
    build_headers
    cd "$root"
    exec ctest --preset release --parallel "$jobs"
    ;;
  1:--all)
    install "${build_packages[@]}" "${test_packages[@]}" "${all_packages[@]}"
    build_tests release -D MAZESCOPE_BUILD_BENCHMARKS=ON -D MAZESCOPE_PRECOMPILE_CATCH2=ON
    build_headers
    others=(-D MAZESCOPE_BUILD_BENCHMARKS=OFF -D MAZESCOPE_PRECOMPILE_CATCH2=ON -D CMAKE_UNITY_BUILD=ON)
    build_tests debug "${others[@]}" -D MAZESCOPE_BUILD_APP=OFF
    build_tests asan "${others[@]}" -D MAZESCOPE_BUILD_WINDOW=OFF
    build_tests clang "${others[@]}" -D MAZESCOPE_TEST_WINDOW=OFF -D MAZESCOPE_TEST_STYLE=ON
    # One ctest run over the four builds, and so one summary.
    mkdir -p "$root/build/all"
    printf 'subdirs("../%s")\n' release debug asan clang >"$root/build/all/CTestTestfile.cmake"
    exec ctest --test-dir "$root/build/all" --output-on-failure --no-tests=error --parallel "$jobs"
    ;;
  1:--help | 1:-h)
    usage
    ;;
  *)
    usage >&2
    exit 2
    ;;
esac
