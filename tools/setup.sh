# Shared by run.sh and test.sh: installing what is missing, configuring and building a preset.
# To be sourced, with `root` set to the project's folder. Speaks on standard error only.
# shellcheck shell=bash disable=SC2034,SC2154

# What the program is built from, and Mesa's software OpenGL for machines without a graphics card.
build_packages=(
  g++ cmake ninja-build pkg-config
  nlohmann-json3-dev libcli11-dev libfmt-dev zlib1g-dev libgif-dev
  libimgui-dev libglfw3-dev libgl1-mesa-dri python3-glad
  fonts-roboto-unhinted fonts-dejavu-core
)
# What the tests need besides: their libraries, a screen where there is none, and independent readers
# of what is exported: Pillow, a browser, and an HTML validator that npm installs.
test_packages=(
  catch2 libbenchmark-dev libpng-dev
  python3 python3-pil chromium chromium-driver
  xvfb xauth xdotool openbox
)
# Node.js often comes from elsewhere, and Debian's packages would not go with it.
command -v node >/dev/null || test_packages+=(nodejs)
command -v npm >/dev/null || test_packages+=(npm)
# What test.sh --all needs besides: the second compiler and the checks of style.
all_packages=(clang clang-format clang-tidy shellcheck)

say() { printf '%s\n' "$*" >&2; }

# install PACKAGE...: installs what is missing, where there is apt and the right to use it. Elsewhere
# it says what is wanted; CMake then downloads the libraries it does not find.
install() {
  if ! command -v apt-get >/dev/null; then
    need_tools "the packages of Debian are: $*"
    return
  fi
  local wanted as_root=()
  mapfile -t wanted < <(missing "$@")
  if ((${#wanted[@]} == 0)); then
    return
  elif ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      say "Not installed, for want of root or sudo: ${wanted[*]}"
      need_tools "as root: apt-get install ${wanted[*]}"
      return
    fi
    as_root=(sudo)
  fi
  say "Installing ${wanted[*]}"
  "${as_root[@]}" apt-get update -q >&2
  mapfile -t wanted < <(offered "${wanted[@]}")
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${wanted[@]}" >&2
}

# missing PACKAGE...: prints those that are not installed.
missing() {
  local package states
  states=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qxF "installed $package" <<<"$states" || echo "$package"
  done
}

# offered PACKAGE...: prints those that apt knows.
offered() {
  local package
  for package in "$@"; do
    if apt-cache show "$package" >/dev/null 2>&1; then
      echo "$package"
    else
      say "No package $package here: if it is a library, CMake will download it"
    fi
  done
}

# need_tools HINT...: ends the script unless the tools to begin with are there.
need_tools() {
  local tool
  for tool in cmake ninja; do
    if ! command -v "$tool" >/dev/null; then
      say "Mazescope is built with $tool, which is not installed ($*)"
      exit 1
    fi
  done
}

# configure PRESET [OPTION...]
configure() { (cd "$root" && quietly cmake --preset "$@"); }

# build PRESET [TARGET...]
build() { quietly ninja --quiet -C "$root/build/$1" "${@:2}"; }

# quietly COMMAND...: shows what it printed only if it fails.
quietly() {
  local log
  if ! log=$("$@" 2>&1); then
    say "$log"
    return 1
  fi
}
