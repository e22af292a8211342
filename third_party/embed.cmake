# mazescope_embed(<namespace> <name> <file> [<name> <file>]...)
#
# A library of the bytes of some files, which also bears the namespace as its target's name. Its header, named after
# the namespace with _ for ::, declares for each file
#   std::span<const unsigned char> <name>() noexcept;
function(mazescope_embed namespace)
  string(REPLACE "::" "_" target ${namespace})
  set(directory "${CMAKE_CURRENT_BINARY_DIR}/${target}")
  set(script "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embed_file.cmake")

  set(remaining ${ARGN})
  while(remaining)
    list(POP_FRONT remaining name file)
    cmake_path(ABSOLUTE_PATH file)
    add_custom_command(
      OUTPUT "${directory}/${name}.cpp"
      COMMAND "${CMAKE_COMMAND}" -D "FILE=${file}" -D "OUTPUT=${directory}/${name}.cpp" -D HEADER=${target}.hpp
              -D NAMESPACE=${namespace} -D NAME=${name} -P "${script}"
      DEPENDS "${file}" "${script}"
      COMMENT "Embedding ${name} of ${namespace}"
      VERBATIM)
    list(APPEND sources "${directory}/${name}.cpp")
    string(APPEND declarations "std::span<const unsigned char> ${name}() noexcept;\n")
  endwhile()

  file(CONFIGURE OUTPUT "${directory}/${target}.hpp" @ONLY CONTENT
    "#pragma once\n\n#include <span>\n\nnamespace @namespace@ {\n\n@declarations@\n} // namespace @namespace@\n")
  add_library(${target} STATIC ${sources})
  target_include_directories(${target} PUBLIC "${directory}")
  target_compile_features(${target} PUBLIC cxx_std_20)
  if(NOT TARGET ${namespace})
    add_library(${namespace} ALIAS ${target})
  endif()
endfunction()
