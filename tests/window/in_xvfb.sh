#!/usr/bin/env bash
# in_xvfb.sh COMMAND...: runs a window test on a screen of its own, drawn by Mesa in software.
# Exit 77, which ctest counts as skipped, where the tools for it are missing.
set -euo pipefail

for tool in Xvfb xvfb-run xauth xdotool; do
  if ! command -v "$tool" >/dev/null; then
    echo "skipped: $tool is not installed"
    exit 77
  fi
done

export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY
# -noreset: a server that starts anew after each program refuses one that comes too early.
exec xvfb-run -a -s "-screen 0 1280x800x24 -noreset" "$@"
