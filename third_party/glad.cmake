# mazescope::glad: an OpenGL 3.3 core loader, generated when the project is built.

# glad 1 answers to the same name, but to other arguments; only glad 2 can merge.
function(mazescope_is_glad_2 result program)
  execute_process(COMMAND "${program}" --help OUTPUT_VARIABLE help ERROR_QUIET)
  if(NOT help MATCHES "--merge")
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()

if(MAZESCOPE_SEARCH_SYSTEM)
  find_program(MAZESCOPE_GLAD glad VALIDATOR mazescope_is_glad_2)
endif()

if(MAZESCOPE_SEARCH_SYSTEM AND MAZESCOPE_GLAD)
  set(glad_command "${MAZESCOPE_GLAD}")
else()
  mazescope_fetch(glad
    DEBIAN python3-glad
    URL https://github.com/Dav1dde/glad/archive/refs/tags/v2.0.2.tar.gz
    SHA256 0326d59b1ccf8ccae1fface5bfb71bec1bb41fbe2341e722b31f6acac3068aeb)
  find_package(Python3 3.10 REQUIRED COMPONENTS Interpreter)
  execute_process(COMMAND "${Python3_EXECUTABLE}" -c "import jinja2" RESULT_VARIABLE jinja2_missing ERROR_QUIET)
  if(jinja2_missing)
    message(FATAL_ERROR
      "glad generates the OpenGL loader with Jinja2, which ${Python3_EXECUTABLE} cannot import.\n"
      "Install it (Debian: python3-jinja2), or name another Python: -DPython3_EXECUTABLE=...")
  endif()
  set(glad_command
    "${CMAKE_COMMAND}" -E env --modify "PYTHONPATH=path_list_prepend:${glad_SOURCE_DIR}"
    "${Python3_EXECUTABLE}" -m glad)
endif()

set(glad_directory "${CMAKE_CURRENT_BINARY_DIR}/glad")
set(glad_files src/gl.c include/glad/gl.h include/KHR/khrplatform.h)
list(TRANSFORM glad_files PREPEND "${glad_directory}/")

add_custom_command(
  OUTPUT ${glad_files}
  COMMAND ${glad_command} --quiet --api gl:core=3.3 --extensions= --out-path "${glad_directory}" --reproducible c
  COMMENT "Generating the OpenGL loader"
  VERBATIM)
add_library(mazescope_glad STATIC ${glad_files})
target_include_directories(mazescope_glad PUBLIC "${glad_directory}/include")
add_library(mazescope::glad ALIAS mazescope_glad)
