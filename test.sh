#!/usr/bin/env bash
# Installs what is missing, builds a release and runs every test: ./test.sh [--all]
#
# --all adds the debug, sanitizer and clang++ builds with all their tests, and the checks of style.
# The last lines are ctest's summary.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"
jobs=$(getconf _NPROCESSORS_ONLN)

usage() { sed -n '2,5s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }

# build_tests PRESET [OPTION...]: everything in PRESET, the tests above all.
build_tests() {
  say "Building $1"
  configure "$@" -D MAZESCOPE_BUILD_TESTS=ON -D MAZESCOPE_BUILD_BENCHMARKS=ON
  build "$1" all all_verify_interface_header_sets
}

case "$#:${1-}" in
  0:)
    install "${build_packages[@]}" "${test_packages[@]}"
    build_tests release
    cd "$root"
    exec ctest --preset release --parallel "$jobs"
    ;;
  1:--all)
    install "${build_packages[@]}" "${test_packages[@]}" "${all_packages[@]}"
    build_tests release
    build_tests debug
    build_tests asan
    build_tests clang -D MAZESCOPE_TEST_STYLE=ON
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
