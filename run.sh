#!/usr/bin/env bash
# Installs what is missing, builds the program and runs it: ./run.sh [ARGS...]
#
# ARGS go to the program (./run.sh --help lists them); without any it opens its window. Standard
# output is the program's alone; the set-up speaks on standard error.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tools/setup.sh
source "$root/tools/setup.sh"
program=$root/build/release/bin/mazescope

install "${build_packages[@]}"
if [[ ! -e $root/build/release/build.ninja ]]; then
  say "Building Mazescope, which takes a minute or two the first time"
  configure release -D MAZESCOPE_BUILD_TESTS=OFF -D MAZESCOPE_BUILD_BENCHMARKS=OFF
fi
build release mazescope

case ${1-} in
  list | render | export | solve | survey | check | pictures | bench-window | -h | --help | --version) exec "$program" "$@" ;;
esac

# The window. It runs beside this script, so that whoever stops the script stops the window.
"$program" "$@" <&0 &
window=$!
trap 'kill -TERM "$window" 2>/dev/null || true' HUP INT TERM
status=0
while wait "$window" && status=0 || status=$?; kill -0 "$window" 2>/dev/null; do :; done
trap - HUP INT TERM

no_display=3 # the program's exit status
if ((status != no_display)); then
  exit "$status"
fi
preset=()
while (($#)); do
  case $1 in
    # Only the window can write these files: without them the call has failed.
    --screenshot* | --log-*) exit "$status" ;;
    --after-frames | --tick) shift ;;
    -*) ;;
    *) preset=("$1") ;;
  esac
  shift
done
folder=$(mktemp -d "${TMPDIR:-/tmp}/mazescope-pictures.XXXXXX")
"$program" pictures ${preset[@]+"${preset[@]}"} --out "$folder"
echo "Pictures of the preset are in $folder"
