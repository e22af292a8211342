# The two ways to a dependency, shared by every file beside this one.

include(FetchContent)

# What is found or added here is used by the whole project.
set(CMAKE_FIND_PACKAGE_TARGETS_GLOBAL ON)

# Lets a plain set() choose the options of a fetched project, whatever CMake version that project asks for.
set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)

if(MAZESCOPE_DEPENDENCIES STREQUAL "fetch")
  set(MAZESCOPE_SEARCH_SYSTEM OFF)
else()
  set(MAZESCOPE_SEARCH_SYSTEM ON)
endif()

# mazescope_find_package(<as for find_package>...)
macro(mazescope_find_package)
  if(MAZESCOPE_SEARCH_SYSTEM)
    find_package(${ARGV} QUIET)
  endif()
endmacro()

# mazescope_fetch(<name> DEBIAN <package> URL <url> SHA256 <hash>)
# Downloads the sources of <name> and sets <name>_SOURCE_DIR; adds nothing to the build.
function(mazescope_fetch name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "DEBIAN;URL;SHA256" "")
  if(MAZESCOPE_DEPENDENCIES STREQUAL "system")
    message(FATAL_ERROR
      "No usable ${name} on this system. On Debian: apt install ${arg_DEBIAN} (third_party/README.md lists every "
      "package). Or allow downloads: -DMAZESCOPE_DEPENDENCIES=auto")
  endif()
  message(STATUS "${name} (Debian: ${arg_DEBIAN}): taken from ${arg_URL}")
  # No such folder: MakeAvailable then leaves the building to the caller.
  FetchContent_Declare(${name} URL "${arg_URL}" URL_HASH SHA256=${arg_SHA256} SOURCE_SUBDIR only-the-sources)
  FetchContent_MakeAvailable(${name})
  set(${name}_SOURCE_DIR "${${name}_SOURCE_DIR}" PARENT_SCOPE)
endfunction()

# mazescope_add_fetched(<name>): builds fetched sources with their own CMakeLists.txt, installing nothing.
function(mazescope_add_fetched name)
  add_subdirectory("${${name}_SOURCE_DIR}" "${FETCHCONTENT_BASE_DIR}/${name}-build" EXCLUDE_FROM_ALL SYSTEM)
endfunction()

# mazescope_add_headers(<target> <directory>): a target that is nothing but headers.
function(mazescope_add_headers target directory)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${target} INTERFACE "${directory}")
endfunction()
