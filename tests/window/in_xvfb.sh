#!/usr/bin/env bash
# in_xvfb.sh COMMAND...: runs a window test on a screen of its own, drawn by Mesa in software.
# Exit 77, which ctest counts as skipped, where the tools for it are missing.
set -euo pipefail

for tool in Xvfb xdotool; do
  if ! command -v "$tool" >/dev/null; then
    echo "skipped: $tool is not installed"
    exit 77
  fi
done

# Not xvfb-run: two of them at a time may choose the same display, where -displayfd lets the server
# choose; and a server that resets (-noreset) when a program ends turns the next one away.
exec {answer}<> <(:)
Xvfb -displayfd "$answer" -screen 0 1280x800x24 -noreset -nolisten tcp 2>/dev/null &
trap 'kill %1' EXIT
if ! read -r -t 60 -u "$answer" display; then
  echo "Xvfb did not start"
  exit 1
fi
export DISPLAY=:$display LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
"$@"
